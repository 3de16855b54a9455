### Die Regeln auf einer Seite, mit den Zahlen eines Tischs oder mit den üblichen.

## 6 nimmt!

rules-six =
    6 nimmt! · { rules-six-people } · wer die wenigsten Hornochsen hat, gewinnt

    { rules-six-deal } { rules-six-tricks } suchen sich alle eine Handkarte aus und legen sie verdeckt hin; sobald alle Karten liegen, werden sie gleichzeitig aufgedeckt und von der niedrigsten zur höchsten angelegt.

    Die Reihe suchst du dir nicht aus: Jede Karte kommt rechts an die Reihe, deren letzte Karte die nächstniedrigere ist. { rules-six-full } Wer eine Karte legt, die niedriger ist als die letzte Karte jeder Reihe, sucht sich irgendeine Reihe aus, nimmt sie und legt die Karte an ihre Stelle. Was du nimmst, kommt verdeckt auf deinen Hornochsenstapel, nie auf die Hand.

    Jede genommene Karte zählt ihre Hornochsen: { rules-printed }

    Nach { rules-six-last } ist die Runde zu Ende, und die Hornochsen werden zu den bisherigen gezählt. { rules-six-end } { rules-six-editions } { rules-winner }

    { rules-six-variants }
rules-six-people = { $seats ->
    [0] { $variant ->
        [standard] für 2 bis 10
       *[other] für 2 bis 6
    }
   *[other] { $seats } am Tisch
}
rules-six-deal = { $variant ->
    [standard] In jeder Runde werden die Karten 1 bis { $cards } gemischt: { $hand } für jede Person und { rules-six-open }; der Rest bleibt weg.
    [tactics] Gespielt wird nur mit den Karten 1 bis { $cards }: Alle wissen, welche dabei sind. In jeder Runde werden sie gemischt: { $hand } für jede Person und { rules-six-open }.
   *[draft] Gespielt wird nur mit den Karten 1 bis { $cards }. In jeder Runde liegen sie alle offen, und reihum, im Uhrzeigersinn, nehmen sich alle je eine, bis sie { $hand } haben. { rules-six-left }; in jeder Runde fängt der nächste Platz mit dem Aussuchen an.
}
rules-six-open = { $rows ->
    [one] eine weitere, die die Reihe eröffnet
   *[other] { $rows } weitere, die die { $rows } Reihen eröffnen
}
rules-six-left = { $rows ->
    [one] Die übrige Karte eröffnet die Reihe
   *[other] Die { $rows } übrigen eröffnen die Reihen, von der niedrigsten zur höchsten
}
rules-six-tricks = { $hand ->
    [one] Es gibt einen Zug: Darin
   *[other] Es gibt { $hand } Züge. In jedem
}
rules-six-full = { $length ->
    [one] In eine Reihe passt eine Karte: Wer die nächste legt, nimmt diese Karte, und die eigene eröffnet die Reihe neu.
    [5] In eine Reihe passen 5 Karten: Wer die sechste legt, nimmt diese 5, und die eigene eröffnet die Reihe neu.
   *[other] In eine Reihe passen { $length } Karten: Wer eine zu viel legt, nimmt diese { $length }, und die eigene eröffnet die Reihe neu.
}
rules-six-end = { $ending ->
    [limit] Hat am Ende einer Runde jemand insgesamt { rules-six-limit }, ist die Partie zu Ende.
    [rounds] Die Partie ist nach { rules-rounds } zu Ende.
   *[both] Die Partie ist zu Ende, wenn am Ende einer Runde jemand { rules-six-limit } hat, oder nach { rules-rounds }.
}
rules-six-limit = { $limit ->
    [one] auch nur einen Hornochsen
    [67] mehr als 66 Hornochsen
   *[other] { $limit } Hornochsen oder mehr
}
rules-six-last = { $hand ->
    [one] diesem Zug
   *[other] dem letzten Zug
}
rules-six-editions = { $limit ->
    [66] In anderen Ausgaben heißt es mehr als 66; ausmachen könnt ihr auch ein anderes Limit oder eine Zahl von Runden.
    [67] In anderen Ausgaben heißt es 66 oder mehr; ausmachen könnt ihr auch ein anderes Limit oder eine Zahl von Runden.
   *[other] (In den Spielregeln sind es 66.)
}
rules-six-variants = { $variant ->
    [standard] Es gibt auch Varianten für 2 bis 6 Personen. Draft, die Variante für Fortgeschrittene in den Spielregeln: gespielt wird nur mit den niedrigsten Karten, so vielen, wie gebraucht werden; sie liegen offen und werden reihum ausgesucht, und die übrigen eröffnen die Reihen. Bei der Taktik (tactics) wird mit denselben Karten gespielt; sie werden aber wie üblich ausgeteilt.
    [tactics] Das ist die Taktik (tactics), die Hälfte der fortgeschrittenen Variante der Spielregeln: Dort liegen dieselben Karten offen, und alle suchen sich ihre Hand reihum aus (draft).
   *[draft] Das ist die Variante für Fortgeschrittene in den Spielregeln (draft): Alle Hände sind bekannt, und geheim ist nur die Karte, die du verdeckt legst.
}

## 11 nimmt!

