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
eleven-deck = { $n ->
    [0] Mazo: vacío
    [one] Mazo: queda 1 carta
   *[other] Mazo: quedan { $n } cartas
}
eleven-supply = { $n ->
    [0] Cartas de toro: no queda ninguna libre
    [one] Cartas de toro: queda 1 libre
   *[other] Cartas de toro: quedan { $n } libres
}
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
eleven-pile-fits = te caben: { $cards }
eleven-pile-fits-nothing = no te cabe nada
eleven-pile-laid = vas a poner: { $cards }
eleven-card-fits = cabe sobre { $tops }
eleven-card-fits-nowhere = no cabe en ninguna pila
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
    [1] Puedes poner varias cartas sobre { eleven-up-to }, o llevarte cualquiera.
   *[other] Puedes poner varias cartas, hasta en { eleven-up-to }, o llevarte cualquiera.
}
eleven-hint-none = No te cabe ninguna carta: elige qué pila te llevas.
eleven-hint-pile = Sobre el { $top } te caben: { $cards }.
eleven-hint-pile-nothing = Sobre el { $top } no te cabe nada.
eleven-hint-card = ¿Dónde va el { $card }? Cabe sobre { $tops }.
eleven-hint-card-nowhere = El { $card } no cabe en ninguna pila.
eleven-hint-full = { $piles ->
    [1] Solo puedes usar una pila: quita lo que pusiste para cambiar.
   *[other] Ya usas { eleven-up-to }: quita algo para cambiar.
}
eleven-play = Jugar { $cards } sobre el { $top }
eleven-play-many = Jugar { $n } cartas
eleven-play-label = { eleven-play-many }: { $groups }
eleven-take = Llevarme esta pila
eleven-take-label = { eleven-take }, la del { $top }
eleven-taken = Te llevaste: { $cards }.
eleven-clear = Recoger lo puesto
eleven-staged = Lo que vas a jugar
eleven-remove = Quitar el { $card } de la pila del { $top }
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
eleven-pile-taken = { $you ->
    [yes] Te llevas la pila del { $top }.
   *[no] { $name } se lleva la pila del { $top }.
}
eleven-must-rob = { $you ->
    [yes] Elige a quién quitarle una carta de toro.
   *[no] { $name } elige a quién quitarle una carta de toro.
}
eleven-may-rob = { $you ->
    [yes] Elige a quién quitarle una carta de toro, o a nadie.
   *[no] { $name } decide si quitarle una carta de toro a alguien.
}
eleven-declined = { $you ->
    [yes] No le quitas la carta de toro a nadie.
   *[no] { $name } no le quita la carta de toro a nadie.
}
eleven-bull-supply = { $you ->
    [yes] Recibes una carta de toro.
   *[no] { $name } recibe una carta de toro.
}
eleven-bull-robbed = { $you ->
    [yes] Le quitas una carta de toro a { $victim }.
   *[no] { $name } le quita una carta de toro a { $victim }.
}
eleven-robbed-you = { $name } te quita una carta de toro.
eleven-out = { $you ->
    [yes] Te quedas sin cartas: la ronda termina.
   *[no] { $name } se queda sin cartas: la ronda termina.
}

## Leer en voz alta

eleven-read-table = Arriba de las pilas: { $tops }.
eleven-read-hand = Tu mano: { $cards }; en total { bullheads }.
eleven-read-no-hand = No tienes cartas en la mano.
