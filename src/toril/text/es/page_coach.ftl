### La página: quien acompaña la primera partida.

coach-hints = Consejos
coach-six-choice = Junta las menos cabezas que puedas. Elige una carta y verás adónde iría.
coach-six-preview = Todas las cartas se descubren a la vez, y la más baja va primero.
coach-six-full = En una fila caben { $length } cartas: quien pone otra se las lleva todas.
coach-six-row = Llévate una fila, mejor la más barata: tu carta la empieza de nuevo.
coach-six-limit = Con { $limit } cabezas acaba la partida, y gana quien tenga menos.
coach-six-rounds = { $rounds ->
    [one] La partida acaba con esta ronda, y gana quien tenga menos cabezas.
   *[other] La partida acaba tras { $rounds } rondas, y gana quien tenga menos cabezas.
}
coach-eleven-turn = Una carta va sobre una pila si supera a la de arriba en 1 a { $reach }. Después del { $top } viene el 1.
coach-eleven-none = Nada te sirve: elige una pila y llévatela a la mano. Nadie puede mirar antes lo que hay debajo.
coach-eleven-bull = Tienes una carta de toro: pon varias cartas a la vez en una pila, todas a { $reach } como máximo de la de arriba.
coach-eleven-bulls = Dos cartas de toro: puedes poner cartas en dos pilas en el mismo turno.
coach-eleven-few = Alguien tiene { $few } cartas o menos. Cuando una mano se acaba, termina la ronda: lo que te quede cuenta.
coach-confirms = En tu primera partida una carta se juega al segundo toque.
coach-alone = Jugar sin consejos
coach-first-tap = ¿Jugar las cartas al primer toque a partir de ahora?
coach-first-tap-yes = Sí, al primero
coach-first-tap-no = No, seguir confirmando
