### La terminal: la comprobación de los repartos, en `toril verify` y `toril join`.

## Cada punto y cómo está

fair-line = { $number } { $state } · { $what }
fair-fits = cuadra
fair-differs = NO CUADRA
fair-not-compared = sin comparar

fair-point-record = el registro: su resumen, todas las jugadas, el final de la partida
fair-point-draw = el sorteo: el que este dispositivo vio antes de la partida
fair-point-place = mesa, partida y ronda del sorteo
fair-point-rules = reglas, nombres, bots y orden de los asientos
fair-point-own-number = el número de este dispositivo, en su asiento
fair-point-numbers = cada número abre el sello que se mostró antes
fair-point-all-numbers = todos los números juntos, como se dijeron al empezar la partida
fair-point-secret = el secreto del servidor abre su sello
fair-point-seed = la semilla sale de todos los números y del secreto
fair-point-deals = manos y cartas iniciales, todas las que se vieron
fair-point-plays = todas las jugadas vistas
fair-point-scores = castigos, totales y resultado
fair-point-earlier = los sorteos anteriores en esta mesa

## Lo que se hace notar

fair-record-open = la partida no ha terminado
fair-in-round = ronda { $round }
fair-at-seat = { $name }
fair-in-draw = el sorteo antes de la ronda { $round }
fair-noted-elsewhere = lo apuntó el dispositivo que dio el enlace
fair-missing = faltan: { $names }
fair-gaps = { $gaps ->
    [one] con un hueco
   *[other] con { $gaps } huecos
}

## Por qué algo quedó sin comparar

fair-why-no-notes = no hay notas de ningún dispositivo
fair-why-older = la sorteó un servidor anterior, de una manera que demuestra menos
fair-why-no-draw = ningún servidor repartió esta partida: no hubo sorteo
fair-why-day = es un reparto del día: igual para todo el mundo, y lo fijó el servidor, no los dispositivos
fair-why-names-deleted = se borraron los nombres de esta mesa, y con ellos el sorteo
fair-why-draft = en el draft no se reparte nada
fair-why-looking-on = este dispositivo solo miraba
fair-why-not-there = este dispositivo no estaba en el sorteo
fair-why-absent = no se oía a este dispositivo justo antes del sorteo, y no se le pidió ningún número
fair-why-other-window = en el sorteo participó otra ventana u otro dispositivo tuyo
fair-why-left-out = este dispositivo dio su número y no lo contaron
fair-why-refused = este dispositivo no dio su número, porque el sorteo no era como debía
fair-why-rounds-unseen = este dispositivo no vio todos los repartos
fair-why-elsewhere = hubo jugadas en tu asiento que no salieron de este dispositivo ni de un sustituto
fair-why-end-unseen = este dispositivo no vio el resultado
fair-why-drawn-twice = el servidor sorteó dos veces la misma partida
fair-why-called-off = un sorteo anterior aquí recibió el número de este dispositivo, que no vio terminar ninguna partida de ese sorteo
fair-why-ended-for-all = una partida anterior aquí la terminó quien organiza la mesa, y pudo ser por su reparto
fair-why-came-later = ocupaste un asiento más tarde, con la partida empezada

## El veredicto

fair-proven = Los repartos están demostrados: salen { $listed ->
    [one] del número de este dispositivo y del secreto del servidor, fijados
   *[other] de los números de { $listed } dispositivos, este entre ellos, todos fijados
} antes de conocerse ninguno. Nadie pudo elegirlos ni influir en ellos.
fair-choice = Demostrados salvo una elección: { $n ->
    [one] falta el número
   *[other] faltan los números
} de { $names }. Quien colabore con el servidor pudo elegir entre { $deals } repartos como mucho, guardándose { $deals ->
    [2] este número o no
   *[other] { $n ->
        [one] este número, otro en su lugar o ninguno
       *[other] hasta { $n } números, estos u otros
    }
}.
fair-choice-later = Demostrados salvo una elección: alguien ocupó un asiento, y los repartos se sortearon de nuevo desde { $times ->
    [one] la ronda { $rounds }
   *[other] las rondas { $rounds }
}. Quien colabore con el servidor conocía los repartos que venían, y pudo decidir cuándo cambiarlos por otros desconocidos: { $deals } posibilidades como mucho.
fair-later-missing = { $n ->
    [one] Eso incluye el número que falta, de { $names }.
   *[other] Eso incluye los números que faltan, de { $names }.
}
fair-came-later = Sin cambios desde que llegaste: los repartos desde la ronda { $since } salen de los números de los dispositivos, el de este entre ellos, { $deals ->
    [1] todos fijados antes de conocerse ninguno
   *[other] salvo una elección entre { $deals } posibilidades como mucho
}. De lo que se repartió antes, este dispositivo no sabe nada.
fair-not-proven = Sin demostrar, aunque nada está mal: { $why }.
fair-does-not-fit = No cuadra: punto { $number }, { $what }. Guarda el registro y las notas: son la prueba.
fair-carried = El sorteo lo apuntó el dispositivo que dio el enlace: el veredicto vale lo que valga esa nota.
fair-agrees = El registro concuerda consigo mismo; si los números estaban fijados antes del reparto, ningún archivo lo muestra por sí solo.
