### Die Seite: der Tisch von 11 nimmt!

## Was auf dem Tisch liegt

eleven-piles = { $n ->
    [one] Ein Stapel
   *[other] { $n } Stapel
}
eleven-hand = { $n ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $n } Karten
}
eleven-ruler = Die Zahlen von 1 bis { $end } in einer Reihe: oben die Stapel, unten deine Hand. Wähl einen Stapel, und du siehst, wie weit er reicht.
eleven-lap = Letzter Umlauf
eleven-deck = { $n ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: noch 1 Karte
   *[other] Nachziehstapel: noch { $n } Karten
}
eleven-supply = { $n ->
    [0] Bullenkarten: keine mehr im Vorrat
    [one] Bullenkarten: noch 1 im Vorrat
   *[other] Bullenkarten: noch { $n } im Vorrat
}
eleven-learn-rob = Was passiert, wenn keine Bullenkarten mehr da sind?
eleven-seat = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $bulls ->
    [0] keine Bullenkarte
    [one] 1 Bullenkarte
   *[other] { $bulls } Bullenkarten
}

## Karten und Stapel, vorgelesen

eleven-the = die { $card }
eleven-pile = Stapel mit der { $top }, { bullheads } auf dieser Karte
eleven-pile-fits = darauf passt: { $cards }
eleven-pile-fits-nothing = nichts von dir passt
eleven-pile-laid = gleich legst du: { $cards }
eleven-card-fits = passt auf { $tops }
eleven-card-fits-nowhere = passt auf keinen Stapel
eleven-card-laid = liegt auf der { $top }
eleven-card-new = neu

## Dein Zug

eleven-up-to = { $piles ->
    [1] einen Stapel
    [2] zwei Stapel
    [3] drei Stapel
    [4] vier Stapel
    [5] fünf Stapel
    [6] sechs Stapel
    [7] sieben Stapel
    [8] acht Stapel
    [9] neun Stapel
    [10] zehn Stapel
   *[other] { $piles } Stapel
}
eleven-hint-one = Such dir eine Karte und ihren Stapel aus. Oder nimm einen Stapel.
eleven-hint-many = { $piles ->
    [1] Leg eine oder mehrere Karten auf { eleven-up-to }, oder nimm irgendeinen.
   *[other] Leg eine oder mehrere Karten auf bis zu { eleven-up-to }, oder nimm irgendeinen.
}
eleven-hint-none = Keine deiner Karten liegt 1 bis { $reach } über der obersten eines Stapels: Such dir aus, welchen du nimmst.
eleven-hint-pile = Auf die { $top } passen { $first } bis { $last }. Du hast { $cards }.
eleven-hint-pile-nothing = Auf die { $top } passen { $first } bis { $last }. Davon hast du nichts.
eleven-hint-card = Die { $card } passt auf einen Stapel mit { $first } bis { $last }: { $tops }.
eleven-hint-card-nowhere = Die { $card } passt nirgends: Kein Stapel zeigt { $first } bis { $last }.
eleven-hint-full = { $piles ->
    [1] Du darfst nur einen Stapel benutzen: Nimm deine Karten zurück, um zu wechseln.
   *[other] Du benutzt schon { eleven-up-to }: Nimm etwas zurück, um zu wechseln.
}
eleven-play = { $cards } auf die { $top } legen
eleven-play-many = { $n } Karten legen
eleven-play-label = { eleven-play-many }: { $groups }
eleven-take = Diesen Stapel nehmen
eleven-take-label = { eleven-take }, den mit der { $top }
eleven-taken = Du hast genommen: { $cards }.
eleven-clear = Alles zurücknehmen
eleven-staged = Was du legen willst
eleven-remove = Die { $card } vom Stapel mit der { $top } zurücknehmen
eleven-rob = Wem klaust du eine Bullenkarte?
eleven-decline = Niemandem
eleven-victim = { $name }, { $n ->
    [one] 1 Bullenkarte
   *[other] { $n } Bullenkarten
}

## Was geschieht

eleven-played = { $you ->
    [yes] Du legst { $groups }.
   *[no] { $name } legt { $groups }.
}
eleven-did = { $you ->
    [yes] Du { $did }.
   *[no] { $name } { $did }.
}
eleven-did-take = { $you ->
    [yes] nimmst den Stapel mit der { $top }
   *[no] nimmt den Stapel mit der { $top }
}
eleven-did-take-cards = { $taken } ({ $cards })
eleven-did-gain = { $you ->
    [yes] bekommst eine Bullenkarte
   *[no] bekommt eine Bullenkarte
}
eleven-did-choose = { $you ->
    [yes] suchst aus, wem du eine Bullenkarte klaust
   *[no] sucht aus, wem eine Bullenkarte geklaut wird
}
eleven-did-consider = { $you ->
    [yes] darfst jemandem eine Bullenkarte klauen
   *[no] darf jemandem eine Bullenkarte klauen
}
eleven-did-rob = { $you ->
    [yes] klaust eine Bullenkarte von { $victim }
   *[no] klaut eine Bullenkarte von { $victim }
}
eleven-did-rob-you = klaut dir eine Bullenkarte
eleven-did-decline = { $you ->
    [yes] klaust niemandem eine Bullenkarte
   *[no] klaut niemandem eine Bullenkarte
}
eleven-did-open = { $n ->
    [one] { $you ->
        [yes] deckst { $cards } auf
       *[no] deckt { $cards } auf
    }
   *[other] { $you ->
        [yes] deckst { $cards } auf
       *[no] deckt { $cards } auf
    }
}
eleven-out = { $you ->
    [yes] Du bist alle Karten los: Die Runde ist zu Ende.
   *[no] { $name } ist alle Karten los: Die Runde ist zu Ende.
}
eleven-clean-round = Du bist alle Karten los, ohne einen einzigen Hornochsen! Stark.
eleven-caught = { $ending } Dich erwischt es mit { $n } Hornochsen!

## Vorgelesen

eleven-read-table = Oben auf den Stapeln: { $tops }.
eleven-read-hand = Deine Hand: { $cards }; zusammen { bullheads }.
eleven-read-no-hand = Du hast keine Karten auf der Hand.
