### The rules, told on one page, with the numbers of a table or with the usual ones.

## 6 nimmt!

rules-six =
    6 nimmt! · { rules-six-people } · fewest bullheads wins

    { rules-six-deal } { rules-six-tricks } everyone picks a card from their hand and puts it face down; once all are there, they are turned over at the same time and placed from lowest to highest.

    You don’t choose the row: a card goes to the right-hand end of the row whose last card is the closest lower one. { rules-six-full } If a card is lower than the last card of every row, whoever played it chooses any row, takes it, and leaves the card there. What you take is set aside, face down: it never goes into your hand.

    Every card you take scores its bullheads: { rules-printed }

    After { rules-six-last } the round is over, and everyone’s bullheads are added to those from before. { rules-six-end } { rules-six-editions } { rules-winner }

    { rules-six-variants }
rules-six-people = { $seats ->
    [0] { $variant ->
        [standard] 2 to 10 players
       *[other] 2 to 6 players
    }
   *[other] { $seats } players
}
rules-six-deal = { $variant ->
    [standard] Each round the cards 1 to { $cards } are shuffled: { $hand } for each person, and { rules-six-open }; the rest are not used.
    [tactics] Only the cards 1 to { $cards } are used, so everyone knows which ones are in play. Each round they are shuffled: { $hand } for each person, and { rules-six-open }.
   *[draft] Only the cards 1 to { $cards } are used. Each round they are all face up, and everyone picks one in turn, clockwise, until each has { $hand }. The { rules-six-left }, from lowest to highest; in each round the next seat picks first.
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
    [one] A row holds one card: whoever lays the next one takes that card, and theirs starts the row over.
    [5] A row holds 5 cards: whoever lays what would be the sixth takes those 5, and their card starts the row over.
   *[other] A row holds { $length } cards: whoever lays one too many takes those { $length }, and their card starts the row over.
}
rules-six-end = { $ending ->
    [limit] When someone has { rules-six-limit } at the end of a round, the match is over.
    [rounds] The match is over after { rules-rounds }.
   *[both] The match is over when someone has { rules-six-limit } at the end of a round, or after { rules-rounds }.
}
rules-six-limit = { $limit ->
    [one] a bullhead
    [67] more than 66 bullheads
   *[other] { $limit } bullheads or more
}
rules-six-last = { $hand ->
    [one] that trick
   *[other] the last trick
}
rules-six-editions = { $limit ->
    [66] Other editions say more than 66; you can also agree on another limit or on a number of rounds.
    [67] Other editions say 66 or more; you can also agree on another limit or on a number of rounds.
   *[other] (The rulebooks say 66.)
}
rules-six-variants = { $variant ->
    [standard] There are also variants for 2 to 6 players. Pick your hand (draft), the rulebooks’ advanced game: only the lowest cards are used, as many as are needed; they lie face up, players take turns picking one, and the ones left over open the rows. Tactics is one half of it: those same cards, but dealt as usual.
    [tactics] This is tactics, half of the rulebooks’ advanced game: there the same cards are face up, and everyone in turn picks one card at a time (draft).
   *[draft] This is the rulebooks’ advanced game (draft): all hands are known, and only the card you put face down is secret.
}

## 11 nimmt!

rules-eleven =
    11 nimmt! · { rules-eleven-people } · get rid of your cards

    There are cards from 1 to { $cards }, { $hand } for each person; the rest is the draw deck, and its first card opens the first pile. Turns go clockwise. { rules-eleven-first } On your turn you play a card onto a pile, or take a whole pile into your hand.

    You can play a card if it is 1 to { $reach } higher than the pile’s top card; after { $cards } comes 1. { rules-eleven-example } If you can’t play any, you must take a pile, any pile you like; you may also take one when you could play. Whoever takes a pile puts all its cards into their hand and opens { rules-eleven-new } with cards from the draw deck. Nobody may look under a pile’s top card.

    { rules-eleven-bulls }

    The round ends as soon as someone has no cards left: they score nothing, and the others score the bullheads on the cards in their hands. It also ends when the draw deck runs out, and then everyone scores. Bull cards score nothing.

    The rulebooks do not say how many bullheads each card shows. { rules-eleven-deck }

    { rules-eleven-rounds } { rules-winner }
rules-eleven-people = { $seats ->
    [0] 2 to 7 players
   *[other] { $seats } players
}
rules-eleven-example = { $before ->
    [0] { $after ->
        [one] On { $on } only 1 fits.
       *[other] On { $on }, 1 to { $after } fit.
    }
    [one] On { $on }, { $cards } and 1 to { $after } fit.
    [2] On { $on }, { $next }, { $cards } and 1 to { $after } fit.
   *[other] On { $on }, { $next } to { $cards } and 1 to { $after } fit.
}
rules-eleven-first = { $first ->
    [usual] By the rulebooks the youngest starts the first round; here the first seat does, unless the table chooses another.
   *[named] In the first round, { $name } starts.
}
rules-eleven-new = { $new ->
    [one] another
    [2] two more
   *[other] { $new } more
}
rules-eleven-bulls = { $supply ->
    [0] There are no bull cards here, so you never play more than one card in a turn.
   *[other] If the pile had { rules-eleven-from }, you get a bull card, which counts from your next turn; there { rules-eleven-supply }. With one, you can play several cards onto one pile in your turn, if each is 1 to { $reach } higher than the card that was on top before your move; the highest ends up on top (after { $cards } comes 1). With two, you can do that on two piles, and so on. They are not used up. When none are left, you { rules-eleven-rob } one from whoever else has the most, { rules-eleven-steal }; if several are tied for the most, you choose whom.
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
    [others] even if you yourself have more
   *[leader] but only if they have as many as you or more
}
rules-eleven-deck = { $deck ->
    [six] Here they are those of 6 nimmt!: { rules-printed }
    [reported] Here they come from an unconfirmed list: 7 on the 33, the 63 and the 93; 5 on the other numbers ending in 3; 3 on the other primes; 1 on the rest.
   *[own] A custom deck is used here: each card shows { rules-eleven-own }, and the whole deck has { $all }.
}
rules-eleven-own = { $most ->
    [one] one bullhead
   *[other] { $least ->
        [0] { $most } bullheads
       *[other] { $least } to { $most } bullheads
    }
}
rules-eleven-rounds = { $ending ->
    [single] There is one round.
    [people] There are as many rounds as players; { rules-eleven-next }.
   *[number] There are { rules-rounds }; { rules-eleven-next }.
}
rules-eleven-next = { $starter ->
    [round] each later one is started by whoever scored the fewest in the one before
   *[total] each later one is started by whoever has the lowest total so far
}

## Both

rules-printed = 7 on the 55; 5 on the other multiples of 11; 3 on the multiples of 10; 2 on the other numbers ending in 5; 1 on the rest.
rules-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
rules-seat = seat { $seat }
rules-winner = The lowest total wins; in a tie, the win is shared.
