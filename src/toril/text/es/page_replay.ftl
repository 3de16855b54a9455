### La página: se vuelve a ver una partida que ya terminó.

replay-title = Volver a ver una partida
replay-watch = Repetición
replay-watch-last = Volver a ver la última partida
replay-file = Abrir una partida guardada
replay-open = Abrir una partida guardada
replay-open-how = Una partida guardada en un archivo se puede volver a ver: elige el archivo o suéltalo aquí. Este servidor la lee para mostrarla y no la guarda.
replay-fetching = Buscando la partida…
replay-unread = { $why ->
    [matches] Este archivo guarda todas las partidas de un navegador: añádelo en «Mis partidas».
    [notes] Este archivo tiene las notas de un dispositivo; la partida está en otro archivo.
    [large] Este archivo es demasiado grande para ser una partida de Toril.
   *[unreadable] No se pudo leer este archivo.
}
replay-forgotten = Este servidor ya no tiene esta partida. Si la guardaste en un archivo, ábrelo.
replay-worth = Las jugadas cumplen las reglas; quién las hizo no lo puede mostrar ningún archivo.
replay-leave = Salir de la repetición
replay-place = { $turn ->
    [0] Ronda { $round }, el comienzo
   *[other] Ronda { $round }, tras { $turn } de { $of }
}
replay-in-round = Ronda { $round }
replay-told = Lo que pasó
replay-to-round = Gráfico de puntos: toca una ronda para ir a su final
replay-copy = Copiar este momento

## Quién mira

replay-from = Visto por
replay-from-spectator = Desde fuera
replay-from-seat = { $name }
replay-from-open = Todo abierto
replay-all-hands = Todas las manos
replay-a-hand = { $name }: { $cards }
replay-all-piles = Todas las pilas, de abajo arriba
replay-a-pile = Pila: { $cards }

## El camino por la partida

replay-play = Reproducir
replay-pause = Parar
replay-on = { $far ->
    [step] Un paso adelante
    [turn] Al final de la baza o del turno siguiente
    [round] A la ronda siguiente
   *[end] Al final
}
replay-back = { $far ->
    [step] Un paso atrás
    [turn] Una baza o un turno atrás
    [round] Al comienzo de la ronda
   *[end] Al principio
}

## Lo que no se cuenta de otro modo

replay-stood-in = { $n ->
    [one] Un bot decidió por { $names }.
   *[other] Varios bots decidieron por { $names }.
}
replay-seat-changed = Desde aquí { $name } juega en el asiento de { $before }.
replay-unfinished = El registro termina aquí; la partida no había terminado.
