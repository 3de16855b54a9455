### La página: la mesa de 11 nimmt!

## Lo que hay en la mesa

eleven-piles = { $n ->
    [one] Una pila
   *[other] { $n } pilas
}
eleven-hand = { $n ->
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $n } cartas
}
eleven-ruler = Los números del 1 al { $end } en línea: arriba las pilas, abajo tu mano. Elige una pila y verás hasta dónde llega.
eleven-lap = Últimos turnos
eleven-deck = { $n ->
    [0] Mazo: vacío
    [one] Mazo: queda 1 carta
   *[other] Mazo: quedan { $n } cartas
}
eleven-supply = { $n ->
    [0] Cartas de toro: no queda ninguna
    [one] Cartas de toro: queda 1
   *[other] Cartas de toro: quedan { $n }
}
eleven-learn-rob = ¿Qué pasa cuando no quedan cartas de toro?
eleven-seat = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $bulls ->
    [0] ninguna carta de toro
    [one] 1 carta de toro
   *[other] { $bulls } cartas de toro
}

## Cartas y pilas, dichas en voz alta

eleven-the = el { $card }
eleven-pile = Pila que muestra el { $top }, { bullheads } en esa carta
eleven-pile-fits = puedes poner: { $cards }
eleven-pile-fits-nothing = no puedes poner nada
eleven-pile-laid = vas a poner: { $cards }
eleven-card-fits = puede ir sobre { $tops }
eleven-card-fits-nowhere = no puede ir sobre ninguna pila
eleven-card-laid = puesta sobre el { $top }
eleven-card-new = nueva

## Tu turno

eleven-up-to = { $piles ->
    [1] una pila
    [2] dos pilas
    [3] tres pilas
    [4] cuatro pilas
    [5] cinco pilas
    [6] seis pilas
    [7] siete pilas
    [8] ocho pilas
    [9] nueve pilas
    [10] diez pilas
   *[other] { $piles } pilas
}
eleven-hint-one = Elige una carta y su pila. También puedes llevarte una pila.
eleven-hint-many = { $piles ->
    [1] Puedes poner varias cartas sobre { eleven-up-to }, o llevarte la que quieras.
   *[other] Puedes poner varias cartas en un máximo de { eleven-up-to }, o llevarte la que quieras.
}
eleven-hint-none = Ninguna de tus cartas supera en 1 a { $reach } a la de arriba de ninguna pila: elige qué pila te llevas.
eleven-hint-pile = Sobre el { $top }: del { $first } al { $last }. En tu mano: { $cards }.
eleven-hint-pile-nothing = Sobre el { $top }: del { $first } al { $last }. No tienes ninguna.
eleven-hint-card = El { $card } va sobre una pila que muestre un número del { $first } al { $last }: { $tops }.
eleven-hint-card-nowhere = El { $card } no llega: ninguna pila muestra un número del { $first } al { $last }.
eleven-hint-full = { $piles ->
    [1] Solo puedes usar una pila: retira lo que pusiste para cambiar.
   *[other] Ya usas { eleven-up-to }: retira algo para cambiar.
}
eleven-play = Jugar { $cards } sobre el { $top }
eleven-play-many = Jugar { $n } cartas
eleven-play-label = { eleven-play-many }: { $groups }
eleven-take = Llevarme esta pila
eleven-take-label = { eleven-take }, la del { $top }
eleven-taken = Te llevaste: { $cards }.
eleven-clear = Retirar las cartas
eleven-staged = Lo que vas a jugar
eleven-remove = Retirar el { $card } de la pila del { $top }
eleven-rob = ¿A quién le quitas una carta de toro?
eleven-decline = A nadie
eleven-victim = { $name }, { $n ->
    [one] 1 carta de toro
   *[other] { $n } cartas de toro
}

## Lo que pasa

eleven-played = { $you ->
    [yes] Juegas { $groups }.
   *[no] { $name } juega { $groups }.
}
eleven-did = { $you ->
    [yes] { $did }.
   *[no] { $name } { $did }.
}
eleven-did-take = { $you ->
    [yes] te llevas la pila del { $top }
   *[no] se lleva la pila del { $top }
}
eleven-did-take-cards = { $taken } ({ $cards })
eleven-did-gain = { $you ->
    [yes] recibes una carta de toro
   *[no] recibe una carta de toro
}
eleven-did-choose = { $you ->
    [yes] eliges a quién quitarle una carta de toro
   *[no] elige a quién quitarle una carta de toro
}
eleven-did-consider = { $you ->
    [yes] puedes quitarle una carta de toro a alguien
   *[no] decide si quitarle una carta de toro a alguien
}
eleven-did-rob = { $you ->
    [yes] le quitas una carta de toro a { $victim }
   *[no] le quita una carta de toro a { $victim }
}
eleven-did-rob-you = te quita una carta de toro
eleven-did-decline = { $you ->
    [yes] no le quitas ninguna carta de toro a nadie
   *[no] no le quita ninguna carta de toro a nadie
}
eleven-did-open = { $n ->
    [one] { $you ->
        [yes] abres una pila con { $cards }
       *[no] abre una pila con { $cards }
    }
   *[other] { $you ->
        [yes] abres pilas con { $cards }
       *[no] abre pilas con { $cards }
    }
}
eleven-out = { $you ->
    [yes] Te quedas sin cartas: la ronda termina.
   *[no] { $name } se queda sin cartas: la ronda termina.
}
eleven-clean-round = ¡Te quedas sin cartas y sin una sola cabeza! Impecable.
eleven-caught = { $ending } ¡Te quedas con { bullheads }!

## Leer en voz alta

eleven-read-table = Encima de las pilas: { $tops }.
eleven-read-hand = Tu mano: { $cards }; en total { bullheads }.
eleven-read-no-hand = No tienes cartas en la mano.
