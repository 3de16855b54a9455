### La página: la mesa de 6 nimmt!, y quién se sienta alrededor de cualquier mesa.

## Quién se sienta

six-seats = Quién juega
six-bot-name = { $seat ->
    [0] Lucero
    [1] Canela
    [2] Romero
    [3] Jara
    [4] Careto
    [5] Perla
    [6] Trueno
    [7] Paloma
    [8] Roble
   *[other] Azahar
}
six-bot-kind = { $kind ->
    [random] al azar
    [cautious] prudente
   *[other] { $kind }
}
six-seat-you = Tú ({ $name })
six-seat-bot = bot { $kind }
six-seat-host = dirige la mesa
six-seat-state = { $state ->
    [ready] { $you ->
        [yes] ya elegiste
       *[no] ya eligió
    }
    [away] no está
    [standin] un bot en su lugar
    [resigned] abandonó; juega un bot
   *[thinking] { $you ->
        [yes] te toca
       *[no] piensa
    }
}

## Lo que pasa en una baza

six-revealed = ¡Cartas arriba!
six-revealed-one = { $you ->
    [yes] tú el { $card }
   *[no] { $name } el { $card }
}
six-placed = { $you ->
    [yes] Tu { $card } va a la fila { $row }.
   *[no] El { $card } de { $name } va a la fila { $row }.
}
six-sixth = { $you ->
    [yes] Tu { $card } es la sexta carta: te llevas { bullheads }.
   *[no] El { $card } de { $name } es la sexta carta: se lleva { bullheads }.
}
six-full = { $you ->
    [yes] Tu { $card } ya no cabe en la fila: te llevas { bullheads }.
   *[no] El { $card } de { $name } ya no cabe en la fila: se lleva { bullheads }.
}
six-too-low = { $you ->
    [yes] Tu { $card } es más bajo que todas las filas: elige cuál te llevas.
   *[no] El { $card } de { $name } es más bajo que todas las filas: elige cuál se lleva.
}
six-took-row = { $you ->
    [yes] Te llevas la fila { $row }, { bullheads }, y tu { $card } la abre.
   *[no] { $name } se lleva la fila { $row }, { bullheads }, y su { $card } la abre.
}

## Filas

six-rows = Filas
six-row = Fila { $row }: { $cards }; { bullheads }.
six-row-full = Fila { $row }, llena: { $cards }; { bullheads }.
six-take-row = Llevarte la fila { $row }: { bullheads }

## Tu mano

six-hand = Tu mano
six-card = { $card }, { bullheads }
six-chosen = elegida
six-may-change = Puedes cambiarla hasta que elija la última persona.
six-preview-fits = Si nadie más jugara, el { $card } iría a la fila { $row }.
six-preview-sixth = Si nadie más jugara, el { $card } sería la sexta carta de la fila { $row }: te llevarías { bullheads }.
six-preview-full = Si nadie más jugara, el { $card } ya no cabría en la fila { $row }: te llevarías { bullheads }.
six-preview-low = Si nadie más jugara, el { $card } sería más bajo que todas las filas: elegirías una para llevártela.
six-confirm-card = Jugar el { $card }
six-confirm-draft = Elegir el { $card }
six-confirm-row = Llevarme la fila { $row }

## Elegir las cartas, y todas las manos a la vista

six-pool = Cartas para elegir
six-hands = Ver las manos
six-hands-title = Las manos de todos
six-hands-none = Ninguna carta

## En voz alta

six-read-pool = Quedan para elegir: { $cards }.
six-read-hand = { $count ->
    [one] Tienes una carta: { $cards }.
   *[other] Tienes { $count } cartas: { $cards }.
}
six-read-no-hand = Estás mirando: no tienes cartas.
six-read-own = Elegiste el { $card }.
