### La página, en los dos juegos: quién se sienta, la crónica, el marcador y el resultado.

## Quién se sienta

match-seats = Quién juega
match-bot-name = { $seat ->
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
match-seat-host = dirige la mesa
match-seat-state = { $state ->
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
match-card = { $card }, { bullheads }

## Quién debe hacer qué

match-opening = Entrando en la mesa…
match-lost = Se cortó la conexión. Lo intento de nuevo…
match-paused = En pausa. Sigue cuando quiera quien dirige la mesa.
match-paused-host = La partida está en pausa.
match-resume = Seguir
match-stood-in = { $why ->
    [clock] Se te acabó el tiempo: un bot juega por ti.
    [away] No tenías conexión: un bot juega por ti.
   *[left] Te fuiste: un bot juega por ti.
}
match-back = Ya estoy
match-resigned = Abandonaste; un bot juega por ti.
match-watching = Estás mirando.
match-sent-away = Quien dirige la mesa te sacó; estás mirando.
match-rests = La partida descansa hasta que alguien vuelva a jugar.
match-rests-mine = La partida descansa, porque no jugaba nadie.
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
    [none] Te toca: no te cabe ninguna carta, llévate una pila.
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
match-resign-how = Un bot la termina por ti.
match-leave-how = Puedes volver; mientras, juega un bot.
match-leave-lobby = Tu asiento queda libre.
match-skip = Saltar al final
match-repeat = Ver otra vez

## Puntos

match-place = Puesto
match-who = Nombre
match-you = tú
match-round = Ronda
match-this-round = ronda
match-now = ahora
match-total = total
match-until = Se juega { $end }.
match-round-of = Ronda { $round } de { $rounds }.
match-chart = El total, ronda a ronda: abajo va mejor
match-chart-label = Gráfico de los totales; los mismos números están en la tabla.
match-limit = límite { $limit }
match-read-scores = Ronda { $round }. Llevan: { $scores }.
match-read-score = { $name } { $total }
match-read-score-now = { $name } { $total } y { $n } en esta ronda

## Fin de ronda

match-round-ended = Ronda { $round }: así quedó
match-go-on = Seguir
match-best = la mejor ronda
match-worst = la más cara
match-out = sin cartas
match-hand-left = Le quedaban: { $cards }

## Qué ha pasado

match-side-panel = Puntos y lo que ha pasado
match-trick = Baza { $trick }
match-log-empty = Esta ronda aún no tiene ninguna baza.
match-taken-cards = Eran: { $cards }
match-lap-empty = Esta ronda acaba de empezar.
match-lap-only = Solo la última vuelta: lo anterior queda para la memoria.
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
match-change = Opciones
match-waiting-host = { $name } puede empezar otra partida.
match-all-left = Ya no queda nadie en esta mesa.
match-open-again = Sentarme a jugar otra
match-your-place = Quedas en el puesto { $place } de { $seats }.
match-look = Ver la mesa
match-show-result = Ver el resultado
match-resigned-remark = abandonó
match-stood-in-remark = acabó un bot
match-left-remark = se fue
