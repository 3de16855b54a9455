### The rules, told on one page, with the numbers of a table or with the usual ones.

## 6 nimmt!

rules-six =
    6 nimmt! · { $variant ->
        [standard] 2 to 10 players
       *[other] 2 to 6 players
    } · the fewest bullheads win

    { rules-six-deal } { rules-six-tricks } everybody puts one card face down; when all are there they are turned over at once and placed from the lowest to the highest.

    A card goes to the right of the row whose last card is the nearest lower one. { rules-six-full } If a card is lower than the last card of every row, its owner chooses a row, takes it, and leaves the card there. What you take lies aside, face down: it never goes to your hand.

    Every card you take counts its bullheads: { rules-printed }

    { rules-six-end } { rules-winner } Editions say 66 or more, or more than 66; people may also agree on another limit or on a number of rounds.

    { rules-six-variants }
rules-six-deal = { $variant ->
    [standard] Every round the cards 1 to { $cards } are shuffled: { $hand } for each person, and { rules-six-open }; what is left over stays out.
    [tactics] Only the cards 1 to { $cards } are used, so everybody knows which there are. Every round they are shuffled: { $hand } for each person, and { rules-six-open }.
   *[draft] Only the cards 1 to { $cards } are used. Every round they lie face up, and one after the other, clockwise, everybody picks one until each has { $hand }. The { rules-six-left }, the lowest first; the next round another person picks first.
}
rules-six-open = { $rows ->
    [one] one that opens the row
   *[other] { $rows } that open { $rows } rows
}
rules-six-left = { $rows ->
    [one] card left over opens the row
   *[other] { $rows } left over open the rows
}
rules-six-tricks = { $hand ->
    [one] There is one trick:
   *[other] There are { $hand } tricks. In each,
}
rules-six-full = { $length ->
    [one] A row holds one card: the next takes it and starts the row anew.
    [5] A row holds five: the card that would be sixth takes those five and starts the row anew.
   *[other] A row holds { $length }: the card that would be one too many takes those { $length } and starts the row anew.
}
rules-six-end = { $ending ->
    [limit] When somebody has { rules-six-limit } at the end of a round, the match is over.
    [rounds] The match is over after { rules-rounds }.
   *[both] The match is over when somebody has { rules-six-limit } at the end of a round, or after { rules-rounds }.
}
rules-six-limit = { $limit ->
    [one] a bullhead
    [67] more than 66 bullheads
   *[other] { $limit } bullheads or more
}
rules-six-variants = { $variant ->
    [standard] Variants for 2 to 6. Pick your hand (draft), the rulebooks' advanced game: only the lowest cards, as many as are dealt; they lie open and are picked in turn, and those left over open the rows. Tactics is half of it: the same cards, dealt as usual.
    [tactics] This is the variant tactics, half of the rulebooks' advanced game: there the same cards lie open, and everybody picks a hand in turn (draft).
   *[draft] This is the rulebooks' advanced game (draft): all hands are known, and only the card that you put down is secret.
}

## 11 nimmt!

rules-eleven =
    11 nimmt! · 2 to 7 players · get rid of your cards

    There are cards from 1 to { $cards }, { $hand } for each person; the rest is the draw deck, and its first card opens a pile. Turns go clockwise. { rules-eleven-first } On your turn you play a card onto a pile, or take a whole pile into your hand.

    A card fits if it is above the pile's top card by { $reach } at most; after { $cards } comes 1. If none of yours fits you must take a pile, any pile, and you may also do so when one would fit. Whoever takes a pile opens { rules-eleven-new } with cards from the draw deck. Nobody may look below a pile's top card.

    { rules-eleven-bulls }

    The round ends at once when somebody has no cards left: they score nothing, and the others add up the bullheads in their hands. It also ends when the draw deck is empty, and then everybody does.

    The rulebooks do not say how many bullheads each card shows. { rules-eleven-deck }

    { rules-eleven-rounds } { rules-winner }
rules-eleven-first = { $first ->
    [usual] The rulebooks let the youngest begin the first round; here the first seat does, unless the table chose another.
   *[named] The first round is begun by { $name }.
}
rules-eleven-new = { $new ->
    [one] another
    [2] two more
   *[other] { $new } more
}
rules-eleven-bulls = { $supply ->
    [0] There are no bull cards here, so you never play more than one card in a turn.
   *[other] If the pile had { rules-eleven-from } you get a bull card, which counts from your next turn; there { rules-eleven-supply }. With one you may play several cards onto one pile in your turn, all within { $reach } of the card that was on top; the highest ends on top (after { $cards } comes 1). With two, onto two piles; and so on. They are not used up. When none is left you { rules-eleven-rob } one from whoever else holds most, { rules-eleven-steal }; if several do, you choose.
}
rules-eleven-from = { $from ->
    [one] one card or more
    [3] three cards or more
   *[other] { $from } cards or more
}
rules-eleven-supply = { $supply ->
    [one] is one in all
    [10] are ten in all
   *[other] are { $supply } in all
}
rules-eleven-rob = { $rob ->
    [may] may take
   *[must] take
}
rules-eleven-steal = { $steal ->
    [others] even if you hold more
   *[leader] but only if they hold as many as you or more
}
rules-eleven-deck = { $deck ->
    [six] Toril takes those of 6 nimmt!, unless the table chose others: { rules-printed }
    [reported] Here they are from a table that nobody has confirmed: 7 on the 33, the 63 and the 93; 5 on the other numbers ending in 3; 3 on the other primes; 1 on the rest.
   *[own] Here a deck of its own is used: each card counts what it shows.
}
rules-eleven-rounds = { $ending ->
    [single] There is one round.
    [people] There are as many rounds as people; { rules-eleven-next }.
   *[number] There are { rules-rounds }; { rules-eleven-next }.
}
rules-eleven-next = { $starter ->
    [round] each later one is begun by whoever scored fewest in the one before
   *[total] each later one is begun by whoever has fewest in total so far
}

## Both

rules-printed = 7 on the 55; 5 on the other multiples of 11; 3 on the multiples of 10; 2 on the other numbers ending in 5; 1 on the rest.
rules-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
rules-seat = seat { $seat }
rules-winner = The lowest total wins; a tie is a shared win.
