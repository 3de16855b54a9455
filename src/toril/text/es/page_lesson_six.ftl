### La introducción a 6 nimmt!: tareas de 15 palabras como mucho, explicaciones de 25.

lesson-six-where = Haz que una de tus cartas llegue a la fila 3.
lesson-six-where-then = Eliges la carta, no la fila: va a la fila cuya última carta es la más cercana por debajo. Primero va la carta más baja.
lesson-six-where-lower = El 41 es menor que el 43: la última carta más cercana por debajo es el 37, en la fila 2.
lesson-six-where-nearer = Por debajo del 70, el 61 de la fila 4 está más cerca que el 43.

lesson-six-sixth = La fila 1 está llena: pon una carta sin llevarte nada.
lesson-six-sixth-then = Quien pone la sexta carta se lleva las cinco, y la suya abre la fila. Lo que te llevas queda aparte, nunca en tu mano.
lesson-six-sixth-tried = Tu 29 fue la sexta carta: te llevaste las cinco, 6 cabezas. El 33, puesto después a su lado, quedó a salvo.

lesson-six-at-once = Queda un sitio en la fila 2 y todos eligen a la vez. No arriesgues.
lesson-six-at-once-then = El 47, más bajo que el 50, fue la quinta; el 50, la sexta. La vista previa solo cuenta tu carta: otras pueden llegar antes.
lesson-six-at-once-tried = La vista previa te daba el quinto sitio, pero el 47 es más bajo y llegó antes: te llevaste 8 cabezas.

lesson-six-low = Tus dos cartas son demasiado bajas: pon una y elige la fila más barata.
lesson-six-low-then = Si tu carta es más baja que la última de cada fila, te llevas la fila que quieras y tu carta la abre.
lesson-six-low-tried = Esa fila te costó { $n } cabezas. La fila 2 solo costaba 1.

lesson-six-count = Tu última carta es demasiado baja: ¿qué fila te duele menos?
lesson-six-count-then = Cuentan cabezas, no cartas. Sin cartas, acaba la ronda. Si entonces alguien suma en total 66 o más, termina la partida: gana quien tenga menos.
lesson-six-count-tried = Esa fila te costó { $n } cabezas; la fila 3, solo 4. Cuentan las cabezas, no las cartas.

lesson-six-draft = Te falta una carta: toma la que quieras.
lesson-six-draft-then = Como se elige a la vista, todos conocen las manos. Las cuatro que quedan abren las filas, de la más baja a la más alta.

lesson-six-differs = { $what ->
    [hand_size] Cartas en cada mano: { $n }
    [rows] Filas: { $n }
    [row_length] Cartas que caben en una fila: { $n }
   *[top_card] Cartas: del 1 al { $n }
}
