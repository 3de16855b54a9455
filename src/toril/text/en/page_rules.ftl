### The rules in pictures: the title of each, what it says below, and what somebody hears who does not see it.

rules-how = How to play
rules-in-words = All of it, in words
rules-print = Print

## 6 nimmt!

rules-six-trick = All at once
rules-six-trick-words = { $variant ->
    [draft] The cards 1 to { $cards } are face up, and everyone picks { $hand }, in turn. { rules-six-trick-how }
    [tactics] { rules-six-trick-dealt } There are no others. { rules-six-trick-how }
   *[standard] { rules-six-trick-dealt } { rules-six-trick-how }
}
rules-six-trick-dealt = { $hand ->
    [one] There are cards from 1 to { $cards }, one for each person.
   *[other] There are cards from 1 to { $cards }, { $hand } for each person.
}
rules-six-trick-how = Everyone puts one face down; they are turned over at the same time and placed from lowest to highest.
rules-six-trick-seen = { $variant ->
    [draft] Cards from 1 to { $cards }; { $hand } go to each hand. { rules-six-trick-open }
   *[other] Of the cards 1 to { $cards }, { $hand } go to each hand. { rules-six-trick-open }
}
rules-six-trick-open = Some cards lie face down, are turned over and put in order: { $trick }.
rules-six-where = Where a card goes
rules-six-where-words = You don’t choose the row: { $card } goes after { $end }, the closest lower last card.
rules-six-where-seen = { $rows } { $card } goes to row { $row }.
rules-six-full-title = The row is full
rules-six-full-words = A row holds { $length } cards. { $last } gets there before { $over }, because it is lower. { $over } is one too many: whoever played it takes those { $length } cards ({ rules-heads }), and { $over } starts the row.
rules-six-full-one = A row holds one card. Whoever lays { $over } takes the one that is there, and { $over } starts the row.
rules-six-full-seen = A row with { $row }. { $over } no longer fits; below, the row has only { $over }.
rules-six-low = Too low
rules-six-low-words = { $card } is lower than the last card of every row. Whoever played it chooses any row, takes it, and leaves { $card } there. Row { $row } costs least: { rules-heads }.
rules-six-low-seen = { $rows } For { $card }, row { $row } is chosen.
rules-six-count = Counting bullheads
rules-six-count-words = The bullheads on the cards you take count, not how many cards they are. They stay aside and never go into your hand. { rules-six-end } { rules-winner }
rules-six-count-seen = { $kinds }. The totals of a table: { $totals }; the lowest wins.
rules-heads = { $n ->
    [one] one bullhead
   *[other] { $n } bullheads
}

## 11 nimmt!

rules-eleven-reach = Which card fits
rules-eleven-reach-words = There are cards from 1 to { $cards }, { $hand ->
    [one] one
   *[other] { $hand }
} for each person. On your turn you play one that is higher than a pile’s top card { rules-eleven-reach-how } { rules-eleven-reach-example }
rules-eleven-reach-how = { $reach ->
    [one] by 1.
   *[other] by 1 to { $reach }.
}
rules-eleven-reach-example = { $reach ->
    [one] On { $top } only { $first } fits.
   *[other] On { $top }, { $first } to { $last } fit.
}
rules-eleven-reach-seen = { $far ->
    [0] A pile with { $top } on top; { $first } to { $last } fit.
   *[other] A pile with { $top } on top; { $first } to { $last } fit. { $far } is crossed out.
}
rules-eleven-around = After { $cards } comes 1
rules-eleven-around-seen = A pile with { $top } on top; these fit: { $fitting }.
rules-eleven-take = Taking a pile
rules-eleven-take-words = If no card fits, or if you would rather not play, you take a pile into your hand. { $supply ->
    [0] Nobody looks under its top card before.
   *[other] If it had { rules-eleven-from }, you get a bull card, which counts from your next turn.
} From the draw deck { $new ->
    [one] another pile opens.
   *[other] { $new } more piles open.
}
rules-eleven-take-seen = { $supply ->
    [0] A pile goes into a hand: { $pile }. Opened from the draw deck: { $opened }.
   *[other] A pile goes into a hand: { $pile }; and with it a bull card. Opened from the draw deck: { $opened }.
}
rules-eleven-bull = Bull cards
rules-eleven-bull-words = { $supply ->
    [0] There are none here: you never play more than one card in a turn.
    [one] There is one. With it you can play several cards onto one pile, all { rules-eleven-bull-how }
   *[other] There are { $supply }. With one you can play several cards onto one pile, all { rules-eleven-bull-how } With two, onto two piles; and so on.
}
rules-eleven-bull-how = { $reach ->
    [one] exactly 1 higher than what was on top before your turn: there is only one such card. You keep the bull card.
   *[other] 1 to { $reach } higher than what was on top before your turn. The highest ends up on top. You keep the bull card.
}
rules-eleven-bull-seen = { $laid }.
rules-eleven-bull-laid = { $cards } on { $top }
rules-eleven-end = The end
rules-eleven-end-words = The round ends when someone has no cards left: they score nothing, and the others score the bullheads in their hands. It also ends when the draw deck runs out, and then everyone scores. { rules-eleven-rounds } { rules-winner }
rules-eleven-end-seen = The hands at the end: { $hands }. Below, a card for each number of bullheads.
rules-eleven-end-hand = { $size ->
    [0] no cards: 0
   *[other] { $cards }: { rules-heads }
}
