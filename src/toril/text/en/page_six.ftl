### The page: the table of 6 nimmt!

## What happens in a trick

six-revealed = Cards up!
six-revealed-one = { $you ->
    [yes] you { $card }
   *[no] { $name } { $card }
}
six-placed = { $you ->
    [yes] Your { $card } goes to row { $row }.
   *[no] { $name }'s { $card } goes to row { $row }.
}
six-sixth = { $you ->
    [yes] Your { $card } is the sixth card: you take { bullheads }.
   *[no] { $name }'s { $card } is the sixth card: { $name } takes { bullheads }.
}
six-full = { $you ->
    [yes] Your { $card } no longer fits into the row: you take { bullheads }.
   *[no] { $name }'s { $card } no longer fits into the row: { $name } takes { bullheads }.
}
six-too-low = { $you ->
    [yes] Your { $card } is lower than every row: choose the one you take.
   *[no] { $name }'s { $card } is lower than every row: { $name } chooses one to take.
}
six-took-row = { $you ->
    [yes] You take row { $row }, { bullheads }, and your { $card } opens it.
   *[no] { $name } takes row { $row }, { bullheads }, and opens it with { $card }.
}

## Rows

six-rows = Rows
six-row = Row { $row }: { $cards }; { bullheads }.
six-row-full = Row { $row }, full: { $cards }; { bullheads }.
six-take-row = Take row { $row }: { bullheads }

## Your hand

six-hand = Your hand
six-chosen = chosen
six-again = Choose it once more to confirm.
six-sending = on its way…
six-sending-card = Your { $card } is on its way…
six-may-change = You can change it until the last person has chosen.
six-preview-fits = If nobody else played, { $card } would go to row { $row }.
six-preview-sixth = If nobody else played, { $card } would be the sixth card of row { $row }: you would take { bullheads }.
six-preview-full = If nobody else played, { $card } would no longer fit into row { $row }: you would take { bullheads }.
six-preview-low = If nobody else played, { $card } would be lower than every row: you would choose one to take.
six-confirm-card = Play { $card }
six-confirm-draft = Pick { $card }
six-confirm-row = Take row { $row }

## Picking the cards, and all hands in the open

six-pool = Cards to pick from
six-drafted = { $you ->
    [yes] You pick { $card }.
   *[no] { $name } picks { $card }.
}
six-hands = Look at the hands
six-hands-title = Everybody's hand
six-hands-none = No card

## Read aloud

six-read-pool = Left to pick from: { $cards }.
six-read-hand = { $count ->
    [one] You hold one card: { $cards }.
   *[other] You hold { $count } cards: { $cards }.
}
six-read-no-hand = You are watching: you hold no cards.
six-read-own = You chose { $card }.
