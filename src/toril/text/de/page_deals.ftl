### Die Seite: wie alle zusammen mischen, und was die Prüfung einer Partie ergibt.

## Vor der Partie

deals-promise = Alle mischen mit
deals-promise-how = Zu Beginn gibt jedes Gerät eine geheime Zahl dazu, und mit allen zusammen wird gemischt. Niemand kennt das Blatt vorher, auch der Server nicht. Nach der Partie rechnet dein Gerät jedes Blatt nach.
deals-promise-draft = Hier wird nichts gegeben: Alle suchen sich ihre Karten offen aus, also gibt es nichts zu mischen.
deals-drawing = Alle mischen …
deals-drawing-lost = Keine Verbindung, neuer Versuch … Sobald sie wieder da ist, geht es am Tisch von selbst weiter.
deals-left-out-now = Deine Zahl zählte beim Mischen nicht mit, obwohl dein Gerät nach { $ms } ms geantwortet hat.

## Das Urteil

deals-checking = Wurde fair gemischt? …
deals-unchecked = Das Mischen ließ sich gerade nicht prüfen.
deals-verdict-proven = { $n ->
    [one] Nachweislich fair gemischt: mit der Zahl deines Geräts.
   *[other] Nachweislich fair gemischt: mit den Zahlen von { $n } Geräten, auch deinem.
}
deals-verdict-choice = { $n ->
    [0] Nachweislich fair gemischt, bis auf eine Wahl zwischen höchstens { $deals } Möglichkeiten: Mitten in der Partie wurde neu gemischt.
    [one] Nachweislich fair gemischt, bis auf eine Wahl zwischen höchstens { $deals } Blättern: Die Zahl von { $names } fehlt.
   *[other] Nachweislich fair gemischt, bis auf eine Wahl zwischen höchstens { $deals } Blättern: Die Zahlen von { $names } fehlen.
}
deals-verdict-differs = Etwas passt nicht zusammen: Punkt { $number }. Speichere Partiedatei und Notizen.
deals-verdict-not = { $why ->
    [no_notes] Nicht nachgewiesen: Dieses Gerät hat keine Notizen zu der Partie.
    [older] Gemischt wurde auf die alte Art, und die weist weniger nach.
    [no_draw] Diese Partie hat kein Server gegeben: Nachzuweisen gibt es nichts.
    [day] Für alle gleich: Der Server hat es ausgesucht, nicht die Geräte.
    [names_deleted] Nicht nachgewiesen: Die Namen dieses Tischs wurden gelöscht, und mit ihnen das Mischen.
    [draft] Hier haben sich alle ihre Karten ausgesucht: Nachzuweisen gibt es nichts.
    [looking_on] Du hast zugeschaut: Seit du da bist, hat sich nichts geändert.
    [not_there] Als du kamst, war schon gemischt: Seitdem hat sich nichts geändert.
    [absent] Dein Gerät schlief beim Mischen: Seitdem hat sich nichts geändert.
    [other_window] Beim Mischen war ein anderes Fenster von dir dabei: Hier ist es nicht nachgewiesen.
    [left_out] Nicht nachgewiesen: Deine Zahl zählte beim Mischen nicht mit.
    [refused] Nicht nachgewiesen: Dein Gerät wollte seine Zahl nicht hergeben.
    [rounds_unseen] { $n ->
        [0] { $seen ->
            [none] Nicht nachgewiesen: Dieses Gerät hat keine Runde beginnen sehen.
            [some] Nachgewiesen für die Runden, die du von Anfang an gesehen hast.
           *[unknown] Du hast nicht alle Runden von Anfang an gesehen.
        }
        [one] Du hast nicht alle Runden gesehen, und die Zahl von { $names } fehlt.
       *[other] Du hast nicht alle Runden gesehen, und die Zahlen von { $names } fehlen.
    }
    [elsewhere] Nicht nachgewiesen: Auf deinem Platz hat noch jemand gespielt.
    [drawn_twice] Nicht nachgewiesen: Für eine Partie wurde zweimal gemischt.
    [called_off] Nicht nachgewiesen: Davor wurde für eine andere Partie gemischt, und hier hat niemand gesehen, dass sie gespielt wurde.
    [came_later] { $deals ->
        [1] Nachgewiesen ab Runde { $since }, in der du dazugekommen bist.
       *[other] Nachgewiesen ab Runde { $since }, in der du dazugekommen bist, bis auf eine Wahl zwischen höchstens { $deals } Möglichkeiten.
    } Was davor war, weiß hier niemand.
    [ended_for_all] Nicht nachgewiesen: Der Host hat eine frühere Partie beendet, vielleicht wegen ihrer Karten.
   *[end_unseen] Nicht nachgewiesen: Du hast das Ende nicht gesehen.
}
deals-carried = Das Mischen hat das Gerät notiert, von dem dein Link kam: Das hier ist so viel wert wie seine Notiz.
deals-means = { $verdict ->
    [proven] Alle Zahlen standen fest, bevor irgendeine bekannt war. Niemand konnte ein Blatt aussuchen oder beeinflussen: nicht der Server, nicht die anderen, nicht alle zusammen.
    [choice] { $later ->
        [0] Wer mit dem Server zusammenarbeitet, konnte wählen zwischen { $deals ->
            [2] zwei Blättern, dem mit der fehlenden Zahl und dem ohne sie,
           *[other] höchstens { $deals } Blättern, indem { $n ->
                [one] diese Zahl, eine andere an ihrer Stelle (nicht deine) oder keine
               *[other] bis zu { $n } Zahlen, diese oder andere (nicht deine),
            } zurückgehalten wurde,
        } und sonst nichts. Eine Zahl fehlt auch, wenn ein Handy einfach eingeschlafen ist.
       *[other] Wenn jemand den Platz eines Bots übernimmt, wird neu gemischt, und wer mit dem Server zusammenarbeitet, kann wählen, in welcher Runde, und weiß, was sonst käme. { $n ->
            [0] So ließ sich
           *[other] So, und mit den fehlenden Zahlen, ließ sich
        } zwischen höchstens { $deals } Möglichkeiten wählen, und sonst nichts.
    }
    [differs] Was du gesehen hast und was in der Partiedatei steht, ist zweierlei. Partiedatei und Notizen sind der Beweis: Speichere beide, bevor du die Seite schließt.
   *[not_proven] Verdächtig ist nichts: Alles, was sich vergleichen ließ, passt.
}
deals-limits = Was keine Prüfung zeigen kann: Der Server kennt alle Karten, denn er gibt sie, und von ihm kommt auch diese Seite.

