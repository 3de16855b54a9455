### La página: la mesa de 6 nimmt!

## Lo que pasa en una baza

six-revealed = ¡Cartas arriba!
six-revealed-one = { $you ->
    [yes] tu { $card }
   *[no] el { $card } de { $name }
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
    [yes] Tu { $card } es menor que la última carta de cada fila: elige qué fila te llevas.
   *[no] El { $card } de { $name } es menor que la última carta de cada fila: { $name } elige cuál se lleva.
}
six-took-row = { $you ->
    [yes] Te llevas la fila { $row } ({ bullheads }) y tu { $card } abre la nueva.
   *[no] { $name } se lleva la fila { $row } ({ bullheads }) y su { $card } abre la nueva.
}
six-you-take = ¡Te llevas { bullheads }!
six-clean-round = ¡Ni una cabeza en toda la ronda! Impecable.
six-trick = Baza { $trick } de { $of }
six-trick-cards = Cartas de la baza

## Filas

six-rows = Filas
six-row = Fila { $row }: { $cards }; { bullheads }.
six-row-full = Fila { $row }, llena: { $cards }; { bullheads }.
six-take-row = Llevarme la fila { $row }: { bullheads }

## Tu mano

six-hand = Tu mano
six-chosen = elegida
six-again = Elegiste antes de ver las filas: confirma.
six-sending = enviando…
six-sending-card = Enviando tu { $card }…
six-may-change = Puedes cambiarla hasta que todos hayan elegido.
six-preview-fits = Si nadie más jugara, el { $card } iría a la fila { $row }.
six-preview-sixth = Si nadie más jugara, el { $card } sería la sexta carta de la fila { $row }: te llevarías { bullheads }.
six-preview-full = Si nadie más jugara, el { $card } ya no cabría en la fila { $row }: te llevarías { bullheads }.
six-preview-low = Si nadie más jugara, el { $card } sería menor que la última carta de cada fila: elegirías qué fila llevarte.
six-confirm-card = Jugar el { $card }
six-confirm-draft = Elegir el { $card }
six-confirm-row = Llevarme la fila { $row }

## Elegir las cartas, y todas las manos a la vista

six-pool = Cartas para elegir
six-learn-draft = ¿Cómo va el draft?
six-drafted = { $you ->
    [yes] Eliges el { $card }.
   *[no] { $name } elige el { $card }.
}
six-hands = Ver las manos
six-hands-title = Las manos de todos
six-hands-none = Sin cartas

## En voz alta

six-read-pool = Quedan para elegir: { $cards }.
six-read-hand = { $count ->
    [one] Tienes una carta: { $cards }.
   *[other] Tienes { $count } cartas: { $cards }.
}
six-read-no-hand = Estás mirando: no tienes cartas.
six-read-own = Elegiste el { $card }.
