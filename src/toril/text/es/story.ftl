### Lo que pasa en la mesa: las jugadas de los dos juegos, las rondas y el final.

## Lo que pasa: 6 nimmt!

story-drafted = { $name }: { picks } el { $card }.
story-rows-opened = Las que sobran abren las filas: { $cards }.
story-revealed = Se destapan: { $cards }.
story-placed = { $name }: el { $card } va a la fila { $row }.
story-sixth = { $name }: el { $card } es la sexta carta: { takes } { $cards }, { bullheads } (fila { $row }).
story-full-row = { $name }: el { $card } no cabe en la fila: { takes } { $cards }, { bullheads }.
story-too-low = { $name }: el { $card } es menor que la última carta de cada fila; { must-take } una fila.
story-took-row = { $name }: el { $card } abre la fila { $row } y { takes } { $cards }, { bullheads }.

## Lo que pasa: 11 nimmt!

story-played = { $name }: { plays } { $groups }.
story-group = { $cards } sobre el { $top }
story-pile-taken = { $name }: { takes } la pila del { $top }.
story-pile-cards = En la pila había: { $cards }.
story-bull-supply = { $name }: { gets } una carta de toro.
story-bull-robbed = { $name }: { robs } una carta de toro a { $victim }.
story-robbed-you = { $name }: te quita una carta de toro.
story-must-rob = { $name }: { picks } a quién quitarle una carta de toro.
story-may-rob = { $name }: { decides } si quitarle una carta de toro a alguien.
story-declined = { $name }: no { robs } una carta de toro a nadie.
story-piles-opened = Pilas nuevas: { $cards }.
story-out = { $name }: { runs-out } sin cartas y la ronda termina.
story-deck-empty = El mazo se acabó: la ronda termina.
lap-play = { $name }: arriba { $cards }.
lap-take = { $name }: { takes } la pila del { $top }; pilas nuevas: { $cards }.
story-hand-left = { $name }: { holds } { $cards }, { bullheads }.

## Rondas y final

round-scored = Ronda { $round } · { $scores }
round-started = Empieza la ronda { $round }.
round-started-by = Ronda { $round }. { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
score = { $name } +{ $n } = { $total }
story-match-over = Fin de la partida.
story-match-won = { $you ->
    [yes] Ganas tú con { bullheads }.
   *[no] Gana { $name } con { bullheads }.
}
story-match-shared = { $you ->
    [yes] Compartes la victoria con { $names }: { bullheads }.
   *[no] { $names } comparten la victoria, con { bullheads }.
}
ended-limit = Alguien llegó al límite con { bullheads }.
ended-rounds = Se jugaron todas las rondas.
ended-moves = La partida llegó a su duración máxima.
ended-host = Quien organiza la mesa terminó la partida: no gana nadie.

## Lo que hizo un bot por quien no estaba

while-away-moves = Mientras no estabas, un bot jugó por ti: { $moves }.
while-away-both = Mientras no estabas, un bot jugó por ti { $n } veces; en esta ronda: { $moves }.
while-away-count = Mientras no estabas, un bot jugó por ti { $n ->
    [one] una vez
   *[other] { $n } veces
}.
did-row = se llevó la fila { $row }
did-play = { $cards } sobre el { $top }
did-take = se llevó la pila del { $top }
story-asked-again = { $you ->
    [yes] Pediste otra partida.
   *[no] { $n ->
        [one] { $names } quiere otra partida.
       *[other] { $names } quieren otra partida.
    }
}
