### Die Seite: das Blatt des Tages.

day-title = Blatt des Tages
day-what = Von jedem Spiel eine Runde gegen drei Jungstiere. Auf diesem Server sind die Karten für alle gleich, und die Bots denken gleich. Ein Versuch.
day-left = { $hours ->
    [0] { $minutes ->
        [0] noch weniger als eine Minute
       *[other] noch { $minutes } min
    }
   *[other] noch { $hours } h { $minutes } min
}
day-time = Die Tage gehen nach UTC: Der nächste beginnt für dich am { $when }.
day-play = Spielen
day-play-game = { $game } spielen, das Blatt des Tages
day-beginning = Karten werden gegeben …
day-once = Ein Versuch: Du kannst weggehen und später weiterspielen.
day-go-on = Weiter
day-go-on-game = Weiter mit { $game }, dem Blatt des Tages
day-playing = Dein Versuch wartet.
day-unready = Die Bots sind noch nicht so weit: In ein paar Sekunden kannst du spielen.
day-done = Fertig

## Am Anfang, und für alle, die nicht spielen

day-begins = Ein Versuch, mit denselben Karten für alle.
day-resign-how = Ein Bot spielt sie für dich zu Ende, und dein Versuch zählt nicht.

## Das Ergebnis

day-place = { $tries ->
    [one] Bisher zählt nur dein Versuch.
   *[other] Platz { $place } von { $tries } Versuchen.
}
day-few = Ab fünf Versuchen, die zählen, siehst du hier, wie es den anderen ergangen ist.
day-tries = { $tries ->
    [one] { $tries } Versuch zählt.
   *[other] { $tries } Versuche zählen.
}
day-median = Median: { $n }
day-chart = Hornochsen aller Versuche
day-bar = { $from } bis { $to } Hornochsen: { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
}
day-bar-one = { $from ->
    [one] { $from } Hornochse
   *[other] { $from } Hornochsen
}: { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
}
day-bar-mine = { $bar }, auch deiner
day-not-counted = Dein Versuch zählt nicht im Vergleich: { $why ->
    [bot] Ein Bot hat nicht selbst entschieden, oder es war eine andere Version.
    [stood_in] Ein Bot ist für dich eingesprungen.
   *[late] Er war erst zu Ende, als dieses Blatt kein Geheimnis mehr war.
}
day-streak = { $n ->
    [one] Serie auf diesem Gerät: { $n } Tag
   *[other] Serie auf diesem Gerät: { $n } Tage in Folge
}
day-fun = Nur zum Spaß: Schummeln ist leicht.
day-counting = Einen Moment: Dein Versuch wird gezählt …

## Wie es lief

day-course = Wie es lief
day-step-six = { $n ->
    [0] Zug { $trick }: kein Hornochse
    [one] Zug { $trick }: { $n } Hornochse
   *[other] Zug { $trick }: { $n } Hornochsen
}
day-key-six = Ein Quadrat für jeden Zug: grün, kein Hornochse; gelb, 1 bis 4; orange, 5 bis 9; rot, 10 oder mehr.
day-step-played = { $n ->
    [one] Zug { $turn }: { $n } Karte abgelegt
   *[other] Zug { $turn }: { $n } Karten abgelegt
}
day-step-took = { $n ->
    [one] Zug { $turn }: einen Stapel mit { $n } Karte genommen
   *[other] Zug { $turn }: einen Stapel mit { $n } Karten genommen
}
day-key-eleven = Ein Quadrat für jeden deiner Züge: grün, eine Karte abgelegt; blau, mehrere; gelb, einen Stapel mit 1 oder 2 Karten genommen; orange, mit 3 bis 5; rot, mit 6 oder mehr.

## Teilen

day-share = Teilen
day-copied = Kopiert
day-copy-failed = Kopieren ging nicht. Das ist der Text:
day-share-text = { day-title }: { $game }, { $date }
day-share-result = { $n ->
    [one] { $n } Hornochse
   *[other] { $n } Hornochsen
}
day-share-place = Platz { $place } von { $tries }
day-replay = Wiederholung
day-table = Tisch ansehen

## Ist es fair?

day-fair = Woran sehe ich, dass es fair ist?
day-fair-how = Das Blatt kommt aus einem Geheimnis des Servers. Sein Siegel wird am Tag davor gezeigt: Wer es sich notiert, weiß später, dass niemand etwas geändert hat. Das Geheimnis wird einen ganzen Tag nach dem Ende des Tages veröffentlicht. Gleich für alle heißt nicht nachgewiesen: Dein Gerät mischt nicht mit, und wer den Server betreibt, kennt die Karten.
day-seal = Siegel von heute
day-seal-tomorrow = Siegel von morgen
day-seen = { $seen ->
    [fits] Dieses Gerät hat sein Siegel am Tag davor gesehen: Es passt.
    [differs] Dieses Gerät hat vorher ein anderes Siegel gesehen: Es passt nicht.
   *[unseen] Dieses Gerät war am Tag davor nicht hier.
}
