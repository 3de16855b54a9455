### Die Regeln in Bildern: der Titel von jedem, was darunter steht, und was hört, wer es nicht sieht.

rules-how = So wird gespielt
rules-in-words = Alles in Worten
rules-print = Drucken

## 6 nimmt!

rules-six-trick = Alle gleichzeitig
rules-six-trick-words = { $variant ->
    [draft] Die Karten 1 bis { $cards } liegen offen, und reihum suchen sich alle { $hand } aus. { rules-six-trick-how }
    [tactics] { rules-six-trick-dealt } Andere gibt es nicht. { rules-six-trick-how }
   *[standard] { rules-six-trick-dealt } { rules-six-trick-how }
}
rules-six-trick-dealt = { $hand ->
    [one] Es gibt die Karten 1 bis { $cards }, eine für jede Person.
   *[other] Es gibt die Karten 1 bis { $cards }, { $hand } für jede Person.
}
rules-six-trick-how = Alle legen eine verdeckt; dann wird gleichzeitig aufgedeckt und von der niedrigsten zur höchsten angelegt.
rules-six-trick-seen = { $variant ->
    [draft] Karten 1 bis { $cards }; { $hand } kommen auf jede Hand. { rules-six-trick-open }
   *[other] Von den Karten 1 bis { $cards } kommen { $hand } auf jede Hand. { rules-six-trick-open }
}
rules-six-trick-open = Einige verdeckte Karten werden aufgedeckt und geordnet: { $trick }.
rules-six-where = Wohin eine Karte kommt
rules-six-where-words = Die Reihe suchst du dir nicht aus: Die { $card } kommt hinter die { $end }, die höchste letzte Karte, die niedriger ist.
rules-six-where-seen = { $rows } Die { $card } kommt in Reihe { $row }.
rules-six-full-title = Die Reihe ist voll
rules-six-full-words = In eine Reihe passen { $length } Karten. Die { $last } kommt vor der { $over } dran, weil sie niedriger ist. Die { $over } ist zu viel: Wer sie gelegt hat, kassiert die { $length } Karten davor ({ rules-heads }), und die { $over } fängt die Reihe neu an.
rules-six-full-one = In eine Reihe passt eine Karte. Wer die { $over } legt, nimmt die Karte, die da liegt, und die { $over } fängt die Reihe neu an.
rules-six-full-seen = Eine Reihe mit { $row }. Die { $over } passt nicht mehr; im Bild darunter liegt in der Reihe nur noch die { $over }.
rules-six-low = Zu niedrig
rules-six-low-words = Die { $card } ist niedriger als die letzte Karte jeder Reihe. Wer sie gelegt hat, sucht sich irgendeine Reihe aus, nimmt sie und legt die { $card } an ihre Stelle. Am billigsten ist Reihe { $row }: { rules-heads }.
rules-six-low-seen = { $rows } Für die { $card } wird Reihe { $row } ausgesucht.
rules-six-count = Hornochsen zählen
rules-six-count-words = Gezählt werden die Hornochsen auf den Karten, die du nimmst, nicht die Karten. Sie bleiben beiseite und kommen nie auf die Hand. { rules-six-end } { rules-winner }
rules-six-count-seen = { $kinds }. Die Summen an einem Tisch: { $totals }; die niedrigste gewinnt.
rules-heads = { $n ->
    [one] ein Hornochse
   *[other] { $n } Hornochsen
}

## 11 nimmt!

rules-eleven-reach = Welche Karte passt
rules-eleven-reach-words = Es gibt die Karten 1 bis { $cards }, { $hand ->
    [one] eine
   *[other] { $hand }
} für jede Person. Bist du dran, legst du eine, die { rules-eleven-reach-how } höher ist als die oberste eines Stapels. { rules-eleven-reach-example }
rules-eleven-reach-how = { $reach ->
    [one] um 1
   *[other] um 1 bis { $reach }
}
rules-eleven-reach-example = { $reach ->
    [one] Auf die { $top } passt nur die { $first }.
   *[other] Auf die { $top } passen { $first } bis { $last }.
}
rules-eleven-reach-seen = { $far ->
    [0] Ein Stapel, oben die { $top }; { $first } bis { $last } passen.
   *[other] Ein Stapel, oben die { $top }; { $first } bis { $last } passen. Die { $far } ist durchgestrichen.
}
rules-eleven-around = Nach der { $cards } kommt die 1
rules-eleven-around-seen = Ein Stapel, oben die { $top }; es passen: { $fitting }.
rules-eleven-take = Einen Stapel nehmen
rules-eleven-take-words = Passt keine Karte, oder willst du lieber keine legen, nimmst du einen Stapel auf die Hand. { $supply ->
    [0] Darunterschauen darf vorher niemand.
   *[other] Hatte er { rules-eleven-from }, bekommst du eine Bullenkarte. Sie gilt ab deinem nächsten Zug.
} Vom Nachziehstapel { $new ->
    [one] kommt ein neuer Stapel.
   *[other] kommen { $new } neue Stapel.
}
rules-eleven-take-seen = { $supply ->
    [0] Ein Stapel kommt auf die Hand: { $pile }. Vom Nachziehstapel eröffnet: { $opened }.
   *[other] Ein Stapel kommt auf die Hand: { $pile }; und mit ihm eine Bullenkarte. Vom Nachziehstapel eröffnet: { $opened }.
}
rules-eleven-bull = Bullenkarten
rules-eleven-bull-words = { $supply ->
    [0] Hier gibt es keine: Du legst nie mehr als eine Karte in einem Zug.
    [one] Es gibt eine. Mit ihr darfst du mehrere Karten auf einen Stapel legen, alle { rules-eleven-bull-how }
   *[other] Es gibt { $supply }. Mit einer darfst du mehrere Karten auf einen Stapel legen, alle { rules-eleven-bull-how } Mit zweien auf zwei Stapel, und so weiter.
}
rules-eleven-bull-how = { $reach ->
    [one] um genau 1 höher als die, die vor deinem Zug oben lag: Das ist nur eine. Die Bullenkarte bleibt dir.
   *[other] um 1 bis { $reach } höher als die, die vor deinem Zug oben lag. Die höchste liegt am Ende oben. Die Bullenkarte bleibt dir.
}
rules-eleven-bull-seen = { $laid }.
rules-eleven-bull-laid = { $cards } auf der { $top }
rules-eleven-end = Das Ende
rules-eleven-end-words = Die Runde ist zu Ende, wenn jemand alle Karten los ist: Wer sie los ist, zählt 0, die anderen zählen die Hornochsen auf ihrer Hand. Sie endet auch, wenn der Nachziehstapel leer ist, und dann zählen alle. { rules-eleven-rounds } { rules-winner }
rules-eleven-end-seen = Die Hände am Ende: { $hands }. Darunter eine Karte für jede Anzahl von Hornochsen.
rules-eleven-end-hand = { $size ->
    [0] keine Karten: 0
   *[other] { $cards }: { rules-heads }
}
