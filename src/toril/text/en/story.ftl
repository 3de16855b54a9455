### What happens at the table: the moves of both games, the rounds and the end.

## What happens: 6 nimmt!

story-drafted = { $name }: { picks } { $card }.
story-rows-opened = The cards left over open the rows: { $cards }.
story-revealed = Revealed: { $cards }.
story-placed = { $name }: { $card } goes to row { $row }.
story-sixth = { $name }: { $card } is the sixth card: { takes } { $cards }, { bullheads } (row { $row }).
story-full-row = { $name }: { $card } no longer fits in the row: { takes } { $cards }, { bullheads }.
story-too-low = { $name }: { $card } is lower than the last card of every row; { must-take } a row.
story-took-row = { $name }: { $card } opens row { $row } and { takes } { $cards }, { bullheads }.

## What happens: 11 nimmt!

story-played = { $name }: { plays } { $groups }.
story-group = { $cards } on { $top }
story-pile-taken = { $name }: { takes } the { $top } pile.
story-pile-cards = In the pile: { $cards }.
story-bull-supply = { $name }: { gets } a bull card.
story-bull-robbed = { $name }: { robs } a bull card from { $victim }.
story-robbed-you = { $name }: takes a bull card from you.
story-must-rob = { $name }: { picks } who to take a bull card from.
story-may-rob = { $name }: { decides } whether to take a bull card from someone.
story-declined = { $name }: { robs } no bull card.
story-piles-opened = New piles: { $cards }.
story-out = { $name }: { runs-out } no cards left and the round is over.
story-deck-empty = The draw deck is empty: the round is over.
lap-play = { $name }: left { $cards } on top.
lap-take = { $name }: { takes } the { $top } pile; new piles: { $cards }.
story-hand-left = { $name }: { holds } { $cards }, { bullheads }.

## Rounds and the end

round-scored = Round { $round } · { $scores }
round-started = Round { $round } starts.
round-started-by = Round { $round }. { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
score = { $name } +{ $n } = { $total }
story-match-over = Match over.
story-match-won = { $you ->
    [yes] You win with { bullheads }.
   *[no] { $name } wins with { bullheads }.
}
story-match-shared = { $you ->
    [yes] You and { $names } share the win, with { bullheads }.
   *[no] { $names } share the win, with { bullheads }.
}
ended-limit = Someone hit the limit with { bullheads }.
ended-rounds = All rounds have been played.
ended-moves = The match reached its maximum length.
ended-host = The host ended the match: nobody wins.

## What a bot did for somebody who was away

while-away-moves = While you were away, a bot played for you: { $moves }.
while-away-both = While you were away, a bot made { $n } moves for you; this round: { $moves }.
while-away-count = While you were away, a bot made { $n ->
    [one] one move
   *[other] { $n } moves
} for you.
did-row = took row { $row }
did-play = { $cards } on { $top }
did-take = took the { $top } pile
story-asked-again = { $you ->
    [yes] You asked for another match.
   *[no] { $n ->
        [one] { $names } wants another match.
       *[other] { $names } want another match.
    }
}
