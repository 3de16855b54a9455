### Die Seite: eine Partie, die vorbei ist, wird noch einmal angesehen.

replay-title = Eine Partie noch einmal ansehen
replay-watch = Wiederholung
replay-watch-last = Die letzte Partie noch einmal ansehen
replay-file = Partiedatei öffnen
replay-open = Partiedatei öffnen
replay-open-how = Eine Partie, die als Datei gespeichert wurde, kannst du dir noch einmal ansehen: Wähl die Datei aus oder zieh sie hierher. Dieser Server liest sie, um sie zu zeigen, und behält nichts davon.
replay-fetching = Die Partie wird geholt …
replay-unread = { $why ->
    [matches] In dieser Datei sind alle Partien eines Browsers: Füg sie unter „Meine Partien“ hinzu.
    [notes] In dieser Datei sind die Notizen eines Geräts; die Partie ist in einer anderen Datei.
    [large] Diese Datei ist zu groß für eine Partie von Toril.
   *[unreadable] Diese Datei ließ sich nicht lesen.
}
replay-forgotten = Dieser Server hat diese Partie nicht mehr. Hast du sie als Datei gespeichert, dann öffne die Datei.
replay-worth = Die Züge passen zu den Regeln; wer sie gespielt hat, kann keine Datei zeigen.
replay-leave = Wiederholung verlassen
replay-place = { $turn ->
    [0] Runde { $round }, der Anfang
   *[other] Runde { $round }, nach { $turn } von { $of }
}
replay-in-round = Runde { $round }
replay-told = Was geschah
replay-to-round = Punkteverlauf: Tipp auf eine Runde, um an ihr Ende zu gehen
replay-copy = Link hierher kopieren

## Wer zusieht

replay-from = Gesehen von
replay-from-spectator = Von außen
replay-from-seat = { $name }
replay-from-open = Alles offen
replay-all-hands = Alle Handkarten
replay-a-hand = { $name }: { $cards }
replay-all-piles = Alle Stapel, von unten nach oben
replay-a-pile = Stapel: { $cards }

## Der Weg durch die Partie

replay-play = Abspielen
replay-pause = Anhalten
replay-on = { $far ->
    [step] Einen Schritt weiter
    [turn] Ans Ende des nächsten Zugs
    [round] Zur nächsten Runde
   *[end] Ans Ende
}
replay-back = { $far ->
    [step] Einen Schritt zurück
    [turn] Einen Zug zurück
    [round] An den Anfang der Runde
   *[end] An den Anfang
}

## Was sonst nicht gesagt wird

replay-stood-in = { $n ->
    [one] Ein Bot hat für { $names } entschieden.
   *[other] Bots haben für { $names } entschieden.
}
replay-seat-changed = Ab hier spielt { $name } auf dem Platz von { $before }.
replay-unfinished = Die Partiedatei endet hier; die Partie war noch nicht zu Ende.
