### The page: whoever comes late and takes over a bot's seat.

late-play = Play
late-play-how = Take over a bot’s seat
late-offer = Offer the seat
late-offer-of = Offer the seat of { $name }
late-offer-how = Latecomers can take over a bot’s seat: they play from the next round on, and the cards are shuffled anew for it. Anyone who has already had a seat in this match can’t.
late-offered = free from the next round on
late-withdraw = Stop offering
late-withdraw-of = Stop offering the seat of { $name }
late-ask = Want to play? Ask { $host } for a bot’s seat: once it’s offered, you can sit down here and play from the next round on.
late-free = There’s a seat for you: you play from the next round on. Until then the bot goes on.
late-sit = Sit down
late-heir = { $name } plays here from the next round on
late-waiting = You play from the next round on, in { $name }’s seat. Your check will speak for the deals from then on, and for none before.
late-stop = I’d rather watch
late-until = until round { $round }: { $name }
late-watching = { $n ->
    [one] Someone is watching.
   *[other] { $n } people are watching.
}
late-watching-do = Give them a bot’s seat

## What is announced

late-came = { $n ->
    [one] { $names } plays from the next round on.
   *[other] { $names } play from the next round on.
}
late-took = { $n ->
    [one] { $names } takes over a bot’s seat and is playing now.
   *[other] { $names } take over bots’ seats and are playing now.
}
late-you-took = You’re playing now. Your check speaks for the deals from round { $round } on.
late-you-wait = You play from the next round on.
late-open = There’s a seat for you: tap “{ late-play }”.
late-looks-on = Someone is watching. Under “{ page-menu-people }” you can give them a seat.
