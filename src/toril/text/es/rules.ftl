### Las reglas, dichas en una página, con los números de una mesa o con los de siempre.

## 6 nimmt!

rules-six =
    6 nimmt! · { rules-six-people } · gana quien junte menos cabezas de toro

    { rules-six-deal } { rules-six-tricks } cada cual elige una carta de su mano y la pone boca abajo; cuando están todas, se destapan a la vez y se colocan de la más baja a la más alta.

    No eliges la fila: cada carta va a la derecha de la fila cuya última carta es la más cercana por debajo. { rules-six-full } Si una carta es más baja que la última carta de cada fila, quien la puso elige una fila, la que quiera, se la lleva y deja ahí su carta. Lo que te llevas queda aparte, boca abajo: nunca pasa a tu mano.

    Cada carta que te llevas suma sus cabezas: { rules-printed }

    Después de { rules-six-last } acaba la ronda, y las cabezas de cada cual se suman a las de antes. { rules-six-end } { rules-six-editions } { rules-winner }

    { rules-six-variants }
rules-six-people = { $seats ->
    [0] { $variant ->
        [standard] 2 a 10 jugadores
       *[other] 2 a 6 jugadores
    }
   *[other] { $seats } jugadores
}
rules-six-deal = { $variant ->
    [standard] En cada ronda se barajan las cartas del 1 al { $cards }: { $hand } para cada persona y { rules-six-open }; las que sobran no se usan.
    [tactics] Solo se usan las cartas del 1 al { $cards }: todos saben cuáles hay. En cada ronda se barajan: { $hand } para cada persona y { rules-six-open }.
   *[draft] Solo se usan las cartas del 1 al { $cards }. En cada ronda están todas a la vista y, por turnos, en el sentido de las agujas del reloj, cada cual toma una hasta tener { $hand }. { rules-six-left }; en cada ronda empieza a elegir el asiento siguiente.
}
rules-six-open = { $rows ->
    [one] una que abre la fila
   *[other] { $rows } que abren { $rows } filas
}
rules-six-left = { $rows ->
    [one] La que sobra abre la fila
   *[other] Las { $rows } que sobran abren las filas, de la más baja a la más alta
}
rules-six-tricks = { $hand ->
    [one] Se juega una baza:
   *[other] Se juegan { $hand } bazas. En cada una,
}
rules-six-full = { $length ->
    [one] En una fila cabe una carta: quien pone la siguiente se lleva esa carta, y la suya empieza la fila de nuevo.
    [5] En una fila caben 5 cartas: quien pone la que sería la sexta se lleva esas 5, y su carta empieza la fila de nuevo.
   *[other] En una fila caben { $length } cartas: quien pone la que ya no cabe se lleva esas { $length }, y su carta empieza la fila de nuevo.
}
rules-six-end = { $ending ->
    [limit] Cuando al final de una ronda alguien tiene { rules-six-limit } en total, se acaba la partida.
    [rounds] La partida se acaba después de { rules-rounds }.
   *[both] La partida se acaba cuando al final de una ronda alguien tiene { rules-six-limit } en total, o después de { rules-rounds }.
}
rules-six-limit = { $limit ->
    [one] alguna cabeza
    [67] más de 66 cabezas
   *[other] { $limit } cabezas o más
}
rules-six-last = { $hand ->
    [one] la baza
   *[other] la última baza
}
rules-six-editions = { $limit ->
    [66] Otras ediciones dicen más de 66; también se puede acordar otro límite o un número de rondas.
    [67] Otras ediciones dicen 66 o más; también se puede acordar otro límite o un número de rondas.
   *[other] (Los reglamentos dicen 66.)
}
rules-six-variants = { $variant ->
    [standard] También hay variantes, de 2 a 6 jugadores. Elegir la mano (draft), el juego avanzado de los reglamentos: se usan solo las cartas más bajas, justo las que hacen falta; están a la vista y se toman por turnos, y las que sobran abren las filas. La táctica (tactics) es solo la mitad: esas mismas cartas, pero repartidas como siempre.
    [tactics] Esta es la táctica (tactics), la mitad del juego avanzado de los reglamentos: en él, las mismas cartas están a la vista y cada cual elige su mano por turnos (draft).
   *[draft] Este es el juego avanzado de los reglamentos (draft): se conocen todas las manos, y solo es secreta la carta que pones boca abajo.
}

## 11 nimmt!