## Die dreizehn Punkte

deals-points = Was verglichen wurde
deals-fits = Passt
deals-differs = Passt nicht
deals-not-compared = Nicht verglichen
deals-in-round = Runde { $round }.
deals-in-draw = Beim Mischen für Runde { $round }.
deals-point = { $point ->
    [record] Die Partiedatei ist vollständig, und jeder Zug ist erlaubt
    [draw] Gemischt wurde genau das, was hier notiert ist
    [place] Sie gehört zu diesem Tisch und zu dieser Partie
    [rules] Regeln, Namen und Plätze sind die, die du gesehen hast
    [own_number] Deine Zahl ist dabei, auf deinem Platz
    [numbers] Jede Zahl öffnet ihr Siegel
    [all_numbers] Es sind die Zahlen, die zu Beginn genannt wurden
    [secret] Das Geheimnis des Servers öffnet sein Siegel
    [seed] Aus alledem folgt die Reihenfolge der Karten
    [deals] Deine Hände und die ersten Karten kamen so heraus
    [deals_watched] Die ersten Karten kamen so heraus
    [plays] Alles, was du gesehen hast, ist dabei
    [scores] Die Punkte folgen aus den Zügen
   *[earlier] Hier wurde nichts zweimal gemischt und nichts abgebrochen
}
deals-noted-elsewhere = Notiert hat es das Gerät, von dem der Link kam.
deals-why = { $why ->
    [no_notes] Dieses Gerät hat dazu keine Notizen.
    [older] Damals haben noch nicht alle mitgemischt.
    [no_draw] Es gibt nichts, womit man es vergleichen könnte.
    [day] Es ist ein Blatt des Tages: Der Server hat es ausgesucht, und kein Gerät hat mitgemischt.
    [names_deleted] Die Namen wurden gelöscht, und mit ihnen das Mischen.
    [draft] Es wurde nichts gegeben: Alle haben sich ihre Karten ausgesucht.
    [looking_on] Beim Mischen hattest du keinen Platz.
    [not_there] Dein Gerät war beim Mischen nicht dabei.
    [absent] Für deinen Platz ist beim Mischen keine Zahl verzeichnet: Dein Gerät schlief.
    [other_window] Beim Mischen ist ein anderes Fenster oder Gerät von dir verzeichnet.
    [left_out] Dein Gerät hat nach { $ms } ms geantwortet, und seine Zahl zählte nicht mit.
    [refused] { $refusal ->
        [not_canonical] Dein Gerät hat keine Zahl hergegeben: Der Text war nicht so geschrieben, wie er muss.
        [other_table] Dein Gerät hat keine Zahl hergegeben: Es ging um einen anderen Tisch.
        [not_above] Dein Gerät hat keine Zahl hergegeben: Für diese Partie hatte es schon eine gegeben.
        [used] Dein Gerät hat keine Zahl hergegeben: Verzeichnet war eine, die schon benutzt ist.
        [not_due] Dein Gerät hat keine Zahl hergegeben: Neu zu mischen war noch nicht dran.
        [other_rules] Dein Gerät hat keine Zahl hergegeben: Es waren nicht die Regeln vom Bildschirm.
       *[other_seats] Dein Gerät hat keine Zahl hergegeben: Es waren nicht die Namen oder Plätze vom Bildschirm.
    }
    [rounds_unseen] { $rounds ->
        [none] Du hast ihre Runden nicht gesehen.
       *[other] Diese Runden hast du nicht beginnen sehen: { $rounds }.
    }
    [elsewhere] In Runde { $round } kam ein Zug deines Platzes weder von hier noch von einem Bot, der für dich spielte.
    [drawn_twice] Für Partie { $match } wurde zweimal gemischt.
    [came_later] Du bist später dazugekommen: Was davor war, lässt sich hier mit nichts vergleichen.
    [called_off] Partie { $match } hat deine Zahl bekommen, und nichts hier zeigt, dass sie zu Ende gespielt wurde.
    [ended_for_all] Der Host hat Partie { $match } beendet, vielleicht wegen ihrer Karten.
   *[end_unseen] Du hast das Ergebnis nicht gesehen.
}

## Was sich speichern lässt

deals-save-record = Partiedatei speichern
deals-save-notes = Notizen speichern
deals-numbers = Zahlen zeigen
deals-number-draw = Fingerabdruck des Mischens
deals-number-secret = Geheimnis des Servers
deals-number-seed = Startwert
deals-number-all = Die Zahlen von allen (Bots haben keine)
deals-numbers-from = Ab Runde { $round }
deals-later = Geprüft wird von selbst, wenn die Partie zu Ende ist.

## Das Blatt des Tages

deals-day = { $since ->
    [changed] Der Server hat für dieses Blatt zwei Siegel gezeigt: Es stand nicht fest. Nicht von den Geräten gemischt.
    [unknown] Für alle gleich und vom Server festgelegt; nicht von den Geräten gemischt.
   *[other] Für alle gleich und spätestens seit dem { $since } vom Server festgelegt; nicht von den Geräten gemischt.
}
deals-day-out = Partiedatei und Geheimnis kommen heraus am { $when }. Dann werden sie hier geprüft.
deals-day-means = Dein Gerät kann nur wissen, dass der Server das Geheimnis nicht geändert hat, seit es sein Siegel gesehen hat. Wer den Server betreibt, kennt die Karten.
