### Die Seite, in beiden Spielen: wer am Tisch sitzt, der Verlauf, die Punkte und das Ergebnis.

## Wer am Tisch sitzt

match-seats = Mitspielende
match-seat-you = Du ({ $name })
match-seat-bot = { $kind ->
    [cautious] Bot: vorsichtig
    [random] Bot: zufällig
    [chaos] Bot: ohne Sinn und Verstand
   *[other] Bot: { level }
}
match-seat-level = { $kind ->
    [calf] { match-seat-bot }, leicht
    [heifer] { match-seat-bot }, mittel
    [ox] { match-seat-bot }, schwer
    [bull] { match-seat-bot }, sehr schwer
   *[other] { match-seat-bot }
}
match-seat-host = { $you ->
    [yes] du bist der Host
   *[no] Host
}
match-seat-state = { $state ->
    [ready] { $you ->
        [yes] du hast gewählt
       *[no] hat gewählt
    }
    [away] { $you ->
        [yes] du bist nicht da
       *[no] ist nicht da
    }
    [standin] { $you ->
        [yes] ein Bot springt für dich ein
       *[no] ein Bot springt ein
    }
    [resigned] { $you ->
        [yes] du hast aufgegeben; ein Bot spielt
       *[no] hat aufgegeben; ein Bot spielt
    }
   *[thinking] { $you ->
        [yes] du bist dran
       *[no] überlegt
    }
}
match-card = { $card }, { bullheads }

## Wer was tun muss

match-opening = Du kommst gleich an den Tisch …
match-lost = Keine Verbindung, neuer Versuch …
match-paused = Pause. Der Host setzt die Partie fort.
match-paused-host = Es ist Pause.
match-resume = Fortsetzen
match-held = Noch nicht gespielt.
match-held-how = Noch nicht gespielt: Escape nimmt zurück, Enter spielt sofort.
match-held-back = Doch nicht
match-held-send = Jetzt spielen
match-stood-in = { $why ->
    [clock] Deine Zeit ist um: Ein Bot spielt für dich.
    [away] Du warst nicht verbunden: Ein Bot spielt für dich.
   *[left] Du bist gegangen: Ein Bot spielt für dich.
}
match-back = Ich bin zurück
match-resigned = Du hast aufgegeben; ein Bot spielt für dich.
match-watching = Du schaust zu.
match-sent-away = Du wurdest vom Tisch entfernt und schaust zu.
match-rests = Die Partie ruht, bis wieder jemand spielt.
match-rests-mine = Die Partie ruht, weil niemand gespielt hat.
match-draft = Du bist dran: Such dir eine Karte für deine Hand aus.
match-others-draft = { $name } sucht sich eine Karte aus.
match-commit = Such dir eine Karte aus.
match-committed = Du spielst die { $card }.
match-committed-waiting = Du spielst die { $card }. { match-waiting }
match-waiting = { $n ->
    [one] Wir warten auf { $names }.
   *[other] Es fehlen noch { $names }.
}
match-more = { $n } weitere
match-others-row = { $name } sucht eine Reihe für die { $card } aus.
match-turn = { $cards ->
    [none] Nichts passt: Nimm einen Stapel auf die Hand.
    [many] Du bist dran: Leg Karten ab oder nimm einen Stapel.
   *[one] Du bist dran: Leg eine Karte ab oder nimm einen Stapel.
}
match-others-turn = { $name } ist dran.
match-rob = Wem klaust du eine Bullenkarte?
match-may-rob = Wem klaust du eine Bullenkarte? Du darfst auch verzichten.
match-others-rob = { $name } sucht aus, wem eine Bullenkarte geklaut wird.
match-others-may-rob = { $name } darf jemandem eine Bullenkarte klauen.
match-round-over = Die Runde ist zu Ende.
match-clock = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
match-hurry = Du hast noch { $seconds } Sekunden.
match-end-how = Niemand gewinnt.
match-resign-how = Ein Bot spielt für dich zu Ende.
match-leave-how = Du kannst zurückkommen; so lange spielt ein Bot.
match-leave-lobby = Dein Platz wird frei.
match-skip = Ans Ende springen
match-repeat = Noch einmal zeigen

## Punkte

