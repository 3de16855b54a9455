### La página: el reparto del día.

day-title = El reparto del día
day-what = Una ronda de cada juego contra tres novillos. En este servidor las cartas son las mismas para todo el mundo, y los bots piensan igual. Un solo intento.
day-left = { $hours ->
    [0] { $minutes ->
        [0] queda menos de un minuto
       *[other] quedan { $minutes } min
    }
   *[other] quedan { $hours } h { $minutes } min
}
day-time = Los días son los de UTC: el siguiente empieza para ti el { $when }.
day-play = Jugar
day-play-game = Jugar { $game }, el reparto del día
day-beginning = Repartiendo…
day-once = Un solo intento: puedes dejarlo y seguir luego.
day-go-on = Seguir
day-go-on-game = Seguir con { $game }, el reparto del día
day-playing = Tu intento espera.
day-unready = Los bots aún se preparan: en unos segundos se puede jugar.
day-done = Hecho

## Al empezar, y a quien no juega

day-begins = Un solo intento, con las mismas cartas para todo el mundo.
day-resign-how = Un bot la terminará por ti, y tu intento no contará.

## El resultado

day-place = { $tries ->
    [one] Por ahora solo cuenta tu intento.
   *[other] Puesto { $place } entre { $tries } intentos.
}
day-few = Desde cinco intentos que cuenten se ve aquí cómo les fue a los demás.
day-tries = { $tries ->
    [one] Cuenta { $tries } intento.
   *[other] Cuentan { $tries } intentos.
}
day-median = Mediana: { $n }
day-chart = Cabezas de todos los intentos
day-bar = { $from } a { $to } cabezas: { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
day-bar-one = { $from ->
    [one] { $from } cabeza
   *[other] { $from } cabezas
}: { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
day-bar-mine = { $bar }, también el tuyo
day-not-counted = Tu intento no cuenta en la comparación: { $why ->
    [bot] un bot no decidió por sí mismo, o era otra versión.
    [stood_in] un bot jugó por ti.
   *[late] acabó cuando este reparto ya no era secreto.
}
day-streak = { $n ->
    [one] Racha en este dispositivo: { $n } día
   *[other] Racha en este dispositivo: { $n } días seguidos
}
day-fun = Es por diversión: hacer trampa es fácil.
day-counting = Un momento: se cuenta tu intento…

## Cómo fue

day-course = Cómo fue
day-step-six = { $n ->
    [0] Baza { $trick }: ninguna cabeza
    [one] Baza { $trick }: { $n } cabeza
   *[other] Baza { $trick }: { $n } cabezas
}
day-key-six = Un cuadrado por baza: verde, ninguna cabeza; amarillo, de 1 a 4; naranja, de 5 a 9; rojo, 10 o más.
day-step-played = { $n ->
    [one] Turno { $turn }: { $n } carta jugada
   *[other] Turno { $turn }: { $n } cartas jugadas
}
day-step-took = { $n ->
    [one] Turno { $turn }: una pila de { $n } carta, a la mano
   *[other] Turno { $turn }: una pila de { $n } cartas, a la mano
}
day-key-eleven = Un cuadrado por turno tuyo: verde, una carta jugada; azul, varias; amarillo, una pila de 1 o 2 cartas a la mano; naranja, de 3 a 5; rojo, de 6 o más.

## Compartir

day-share = Compartir
day-copied = Copiado
day-copy-failed = No se pudo copiar. Este es el texto:
day-share-text = { day-title }: { $game }, { $date }
day-share-result = { $n ->
    [one] { $n } cabeza
   *[other] { $n } cabezas
}
day-share-place = puesto { $place } de { $tries }
day-replay = Repetición
day-table = Ver la mesa

## ¿Es justo?

day-fair = ¿Cómo se sabe que es justo?
day-fair-how = El reparto sale de un secreto del servidor. Su sello se muestra el día antes: quien lo apunta sabe después que nadie lo cambió. El secreto se publica un día entero después de terminar el día. Igual para todo el mundo no quiere decir demostrado: tu dispositivo no baraja, y quien lleva el servidor conoce las cartas.
day-seal = Sello de hoy
day-seal-tomorrow = Sello de mañana
day-seen = { $seen ->
    [fits] Este dispositivo vio su sello el día antes: coincide.
    [differs] Este dispositivo vio antes otro sello: no coincide.
   *[unseen] Este dispositivo no estuvo aquí el día antes.
}
