### La introducción a un juego: lo que hay alrededor de sus escenas.

lesson-title = Aprender jugando
lesson-scene = Escena { $n } de { $of }
lesson-back = Escena anterior
lesson-skip = Saltar
lesson-next = Seguir
lesson-again = Probar otra vez
lesson-leave = Dejar la introducción
lesson-right = ¡Eso es!
lesson-other = También se puede, pero…
lesson-end = Ya sabes jugar a { $game }
lesson-differs = En esta mesa es distinto:
lesson-play = Jugar mi primera partida
lesson-to-table = Volver a la mesa
lesson-once-more = Verla otra vez