match-place = Rang
match-who = Name
match-you = du
match-round = Runde
match-this-round = Runde
match-last-round = letzte Runde
match-now = jetzt
match-total = gesamt
match-until = Gespielt wird { $end }.
match-round-of = Runde { $round } von { $rounds }
match-chart = Die Summen, Runde für Runde: je weiter unten, desto besser
match-chart-label = Ein Diagramm der Summen; dieselben Zahlen stehen in der Tabelle.
match-limit = Limit { $limit }
match-read-scores = Runde { $round }. Summen: { $scores }.
match-read-score = { $name } { $total }
match-read-score-now = { $name } { $total }, davon { $n } in dieser Runde

## Ende einer Runde

match-round-ended = So ging Runde { $round } aus
match-go-on = Weiter
match-best = am wenigsten
match-worst = am meisten
match-out = alle Karten los
match-hand-left = Übrige Karten: { $cards }

## Was geschehen ist

match-side-panel = Punkte und Verlauf
match-trick = Zug { $trick }
match-log-empty = In dieser Runde gab es noch keinen Zug.
match-taken-cards = Karten: { $cards }
match-lap-empty = Diese Runde hat gerade erst begonnen.
match-lap-only = Nur der letzte Umlauf: Was davor war, muss man sich merken.
match-lap-play = { $you ->
    [yes] Du hast abgelegt; oben jetzt { $cards }.
   *[no] { $name } hat abgelegt; oben jetzt { $cards }.
}
match-lap-take = { $you ->
    [yes] Du hast den Stapel mit der { $top } genommen; neue Stapel: { $cards }.
   *[no] { $name } hat den Stapel mit der { $top } genommen; neue Stapel: { $cards }.
}
match-lap-bull = { $you ->
    [yes] Dafür hast du eine Bullenkarte bekommen.
   *[no] Dafür gab es eine Bullenkarte.
}
match-lap-robbed = { $you ->
    [yes] Du hast eine Bullenkarte von { $victim } geklaut.
   *[no] Dabei wurde { $victim } eine Bullenkarte geklaut.
}
match-lap-robbed-you = Dabei wurde dir eine Bullenkarte geklaut.
match-unseen = { $n ->
    [one] { $n } Karte war in dieser Runde noch nicht zu sehen.
   *[other] { $n } Karten waren in dieser Runde noch nicht zu sehen.
}
match-unseen-cards = Noch nicht gesehen: { $cards }
match-legend-unseen = noch nicht gesehen
match-legend-seen = schon gesehen
match-legend-mine = in deiner Hand

## Schluss

match-rematch = Noch eine Partie
match-change = In die Lobby
match-waiting-host = { $name } kann noch eine Partie starten.
match-all-left = An diesem Tisch ist niemand mehr.
match-open-again = Hinsetzen und noch eine spielen
match-your-place = Platz { $place } von { $seats }.
match-look = Tisch ansehen
match-show-result = Ergebnis ansehen
match-resigned-remark = aufgegeben
match-stood-in-remark = Bot am Ende
match-left-remark = gegangen
match-ask-again = Noch eine!
match-beaten = { $kind ->
    [calf] Du hast das Kalb geschlagen!
    [heifer] Du hast die Färse geschlagen!
    [ox] Du hast den Jungstier geschlagen!
   *[bull] Du hast den Stier geschlagen!
}
match-podium = Siegertreppchen
match-highlights = Das bleibt in Erinnerung
match-high-take-title = { $what ->
    [pile] Der schwerste Stapel
   *[row] Die teuerste Reihe
}
match-high-take = { $what ->
    [pile] { $name }: der Stapel mit der { $card }, { bullheads } (Runde { $round }).
   *[row] { $name }: mit der { $card } auf einen Schlag { bullheads } (Runde { $round }).
}
match-high-best-title = Die beste Runde
match-high-worst-title = Die schlechteste Runde
match-high-round = { $name }: { bullheads } in Runde { $round }.
match-high-escape-title = Um Haaresbreite
match-high-escape = { $name }: mit der { $card } auf dem letzten freien Platz; die nächste Karte kostete { $n } Hornochsen.
match-high-hand = { $name }: von { $n } Hornochsen auf der Hand auf { $left } am Ende von Runde { $round }.
match-details = So ging die Partie aus
match-caught = So endete die letzte Runde
match-more-details = Mehr Einzelheiten
