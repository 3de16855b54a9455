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
eleven-pile-fits = you can lay: { $cards }
eleven-pile-fits-nothing = nothing of yours fits
eleven-pile-laid = you are about to lay: { $cards }
eleven-card-fits = fits on { $tops }
eleven-card-fits-nowhere = fits on no pile
eleven-card-laid = laid on { $top }
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
eleven-hint-one = Choose a card and its pile. You may also take a pile.
eleven-hint-many = { $piles ->
    [1] You may lay several cards on { eleven-up-to }, or take any pile.
   *[other] You may lay several cards, on up to { eleven-up-to }, or take any pile.
}
eleven-hint-none = None of your cards fits: choose which pile to take.
eleven-hint-pile = On { $top } you can lay: { $cards }.
eleven-hint-pile-nothing = Nothing of yours fits on { $top }.
eleven-hint-card = Where does { $card } go? It fits on { $tops }.
eleven-hint-card-nowhere = { $card } fits on no pile.
eleven-hint-full = { $piles ->
    [1] You can use only one pile: take back what you laid to change.
   *[other] You already use { eleven-up-to }: take something back to change.
}
eleven-play = Play { $cards } on { $top }
eleven-play-many = Play { $n } cards
eleven-play-label = { eleven-play-many }: { $groups }
eleven-take = Take this pile
eleven-take-label = { eleven-take }, the one of { $top }
eleven-taken = You took: { $cards }.
eleven-clear = Take back what you laid
eleven-staged = What you are about to play
eleven-remove = Take { $card } back from the pile of { $top }
eleven-rob = Whom do you take a bull card from?
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
eleven-pile-taken = { $you ->
    [yes] You take the pile of { $top }.
   *[no] { $name } takes the pile of { $top }.
}
eleven-must-rob = { $you ->
    [yes] Choose whom to take a bull card from.
   *[no] { $name } chooses whom to take a bull card from.
}
eleven-may-rob = { $you ->
    [yes] Choose whom to take a bull card from, or nobody.
   *[no] { $name } decides whether to take a bull card from somebody.
}
eleven-declined = { $you ->
    [yes] You take no bull card.
   *[no] { $name } takes no bull card.
}
eleven-bull-supply = { $you ->
    [yes] You get a bull card.
   *[no] { $name } gets a bull card.
}
eleven-bull-robbed = { $you ->
    [yes] You take a bull card from { $victim }.
   *[no] { $name } takes a bull card from { $victim }.
}
eleven-robbed-you = { $name } takes a bull card from you.
eleven-out = { $you ->
    [yes] You have no cards left: the round is over.
   *[no] { $name } has no cards left: the round is over.
}

## Read aloud

eleven-read-table = On top of the piles: { $tops }.
eleven-read-hand = Your hand: { $cards }; { bullheads } in all.
eleven-read-no-hand = You hold no cards.
