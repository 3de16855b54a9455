### Die Seite: meine Partien, die in diesem Browser bleiben, und wie sie ausgegangen sind.

matches-title = Meine Partien
matches-none = Noch keine Partie. Sobald eine von dir zu Ende ist, findest du sie hier; die mit dem Blatt des Tages einen ganzen Tag nach diesem Tag.
matches-none-off = Keine Partie wird aufgehoben. Für die nächsten kannst du es unten einschalten.
matches-refused = Dieser Browser hebt nichts auf: Vielleicht ist es ein privates Fenster, oder der Speicher ist voll oder gesperrt. Alles andere geht.
matches-not-kept = Dieser Browser kann deine Partien nicht aufheben. Alles andere geht.
matches-dropped = Der Platz für deine Partien ist voll: Ab jetzt geht immer die älteste.
matches-full = { $most } Partien sind aufgehoben. Kommt noch eine dazu, geht die älteste.
matches-more = Mehr zeigen ({ $n })
matches-early = Vorzeitig beendet
matches-stood-in = { $n ->
    [one] In einer Runde hat ein Bot für dich gespielt: Sie zählt nicht als deine.
   *[other] In { $n } Runden hat ein Bot für dich gespielt: Sie zählen nicht als deine.
}
matches-not-here = Diese Partie ist in diesem Browser nicht aufgehoben.
matches-again = Neuer Tisch mit denselben Leuten
matches-save = Partiedatei speichern
matches-delete = Löschen
matches-delete-sure = Diese Partie aus diesem Browser löschen?

## Statistik

matches-statistics = Statistik
matches-all = Alle
matches-seats = Zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
    [9] neunt
   *[other] zehnt
}
matches-levels = Gegen Bots
matches-names = Mit anderen
matches-won = Siege
matches-rounds = Runden
matches-mean = Mittel
matches-best = Min.
matches-worst = Max.
matches-statistics-how = Mittel, Min. und Max. sind Hornochsen in einer Runde. Es zählt nur, was du selbst gespielt hast: keine Runde, in der ein Bot für dich gespielt hat. Eine Partie mit so einer Runde oder eine vorzeitig beendete zählt weder als Sieg noch als Niederlage.

## Alle

matches-keeping = Aufheben und löschen
matches-keep = Meine Partien aufheben
matches-keep-how = Nur in diesem Browser, bis zu { $most }. Niemand sonst sieht sie.
matches-export = Alle als Datei speichern
matches-exported = { $n ->
    [one] Eine Partie ist in der Datei.
   *[other] { $n } Partien sind in der Datei.
}
matches-exported-part = { matches-exported } { $left ->
    [one] Eine weitere hatte keinen Platz.
   *[other] { $left } weitere hatten keinen Platz.
}
matches-import = Aus einer Datei hinzufügen
matches-import-no = Hier lässt sich nur eine unbeschädigte Datei von „{ matches-export }“ mit höchstens 5 MB hinzufügen. Nichts wurde hinzugefügt.
matches-imported = { $n ->
    [0] Keine Partie wurde hinzugefügt.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $n } Partien wurden hinzugefügt.
}
matches-imported-known = { $n ->
    [one] Eine war schon da.
   *[other] { $n } waren schon da.
}
matches-imported-left = { $n ->
    [one] Eine blieb draußen: Ihre Züge oder ihr Fingerabdruck passen nicht.
   *[other] { $n } blieben draußen: Ihre Züge oder Fingerabdrücke passen nicht.
}
matches-imported-dropped = { $n ->
    [one] Die älteste musste gehen.
   *[other] Die { $n } ältesten mussten gehen.
}
matches-imported-no-room = { $n ->
    [one] Für eine weitere war in diesem Browser kein Platz.
   *[other] Für { $n } weitere war in diesem Browser kein Platz.
}
matches-busy = Einen Moment …
matches-delete-all = Alle löschen
matches-delete-all-sure = { $n ->
    [one] Deine Partie aus diesem Browser löschen? Sie ist dann weg.
   *[other] Deine { $n } Partien aus diesem Browser löschen? Sie sind dann weg.
}
matches-deleted = Alles gelöscht.
