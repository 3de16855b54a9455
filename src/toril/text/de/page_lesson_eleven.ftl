### So geht 11 nimmt!: Aufgaben mit höchstens 15 Wörtern, Erklärungen mit 25.

lesson-eleven-reach = Der Stapel zeigt die 88. Spiel eine Karte.
lesson-eleven-reach-then = Eine Karte darf 1 bis 10 höher sein als die oberste. Die 99 ist 11 höher, zu weit: daher der Name.
lesson-eleven-reach-tried = Einen Stapel nehmen darfst du auch, wenn etwas passt. Du hast eine Karte mehr, und zwei neue Stapel kommen.

lesson-eleven-past = Jetzt zeigt der Stapel die 100. Was kommt danach?
lesson-eleven-past-then = Nach der 100 kommt die 1: Auf die 100 passen 1 bis 10, auf die 96 passen 97 bis 100 und 1 bis 6.
lesson-eleven-past-tried = Vier Karten auf die Hand und eine Bullenkarte. Aber die 4 passt: Nach der 100 kommt die 1.

lesson-eleven-take = Nichts passt: Nimm den Stapel auf die Hand. Niemand darf unter die oberste Karte sehen.
lesson-eleven-take-then = Nimmst du drei Karten oder mehr, bekommst du eine Bullenkarte. Sie gilt ab deinem nächsten Zug. Zwei neue Stapel kommen dazu.

lesson-eleven-bull = Du hast eine Bullenkarte: Leg zwei Karten auf einmal ab.
lesson-eleven-bull-then = Beliebig viele auf einen Stapel, alle höchstens 10 über der Karte, die vorher oben lag. Die Bullenkarte behältst du.
lesson-eleven-bull-one = Eine Karte allein geht auch. Mit der Bullenkarte passen hier aber zwei: die 88 und die 95 auf die 85.
lesson-eleven-bull-took = Einen Stapel nehmen darfst du immer. Aber zwei Karten wären weg gewesen: 88 und 95 auf die 85.

lesson-eleven-end = Zwei Bullenkarten, zwei Stapel: Werde alle Karten los.
lesson-eleven-end-then = Ist jemand alle Karten los oder der Nachziehstapel leer, endet die Runde: Alle zählen die Hornochsen auf ihrer Hand. So viele Runden wie Plätze.
lesson-eleven-end-tried = Du hast noch Karten, die Runde geht weiter. Mit zwei Bullenkarten: 36 auf 33, dazu 51 und 58 auf 50.

lesson-eleven-rob = Der Vorrat an Bullenkarten ist leer: Nimm den großen Stapel.
lesson-eleven-rob-then = Ist der Vorrat leer, beklaust du, wer von den anderen die meisten hat. Sind es mehrere, suchst du aus.
lesson-eleven-rob-tried = Eine einzige Karte bringt keine Bullenkarte: Es müssen drei oder mehr sein.

lesson-eleven-differs = { $what ->
    [hand_size] Karten auf jeder Hand: { $n }
    [reach] Eine Karte darf bis zu { $n } höher sein
    [supply] Bullenkarten: { $n }
    [bull_card_from] Karten, die eine Bullenkarte bringen: { $n } oder mehr
    [new_piles] Neue Stapel nach dem Nehmen: { $n }
   *[top_card] Karten: 1 bis { $n }
}
