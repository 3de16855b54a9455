### La introducción a 11 nimmt!: tareas de 15 palabras como mucho, explicaciones de 25.

lesson-eleven-reach = La pila muestra el 88. Juega una carta.
lesson-eleven-reach-then = Vale una carta que supere a la de arriba en 10 como máximo. El 99 la supera en 11, demasiado: de ahí el nombre.
lesson-eleven-reach-tried = Puedes llevarte una pila aunque tengas una carta que valga. Tienes una carta más, y se abren dos pilas nuevas.

lesson-eleven-past = Ahora la pila muestra el 100. ¿Qué viene después?
lesson-eleven-past-then = Después del 100 viene el 1: sobre el 100, del 1 al 10; sobre el 96, del 97 al 100 y del 1 al 6.
lesson-eleven-past-tried = Te llevaste cuatro cartas y recibes una carta de toro. Pero el 4 valía: después del 100 viene el 1.

lesson-eleven-take = No puedes poner ninguna carta: llévate la pila a la mano. Nadie puede mirar debajo.
lesson-eleven-take-then = Si nada vale, llévate una pila; con tres cartas o más da una carta de toro: vale desde tu próximo turno. Se abren dos pilas.

lesson-eleven-bull = Tienes una carta de toro: juega dos cartas a la vez.
lesson-eleven-bull-then = Con una carta de toro, que conservas, pones varias sobre una pila: cada una supera en 10 como máximo a la que estaba arriba antes.
lesson-eleven-bull-one = También puedes poner una sola. Pero con la carta de toro aquí caben dos: el 88 y el 95 sobre el 85.
lesson-eleven-bull-took = Llevarse una pila siempre se puede, pero querías librarte de dos: el 88 y el 95 van sobre el 85.

lesson-eleven-end = Dos cartas de toro, dos pilas: quédate sin cartas.
lesson-eleven-end-then = La ronda acaba al vaciarse una mano o el mazo: cuentan las cabezas de las manos. Hay tantas rondas como jugadores; gana quien tenga menos.
lesson-eleven-end-tried = Te quedan cartas y la ronda sigue. Con dos cartas de toro: 36 sobre 33, y 51 y 58 sobre 50.

lesson-eleven-rob = No quedan cartas de toro para repartir: llévate la pila del 29, de tres cartas.
lesson-eleven-rob-then = Si te toca una carta de toro y no queda ninguna, se la quitas a quien más tenga entre los demás; si empatan, eliges.
lesson-eleven-rob-tried = Una sola carta no da carta de toro: hacen falta tres o más.

lesson-eleven-differs = { $what ->
    [hand_size] Cartas en cada mano: { $n }
    [reach] Una carta puede superar a la de arriba en { $n } como máximo
    [supply] Cartas de toro: { $n }
    [bull_card_from] Cartas que dan una carta de toro: { $n } o más
    [new_piles] Pilas que se abren al llevarte una: { $n }
   *[top_card] Cartas: del 1 al { $n }
}
