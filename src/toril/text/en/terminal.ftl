### The terminal: `toril play`, `toril replay` and `toril verify`.

## The table

title-six = Round { $round } · trick { $trick } of { $tricks }
title-draft = Round { $round } · picking cards
title-over = Round { $round } · over
title-eleven = Round { $round } · { $you ->
    [yes] your turn
   *[no] { $name }’s turn
}
label-row = row { $row }
label-pool = Cards to pick from
label-hand = Your hand
label-own = Your card
label-piles = Piles
label-state = Draw deck: { $deck } · bull cards in the supply: { $supply }
seat-six = { $name }: { $taken } this round, { $total } in total
seat-eleven = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $bulls ->
    [one] { $bulls } bull
   *[other] { $bulls } bulls
}, { $total ->
    [one] { $total } bullhead
   *[other] { $total } bullheads
}

## Questions

ask-commit = Which card do you play?
ask-draft = Which card do you pick?
ask-row = Your { $card } is lower than the end of every row. Which row do you take (1 to { $last })?
ask-turn = What do you play?
ask-turn-none = None of your cards fit. Which pile do you take?
ask-rob = Who do you take a bull card from? { $seats }
ask-may-rob = Who do you take a bull card from? { $seats }; or nobody
fits-one = You can play one of these
fits-many = You can play several, on { $piles ->
    [one] { $piles } pile
   *[other] up to { $piles } piles
}
confirm-commit = You play { $card }. Enter to confirm, or another card:
confirm-draft = You pick { $card }. Enter to confirm, or another card:
confirm-row = You take row { $row }. Enter to confirm, or another row:
confirm-play = You play { $groups }. Enter to confirm, or something else:
confirm-take = You take the { $top } pile. Enter to confirm, or something else:
confirm-rob = You take it from { $name }. Enter to confirm, or someone else:
confirm-decline = You take it from nobody. Enter to confirm, or someone:
which-pile = On which pile? Type { $examples }.
not-understood = I don’t understand "{ $text }"; ? explains how to type it.
help-card = Type the number of one of your cards.
help-row = Type the number of the row you take; its bullheads are shown at its end.
help-turn = Type the card and the pile: 36>31. Several: 34 36>33, 51>50. To take a pile: take 31.
help-rob = Type the number or the name of whoever must give you a bull card.
help-may-rob = { help-rob } Or type nobody, and take none.
help-signs-six = 30³ is the 30 with three bullheads; | is the sixth place, and ! warns of a full row.
help-signs-eleven = 30³ is the 30 with three bullheads.
help-keys = Enter shows the table, ? help, r rules, q quit and save.
welcome = { $game } against { $names }.
bots-unsupported = Some bots don’t know these rules; { $bot } plays for them.
bots-not-ready = The bots are getting ready (only the first time); for now, { $bot } plays.
resumed = The match continues, round { $round }.
resumed-last = Last thing that happened:
kept = The match is saved in { $file }
go-on = To continue: { $command }

## Replay and verify

replay-round = Round { $round }
replay-rows = Rows: { $cards }
replay-piles = Piles: { $cards }
replay-web = The match is shown at { $link } (on this machine only). Ctrl-C ends it.
replay-at = After { $at } of { $moves } moves
verified = Valid: { $game }, { $seats } seats, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
verified-unfinished = The match hasn’t ended: the seed and the deals are still secret.
verified-seed = Seed { $seed }
verified-later-seed = Seed from round { $round } on: { $seed }
verified-fair = The seed comes from the secret, whose hash is { $hash }, and from the nonce that each person brought. Older servers did it that way, and it proves less: the server could choose.
verified-no-draw = No server dealt this match: there’s nothing to prove about its deals.
verified-day = The deal of the day of { $day }: the same for all at that server, chosen by the server and not drawn by devices, so there’s nothing to prove. Whoever noted its hash before that day knows that it wasn’t changed since: { $hash }
verified-day-hash = Compared: the deal of { $day } is the one that the hash promised; the server hasn’t changed it since it showed you the hash.
verified-hash = Compared: the secret is the one that the hash promised.
verified-nonce = Compared: the nonce is at seat { $seat }, { $name }.
verified-deal = Deal of round { $round }: { $cards } …
