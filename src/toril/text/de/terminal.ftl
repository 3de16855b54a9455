### Das Terminal: „toril play“, „toril replay“ und „toril verify“.

## Der Tisch

title-six = Runde { $round } · Zug { $trick } von { $tricks }
title-draft = Runde { $round } · Karten aussuchen
title-over = Runde { $round } · zu Ende
title-eleven = Runde { $round } · { $you ->
    [yes] du bist dran
   *[no] { $name } ist dran
}
label-row = Reihe { $row }
label-pool = Karten zum Aussuchen
label-hand = Deine Hand
label-own = Deine Karte
label-piles = Stapel
label-state = Nachziehstapel: { $deck } · Bullenkarten im Vorrat: { $supply }
seat-six = { $name }: { $taken } in dieser Runde, { $total } insgesamt
seat-eleven = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $bulls ->
    [one] { $bulls } Bullenkarte
   *[other] { $bulls } Bullenkarten
}, { $total ->
    [one] { $total } Hornochse
   *[other] { $total } Hornochsen
}

## Fragen

ask-commit = Welche Karte spielst du?
ask-draft = Welche Karte suchst du dir aus?
ask-row = Deine { $card } ist niedriger als das Ende jeder Reihe. Welche Reihe nimmst du (1 bis { $last })?
ask-turn = Was legst du?
ask-turn-none = Nichts passt. Welchen Stapel nimmst du?
ask-rob = Wem klaust du eine Bullenkarte? { $seats }
ask-may-rob = Wem klaust du eine Bullenkarte? { $seats }; oder niemandem
fits-one = Eine davon kannst du legen
fits-many = Mehrere davon kannst du legen, auf { $piles ->
    [one] { $piles } Stapel
   *[other] bis zu { $piles } Stapel
}
confirm-commit = Du spielst die { $card }. Enter bestätigt, oder eine andere Karte:
confirm-draft = Du suchst dir die { $card } aus. Enter bestätigt, oder eine andere Karte:
confirm-row = Du nimmst Reihe { $row }. Enter bestätigt, oder eine andere Reihe:
confirm-play = Du legst { $groups }. Enter bestätigt, oder etwas anderes:
confirm-take = Du nimmst den Stapel mit der { $top }. Enter bestätigt, oder etwas anderes:
confirm-rob = Du beklaust { $name }. Enter bestätigt, oder sag, wen:
confirm-decline = Du beklaust niemanden. Enter bestätigt, oder sag, wen:
which-pile = Auf welchen Stapel? Gib { $examples } ein.
not-understood = „{ $text }“ verstehe ich nicht; ? erklärt, wie man es schreibt.
help-card = Gib die Zahl einer deiner Karten ein.
help-row = Gib die Nummer der Reihe ein, die du nimmst; an ihrem Ende stehen ihre Hornochsen.
help-turn = Gib Karte und Stapel ein: 36>31. Mehrere: 34 36>33, 51>50. Um einen Stapel zu nehmen: nimm 31.
help-rob = Gib Nummer oder Namen ein: Wer soll dir eine Bullenkarte geben?
help-may-rob = { help-rob } Oder gib niemand ein, und du klaust keine.
help-signs-six = 30³ ist die 30 mit drei Hornochsen; | ist der sechste Platz, und ! warnt vor einer vollen Reihe.
help-signs-eleven = 30³ ist die 30 mit drei Hornochsen.
help-keys = Enter zeigt den Tisch, ? Hilfe, r Regeln, q aufhören und speichern.
welcome = { $game } gegen { $names }.
bots-unsupported = Manche Bots kennen diese Regeln nicht; für sie spielt { $bot }.
bots-not-ready = Die Bots machen sich bereit (nur beim ersten Mal); bis dahin spielt { $bot }.
resumed = Die Partie geht weiter, Runde { $round }.
resumed-last = Zuletzt geschah:
kept = Die Partie ist gespeichert in { $file }
go-on = Um weiterzuspielen: { $command }

## Nachspielen und prüfen

replay-round = Runde { $round }
replay-rows = Reihen: { $cards }
replay-piles = Stapel: { $cards }
replay-web = Die Partie ist unter { $link } zu sehen (nur auf diesem Gerät). Ctrl-C beendet es.
replay-at = Nach { $at } von { $moves } Zügen
verified = Stimmt: { $game }, { $seats } Plätze, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
verified-unfinished = Die Partie ist nicht zu Ende: Startwert und Blätter sind noch geheim.
verified-seed = Startwert { $seed }
verified-later-seed = Startwert ab Runde { $round }: { $seed }
verified-fair = Der Startwert folgt aus dem Geheimnis mit dem Hash { $hash } und den Zahlen, die alle mitgebracht haben. So machten es ältere Server, und das weist weniger nach: Der Server konnte wählen.
verified-no-draw = Diese Partie hat kein Server gegeben: An ihren Blättern gibt es nichts nachzuweisen.
verified-day = Das Blatt des Tages vom { $day }: für alle auf diesem Server dasselbe. Der Server hat es festgelegt, kein Gerät hat mitgemischt, nachzuweisen ist also nichts. Wer den Hash vor diesem Tag notiert hat, weiß, dass es seitdem dasselbe ist: { $hash }
verified-day-hash = Verglichen: Das Blatt vom { $day } ist das, das der Hash versprach; seit der Server dir den Hash gezeigt hat, hat er es nicht geändert.
verified-hash = Verglichen: Das Geheimnis ist das, das der Hash versprach.
verified-nonce = Verglichen: Die Zahl ist auf Platz { $seat }, { $name }.
verified-deal = Blatt in Runde { $round }: { $cards } …
