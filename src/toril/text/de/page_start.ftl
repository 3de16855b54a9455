### Die Seite: der Anfang, und die Lobby vor der Partie.

## Der Anfang

start-what = Das Spiel um Hornochsen, mit Freunden oder Bots.
start-corner = Sprache, Regeln und Einstellungen
start-to-dark = Dunkel
start-to-light = Hell
start-play = Jetzt spielen
start-play-label = { $game } Jetzt spielen, gegen Bots
start-gist-six = Alle wählen gleichzeitig: Leg nicht die sechste Karte.
start-gist-eleven = Reihum: Werde zuerst alle Karten los.
start-lasts = etwa { $minutes } min
start-play-against = Gegen:
start-play-mixed = Gemischt
start-bots-less = Ein Bot weniger
start-bots-more = Ein Bot mehr
start-dealing = Karten werden gegeben …
start-learn = So geht’s:
start-learn-no = Nicht mehr anbieten
start-create = Tisch für Freunde aufmachen
start-join = Mitspielen
start-join-label = Code oder Link eines Tischs
start-join-placeholder = Code oder Link
start-join-empty = Gib den Code des Tischs ein oder füg seinen Link ein.
start-join-no-code = Ein Code hat sechs Buchstaben oder Ziffern, wie K7W 2FP.
start-unofficial = Von Fans gemacht; kein offizielles Produkt.
start-guest = Gast
start-name = Dein Name
start-colour = Deine Farbe
start-colour-seat = Die des Platzes
start-colour-named = { $n ->
    [0] Blau, Kreis
    [1] Terrakotta, Quadrat
    [2] Grün, Sechseck
    [3] Lila, Raute
    [4] Türkis, Schild
    [5] Ocker, Ring
    [6] Rosa, leeres Quadrat
    [7] Grau, leeres Sechseck
    [8] Oliv, leere Raute
   *[other] Himmelblau, leeres Schild
}
start-me = Du spielst als { $name }
start-me-unnamed = Such dir Name und Farbe aus
start-me-next = Name und Farbe gelten ab dem nächsten Tisch, an den du dich setzt. Wer dort deine Farbe schon hat, behält sie.

## Tische

