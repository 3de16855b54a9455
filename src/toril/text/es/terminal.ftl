### La terminal: «toril play», «toril replay» y «toril verify».

## La mesa

title-six = Ronda { $round } · baza { $trick } de { $tricks }
title-draft = Ronda { $round } · elección de cartas
title-over = Ronda { $round } · terminada
title-eleven = Ronda { $round } · { $you ->
    [yes] tu turno
   *[no] turno de { $name }
}
label-row = fila { $row }
label-pool = Cartas para elegir
label-hand = Tu mano
label-own = Tu carta
label-piles = Pilas
label-state = Mazo: { $deck } · cartas de toro por repartir: { $supply }
seat-six = { $name }: { $taken } en la ronda, { $total } en total
seat-eleven = { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $bulls ->
    [one] { $bulls } toro
   *[other] { $bulls } toros
}, { $total ->
    [one] { $total } cabeza
   *[other] { $total } cabezas
}

## Preguntas

ask-commit = ¿Qué carta juegas?
ask-draft = ¿Qué carta eliges?
ask-row = Tu { $card } es menor que el final de cada fila. ¿Qué fila te llevas (1 a { $last })?
ask-turn = ¿Qué juegas?
ask-turn-none = No puedes poner ninguna carta. ¿Qué pila te llevas?
ask-rob = ¿A quién le quitas una carta de toro? { $seats }
ask-may-rob = ¿A quién le quitas una carta de toro? { $seats }; o a nadie
fits-one = Puedes poner una de estas
fits-many = Puedes poner varias, en { $piles ->
    [one] { $piles } pila
   *[other] { $piles } pilas como mucho
}
confirm-commit = Juegas el { $card }. Enter para confirmar, u otra carta:
confirm-draft = Eliges el { $card }. Enter para confirmar, u otra carta:
confirm-row = Te llevas la fila { $row }. Enter para confirmar, u otra fila:
confirm-play = Juegas { $groups }. Enter para confirmar, u otra jugada:
confirm-take = Te llevas la pila del { $top }. Enter para confirmar, u otra jugada:
confirm-rob = Se la quitas a { $name }. Enter para confirmar, o di a quién:
confirm-decline = No se la quitas a nadie. Enter para confirmar, o di a quién:
which-pile = ¿Sobre qué pila? Escribe { $examples }.
not-understood = No entiendo «{ $text }»; ? explica cómo se escribe.
help-card = Escribe el número de una de tus cartas.
help-row = Escribe el número de la fila que te llevas; al final de cada fila están sus cabezas.
help-turn = Escribe la carta y la pila: 36>31. Varias: 34 36>33, 51>50. Para llevarte una pila: toma 31.
help-rob = Escribe el número o el nombre de quien debe darte su carta de toro.
help-may-rob = { help-rob } O escribe nadie, y no se la quitas a nadie.
help-signs-six = 30³ es el 30 con tres cabezas; | es el sexto lugar, y ! avisa de una fila llena.
help-signs-eleven = 30³ es el 30 con tres cabezas.
help-keys = Enter muestra la mesa, ? ayuda, r reglas, q salir y guardar.
welcome = { $game } contra { $names }.
bots-unsupported = Algunos bots no conocen estas reglas; juega { $bot } por ellos.
bots-not-ready = Los bots se están preparando (solo la primera vez); de momento juega { $bot }.
resumed = Sigue la partida, ronda { $round }.
resumed-last = Lo último fue:
kept = La partida queda guardada en { $file }
go-on = Para seguir: { $command }

## Repetir y comprobar

replay-round = Ronda { $round }
replay-rows = Filas: { $cards }
replay-piles = Pilas: { $cards }
replay-web = La partida se ve en { $link } (solo en este equipo). Ctrl-C lo termina.
replay-at = Después de { $at } de { $moves } jugadas
verified = Correcto: { $game }, { $seats } asientos, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
verified-unfinished = La partida no ha terminado: la semilla y los repartos siguen en secreto.
verified-seed = Semilla { $seed }
verified-later-seed = Semilla desde la ronda { $round }: { $seed }
verified-fair = La semilla sale del secreto, de hash { $hash }, y de los números que trajo cada persona. Así lo hacían los servidores anteriores, y demuestra menos: el servidor podía elegir.
verified-no-draw = Ningún servidor repartió esta partida: de sus repartos no hay nada que demostrar.
verified-day = El reparto del día { $day }: igual para todo el mundo en ese servidor, que lo fijó sin que ningún dispositivo lo sorteara, así que no hay nada que demostrar. Quien anotó su hash antes de ese día sabe que no cambió desde entonces: { $hash }
verified-day-hash = Comparado: el reparto del { $day } es el que prometía el hash; el servidor no lo ha cambiado desde que te lo enseñó.
verified-hash = Comparado: el secreto es el que prometía el hash.
verified-nonce = Comparado: el número está en el asiento { $seat }, { $name }.
verified-deal = Reparto de la ronda { $round }: { $cards } …
