### La página: cómo se baraja entre todos y qué dice la comprobación de una partida.

## Antes de la partida

deals-promise = Barajamos entre todos
deals-promise-how = Al empezar, cada dispositivo pone un número secreto, y con todos ellos se barajan las cartas. Nadie, ni siquiera el servidor, conoce el reparto de antemano. Al terminar, tu dispositivo vuelve a calcular cada reparto.
deals-promise-draft = Aquí no se reparte nada: cada cual elige sus cartas a la vista de todos, así que no hay nada que barajar.
deals-drawing = Barajando entre todos…
deals-drawing-lost = Sin conexión con el servidor. Reintentando: en cuanto vuelva, la mesa sigue sola.
deals-left-out-now = Tu número quedó fuera al barajar, aunque tu dispositivo respondió a los { $ms } ms.

## El veredicto

deals-checking = Comprobando el reparto…
deals-unchecked = No se pudo comprobar el reparto ahora.
deals-verdict-proven = { $n ->
    [one] Reparto demostrado: salió del número de tu dispositivo.
   *[other] Reparto demostrado: salió de los números de { $n } dispositivos, también del tuyo.
}
deals-verdict-choice = { $n ->
    [0] Demostrado, salvo una elección entre { $deals } posibilidades como mucho: se barajó de nuevo en mitad de la partida.
    [one] Demostrado, salvo una elección entre { $deals } repartos como mucho: falta el número de { $names }.
   *[other] Demostrado, salvo una elección entre { $deals } repartos como mucho: faltan los números de { $names }.
}
deals-verdict-differs = Algo no cuadra: el punto { $number }. Guarda el registro y las notas.
deals-verdict-not = { $why ->
    [no_notes] Sin demostrar: este dispositivo no tiene notas de la partida.
    [older] Se barajó a la manera antigua, que demuestra menos.
    [no_draw] Ningún servidor repartió esta partida: no hay nada que demostrar.
    [day] Igual para todo el mundo: lo eligió el servidor, no los dispositivos.
    [names_deleted] Sin demostrar: se borraron los nombres de esta mesa, y con ellos lo que se barajó.
    [draft] Aquí cada cual eligió sus cartas: no hay ningún reparto que demostrar.
    [looking_on] Estabas mirando: nada cambió desde que llegaste.
    [not_there] Llegaste con las cartas ya barajadas: nada cambió desde entonces.
    [absent] Tu dispositivo dormía al barajar: nada cambió desde entonces.
    [other_window] Al barajar participó otra ventana tuya: aquí queda sin demostrar.
    [left_out] Sin demostrar: tu número quedó fuera al barajar.
    [refused] Sin demostrar: tu dispositivo no quiso dar su número.
    [rounds_unseen] { $n ->
        [0] { $seen ->
            [none] Sin demostrar: este dispositivo no vio empezar ninguna ronda.
            [some] Demostrado en las rondas que viste desde el principio.
           *[unknown] No viste todas las rondas desde el principio.
        }
        [one] No viste todas las rondas, y falta el número de { $names }.
       *[other] No viste todas las rondas, y faltan los números de { $names }.
    }
    [elsewhere] Sin demostrar: alguien más jugó desde tu asiento.
    [drawn_twice] Sin demostrar: una partida se barajó dos veces.
    [called_off] Sin demostrar: antes se barajó otra partida, y aquí no se vio jugarla.
    [came_later] { $deals ->
        [1] Demostrado desde la ronda { $since }, en la que entraste.
       *[other] Demostrado desde la ronda { $since }, en la que entraste, salvo una elección entre { $deals } posibilidades como mucho.
    } De lo anterior no se sabe nada aquí.
    [ended_for_all] Sin demostrar: quien organiza la mesa terminó la partida anterior, y pudo ser por su reparto.
   *[end_unseen] Sin demostrar: no viste el final.
}
deals-carried = Lo que se barajó lo apuntó el dispositivo que te dio el enlace: esto vale lo que valga su nota.
deals-means = { $verdict ->
    [proven] Todos los números estaban fijados antes de conocerse ninguno. Nadie pudo elegir un reparto ni influir en él: ni el servidor, ni los demás, ni todos juntos.
    [choice] { $later ->
        [0] Quien colabore con el servidor pudo elegir entre { $deals ->
            [2] dos repartos, el que lleva el número que falta y el que no,
           *[other] { $deals } repartos como mucho, guardándose { $n ->
                [one] este número, otro en su lugar (no el tuyo) o ninguno,
               *[other] hasta { $n } números, estos u otros (no el tuyo),
            }
        } y nada más. También falta un número cuando un teléfono simplemente se quedó dormido.
       *[other] Cuando alguien ocupa el lugar de un bot se baraja de nuevo, y quien colabore con el servidor puede elegir en qué ronda, sabiendo lo que saldría sin eso. { $n ->
            [0] Así
           *[other] Así, y con los números que faltan,
        } pudo elegir entre { $deals } posibilidades como mucho, y nada más.
    }
    [differs] Lo que viste y lo que dice el registro son dos cosas distintas. El registro y las notas son la prueba: guarda los dos antes de cerrar la página.
   *[not_proven] No hay nada raro: todo lo que se pudo comparar cuadra.
}
deals-limits = Lo que ninguna comprobación puede mostrar: el servidor conoce todas las cartas, porque las reparte, y de él viene esta página.

