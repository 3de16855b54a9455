### The page, in both games: who sits there, the log, the scores, the result and the fairness check.

## Who sits here

between-seats = Who plays
between-bot-name = { $seat ->
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
between-seat-you = You ({ $name })
between-seat-bot = { $kind } bot
between-seat-level = { $kind ->
    [calf] { between-seat-bot }, easy
    [heifer] { between-seat-bot }, medium
    [ox] { between-seat-bot }, hard
    [bull] { between-seat-bot }, very hard
   *[other] { between-seat-bot }
}
between-seat-host = runs the table
between-seat-state = { $state ->
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
between-card = { $card }, { bullheads }

## Who must do what

between-opening = Joining the table…
between-lost = The connection is gone. Trying again…
between-paused = Paused. It goes on when the host says so.
between-paused-host = The match is paused.
between-resume = Go on
between-stood-in = { $why ->
    [clock] Your time ran out: a bot plays for you.
    [away] You were offline: a bot plays for you.
   *[left] You left: a bot plays for you.
}
between-back = I am back
between-resigned = You gave up; a bot plays for you.
between-watching = You are watching.
between-draft = Your turn: pick a card for your hand.
between-others-draft = { $name } picks a card.
between-commit = Choose a card.
between-committed = You play { $card }.
between-committed-waiting = You play { $card }. { between-waiting }
between-waiting = { $n ->
    [one] Waiting for { $names }.
   *[other] Still choosing: { $names }.
}
between-more = { $n } more
between-others-row = { $name } chooses a row to take with { $card }.
between-turn = { $cards ->
    [none] Your turn: none of your cards fits, take a pile.
    [many] Your turn: play cards or take a pile.
   *[one] Your turn: play a card or take a pile.
}
between-others-turn = It is { $name }’s turn.
between-rob = Choose whom to take a bull card from.
between-others-rob = { $name } chooses whom to take a bull card from.
between-round-over = The round is over.
between-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
between-hurry = You have { $seconds } seconds left.
between-resign-how = A bot finishes it for you.
between-leave-how = You can come back; a bot plays until then.
between-leave-lobby = Your seat will be free.
between-skip = Skip to the end
between-repeat = Watch again

## Scores

between-place = Place
between-who = Name
between-you = you
between-round = Round
between-this-round = round
between-now = now
between-total = total
between-until = You play { $end }.
between-round-of = Round { $round } of { $rounds }.
between-chart = The totals, round by round: lower is better
between-chart-label = A chart of the totals; the table has the same numbers.
between-limit = limit { $limit }
between-read-scores = Round { $round }. Totals: { $scores }.
between-read-score = { $name } { $total }
between-read-score-now = { $name } { $total } and { $n } in this round

## The end of a round

between-round-ended = Round { $round }: how it went
between-go-on = Go on
between-best = best round
between-worst = costliest round
between-out = out of cards
between-hand-left = Cards left: { $cards }

## What happened

between-aside = Scores and what happened
between-trick = Trick { $trick }
between-log-empty = This round has no trick yet.
between-taken-cards = They were: { $cards }
between-lap-empty = This round has just begun.
between-lap-only = The last lap only: what came before is for your memory.
between-lap-play = { $you ->
    [yes] You played and left { $cards } on top.
   *[no] { $name } played and left { $cards } on top.
}
between-lap-take = { $you ->
    [yes] You took the pile of { $top }; new piles: { $cards }.
   *[no] { $name } took the pile of { $top }; new piles: { $cards }.
}
between-lap-bull = { $you ->
    [yes] You got a bull card.
   *[no] They got a bull card.
}
between-lap-robbed = { $you ->
    [yes] You took a bull card from { $victim }.
   *[no] They took a bull card from { $victim }.
}
between-lap-robbed-you = They took a bull card from you.
between-unseen = { $n ->
    [one] { $n } card of this round is still unseen.
   *[other] { $n } cards of this round are still unseen.
}
between-unseen-cards = Unseen: { $cards }
between-legend-unseen = unseen
between-legend-seen = seen
between-legend-mine = in your hand

## The end

between-rematch = Play again
between-change = Options
between-waiting-host = { $name } can start another match.
between-your-place = You are number { $place } of { $seats }.
between-look = See the table
between-show-result = Show the result
between-record = Save the record
between-fairness = A fair deal?
between-resigned-remark = gave up
between-stood-in-remark = a bot finished
between-left-remark = left

## Was the deal fair?

between-fair-intro = Before the match the server showed the fingerprint of a secret number, and everybody added a random number. All of that makes the order of the cards. Your device now computes it again.
between-fair-checking = Checking…
between-fair-all = Everything fits: nobody changed the deal after the start.
between-fair-partly = What can be checked here fits.
between-fair-broken = Something does not fit! Save the record and ask whoever runs the server.
between-fair-yes = Right
between-fair-no = Does not fit
between-fair-unknown = Cannot be known
between-fair-hash = The secret is the promised one
between-fair-hash-yes = Its fingerprint is the one this device noted before the match.
between-fair-hash-no = Its fingerprint is not the one that was shown before the match.
between-fair-hash-unknown = This device did not note the fingerprint before the match.
between-fair-nonce = Your number is in it
between-fair-nonce-yes = The number that this device added stands at your seat.
between-fair-nonce-no = Another number stands at your seat.
between-fair-nonce-unknown = This device added no number.
between-fair-seed = The seed follows from it
between-fair-seed-yes = The secret and everybody’s numbers make exactly the seed of the match.
between-fair-seed-no = The secret and the numbers make another seed.
between-fair-deals = The cards are the dealt ones
between-fair-deals-yes = { $rounds ->
    [one] { $rounds } round and { $moves } moves: every card played was in that deal.
   *[other] { $rounds } rounds and { $moves } moves: every card played was in that deal.
}
between-fair-deals-draft = Nothing is dealt here: everybody picks in the open. In all { $moves } moves each card was played by whoever picked it.
between-fair-deals-no = Move { $move }, in round { $round }, uses a card that this deal did not give.
between-fair-deals-unread = Move { $move } cannot be read.
between-fair-scores = The scores are right
between-fair-scores-yes = Added up again, the totals are the same.
between-fair-scores-no = Added up again, the totals are others.
between-fair-numbers = Show the numbers
between-fair-secret = Secret
between-fair-fingerprint = Its fingerprint
between-fair-seed-number = Seed
between-fair-table = Table
between-fair-nonces = Numbers by seat (bots add none)
between-fair-limits = What this cannot show: whoever runs the server sees all hands; if they play too, they could choose their own number last, knowing the secret. Play at servers of people you trust.
between-fair-later = It can be checked when the match is over.
