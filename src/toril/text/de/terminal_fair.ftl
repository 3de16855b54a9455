### Das Terminal: wie das Mischen geprüft wird, in `toril verify` und `toril join`.

## Jeder Punkt, und wie es um ihn steht

fair-line = { $number } { $state } · { $what }
fair-fits = passt
fair-differs = PASST NICHT
fair-not-compared = nicht verglichen

fair-point-record = die Partiedatei: ihre Prüfsumme, alle Züge, das Ende der Partie
fair-point-draw = das Mischen: wie dieses Gerät es vor der Partie gesehen hat
fair-point-place = Tisch, Partie und Runde beim Mischen
fair-point-rules = Regeln, Namen, Bots und Reihenfolge der Plätze
fair-point-own-number = die Zahl dieses Geräts, auf ihrem Platz
fair-point-numbers = jede Zahl öffnet das Siegel, das vorher gezeigt wurde
fair-point-all-numbers = alle Zahlen zusammen, wie sie zu Beginn der Partie genannt wurden
fair-point-secret = das Geheimnis des Servers öffnet sein Siegel
fair-point-seed = der Startwert folgt aus allen Zahlen und dem Geheimnis
fair-point-deals = Hände und erste Karten, soweit sie zu sehen waren
fair-point-plays = alle Züge, die zu sehen waren
fair-point-scores = Strafpunkte, Summen und Ergebnis
fair-point-earlier = wie an diesem Tisch früher gemischt wurde

## Was auffällt

fair-record-open = die Partie ist nicht zu Ende
fair-in-round = Runde { $round }
fair-at-seat = { $name }
fair-in-draw = das Mischen vor Runde { $round }
fair-noted-elsewhere = notiert hat es das Gerät, von dem der Link kam
fair-missing = es fehlen: { $names }
fair-gaps = { $gaps ->
    [one] mit einer Lücke
   *[other] mit { $gaps } Lücken
}

## Warum etwas nicht verglichen wurde

fair-why-no-notes = es gibt von keinem Gerät Notizen
fair-why-older = gemischt hat ein älterer Server, auf eine Art, die weniger nachweist
fair-why-no-draw = diese Partie hat kein Server gegeben: Es wurde nicht gemeinsam gemischt
fair-why-day = es ist ein Blatt des Tages: für alle dasselbe, und festgelegt hat es der Server, nicht die Geräte
fair-why-names-deleted = die Namen dieses Tischs wurden gelöscht, und mit ihnen das Mischen
fair-why-draft = im Draft wird nichts gegeben
fair-why-looking-on = dieses Gerät hat nur zugeschaut
fair-why-not-there = dieses Gerät war beim Mischen nicht dabei
fair-why-absent = kurz vor dem Mischen war von diesem Gerät nichts zu hören, und es wurde um keine Zahl gebeten
fair-why-other-window = beim Mischen war ein anderes Fenster oder Gerät von dir dabei
fair-why-left-out = dieses Gerät hat seine Zahl hergegeben, und sie zählte nicht mit
fair-why-refused = dieses Gerät hat keine Zahl hergegeben, weil das Mischen nicht so war, wie es muss
fair-why-rounds-unseen = dieses Gerät hat nicht alle Blätter gesehen
fair-why-elsewhere = auf deinem Platz gab es Züge, die weder von diesem Gerät kamen noch von einem Bot, der eingesprungen ist
fair-why-end-unseen = dieses Gerät hat das Ergebnis nicht gesehen
fair-why-drawn-twice = der Server hat für dieselbe Partie zweimal gemischt
fair-why-called-off = früher wurde hier mit der Zahl dieses Geräts gemischt, und es weiß von keiner Partie, die danach zu Ende ging
fair-why-ended-for-all = eine frühere Partie hier hat der Host beendet, vielleicht wegen ihrer Karten
fair-why-came-later = du hast einen Platz erst später übernommen, mitten in der Partie

## Das Urteil

fair-proven = Nachweislich fair gemischt: Die Blätter folgen aus { $listed ->
    [one] der Zahl dieses Geräts und dem Geheimnis des Servers, und beides stand
   *[other] den Zahlen von { $listed } Geräten, dieses eingeschlossen, und alle standen
} fest, bevor irgendetwas bekannt war. Niemand konnte sie aussuchen oder beeinflussen.
fair-choice = Nachweislich fair gemischt, bis auf eine Wahl: { $n ->
    [one] Die Zahl von { $names } fehlt
   *[other] Die Zahlen von { $names } fehlen
}. Wer mit dem Server zusammenarbeitet, konnte zwischen höchstens { $deals } Blättern wählen, indem { $deals ->
    [2] diese Zahl zurückgehalten wurde oder nicht
   *[other] { $n ->
        [one] diese Zahl, eine andere an ihrer Stelle oder keine zurückgehalten wurde
       *[other] bis zu { $n } Zahlen zurückgehalten wurden, diese oder andere
    }
}.
fair-choice-later = Nachweislich fair gemischt, bis auf eine Wahl: Jemand hat einen Platz übernommen, und ab { $times ->
    [one] Runde { $rounds }
   *[other] den Runden { $rounds }
} wurde neu gemischt. Wer mit dem Server zusammenarbeitet, kannte die Blätter, die gekommen wären, und konnte entscheiden, wann sie durch unbekannte ersetzt werden: höchstens { $deals } Möglichkeiten.
fair-later-missing = { $n ->
    [one] Darin steckt die fehlende Zahl von { $names }.
   *[other] Darin stecken die fehlenden Zahlen von { $names }.
}
fair-came-later = Unverändert, seit du dabei bist: Die Blätter ab Runde { $since } folgen aus den Zahlen der Geräte, dieses eingeschlossen, { $deals ->
    [1] und alle standen fest, bevor irgendetwas bekannt war
   *[other] bis auf eine Wahl zwischen höchstens { $deals } Möglichkeiten
}. Was vorher gegeben wurde, kann dieses Gerät nicht wissen.
fair-not-proven = Nicht nachgewiesen, aber falsch ist nichts: { $why }.
fair-does-not-fit = Etwas passt nicht zusammen: Punkt { $number }, { $what }. Speichere Partiedatei und Notizen: Sie sind der Beweis.
fair-carried = Das Mischen hat das Gerät notiert, von dem der Link kam: Das Urteil ist so viel wert wie diese Notiz.
fair-agrees = Die Partiedatei stimmt mit sich selbst überein; ob ihre Zahlen vor dem Geben feststanden, kann keine Datei allein zeigen.