rules-eleven =
    11 nimmt! · { rules-eleven-people } · deshazte de tus cartas

    Hay cartas del 1 al { $cards }, { $hand } para cada persona; el resto es el mazo, y su primera carta abre la primera pila. Se juega por turnos, en el sentido de las agujas del reloj. { rules-eleven-first } En tu turno juegas una carta sobre una pila o te llevas una pila entera a la mano.

    Puedes poner una carta si supera a la de arriba de la pila en { $reach } como máximo; después del { $cards } viene el 1. { rules-eleven-example } Si no puedes poner ninguna, debes llevarte una pila, la que quieras; también puedes hacerlo aunque puedas poner alguna. Quien se lleva una pila añade a su mano todas las cartas de la pila y abre { rules-eleven-new } con cartas del mazo. Nadie puede mirar qué hay debajo de la carta de arriba.

    { rules-eleven-bulls }

    La ronda termina en cuanto alguien se queda sin cartas: esa persona no suma nada, y los demás suman las cabezas de las cartas que tienen en la mano. También termina cuando se acaba el mazo, y entonces suman todos. Las cartas de toro no cuentan.

    Los reglamentos no dicen cuántas cabezas muestra cada carta. { rules-eleven-deck }

    { rules-eleven-rounds } { rules-winner }
rules-eleven-people = { $seats ->
    [0] 2 a 7 jugadores
   *[other] { $seats } jugadores
}
rules-eleven-example = { $before ->
    [0] { $after ->
        [one] Sobre el { $on } solo va el 1.
       *[other] Sobre el { $on } van del 1 al { $after }.
    }
    [one] Sobre el { $on } van el { $cards } y del 1 al { $after }.
    [2] Sobre el { $on } van el { $next }, el { $cards } y del 1 al { $after }.
   *[other] Sobre el { $on } van del { $next } al { $cards } y del 1 al { $after }.
}
rules-eleven-first = { $first ->
    [usual] Según los reglamentos, la primera ronda la empieza la persona más joven; aquí, el primer asiento, si la mesa no elige otro.
   *[named] La primera ronda la empieza { $name }.
}
rules-eleven-new = { $new ->
    [one] otra
    [2] otras dos
   *[other] otras { $new }
}
rules-eleven-bulls = { $supply ->
    [0] Aquí no hay cartas de toro, así que nunca juegas más de una carta en un turno.
   *[other] Si la pila tenía { rules-eleven-from }, recibes una carta de toro, que vale desde tu siguiente turno; { rules-eleven-supply }. Con una, puedes jugar en tu turno varias cartas sobre una pila, si cada una supera en { $reach } como máximo a la carta que estaba arriba antes de tu jugada; la más alta queda arriba (después del { $cards } viene el 1). Con dos, en dos pilas; y así. No se gastan. Si ya no queda ninguna, { rules-eleven-rob } a quien más tenga entre los demás, { rules-eleven-steal }; si son varios, eliges a quién.
}
rules-eleven-from = { $from ->
    [one] una carta o más
    [3] tres cartas o más
   *[other] { $from } cartas o más
}
rules-eleven-supply = { $supply ->
    [one] solo hay una
    [10] hay diez en total
   *[other] hay { $supply } en total
}
rules-eleven-rob = { $rob ->
    [may] puedes quitársela
   *[must] se la quitas
}
rules-eleven-steal = { $steal ->
    [others] aunque tú tengas más
   *[leader] pero solo si tiene tantas como tú o más
}
rules-eleven-deck = { $deck ->
    [six] Aquí son las de 6 nimmt!: { rules-printed }
    [reported] Aquí son las de una lista sin confirmar: 7 el 33, el 63 y el 93; 5 los otros acabados en 3; 3 los demás primos; 1 el resto.
   *[own] Aquí se juega con un mazo propio: cada carta muestra { rules-eleven-own }, y en todo el mazo hay { $all }.
}
rules-eleven-own = { $most ->
    [one] una cabeza
   *[other] { $least ->
        [0] { $most } cabezas
       *[other] de { $least } a { $most } cabezas
    }
}
rules-eleven-rounds = { $ending ->
    [single] Se juega una sola ronda.
    [people] Se juegan tantas rondas como jugadores; { rules-eleven-next }.
   *[number] Se juegan { rules-rounds }; { rules-eleven-next }.
}
rules-eleven-next = { $starter ->
    [round] cada una de las siguientes la empieza quien menos sumó en la anterior
   *[total] cada una de las siguientes la empieza quien menos lleva en total
}

## Los dos

rules-printed = 7 el 55; 5 los demás múltiplos de 11; 3 los múltiplos de 10; 2 los otros acabados en 5; 1 el resto.
rules-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
rules-seat = el asiento { $seat }
rules-winner = Gana quien tenga menos cabezas en total; si hay empate, se comparte la victoria.
