### So geht 6 nimmt!: Aufgaben mit höchstens 15 Wörtern, Erklärungen mit 25.

lesson-six-where = Bring eine deiner Karten in Reihe 3.
lesson-six-where-then = Du wählst nur die Karte: Sie kommt in die Reihe, deren letzte Karte die nächstniedrigere ist. Die niedrigste gelegte Karte kommt zuerst.
lesson-six-where-lower = Die 41 ist niedriger als die 43: Die nächstniedrigere letzte Karte ist die 37, in Reihe 2.
lesson-six-where-nearer = Für die 70 ist die nächstniedrigere letzte Karte die 61, in Reihe 4.

lesson-six-sixth = Reihe 1 ist voll: Leg eine Karte, ohne etwas zu kassieren.
lesson-six-sixth-then = Wer die sechste Karte legt, kassiert die fünf davor; die sechste eröffnet die Reihe neu. Kassiertes bleibt beiseite und kommt nie auf die Hand.
lesson-six-sixth-tried = Deine 29 war die sechste Karte: Du kassierst die fünf davor, 6 Hornochsen. Die 33 kam danach und kostete nichts.

lesson-six-at-once = In Reihe 2 ist noch ein Platz, und alle wählen gleichzeitig. Geh auf Nummer sicher.
lesson-six-at-once-then = Die 47 war niedriger als die 50 und wurde die fünfte, die 50 die sechste Karte. Die Vorschau kennt nur deine Karte: Andere können dazwischenkommen.
lesson-six-at-once-tried = Die Vorschau versprach dir den fünften Platz, aber die 47 war niedriger und kam zuerst: Du kassierst 8 Hornochsen.

lesson-six-low = Beide Karten sind zu niedrig: Leg eine und nimm dann die billigste Reihe.
lesson-six-low-then = Ist deine Karte niedriger als die letzte jeder Reihe, nimmst du eine Reihe deiner Wahl, und deine Karte eröffnet sie neu.
lesson-six-low-tried = Diese Reihe kostet dich { $n } Hornochsen. Reihe 2 hätte nur 1 gekostet.

lesson-six-count = Deine letzte Karte ist zu niedrig: Welche Reihe tut am wenigsten weh?
lesson-six-count-then = Hornochsen zählen, nicht Karten. Alle Karten gelegt: Runde vorbei. Hat dann jemand insgesamt 66 oder mehr, endet die Partie: Wer die wenigsten hat, gewinnt.
lesson-six-count-tried = Diese Reihe kostet dich { $n }, Reihe 3 nur 4. Hornochsen zählen, nicht Karten.

lesson-six-draft = Eine Karte fehlt noch: Such dir eine aus.
lesson-six-draft-then = Ausgesucht wird offen, also kennen alle jede Hand. Die vier übrigen Karten eröffnen die Reihen, von der niedrigsten zur höchsten.

lesson-six-differs = { $what ->
    [hand_size] Karten auf jeder Hand: { $n }
    [rows] Reihen: { $n }
    [row_length] Karten, die in eine Reihe passen: { $n }
   *[top_card] Karten: 1 bis { $n }
}
