### The page, in both games: who sits there, the log, the scores and the result.

## Who sits here

match-seats = Who plays
match-bot-name = { $seat ->
    [0] Lucero
    [1] Canela
    [2] Romero
    [3] Jara
    [4] Careto
    [5] Perla
    [6] Trueno
    [7] Paloma
    [8] Roble
   *[other] Azahar
}
match-seat-you = You ({ $name })
match-seat-bot = { $kind } bot
match-seat-level = { $kind ->
    [calf] { match-seat-bot }, easy
    [heifer] { match-seat-bot }, medium
    [ox] { match-seat-bot }, hard
    [bull] { match-seat-bot }, very hard
   *[other] { match-seat-bot }
}
match-seat-host = runs the table
match-seat-state = { $state ->
    [ready] { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
    [away] is away
    [standin] a bot stands in
    [resigned] gave up; a bot plays
   *[thinking] { $you ->
        [yes] your turn
       *[no] is thinking
    }
}
match-card = { $card }, { bullheads }

## Who must do what

match-opening = Joining the table…
match-lost = The connection is gone. Trying again…
match-paused = Paused. It goes on when the host says so.
match-paused-host = The match is paused.
match-resume = Go on
match-stood-in = { $why ->
    [clock] Your time ran out: a bot plays for you.
    [away] You were offline: a bot plays for you.
   *[left] You left: a bot plays for you.
}
match-back = I am back
match-resigned = You gave up; a bot plays for you.
match-watching = You are watching.
match-sent-away = The host sent you away; you are watching.
match-rests = The match rests until somebody plays again.
match-rests-mine = The match rests, because nobody was playing.
match-draft = Your turn: pick a card for your hand.
match-others-draft = { $name } picks a card.
match-commit = Choose a card.
match-committed = You play { $card }.
match-committed-waiting = You play { $card }. { match-waiting }
match-waiting = { $n ->
    [one] Waiting for { $names }.
   *[other] Still choosing: { $names }.
}
match-more = { $n } more
match-others-row = { $name } chooses a row to take with { $card }.
match-turn = { $cards ->
    [none] Your turn: none of your cards fits, take a pile.
    [many] Your turn: play cards or take a pile.
   *[one] Your turn: play a card or take a pile.
}
match-others-turn = It is { $name }’s turn.
match-rob = Choose whom to take a bull card from.
match-may-rob = Choose whom to take a bull card from, or nobody.
match-others-rob = { $name } chooses whom to take a bull card from.
match-others-may-rob = { $name } decides whether to take a bull card from somebody.
match-round-over = The round is over.
match-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
match-hurry = You have { $seconds } seconds left.
match-resign-how = A bot finishes it for you.
match-leave-how = You can come back; a bot plays until then.
match-leave-lobby = Your seat will be free.
match-skip = Skip to the end
match-repeat = Watch again

## Scores

match-place = Place
match-who = Name
match-you = you
match-round = Round
match-this-round = round
match-now = now
match-total = total
match-until = You play { $end }.
match-round-of = Round { $round } of { $rounds }.
match-chart = The totals, round by round: lower is better
match-chart-label = A chart of the totals; the table has the same numbers.
match-limit = limit { $limit }
match-read-scores = Round { $round }. Totals: { $scores }.
match-read-score = { $name } { $total }
match-read-score-now = { $name } { $total } and { $n } in this round

## The end of a round

match-round-ended = Round { $round }: how it went
match-go-on = Go on
match-best = best round
match-worst = costliest round
match-out = out of cards
match-hand-left = Cards left: { $cards }

## What happened

match-side-panel = Scores and what happened
match-trick = Trick { $trick }
match-log-empty = This round has no trick yet.
match-taken-cards = They were: { $cards }
match-lap-empty = This round has just begun.
match-lap-only = The last lap only: what came before is for your memory.
match-lap-play = { $you ->
    [yes] You played and left { $cards } on top.
   *[no] { $name } played and left { $cards } on top.
}
match-lap-take = { $you ->
    [yes] You took the pile of { $top }; new piles: { $cards }.
   *[no] { $name } took the pile of { $top }; new piles: { $cards }.
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
    [one] { $n } card of this round is still unseen.
   *[other] { $n } cards of this round are still unseen.
}
match-unseen-cards = Unseen: { $cards }
match-legend-unseen = unseen
match-legend-seen = seen
match-legend-mine = in your hand

## The end

match-rematch = Play again
match-change = Options
match-waiting-host = { $name } can start another match.
match-all-left = Everybody has left this table.
match-open-again = Sit down for another match
match-your-place = You are number { $place } of { $seats }.
match-look = See the table
match-show-result = Show the result
match-resigned-remark = gave up
match-stood-in-remark = a bot finished
match-left-remark = left
