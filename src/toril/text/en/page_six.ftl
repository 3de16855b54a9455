### The page: the table of 6 nimmt!

## What happens in a trick

six-revealed = Cards up!
six-revealed-one = { $you ->
    [yes] you { $card }
   *[no] { $name } { $card }
}
six-placed = { $you ->
    [yes] Your { $card } goes to row { $row }.
   *[no] { $name }’s { $card } goes to row { $row }.
}
six-sixth = { $you ->
    [yes] Your { $card } is the sixth card: you take { bullheads }.
   *[no] { $name }’s { $card } is the sixth card: { $name } takes { bullheads }.
}
six-full = { $you ->
    [yes] Your { $card } no longer fits in the row: you take { bullheads }.
   *[no] { $name }’s { $card } no longer fits in the row: { $name } takes { bullheads }.
}
six-too-low = { $you ->
    [yes] Your { $card } is lower than the last card of every row: choose a row to take.
   *[no] { $name }’s { $card } is lower than the last card of every row: { $name } chooses one to take.
}
six-took-row = { $you ->
    [yes] You take row { $row } ({ bullheads }), and your { $card } starts it over.
   *[no] { $name } takes row { $row } ({ bullheads }) and starts it over with { $card }.
}
six-you-take = You take { bullheads }!
six-clean-round = Not a single bullhead this round. Well played!
six-trick = Trick { $trick } of { $of }
six-trick-cards = Cards in this trick

## Rows

six-rows = Rows
six-row = Row { $row }: { $cards }; { bullheads }.
six-row-full = Row { $row }, full: { $cards }; { bullheads }.
six-take-row = Take row { $row }: { bullheads }

## Your hand

six-hand = Your hand
six-chosen = chosen
six-again = You chose before you saw the rows: confirm.
six-sending = sending…
six-sending-card = Sending your { $card }…
six-may-change = You can change it until everyone has chosen.
six-preview-fits = If nobody else played, { $card } would go to row { $row }.
six-preview-sixth = If nobody else played, { $card } would be the sixth card of row { $row }: you’d take { bullheads }.
six-preview-full = If nobody else played, { $card } would no longer fit in row { $row }: you’d take { bullheads }.
six-preview-low = If nobody else played, { $card } would be lower than the last card of every row: you’d choose a row to take.
six-confirm-card = Play { $card }
six-confirm-draft = Pick { $card }
six-confirm-row = Take row { $row }

## Picking the cards, and all hands in the open

six-pool = Cards to pick from
six-learn-draft = How does the draft work?
six-drafted = { $you ->
    [yes] You pick { $card }.
   *[no] { $name } picks { $card }.
}
six-hands = Show the hands
six-hands-title = Everyone’s hands
six-hands-none = No cards

## Read aloud

six-read-pool = Left to pick from: { $cards }.
six-read-hand = { $count ->
    [one] You have one card: { $cards }.
   *[other] You have { $count } cards: { $cards }.
}
six-read-no-hand = You’re watching: you have no cards.
six-read-own = You chose { $card }.