rules-eleven =
    11 nimmt! · { rules-eleven-people } · werde deine Karten los

    Es gibt die Karten 1 bis { $cards }, { $hand } für jede Person; der Rest ist der Nachziehstapel, und seine erste Karte eröffnet den ersten Stapel. Gespielt wird reihum, im Uhrzeigersinn. { rules-eleven-first } Wenn du dran bist, legst du eine Karte auf einen Stapel oder nimmst einen ganzen Stapel auf die Hand.

    Eine Karte passt, wenn sie um höchstens { $reach } höher ist als die oberste des Stapels; nach der { $cards } geht es mit der 1 weiter. { rules-eleven-example } Passt nichts, musst du einen Stapel nehmen, egal welchen; nehmen darfst du auch, wenn etwas passt. Wer einen Stapel nimmt, bekommt alle Karten des Stapels auf die Hand und eröffnet { rules-eleven-new } vom Nachziehstapel. Was unter der obersten Karte liegt, darf niemand ansehen.

    { rules-eleven-bulls }

    Die Runde ist zu Ende, sobald jemand alle Karten los ist: Wer sie los ist, zählt 0, die anderen zählen die Hornochsen auf den Karten in ihrer Hand. Sie endet auch, wenn der Nachziehstapel leer ist, und dann zählen alle. Bullenkarten zählen nicht.

    Wie viele Hornochsen auf jeder Karte sind, sagen die Spielregeln nicht. { rules-eleven-deck }

    { rules-eleven-rounds } { rules-winner }
rules-eleven-people = { $seats ->
    [0] für 2 bis 7
   *[other] { $seats } am Tisch
}
rules-eleven-example = { $before ->
    [0] { $after ->
        [one] Auf die { $on } passt nur die 1.
       *[other] Auf die { $on } passen 1 bis { $after }.
    }
    [one] Auf die { $on } passen die { $cards } und 1 bis { $after }.
    [2] Auf die { $on } passen { $next }, { $cards } und 1 bis { $after }.
   *[other] Auf die { $on } passen { $next } bis { $cards } und 1 bis { $after }.
}
rules-eleven-first = { $first ->
    [usual] Nach den Spielregeln fängt in der ersten Runde die jüngste Person an; hier der erste Platz, wenn der Tisch keinen anderen wählt.
   *[named] In der ersten Runde fängt { $name } an.
}
rules-eleven-new = { $new ->
    [one] einen neuen
    [2] zwei neue
   *[other] { $new } neue
}
rules-eleven-bulls = { $supply ->
    [0] Hier gibt es keine Bullenkarten, also legst du nie mehr als eine Karte in einem Zug.
   *[other] Hatte der Stapel { rules-eleven-from }, bekommst du eine Bullenkarte. Sie gilt ab deinem nächsten Zug; { rules-eleven-supply }. Mit einer darfst du in einem Zug mehrere Karten auf einen Stapel legen, jede um höchstens { $reach } höher als die, die vor deinem Zug oben lag; die höchste liegt am Ende oben (nach der { $cards } geht es mit der 1 weiter). Mit zwei Bullenkarten geht das auf zwei Stapeln, und so weiter. Du behältst sie. Ist der Vorrat leer, { rules-eleven-rob } du eine: Beklaut wird, wer von den anderen die meisten hat, { rules-eleven-steal }; sind es mehrere, suchst du dir aus, wen.
}
rules-eleven-from = { $from ->
    [one] eine Karte oder mehr
    [3] drei Karten oder mehr
   *[other] { $from } Karten oder mehr
}
rules-eleven-supply = { $supply ->
    [one] es gibt nur eine
    [10] es gibt insgesamt zehn
   *[other] es gibt insgesamt { $supply }
}
rules-eleven-rob = { $rob ->
    [may] klaust, wenn du willst,
   *[must] klaust
}
rules-eleven-steal = { $steal ->
    [others] auch wenn du mehr hast
   *[leader] aber nur mit mindestens so vielen wie du
}
rules-eleven-deck = { $deck ->
    [six] Hier sind es die von 6 nimmt!: { rules-printed }
    [reported] Hier sind sie aus einer unbestätigten Liste: 7 auf der 33, der 63 und der 93; 5 auf den anderen, die mit 3 enden; 3 auf den anderen Primzahlen; 1 auf allen übrigen.
   *[own] Hier wird mit eigenen Karten gespielt: Auf jeder { rules-eleven-own }, in allen zusammen { $all }.
}
rules-eleven-own = { $most ->
    [one] ist ein Hornochse
   *[other] { $least ->
        [0] sind { $most } Hornochsen
       *[other] sind { $least } bis { $most } Hornochsen
    }
}
rules-eleven-rounds = { $ending ->
    [single] Gespielt wird eine einzige Runde.
    [people] Gespielt werden so viele Runden, wie Leute am Tisch sitzen; { rules-eleven-next }.
   *[number] Gespielt wird über { rules-rounds }; { rules-eleven-next }.
}
rules-eleven-next = { $starter ->
    [round] ab der zweiten fängt an, wer in der vorigen die wenigsten Hornochsen bekommen hat
   *[total] ab der zweiten fängt an, wer insgesamt die wenigsten Hornochsen hat
}

## Beide

rules-printed = 7 auf der 55; 5 auf den anderen Vielfachen von 11; 3 auf den Vielfachen von 10; 2 auf den anderen, die auf 5 enden; 1 auf allen übrigen.
rules-rounds = { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
rules-seat = Platz { $seat }
rules-winner = Wer insgesamt die wenigsten Hornochsen hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
