### Las reglas en imágenes: el título de cada una, lo que dice debajo, y lo que oye quien no la ve.

rules-how = Cómo se juega
rules-in-words = Todo, con palabras
rules-print = Imprimir

## 6 nimmt!

rules-six-trick = Todos a la vez
rules-six-trick-words = { $variant ->
    [draft] Las cartas del 1 al { $cards } están a la vista y cada cual toma { $hand }, por turnos. { rules-six-trick-how }
    [tactics] { rules-six-trick-dealt } No hay otras. { rules-six-trick-how }
   *[standard] { rules-six-trick-dealt } { rules-six-trick-how }
}
rules-six-trick-dealt = { $hand ->
    [one] Hay cartas del 1 al { $cards }, una para cada persona.
   *[other] Hay cartas del 1 al { $cards }, { $hand } para cada persona.
}
rules-six-trick-how = Todos ponen una boca abajo, las destapan a la vez y las colocan de la más baja a la más alta.
rules-six-trick-seen = { $variant ->
    [draft] Cartas del 1 al { $cards }; { $hand } van a cada mano. { rules-six-trick-open }
   *[other] De las cartas del 1 al { $cards }, { $hand } van a cada mano. { rules-six-trick-open }
}
rules-six-trick-open = Unas cartas boca abajo se destapan y se ordenan: { $trick }.
rules-six-where = Dónde va una carta
rules-six-where-words = No eliges la fila: el { $card } va detrás del { $end }, la última carta más cercana por debajo.
rules-six-where-seen = { $rows } El { $card } va a la fila { $row }.
rules-six-full-title = La fila está llena
rules-six-full-words = En una fila caben { $length } cartas. El { $last } llega antes que el { $over }, porque es más bajo. El { $over } ya no cabe: quien lo puso se lleva las { $length } cartas ({ rules-heads }), y el { $over } empieza la fila.
rules-six-full-one = En una fila cabe una carta. Quien pone el { $over } se lleva la que hay, y el { $over } empieza la fila.
rules-six-full-seen = Una fila con { $row }. El { $over } ya no cabe; debajo, la fila tiene solo el { $over }.
rules-six-low = Demasiado baja
rules-six-low-words = El { $card } es más bajo que la última carta de cada fila. Quien lo puso elige una fila, la que quiera, se la lleva y deja ahí el { $card }. La fila { $row } cuesta menos: { rules-heads }.
rules-six-low-seen = { $rows } Para el { $card } se elige la fila { $row }.
rules-six-count = Contar cabezas
rules-six-count-words = Cuentan las cabezas de las cartas que te llevas, no cuántas son. Esas cartas quedan aparte: nunca pasan a tu mano. { rules-six-end } { rules-winner }
rules-six-count-seen = { $kinds }. Totales de una mesa: { $totals }; el más bajo gana.
rules-heads = { $n ->
    [one] una cabeza
   *[other] { $n } cabezas
}

## 11 nimmt!

rules-eleven-reach = Qué carta cabe
rules-eleven-reach-words = Hay cartas del 1 al { $cards }, { $hand ->
    [one] una
   *[other] { $hand }
} para cada persona. En tu turno juegas una carta que supere a la de arriba de una pila { rules-eleven-reach-how } { rules-eleven-reach-example }
rules-eleven-reach-how = { $reach ->
    [one] en 1.
   *[other] en { $reach } como máximo.
}
rules-eleven-reach-example = { $reach ->
    [one] Sobre el { $top } solo va el { $first }.
   *[other] Sobre el { $top } van del { $first } al { $last }.
}
rules-eleven-reach-seen = { $far ->
    [0] Una pila con el { $top } arriba; caben del { $first } al { $last }.
   *[other] Una pila con el { $top } arriba; caben del { $first } al { $last }. El { $far } está tachado.
}
rules-eleven-around = Después del { $cards }, el 1
rules-eleven-around-seen = Una pila con el { $top } arriba; caben { $fitting }.
rules-eleven-take = Llevarse una pila
rules-eleven-take-words = Si no cabe ninguna carta, o si prefieres no poner ninguna, te llevas una pila a la mano. { $supply ->
    [0] Nadie mira antes qué hay debajo.
   *[other] Si tenía { rules-eleven-from }, recibes una carta de toro, que vale desde tu siguiente turno.
} Del mazo se { $new ->
    [one] abre otra pila.
   *[other] abren otras { $new } pilas.
}
rules-eleven-take-seen = { $supply ->
    [0] Una pila pasa a la mano: { $pile }. Del mazo se abren: { $opened }.
   *[other] Una pila pasa a la mano: { $pile }; y con ella una carta de toro. Del mazo se abren: { $opened }.
}
rules-eleven-bull = Cartas de toro
rules-eleven-bull-words = { $supply ->
    [0] Aquí no hay: nunca juegas más de una carta en un turno.
    [one] Hay una. Con ella puedes jugar varias cartas sobre una pila, si todas { rules-eleven-bull-how }
   *[other] Hay { $supply }. Con una puedes jugar varias cartas sobre una pila, si todas { rules-eleven-bull-how } Con dos, sobre dos pilas; y así.
}
rules-eleven-bull-how = { $reach ->
    [one] superan exactamente en 1 a la que estaba arriba antes de tu turno: hay una sola así. La carta de toro no se gasta.
   *[other] superan en { $reach } como máximo a la que estaba arriba antes de tu turno. La más alta queda arriba. La carta de toro no se gasta.
}
rules-eleven-bull-seen = { $laid }.
rules-eleven-bull-laid = { $cards } sobre el { $top }
rules-eleven-end = Acabar
rules-eleven-end-words = La ronda acaba cuando alguien se queda sin cartas: esa persona no suma nada, y los demás suman las cabezas de su mano. También acaba cuando se acaba el mazo, y entonces suman todos. { rules-eleven-rounds } { rules-winner }
rules-eleven-end-seen = Las manos al final: { $hands }. Debajo, una carta de cada número de cabezas.
rules-eleven-end-hand = { $size ->
    [0] sin cartas: 0
   *[other] { $cards }: { rules-heads }
}
