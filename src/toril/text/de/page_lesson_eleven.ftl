### So geht 11 nimmt!: Aufgaben mit höchstens 15 Wörtern, Erklärungen mit 25.

lesson-eleven-reach = Der Stapel zeigt die 88. Spiel eine Karte.
lesson-eleven-reach-then = Eine Karte darf um 1 bis 10 höher sein als die oberste. Die 99 ist um 11 höher, zu weit: daher der Name.
lesson-eleven-reach-tried = Einen Stapel nehmen darfst du auch, wenn etwas passt. Du hast eine Karte mehr, und zwei neue Stapel kommen dazu.

lesson-eleven-past = Jetzt zeigt der Stapel die 100. Was kommt danach?
lesson-eleven-past-then = Nach der 100 kommt die 1: Auf die 100 passen 1 bis 10, auf die 96 passen 97 bis 100 und 1 bis 6.
lesson-eleven-past-tried = Du bekommst vier Karten und eine Bullenkarte. Doch deine 4 hätte gepasst: Nach der 100 kommt die 1.

lesson-eleven-take = Nichts passt: Nimm den Stapel auf die Hand. Niemand darf unter die oberste Karte sehen.
lesson-eleven-take-then = Passt nichts, musst du einen Stapel nehmen. Einer ab drei Karten bringt eine Bullenkarte: Sie gilt ab deinem nächsten Zug. Zwei neue Stapel kommen dazu.

lesson-eleven-bull = Du hast eine Bullenkarte: Leg zwei Karten auf einmal ab.
lesson-eleven-bull-then = Mit einer Bullenkarte legst du mehrere auf einen Stapel, jede um 1 bis 10 höher als die oberste vor deinem Zug. Sie bleibt dir.
lesson-eleven-bull-one = Eine Karte allein geht auch. Mit der Bullenkarte passen hier aber zwei: die 88 und die 95 auf die 85.
lesson-eleven-bull-took = Einen Stapel nehmen darfst du immer. Aber zwei Karten wärst du losgeworden: 88 und 95 auf die 85.

lesson-eleven-end = Zwei Bullenkarten, zwei Stapel: Werde alle Karten los.
lesson-eleven-end-then = Ist eine Hand oder der Nachziehstapel leer, endet die Runde: Hornochsen auf der Hand zählen. So viele Runden wie Leute; wer die wenigsten hat, gewinnt.
lesson-eleven-end-tried = Du hast noch Karten, die Runde geht weiter. Mit zwei Bullenkarten: 36 auf 33, dazu 51 und 58 auf 50.

lesson-eleven-rob = Der Vorrat an Bullenkarten ist leer: Nimm den Stapel mit der 29 (drei Karten).
lesson-eleven-rob-then = Ist der Vorrat leer, klaust du eine bei jemand anderem: bei der Person mit den meisten. Sind es mehrere, suchst du dir aus, bei wem.
lesson-eleven-rob-tried = Eine einzige Karte bringt keine Bullenkarte: Es müssen drei oder mehr sein.

lesson-eleven-differs = { $what ->
    [hand_size] Karten auf jeder Hand: { $n }
    [reach] Eine Karte darf bis zu { $n } höher sein
    [supply] Bullenkarten: { $n }
    [bull_card_from] Eine Bullenkarte gibt es ab { $n } genommenen Karten
    [new_piles] Neue Stapel nach dem Nehmen: { $n }
   *[top_card] Karten: 1 bis { $n }
}
