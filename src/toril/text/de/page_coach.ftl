### Die Seite: wer durch die erste Partie begleitet.

coach-hints = Tipps
coach-six-choice = Sammle möglichst wenige Hornochsen. Such dir eine Karte aus: Du siehst, wohin sie käme.
coach-six-preview = Alle decken gleichzeitig auf, und die niedrigste Karte kommt zuerst.
coach-six-full = Eine Reihe fasst { $length } Karten: Wer noch eine anlegt, kassiert sie alle.
coach-six-row = Nimm eine Reihe, am besten die billigste: Deine Karte eröffnet sie neu.
coach-six-limit = Bei { $limit } Hornochsen ist die Partie zu Ende. Wer die wenigsten hat, gewinnt.
coach-six-rounds = { $rounds ->
    [one] Nach dieser Runde ist die Partie zu Ende. Wer die wenigsten Hornochsen hat, gewinnt.
   *[other] Nach { $rounds } Runden ist die Partie zu Ende. Wer die wenigsten Hornochsen hat, gewinnt.
}
coach-eleven-turn = Auf einen Stapel passt, was 1 bis { $reach } höher ist als seine oberste Karte. Nach der { $top } kommt die 1.
coach-eleven-none = Nichts passt: Such dir einen Stapel aus und nimm ihn auf die Hand. Vorher darf niemand darunterschauen.
coach-eleven-bull = Du hast eine Bullenkarte: Leg mehrere Karten auf einen Stapel, alle höchstens { $reach } über der obersten.
coach-eleven-bulls = Zwei Bullenkarten: Du darfst im selben Zug auf zwei Stapel ablegen.
coach-eleven-few = Jemand hat höchstens { $few } Karten. Ist eine Hand leer, endet die Runde: Was du noch hältst, zählt.
coach-confirms = In deiner ersten Partie spielst du eine Karte beim zweiten Antippen.
coach-alone = Ohne Tipps spielen
coach-first-tap = Ab jetzt schon beim ersten Antippen spielen?
coach-first-tap-yes = Ja, beim ersten
coach-first-tap-no = Nein, weiter bestätigen