start-mine = Deine Tische
start-mine-all = Alle { $n } zeigen
start-open = Öffentliche Tische
start-with = Mit { $names }
start-alone = Noch niemand sonst
start-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
start-bots-levels = { start-bots } ({ $levels })
start-in-lobby = In der Lobby, es kann losgehen
start-in-lobby-free = In der Lobby, { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
start-in-pause = Unterbrochen
start-in-result = Zu Ende
start-round = Runde { $round }
start-place = Platz { $place } von { $seats }
start-waits = Du bist dran
start-go-on = Weiter: { $game }
start-remove = Tisch { $code } aus der Liste nehmen
start-removed = Nicht mehr in deiner Liste.
start-bring-back = Rückgängig

## Ein neuer Tisch

start-new = Ein Tisch für Freunde
start-new-open = Tisch aufmachen
start-new-opening = Geht gleich auf …
start-new-game = Spiel
start-new-six = Alle wählen gleichzeitig. Leg nicht die sechste Karte einer Reihe: Sie kassiert die anderen fünf.
start-new-eleven = Reihum. Werde deine Karten los; mit jeder Bullenkarte legst du mehr auf einmal.
start-new-variant = Variante
start-variant-standard = Klassisch
start-variant-standard-how = Alle 104 Karten, zehn für jede Person. Für 2 bis 10.
start-variant-tactics = Taktik
start-variant-tactics-how = Nur die Karten 1 bis { $cards }: Alle wissen, welche dabei sind. Für 2 bis 6.
start-variant-draft = Draft
start-variant-draft-how = Wie die Taktik, aber offen: Alle suchen sich ihre Karten reihum aus. Für 2 bis 6.
start-new-ending = Ende der Partie
start-end-at-least = Bei 66
start-end-at-least-how = Wenn jemand am Ende einer Runde 66 Hornochsen oder mehr hat.
start-end-more-than = Bei mehr als 66
start-end-more-than-how = Wenn jemand am Ende einer Runde 67 Hornochsen oder mehr hat, wie in der argentinischen Ausgabe.
start-end-limit = Bei einem anderen Limit
start-end-rounds = Nach einer Zahl von Runden
start-new-limit = Limit an Hornochsen
start-new-rounds = Runden
start-new-seats = Plätze
start-new-first = Wer die erste Runde anfängt
start-new-further = Mehr Optionen
start-new-starter = Wer die anderen Runden anfängt
start-starter-round = Wer zuletzt am wenigsten bekam
start-starter-total = Wer insgesamt am wenigsten hat
start-new-steal = Wenn der Vorrat leer ist
start-steal-others = Bei den anderen klauen
start-steal-others-how = Wer von den anderen am meisten hat, wird beklaut, auch wenn du mehr hast.
start-steal-leader = Nur an der Spitze klauen
start-steal-leader-how = Bei wem am meisten liegt, und nur, wenn es mindestens so viele sind wie bei dir; sonst bekommst du keine.
start-new-rob = Eine Bullenkarte klauen
start-rob-must = Muss sein
start-rob-must-how = Gefragt wirst du nur, wenn mehrere gleich viele haben.
start-rob-may = Darf sein
start-rob-may-how = Du wirst jedes Mal gefragt und kannst verzichten.
start-new-deck = Hornochsen auf den Karten
start-deck-six = Wie in 6 nimmt!
start-deck-six-how = 7 auf der 55; 5 auf Vielfachen von 11; 3 auf denen von 10; 2, wo es mit 5 endet; 1 auf dem Rest.
start-deck-reported = Andere Verteilung
start-deck-reported-how = Nicht bestätigt: 7 auf 33, 63 und 93; 5, wo es mit 3 endet; 3 auf den anderen Primzahlen; 1 auf dem Rest.
start-deck-own = Eigene Karten
start-new-clock = Uhr
start-clock-off = Ohne Uhr
start-clock-off-how = Keine Eile. Ist jemand nicht da, springt nach zwei Minuten ein Bot ein.
start-clock-relaxed = Gemütlich
start-clock-relaxed-how = 60 Sekunden für jeden Zug; dann spielt ein Bot für dich.
start-clock-quick = Flott
start-clock-quick-how = 15 Sekunden für jeden Zug; dann spielt ein Bot für dich.
start-new-counter = Kartenzähler
start-new-counter-how = Alle können sehen, welche Karten in der Runde schon da waren.
start-new-listed = Öffentlicher Tisch
start-new-listed-how = Der Tisch steht auf der Startseite, und wer mag, setzt sich dazu.
start-less = Weniger: { $what }
start-more = Mehr: { $what }
start-seat = Platz { $seat }
start-person = Person
start-bot = { $kind ->
    [calf] Kalb · leicht
    [heifer] Färse · mittel
    [ox] Jungstier · schwer
   *[bull] Stier · sehr schwer
}
start-bot-how = { $game ->
    [six_nimmt] { $kind ->
        [calf] Sieht nur, was jede Karte gerade kostet, und passt manchmal nicht auf.
        [heifer] Stellt sich eine Handvoll Hände vor und vergisst, was schon da war.
        [ox] Stellt sich mehr Hände vor und merkt sich die letzten drei Züge.
       *[bull] Stellt sich Hunderte von Händen vor und merkt sich alle Karten.
    }
   *[eleven_nimmt] { $kind ->
        [calf] Denkt nur an diesen Zug und passt oft nicht auf.
        [heifer] Stellt sich ein paar Hände vor; weiß, wie hoch die Stapel sind, aber nicht, was darin liegt.
        [ox] Stellt sich Dutzende von Händen vor und merkt sich alle Karten.
       *[bull] Stellt sich tausend Hände vor und merkt sich alle Karten.
    }
}
start-bot-takes = { $n } Hornochsen
start-bot-measure = Hornochsen je Runde, im Schnitt, gegen drei vorsichtige Bots: Weniger ist besser.

## Die Lobby

start-lobby-change = Ändern
start-options = Optionen des Tischs
start-options-do = Änderungen speichern
start-lobby-leave = Meinen Platz freigeben
start-lobby-sent-away = Du wurdest vom Tisch entfernt. Wenn ein Platz frei ist, kannst du dich wieder setzen.
start-lobby-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
start-term-limit = bis { $limit } Hornochsen
start-term-more-than = bis mehr als 66 Hornochsen
start-term-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
start-term-clock-off = ohne Uhr
start-term-clock-relaxed = 60 s je Zug
start-term-clock-quick = 15 s je Zug
start-term-counter = Kartenzähler
start-term-listed = öffentlicher Tisch
start-term-starter-total = wer insgesamt am wenigsten hat, fängt an
start-term-steal-leader = beklaut wird nur, wer am meisten hat
start-term-rob-may = Klauen muss nicht sein
start-term-other-deck = andere Hornochsen auf den Karten
start-seat-free = Frei
start-seat-sit = Hier hinsetzen
start-seat-fill = Bot hinsetzen
start-sit = Hinsetzen
start-bot-none = Den Platz frei lassen
start-bot-none-how = Für jemanden, der mit dem Link kommt.
start-kick = { $name } vom Tisch entfernen
start-kick-how = Der Platz wird frei. Wer den Link hat, kann sich wieder setzen.
start-begin = Los geht’s
start-begin-fill = { $n ->
    [one] Los geht’s, mit { $n } Bot
   *[other] Los geht’s, mit { $n } Bots
}
start-begin-yes = Ja, los
start-begin-sure = { $n ->
    [one] { $n } Platz ist frei. Soll sich ein Bot dazusetzen und die Partie beginnen?
   *[other] { $n } Plätze sind frei. Sollen sich Bots dazusetzen und die Partie beginnen?
}
start-begin-free = { $free ->
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
start-begin-ready = Der Tisch ist voll.
start-begin-wait = Der Tisch ist voll. Wir warten, bis { $name } anfängt.
start-begin-wait-free = { $free ->
    [one] { $free } Platz ist frei. { $name } startet die Partie.
   *[other] { $free } Plätze sind frei. { $name } startet die Partie.
}
start-begin-nobody = Dieser Tisch hat gerade keinen Host.
start-invite = Lade mit diesem Code ein
start-invite-link = Oder mit diesem Link
start-invite-qr = QR-Code mit dem Link zum Tisch
start-invite-do = Einladen
start-invite-copied = Link kopiert
start-invite-only-here = Das lässt sich nur auf diesem Computer öffnen.
start-invite-only-here-how = Damit Handys aus deinem WLAN dazukommen, starte den Server mit „make play LAN=1“ und öffne die Adresse, die er zeigt.

## Die Verbindung zu einem Tisch

start-connecting-opening = Tisch { $code } geht auf …
start-connecting-lost = Keine Verbindung, neuer Versuch …
start-connecting-home = Zur Startseite
start-take-over = Auf diesem Gerät weiterspielen?
start-take-over-how = Dieser Link holt einen Platz auf dieses Gerät. Auf dem anderen ist dann Schluss.
start-take-over-own = Du hast an diesem Tisch schon einen Platz: Du tauschst ihn gegen diesen.
start-take-over-do = Ja, hier spielen
start-take-over-not = Nein
