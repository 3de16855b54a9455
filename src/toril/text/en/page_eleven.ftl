### The page: the table of 11 nimmt!

## What lies on the table

eleven-piles = { $n ->
    [one] One pile
   *[other] { $n } piles
}
eleven-hand = { $n ->
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
eleven-ruler = The numbers from 1 to { $end } in a line: piles above, your hand below. Choose a pile to see how far it reaches.
eleven-lap = Latest turns
eleven-deck = { $n ->
    [0] Draw deck: empty
    [one] Draw deck: 1 card left
   *[other] Draw deck: { $n } cards left
}
eleven-supply = { $n ->
    [0] Bull cards: none left
    [one] Bull cards: 1 left
   *[other] Bull cards: { $n } left
}
eleven-learn-rob = What happens when no bull cards are left?
eleven-seat = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $bulls ->
    [0] no bull card
    [one] 1 bull card
   *[other] { $bulls } bull cards
}

## Cards and piles, spoken

eleven-the = { $card }
eleven-pile = Pile showing { $top }, { bullheads } on that card
eleven-pile-fits = you can play: { $cards }
eleven-pile-fits-nothing = none of your cards fit
eleven-pile-laid = you’re about to play: { $cards }
eleven-card-fits = can go on { $tops }
eleven-card-fits-nowhere = doesn’t fit on any pile
eleven-card-laid = placed on { $top }
eleven-card-new = new

## Your turn

eleven-up-to = { $piles ->
    [1] one pile
    [2] two piles
    [3] three piles
    [4] four piles
    [5] five piles
    [6] six piles
    [7] seven piles
    [8] eight piles
    [9] nine piles
    [10] ten piles
   *[other] { $piles } piles
}
eleven-hint-one = Choose a card and a pile for it, or take a pile.
eleven-hint-many = { $piles ->
    [1] You can play several cards on { eleven-up-to }, or take any pile.
   *[other] You can play several cards, on up to { eleven-up-to }, or take any pile.
}
eleven-hint-none = None of your cards is 1 to { $reach } higher than any pile’s top card: choose a pile to take.
eleven-hint-pile = On { $top }: { $first } to { $last }. You have { $cards }.
eleven-hint-pile-nothing = On { $top }: { $first } to { $last }. You have none.
eleven-hint-card = { $card } goes on a pile showing { $first } to { $last }: { $tops }.
eleven-hint-card-nowhere = { $card } doesn’t fit on any pile: none shows { $first } to { $last }.
eleven-hint-full = { $piles ->
    [1] You can only play on one pile: take your cards back to choose another.
   *[other] You’re already using { eleven-up-to }: take a card back to change.
}
eleven-play = Play { $cards } on { $top }
eleven-play-many = Play { $n } cards
eleven-play-label = { eleven-play-many }: { $groups }
eleven-take = Take this pile
eleven-take-label = { eleven-take }, the one with { $top } on top
eleven-taken = You took: { $cards }.
eleven-clear = Take everything back
eleven-staged = Your play
eleven-remove = Take { $card } back from the { $top } pile
eleven-rob = Who will you take a bull card from?
eleven-decline = Nobody
eleven-victim = { $name }, { $n ->
    [one] 1 bull card
   *[other] { $n } bull cards
}

## What happens

eleven-played = { $you ->
    [yes] You play { $groups }.
   *[no] { $name } plays { $groups }.
}
eleven-did = { $you ->
    [yes] You { $did }.
   *[no] { $name } { $did }.
}
eleven-did-take = { $you ->
    [yes] take the { $top } pile
   *[no] takes the { $top } pile
}
eleven-did-take-cards = { $taken } ({ $cards })
eleven-did-gain = { $you ->
    [yes] get a bull card
   *[no] gets a bull card
}
eleven-did-choose = { $you ->
    [yes] choose who to take a bull card from
   *[no] chooses who to take a bull card from
}
eleven-did-consider = { $you ->
    [yes] can take a bull card from someone
   *[no] decides whether to take a bull card from someone
}
eleven-did-rob = { $you ->
    [yes] take a bull card from { $victim }
   *[no] takes a bull card from { $victim }
}
eleven-did-rob-you = takes a bull card from you
eleven-did-decline = { $you ->
    [yes] take no bull card
   *[no] takes no bull card
}
eleven-did-open = { $n ->
    [one] { $you ->
        [yes] open a pile with { $cards }
       *[no] opens a pile with { $cards }
    }
   *[other] { $you ->
        [yes] open piles with { $cards }
       *[no] opens piles with { $cards }
    }
}
eleven-out = { $you ->
    [yes] You have no cards left: the round is over.
   *[no] { $name } has no cards left: the round is over.
}
eleven-clean-round = You’re out of cards, without a single bullhead. Well played!
eleven-caught = { $ending } You’re caught with { bullheads }!

## Read aloud

eleven-read-table = On top of the piles: { $tops }.
eleven-read-hand = Your hand: { $cards }; { bullheads } in all.
eleven-read-no-hand = You have no cards in your hand.
