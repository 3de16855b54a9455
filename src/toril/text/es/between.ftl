### La página, en los dos juegos: quién se sienta, la crónica, el marcador, el resultado y la comprobación.

## Quién se sienta

between-seats = Quién juega
between-bot-name = { $seat ->
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
between-seat-you = Tú ({ $name })
between-seat-bot = { $kind ->
    [cautious] bot prudente
    [random] bot al azar
    [chaos] bot sin ton ni son
   *[other] bot { level }
}
between-seat-level = { $kind ->
    [calf] { between-seat-bot }, fácil
    [heifer] { between-seat-bot }, normal
    [ox] { between-seat-bot }, difícil
    [bull] { between-seat-bot }, muy difícil
   *[other] { between-seat-bot }
}
between-seat-host = dirige la mesa
between-seat-state = { $state ->
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
between-card = { $card }, { bullheads }

## Quién debe hacer qué

between-opening = Entrando en la mesa…
between-lost = Se cortó la conexión. Lo intento de nuevo…
between-paused = En pausa. Sigue cuando quiera quien dirige la mesa.
between-paused-host = La partida está en pausa.
between-resume = Seguir
between-stood-in = { $why ->
    [clock] Se te acabó el tiempo: un bot juega por ti.
    [away] No tenías conexión: un bot juega por ti.
   *[left] Te fuiste: un bot juega por ti.
}
between-back = Ya estoy
between-resigned = Abandonaste; un bot juega por ti.
between-watching = Estás mirando.
between-draft = Te toca: elige una carta para tu mano.
between-others-draft = { $name } elige una carta.
between-commit = Elige una carta.
between-committed = Juegas el { $card }.
between-committed-waiting = Juegas el { $card }. { between-waiting }
between-waiting = { $n ->
    [one] Falta { $names }.
   *[other] Faltan { $names }.
}
between-more = { $n } más
between-others-row = { $name } elige qué fila se lleva con el { $card }.
between-turn = { $cards ->
    [none] Te toca: no te cabe ninguna carta, llévate una pila.
    [many] Te toca: juega cartas o llévate una pila.
   *[one] Te toca: juega una carta o llévate una pila.
}
between-others-turn = Le toca a { $name }.
between-rob = Elige a quién quitarle una carta de toro.
between-others-rob = { $name } elige a quién quitarle una carta de toro.
between-round-over = La ronda terminó.
between-clock = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
between-hurry = Te quedan { $seconds } segundos.
between-resign-how = Un bot la termina por ti.
between-leave-how = Puedes volver; mientras, juega un bot.
between-leave-lobby = Tu asiento queda libre.
between-skip = Saltar al final
between-repeat = Ver otra vez

## Puntos

between-place = Puesto
between-who = Nombre
between-you = tú
between-round = Ronda
between-this-round = ronda
between-now = ahora
between-total = total
between-until = Se juega { $end }.
between-round-of = Ronda { $round } de { $rounds }.
between-chart = El total, ronda a ronda: abajo va mejor
between-chart-label = Gráfico de los totales; los mismos números están en la tabla.
between-limit = límite { $limit }
between-read-scores = Ronda { $round }. Llevan: { $scores }.
between-read-score = { $name } { $total }
between-read-score-now = { $name } { $total } y { $n } en esta ronda

## Fin de ronda

between-round-ended = Ronda { $round }: así quedó
between-go-on = Seguir
between-best = la mejor ronda
between-worst = la más cara
between-out = sin cartas
between-hand-left = Le quedaban: { $cards }

## Qué ha pasado

between-aside = Puntos y lo que ha pasado
between-trick = Baza { $trick }
between-log-empty = Esta ronda aún no tiene ninguna baza.
between-taken-cards = Eran: { $cards }
between-lap-empty = Esta ronda acaba de empezar.
between-lap-only = Solo la última vuelta: lo anterior queda para la memoria.
between-lap-play = { $you ->
    [yes] Jugaste y dejaste arriba { $cards }.
   *[no] { $name } jugó y dejó arriba { $cards }.
}
between-lap-take = { $you ->
    [yes] Te llevaste la pila del { $top }; pilas nuevas: { $cards }.
   *[no] { $name } se llevó la pila del { $top }; pilas nuevas: { $cards }.
}
between-lap-bull = { $you ->
    [yes] Recibiste una carta de toro.
   *[no] Recibió una carta de toro.
}
between-lap-robbed = { $you ->
    [yes] Le quitaste una carta de toro a { $victim }.
   *[no] Le quitó una carta de toro a { $victim }.
}
between-lap-robbed-you = Te quitó una carta de toro.
between-unseen = { $n ->
    [one] Queda { $n } carta sin ver en esta ronda.
   *[other] Quedan { $n } cartas sin ver en esta ronda.
}
between-unseen-cards = Sin ver: { $cards }
between-legend-unseen = sin ver
between-legend-seen = ya vista
between-legend-mine = en tu mano

## Final

between-rematch = Otra partida
between-change = Opciones
between-waiting-host = { $name } puede empezar otra partida.
between-your-place = Quedas en el puesto { $place } de { $seats }.
between-look = Ver la mesa
between-show-result = Ver el resultado
between-record = Guardar el registro
between-fairness = ¿Reparto limpio?
between-resigned-remark = abandonó
between-stood-in-remark = acabó un bot
between-left-remark = se fue

## ¿Fue limpio el reparto?

between-fair-intro = Antes de la partida, el servidor enseñó la huella de un número secreto, y cada persona puso un número al azar. De todo eso sale el orden de las cartas. Tu dispositivo lo calcula ahora otra vez.
between-fair-checking = Comprobando…
between-fair-all = Todo cuadra: nadie cambió el reparto después de empezar.
between-fair-partly = Lo que se puede comprobar aquí cuadra.
between-fair-broken = ¡Algo no cuadra! Guarda el registro y pregunta a quien lleva el servidor.
between-fair-yes = Correcto
between-fair-no = No cuadra
between-fair-unknown = No se puede saber
between-fair-hash = El secreto es el prometido
between-fair-hash-yes = Su huella es la que este dispositivo apuntó antes de la partida.
between-fair-hash-no = Su huella no es la que se mostró antes de la partida.
between-fair-hash-unknown = Este dispositivo no apuntó la huella antes de la partida.
between-fair-nonce = Tu número está dentro
between-fair-nonce-yes = El número que puso este dispositivo está en tu asiento.
between-fair-nonce-no = En tu asiento hay otro número.
between-fair-nonce-unknown = Este dispositivo no puso ningún número.
between-fair-seed = La semilla sale de ahí
between-fair-seed-yes = Del secreto y de los números de todos sale justo la semilla de la partida.
between-fair-seed-no = Del secreto y de los números sale otra semilla.
between-fair-deals = Las cartas son las repartidas
between-fair-deals-yes = { $rounds ->
    [one] { $rounds } ronda y { $moves } jugadas: cada carta jugada estaba en ese reparto.
   *[other] { $rounds } rondas y { $moves } jugadas: cada carta jugada estaba en ese reparto.
}
between-fair-deals-draft = Aquí no se reparte: se elige a la vista de todos. En las { $moves } jugadas, cada carta la jugó quien la eligió.
between-fair-deals-no = La jugada { $move }, en la ronda { $round }, usa una carta que ese reparto no dio.
between-fair-deals-unread = La jugada { $move } no se entiende.
between-fair-scores = Los puntos son esos
between-fair-scores-yes = Sumando otra vez salen los mismos totales.
between-fair-scores-no = Sumando otra vez salen otros totales.
between-fair-numbers = Ver los números
between-fair-secret = Secreto
between-fair-fingerprint = Su huella
between-fair-seed-number = Semilla
between-fair-table = Mesa
between-fair-nonces = Números de cada asiento (los bots no ponen)
between-fair-limits = Lo que esto no puede probar: quien lleva el servidor ve todas las manos; si además juega, pudo elegir su número el último, sabiendo el secreto. Juega en servidores de gente en quien confías.
between-fair-later = Se puede comprobar cuando la partida termine.
