### Die Seite: der Tisch von 6 nimmt!

## Was in einem Zug geschieht

six-revealed = Karten auf!
six-revealed-one = { $you ->
    [yes] du die { $card }
   *[no] { $name } die { $card }
}
six-placed = { $you ->
    [yes] Deine { $card } kommt in Reihe { $row }.
   *[no] Die { $card } von { $name } kommt in Reihe { $row }.
}
six-sixth = { $you ->
    [yes] Deine { $card } ist die sechste Karte: Du kassierst { $n } Hornochsen.
   *[no] Die { $card } von { $name } ist die sechste Karte: { $name } kassiert { $n } Hornochsen.
}
six-full = { $you ->
    [yes] Deine { $card } passt nicht mehr in die Reihe: Du kassierst { $n } Hornochsen.
   *[no] Die { $card } von { $name } passt nicht mehr in die Reihe: { $name } kassiert { $n } Hornochsen.
}
six-too-low = { $you ->
    [yes] Deine { $card } ist niedriger als die letzte Karte jeder Reihe: Such dir eine Reihe aus und nimm sie.
   *[no] Die { $card } von { $name } ist niedriger als die letzte Karte jeder Reihe: { $name } sucht sich eine aus.
}
six-took-row = { $you ->
    [yes] Du nimmst Reihe { $row }: { bullheads }. Deine { $card } eröffnet sie neu.
   *[no] { $name } nimmt Reihe { $row }: { bullheads }. Die { $card } eröffnet sie neu.
}
six-you-take = Du kassierst { $n } Hornochsen!
six-clean-round = Kein einziger Hornochse in der ganzen Runde! Stark.
six-trick = Zug { $trick } von { $of }
six-trick-cards = Karten in diesem Zug

## Reihen

six-rows = Reihen
six-row = Reihe { $row }: { $cards }; { bullheads }.
six-row-full = Reihe { $row }, voll: { $cards }; { bullheads }.
six-take-row = Reihe { $row } nehmen: { bullheads }

## Deine Hand

six-hand = Deine Hand
six-chosen = ausgesucht
six-again = Du hast die Reihen noch nicht gesehen: Bestätige.
six-sending = wird gesendet …
six-sending-card = Deine { $card } wird gesendet …
six-may-change = Du kannst tauschen, bis alle gewählt haben.
six-preview-fits = Ohne die Karten der anderen käme die { $card } in Reihe { $row }.
six-preview-sixth = Ohne die Karten der anderen wäre die { $card } die sechste in Reihe { $row }: Du würdest { $n } Hornochsen kassieren.
six-preview-full = Ohne die Karten der anderen passte die { $card } nicht mehr in Reihe { $row }: Du würdest { $n } Hornochsen kassieren.
six-preview-low = Ohne die Karten der anderen wäre die { $card } niedriger als die letzte Karte jeder Reihe: Du müsstest eine Reihe nehmen.
six-confirm-card = Die { $card } spielen
six-confirm-draft = Die { $card } aussuchen
six-confirm-row = Reihe { $row } nehmen

## Karten aussuchen, und alle Hände offen

six-pool = Karten zum Aussuchen
six-learn-draft = Wie geht der Draft?
six-drafted = { $you ->
    [yes] Du suchst dir die { $card } aus.
   *[no] { $name } sucht sich die { $card } aus.
}
six-hands = Alle Hände zeigen
six-hands-title = Die Hände von allen
six-hands-none = Keine Karten

## Vorgelesen

six-read-pool = Zum Aussuchen liegen noch da: { $cards }.
six-read-hand = { $count ->
    [one] Du hast eine Karte: { $cards }.
   *[other] Du hast { $count } Karten: { $cards }.
}
six-read-no-hand = Du schaust zu: Du hast keine Karten.
six-read-own = Du hast die { $card } ausgesucht.