## Los trece puntos

deals-points = Lo que se comparó
deals-fits = Cuadra
deals-differs = No cuadra
deals-not-compared = Sin comparar
deals-in-round = Ronda { $round }.
deals-in-draw = Al barajar para la ronda { $round }.
deals-point = { $point ->
    [record] El registro está entero y cada jugada es legal
    [draw] Se barajó justo lo que se apuntó aquí
    [place] Es de esta mesa y de esta partida
    [rules] Reglas, nombres y asientos son los que viste
    [own_number] Tu número está dentro, en tu asiento
    [numbers] Cada número abre su sello
    [all_numbers] Los números son los que se dijeron al empezar
    [secret] El secreto del servidor abre su sello
    [seed] De todo eso sale el orden de las cartas
    [deals] Tus manos y las primeras cartas salieron así
    [deals_watched] Las primeras cartas salieron así
    [plays] Está todo lo que viste jugar
    [scores] Los puntos salen de las jugadas
   *[earlier] Aquí no se barajó nada dos veces ni se anuló nada
}
deals-noted-elsewhere = Lo apuntó el dispositivo que dio el enlace.
deals-why = { $why ->
    [no_notes] Este dispositivo no tiene notas de eso.
    [older] Entonces aún no se barajaba entre todos.
    [no_draw] No hay con qué compararlo.
    [day] Es un reparto del día: lo eligió el servidor, y ningún dispositivo barajó.
    [names_deleted] Se borraron los nombres, y con ellos lo que se barajó.
    [draft] No se repartió nada: cada cual eligió sus cartas.
    [looking_on] No tenías asiento al barajar.
    [not_there] Tu dispositivo no estaba al barajar.
    [absent] Al barajar no consta ningún número en tu asiento: tu dispositivo dormía.
    [other_window] Al barajar consta otra ventana u otro dispositivo tuyo.
    [left_out] Tu dispositivo respondió a los { $ms } ms y su número no contó.
    [refused] { $refusal ->
        [not_canonical] Tu dispositivo no dio su número: el texto no venía escrito como debe.
        [other_table] Tu dispositivo no dio su número: era de otra mesa.
        [not_above] Tu dispositivo no dio su número: ya había dado uno para esta partida.
        [used] Tu dispositivo no dio su número: constaba uno ya usado.
        [not_due] Tu dispositivo no dio su número: aún no tocaba barajar de nuevo.
        [other_rules] Tu dispositivo no dio su número: las reglas no eran las de la pantalla.
       *[other_seats] Tu dispositivo no dio su número: nombres o asientos no eran los de la pantalla.
    }
    [rounds_unseen] { $rounds ->
        [none] No viste sus rondas.
       *[other] No viste empezar estas rondas: { $rounds }.
    }
    [elsewhere] En la ronda { $round }, una jugada de tu asiento no vino de aquí ni de un bot que jugara por ti.
    [drawn_twice] La partida { $match } se barajó dos veces.
    [came_later] Entraste más tarde: de lo anterior no hay aquí nada con que comparar.
    [called_off] La partida { $match } recibió tu número, y aquí nada muestra que se jugara hasta el final.
    [ended_for_all] La partida { $match } la terminó quien organiza la mesa, y pudo ser por su reparto.
   *[end_unseen] No viste el resultado.
}

## Lo que se puede guardar

deals-save-record = Guardar el registro
deals-save-notes = Guardar las notas
deals-numbers = Ver los números
deals-number-draw = Huella de lo barajado
deals-number-secret = Secreto del servidor
deals-number-seed = Semilla
deals-number-all = Los números de cada cual (los bots no tienen)
deals-numbers-from = Desde la ronda { $round }
deals-later = Se comprueba solo cuando termina la partida.

## El reparto del día

deals-day = { $since ->
    [changed] El servidor ha mostrado dos sellos de este reparto: no estaba fijado. No lo barajaron los dispositivos.
    [unknown] Igual para todo el mundo, fijado por el servidor; no lo barajaron los dispositivos.
   *[other] Igual para todo el mundo, fijado por el servidor al menos desde el { $since }; no lo barajaron los dispositivos.
}
deals-day-out = El registro y el secreto se publican el { $when }. Entonces se comprueban aquí.
deals-day-means = Tu dispositivo solo puede saber que el servidor no cambió el secreto desde que vio su sello. Quien lleva el servidor conoce las cartas.
