### The page, in both games: who sits there, the log, the scores and the result.

## Who sits here

match-seats = Players
match-seat-you = You ({ $name })
match-seat-bot = { $kind } bot
match-seat-level = { $kind ->
    [calf] { match-seat-bot }, easy
    [heifer] { match-seat-bot }, medium
    [ox] { match-seat-bot }, hard
    [bull] { match-seat-bot }, very hard
   *[other] { match-seat-bot }
}
match-seat-host = { $you ->
    [yes] you’re the host
   *[no] host
}
match-seat-state = { $state ->
    [ready] { $you ->
        [yes] you’ve chosen
       *[no] has chosen
    }
    [away] { $you ->
        [yes] you’re away
       *[no] is away
    }
    [standin] { $you ->
        [yes] a bot is playing for you
       *[no] a bot is playing for them
    }
    [resigned] { $you ->
        [yes] you resigned; a bot is playing
       *[no] resigned; a bot is playing
    }
   *[thinking] { $you ->
        [yes] your turn
       *[no] is thinking
    }
}
match-card = { $card }, { bullheads }

## Who must do what

match-opening = Joining the table…
match-lost = Connection lost. Reconnecting…
match-paused = Paused. Waiting for the host to resume.
match-paused-host = The match is paused.
match-resume = Resume
match-held = Not sent yet.
match-held-how = Not sent yet: Escape takes it back, Enter sends it.
match-held-back = Take back
match-held-send = Play now
match-stood-in = { $why ->
    [clock] Your time ran out: a bot is playing for you.
    [away] You were offline: a bot is playing for you.
   *[left] You left: a bot is playing for you.
}
match-back = I’m back
match-resigned = You resigned; a bot is playing for you.
match-watching = You’re watching.
match-sent-away = You were removed from the table; you’re watching.
match-rests = The match is on hold until someone plays again.
match-rests-mine = The match was put on hold because nobody was playing.
match-draft = Your turn: pick a card for your hand.
match-others-draft = { $name } is picking a card.
match-commit = Choose a card.
match-committed = You play { $card }.
match-committed-waiting = You play { $card }. { match-waiting }
match-waiting = { $n ->
    [one] Waiting for { $names }.
   *[other] Still choosing: { $names }.
}
match-more = { $n } more
match-others-row = { $name } is choosing which row to take with { $card }.
match-turn = { $cards ->
    [none] Your turn: none of your cards fit, so take a pile.
    [many] Your turn: play cards or take a pile.
   *[one] Your turn: play a card or take a pile.
}
match-others-turn = It’s { $name }’s turn.
match-rob = Choose who to take a bull card from.
match-may-rob = Choose who to take a bull card from, or nobody.
match-others-rob = { $name } is choosing who to take a bull card from.
match-others-may-rob = { $name } is deciding whether to take a bull card from someone.
match-round-over = The round is over.
match-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
match-hurry = You have { $seconds } seconds left.
match-end-how = Nobody wins.
match-resign-how = A bot will finish it for you.
match-leave-how = You can come back; a bot plays until then.
match-leave-lobby = Your seat becomes free.
match-skip = Skip the animation
match-repeat = Watch again

## Scores

match-place = Place
match-who = Name
match-you = you
match-round = Round
match-this-round = round
match-last-round = last round
match-now = now
match-total = total
match-until = Playing { $end }.
match-round-of = Round { $round } of { $rounds }
match-chart = The totals, round by round: lower is better
match-chart-label = A chart of the totals; the table has the same numbers.
match-limit = limit { $limit }
match-read-scores = Round { $round }. Totals: { $scores }.
match-read-score = { $name } { $total }
match-read-score-now = { $name } { $total }, including { $n } this round

## The end of a round

match-round-ended = Round { $round } results
match-go-on = Continue
match-best = fewest bullheads
match-worst = most bullheads
match-out = out of cards
match-hand-left = Cards left: { $cards }

## What happened

match-side-panel = Scores and log
match-trick = Trick { $trick }
match-log-empty = No tricks yet this round.
match-taken-cards = Cards: { $cards }
match-lap-empty = This round has just started.
match-lap-only = Latest turns only: the rest is up to your memory.
match-lap-play = { $you ->
    [yes] You played and left { $cards } on top.
   *[no] { $name } played and left { $cards } on top.
}
match-lap-take = { $you ->
    [yes] You took the { $top } pile; new piles: { $cards }.
   *[no] { $name } took the { $top } pile; new piles: { $cards }.
}
match-lap-bull = { $you ->
    [yes] You got a bull card.
   *[no] They got a bull card.
}
match-lap-robbed = { $you ->
    [yes] You took a bull card from { $victim }.
   *[no] They took a bull card from { $victim }.
}
match-lap-robbed-you = They took a bull card from you.
match-unseen = { $n ->
    [one] { $n } card hasn’t been seen yet this round.
   *[other] { $n } cards haven’t been seen yet this round.
}
match-unseen-cards = Unseen: { $cards }
match-legend-unseen = unseen
match-legend-seen = seen
match-legend-mine = in your hand

## The end

match-rematch = Play again
match-change = Back to lobby
match-waiting-host = { $name } can start another match.
match-all-left = Everyone has left this table.
match-open-again = Sit down and play again
match-your-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }.
match-look = View table
match-show-result = View result
match-resigned-remark = resigned
match-stood-in-remark = finished by a bot
match-left-remark = left
match-ask-again = One more!
match-beaten = You beat the { $kind ->
    [calf] calf
    [heifer] heifer
    [ox] ox
   *[bull] bull
}!
match-podium = Podium
match-highlights = Highlights
match-high-take-title = { $what ->
    [pile] Heaviest pile
   *[row] Costliest row
}
match-high-take = { $what ->
    [pile] { $name }: the pile with { $card } on top, { bullheads } (round { $round }).
   *[row] { $name }: { bullheads } at once with { $card } (round { $round }).
}
match-high-best-title = Best round
match-high-worst-title = Worst round
match-high-round = { $name }: { bullheads } in round { $round }.
match-high-escape-title = Narrowest escape
match-high-escape = { $name }: took the last free spot with { $card }; the next card cost { bullheads }.
match-high-hand = { $name }: from { bullheads } in hand down to { $left } at the end of round { $round }.
match-details = Final standings
match-caught = How the last round ended
match-more-details = More details
