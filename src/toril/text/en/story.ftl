### What happens at the table: the moves of both games, the rounds and the end.

## What happens: 6 nimmt!

story-drafted = { $name }: { picks } { $card }.
story-rows-opened = The cards left over open the rows: { $cards }.
story-revealed = Revealed: { $cards }.
story-placed = { $name }: { $card } goes to row { $row }.
story-sixth = { $name }: { $card } is the sixth card: { takes } { $cards }, { bullheads } (row { $row }).
story-full-row = { $name }: { $card } does not fit into the row: { takes } { $cards }, { bullheads }.
story-too-low = { $name }: { $card } is lower than every row; { must-take } one.
story-took-row = { $name }: { $card } opens row { $row } and { takes } { $cards }, { bullheads }.

## What happens: 11 nimmt!

story-played = { $name }: { plays } { $groups }.
story-group = { $cards } on { $top }
story-pile-taken = { $name }: { takes } the pile of { $top }.
story-pile-cards = The pile held: { $cards }.
story-bull-supply = { $name }: { gets } a bull card.
story-bull-robbed = { $name }: { robs } a bull card from { $victim }.
story-robbed-you = { $name }: takes a bull card from you.
story-must-rob = { $name }: { picks } whom to take a bull card from.
story-may-rob = { $name }: { decides } whether to take a bull card from somebody.
story-declined = { $name }: { robs } no bull card.
story-piles-opened = New piles: { $cards }.
story-out = { $name }: { runs-out } no cards left and the round is over.
story-deck-empty = The draw deck is empty: the round is over.
lap-play = { $name }: left { $cards } on top.
lap-take = { $name }: { takes } the pile of { $top }; new piles: { $cards }.
story-hand-left = { $name }: { holds } { $cards }, { bullheads }.

## Rounds and the end

round-scored = Round { $round } · { $scores }
round-started = Round { $round } begins.
round-started-by = Round { $round }. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
score = { $name } +{ $n } = { $total }
story-match-over = The match is over.
story-match-won = { $you ->
    [yes] You win, with { bullheads }.
   *[no] { $name } wins, with { bullheads }.
}
story-match-shared = { $you ->
    [yes] You and { $names } share the win, with { bullheads }.
   *[no] { $names } share the win, with { bullheads }.
}
ended-limit = A total reached the limit.
ended-rounds = All rounds are played.
ended-moves = It has become as long as a match may be.

## What a bot did for somebody who was away

while-away-moves = While you were away a bot played for you: { $moves }.
while-away-both = While you were away a bot made { $n } moves for you; in this round: { $moves }.
while-away-count = While you were away a bot made { $n ->
    [one] one move
   *[other] { $n } moves
} for you.
did-row = took row { $row }
did-play = { $cards } on the { $top }
did-take = took the pile of the { $top }
