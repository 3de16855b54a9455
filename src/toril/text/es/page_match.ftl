### La página, en los dos juegos: quién se sienta, la crónica, el marcador y el resultado.

## Quién se sienta

match-seats = Jugadores
match-seat-you = Tú ({ $name })
match-seat-bot = { $kind ->
    [cautious] bot prudente
    [random] bot al azar
    [chaos] bot sin ton ni son
   *[other] bot { level }
}
match-seat-level = { $kind ->
    [calf] { match-seat-bot }, fácil
    [heifer] { match-seat-bot }, normal
    [ox] { match-seat-bot }, difícil
    [bull] { match-seat-bot }, muy difícil
   *[other] { match-seat-bot }
}
match-seat-host = { $you ->
    [yes] organizas la mesa
   *[no] organiza la mesa
}
match-seat-state = { $state ->
    [ready] { $you ->
        [yes] ya elegiste
       *[no] ya eligió
    }
    [away] { $you ->
        [yes] no estás
       *[no] no está
    }
    [standin] { $you ->
        [yes] un bot en tu lugar
       *[no] un bot en su lugar
    }
    [resigned] { $you ->
        [yes] abandonaste; juega un bot
       *[no] abandonó; juega un bot
    }
   *[thinking] { $you ->
        [yes] te toca
       *[no] piensa
    }
}
match-card = { $card }, { bullheads }

## Quién debe hacer qué

match-opening = Entrando en la mesa…
match-lost = Se cortó la conexión. Reconectando…
match-paused = En pausa. Quien organiza la mesa reanudará la partida.
match-paused-host = La partida está en pausa.
match-resume = Reanudar
match-held = Aún no se ha enviado.
match-held-how = Aún no se ha enviado: Escape la retira, Intro la envía.
match-held-back = Retirar
match-held-send = Jugar ya
match-stood-in = { $why ->
    [clock] Se te acabó el tiempo: un bot juega por ti.
    [away] No tenías conexión: un bot juega por ti.
   *[left] Te fuiste: un bot juega por ti.
}
match-back = Ya volví
match-resigned = Abandonaste; un bot juega por ti.
match-watching = Estás mirando.
match-sent-away = Te expulsaron de la mesa; estás mirando.
match-rests = La partida queda en espera hasta que alguien vuelva a jugar.
match-rests-mine = La partida quedó en espera porque nadie jugaba.
match-draft = Te toca: elige una carta para tu mano.
match-others-draft = { $name } elige una carta.
match-commit = Elige una carta.
match-committed = Juegas el { $card }.
match-committed-waiting = Juegas el { $card }. { match-waiting }
match-waiting = { $n ->
    [one] Falta { $names }.
   *[other] Faltan { $names }.
}
match-more = { $n } más
match-others-row = { $name } elige qué fila se lleva con el { $card }.
match-turn = { $cards ->
    [none] Te toca: no puedes poner ninguna carta, llévate una pila.
    [many] Te toca: juega cartas o llévate una pila.
   *[one] Te toca: juega una carta o llévate una pila.
}
match-others-turn = Le toca a { $name }.
match-rob = Elige a quién quitarle una carta de toro.
match-may-rob = Elige a quién quitarle una carta de toro, o a nadie.
match-others-rob = { $name } elige a quién quitarle una carta de toro.
match-others-may-rob = { $name } decide si quitarle una carta de toro a alguien.
match-round-over = La ronda terminó.
match-clock = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
match-hurry = Te quedan { $seconds } segundos.
match-end-how = No gana nadie.
match-resign-how = Un bot la terminará por ti.
match-leave-how = Puedes volver; mientras, juega un bot.
match-leave-lobby = Tu asiento queda libre.
match-skip = Saltar la animación
match-repeat = Ver otra vez

## Puntos

match-place = Puesto
match-who = Nombre
match-you = tú
match-round = Ronda
match-this-round = ronda
match-last-round = última ronda
match-now = ahora
match-total = total
match-until = Se juega { $end }.
match-round-of = Ronda { $round } de { $rounds }
match-chart = El total, ronda a ronda: cuanto más abajo, mejor
match-chart-label = Gráfico de los totales; los mismos números están en la tabla.
match-limit = límite { $limit }
match-read-scores = Ronda { $round }. Totales: { $scores }.
match-read-score = { $name } { $total }
match-read-score-now = { $name } { $total }, incluyendo { $n } de esta ronda

## Fin de ronda

match-round-ended = Así quedó la ronda { $round }
match-go-on = Seguir
match-best = menos cabezas
match-worst = más cabezas
match-out = sin cartas
match-hand-left = Cartas en la mano: { $cards }

## Qué ha pasado

match-side-panel = Puntos e historial
match-trick = Baza { $trick }
match-log-empty = Aún no hay ninguna baza en esta ronda.
match-taken-cards = Cartas: { $cards }
match-lap-empty = Esta ronda acaba de empezar.
match-lap-only = Solo los últimos turnos: lo anterior hay que recordarlo.
match-lap-play = { $you ->
    [yes] Jugaste y dejaste arriba { $cards }.
   *[no] { $name } jugó y dejó arriba { $cards }.
}
match-lap-take = { $you ->
    [yes] Te llevaste la pila del { $top }; pilas nuevas: { $cards }.
   *[no] { $name } se llevó la pila del { $top }; pilas nuevas: { $cards }.
}
match-lap-bull = { $you ->
    [yes] Recibiste una carta de toro.
   *[no] Recibió una carta de toro.
}
match-lap-robbed = { $you ->
    [yes] Le quitaste una carta de toro a { $victim }.
   *[no] Le quitó una carta de toro a { $victim }.
}
match-lap-robbed-you = Te quitó una carta de toro.
match-unseen = { $n ->
    [one] Queda { $n } carta sin ver en esta ronda.
   *[other] Quedan { $n } cartas sin ver en esta ronda.
}
match-unseen-cards = Sin ver: { $cards }
match-legend-unseen = sin ver
match-legend-seen = ya vista
match-legend-mine = en tu mano

## Final

match-rematch = Otra partida
match-change = A la sala
match-waiting-host = { $name } puede empezar otra partida.
match-all-left = Ya no queda nadie en esta mesa.
match-open-again = Sentarme a jugar otra
match-your-place = Quedas en { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} lugar de { $seats }.
match-look = Ver la mesa
match-show-result = Ver el resultado
match-resigned-remark = abandonó
match-stood-in-remark = la terminó un bot
match-left-remark = se fue
match-ask-again = ¡Otra!
match-beaten = { $kind ->
    [calf] ¡Le ganaste al becerro!
    [heifer] ¡Le ganaste a la vaquilla!
    [ox] ¡Le ganaste al novillo!
   *[bull] ¡Le ganaste al toro!
}
match-podium = Podio
match-highlights = Para recordar
match-high-take-title = { $what ->
    [pile] La pila más cargada
   *[row] La fila más cara
}
match-high-take = { $what ->
    [pile] { $name }: { bullheads } con la pila del { $card } (ronda { $round }).
   *[row] { $name }: { bullheads } de golpe con el { $card } (ronda { $round }).
}
match-high-best-title = La mejor ronda
match-high-worst-title = La peor ronda
match-high-round = { $name }: { bullheads } en la ronda { $round }.
match-high-escape-title = Por un pelo
match-high-escape = { $name }: con el { $card }, el último lugar libre; la carta siguiente costó { bullheads }.
match-high-hand = { $name }: de { bullheads } en la mano a { $left } al final de la ronda { $round }.
match-details = Así quedó la partida
match-caught = Así acabó la última ronda
match-more-details = Más detalles
