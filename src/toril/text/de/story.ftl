### Was am Tisch geschieht: die Züge beider Spiele, die Runden und das Ende.

## Was geschieht: 6 nimmt!

story-drafted = { $name } { picks } sich die { $card } aus.
story-rows-opened = Die übrigen Karten eröffnen die Reihen: { $cards }.
story-revealed = Aufgedeckt: { $cards }.
story-placed = { $name }: Die { $card } kommt in Reihe { $row }.
story-sixth = { $name } { takes } mit der { $card } als sechster Karte Reihe { $row }: { $cards }, { bullheads }.
story-full-row = { $name } { takes } { $cards }, { bullheads }: Die { $card } passt nicht mehr in die Reihe.
story-too-low = { $name } { must-take } eine Reihe nehmen: Die { $card } ist niedriger als die letzte Karte jeder Reihe.
story-took-row = { $name } { takes } { $cards }, { bullheads }: Die { $card } eröffnet Reihe { $row }.

## Was geschieht: 11 nimmt!

story-played = { $name } { plays } { $groups }.
story-group = { $cards } auf die { $top }
story-pile-taken = { $name } { takes } den Stapel mit der { $top } auf die Hand.
story-pile-cards = Im Stapel lagen: { $cards }.
story-bull-supply = { $name } { gets } eine Bullenkarte.
story-bull-robbed = { $name } { robs } eine Bullenkarte von { $victim }.
story-robbed-you = { $name } klaut dir eine Bullenkarte.
story-must-rob = { $name } { picks } aus, wem eine Bullenkarte geklaut wird.
story-may-rob = { $name } { decides } jemandem eine Bullenkarte klauen.
story-declined = { $name } { robs } niemandem eine Bullenkarte.
story-piles-opened = Neue Stapel: { $cards }.
story-out = { $name } { runs-out } alle Karten los: Die Runde ist zu Ende.
story-deck-empty = Der Nachziehstapel ist leer: Die Runde ist zu Ende.
lap-play = { $name }: oben jetzt { $cards }.
lap-take = { $name } { takes } den Stapel mit der { $top }; neue Stapel: { $cards }.
story-hand-left = { $name } { holds } noch { $cards }, { bullheads }.

## Runden und Ende

round-scored = Runde { $round } · { $scores }
round-started = Runde { $round } beginnt.
round-started-by = Runde { $round }. { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
score = { $name } +{ $n } = { $total }
story-match-over = Die Partie ist zu Ende.
story-match-won = { $you ->
    [yes] Du gewinnst mit { $n } Hornochsen.
   *[no] { $name } gewinnt mit { $n } Hornochsen.
}
story-match-shared = { $you ->
    [yes] Geteilter Sieg: du und { $names } mit { $n } Hornochsen.
   *[no] Geteilter Sieg: { $names } mit { $n } Hornochsen.
}
ended-limit = Das Limit ist erreicht, mit { $n } Hornochsen.
ended-rounds = Alle Runden sind gespielt.
ended-moves = Länger darf eine Partie nicht dauern.
ended-host = Der Host hat die Partie beendet: Niemand gewinnt.

## Was ein Bot für jemanden gespielt hat, der nicht da war

while-away-moves = Während du weg warst, hat ein Bot für dich gespielt: { $moves }.
while-away-both = Während du weg warst, hat ein Bot { $n }-mal für dich gespielt; in dieser Runde: { $moves }.
while-away-count = Während du weg warst, hat ein Bot { $n ->
    [one] einmal
   *[other] { $n }-mal
} für dich gespielt.
did-row = Reihe { $row } genommen
did-play = { $cards } auf die { $top }
did-take = den Stapel mit der { $top } genommen
story-asked-again = { $you ->
    [yes] Du hättest gern noch eine Partie.
   *[no] { $n ->
        [one] { $names } hätte gern noch eine Partie.
       *[other] { $names } hätten gern noch eine Partie.
    }
}
