### La introducción a 11 nimmt!: tareas de 15 palabras como mucho, explicaciones de 25.

lesson-eleven-reach = La pila muestra el 88. Juega una carta.
lesson-eleven-reach-then = Vale una carta de 1 a 10 más alta que la de arriba. El 99 está 11 por encima: de ahí el nombre.
lesson-eleven-reach-tried = Puedes llevarte una pila aunque tengas una carta que valga. Tienes una carta más, y se abren dos pilas nuevas.

lesson-eleven-past = Ahora la pila muestra el 100. ¿Qué le sigue?
lesson-eleven-past-then = Después del 100 sigue el 1: sobre el 100, del 1 al 10; sobre el 96, del 97 al 100 y del 1 al 6.
lesson-eleven-past-tried = Te llevaste cuatro cartas y recibes una carta de toro. Pero el 4 valía: después del 100 sigue el 1.

lesson-eleven-take = Ninguna carta vale: llévate la pila. Nadie puede mirar qué hay debajo.
lesson-eleven-take-then = Va a tu mano. Con tres cartas o más recibes una carta de toro, que sirve desde tu próximo turno. Se abren dos pilas.

lesson-eleven-bull = Tienes una carta de toro: juega dos cartas a la vez.
lesson-eleven-bull-then = Cuantas quieras sobre una pila, todas de 1 a 10 más altas que la que estaba arriba. La carta de toro no se gasta.
lesson-eleven-bull-one = Una sola también vale. Pero con la carta de toro aquí caben dos: el 88 y el 95 sobre el 85.
lesson-eleven-bull-took = Llevarse una pila siempre se puede, pero querías librarte de dos: el 88 y el 95 van sobre el 85.

lesson-eleven-end = Dos cartas de toro, dos pilas: quédate sin cartas.
lesson-eleven-end-then = Si alguien se queda sin cartas o se acaba el mazo, termina la ronda: todos suman las cabezas de su mano. Tantas rondas como asientos.
lesson-eleven-end-tried = Te quedan cartas y la ronda sigue. Con dos cartas de toro: 36 sobre 33, y 51 y 58 sobre 50.

lesson-eleven-rob = No quedan cartas de toro para repartir: llévate la pila grande.
lesson-eleven-rob-then = Cuando no quedan, le quitas una a quien más tenga de los demás. Si son varios, eliges.
lesson-eleven-rob-tried = Una sola carta no da carta de toro: hacen falta tres o más.

lesson-eleven-differs = { $what ->
    [hand_size] Cartas en cada mano: { $n }
    [reach] Vale una carta hasta { $n } más alta
    [supply] Cartas de toro: { $n }
    [bull_card_from] Cartas que dan una carta de toro: { $n } o más
    [new_piles] Pilas que se abren al llevarte una: { $n }
   *[top_card] Cartas: del 1 al { $n }
}
