### La página: el comienzo y la sala antes de la partida.

## El comienzo

start-what = El juego de las cabezas de toro, con amigos o con bots.
start-corner = Idioma, reglas y ajustes
start-to-dark = Modo oscuro
start-to-light = Modo claro
start-play = Jugar ya
start-play-label = { $game } Jugar ya, contra bots
start-gist-six = Todos eligen a la vez. No pongas la sexta carta.
start-gist-eleven = Por turnos: quédate sin cartas antes que nadie.
start-lasts = unos { $minutes } min
start-play-against = Tus rivales:
start-play-mixed = De todo un poco
start-bots-less = Un rival menos
start-bots-more = Un rival más
start-dealing = Repartiendo…
start-learn = Aprende:
start-learn-no = No ofrecerlo más
start-create = Abrir una mesa para amigos
start-join = Entrar
start-join-label = Código o enlace de una mesa
start-join-placeholder = Código o enlace
start-join-empty = Escribe el código de la mesa, o pega su enlace.
start-join-no-code = Un código tiene seis letras o números, como K7W 2FP.
start-unofficial = Hecho por aficionados; no es un producto oficial.
start-guest = Invitado
start-name = Tu nombre
start-colour = Tu color
start-colour-seat = El del asiento
start-colour-named = { $n ->
    [0] Azul, círculo
    [1] Terracota, cuadrado
    [2] Verde, hexágono
    [3] Morado, rombo
    [4] Turquesa, escudo
    [5] Ocre, círculo hueco
    [6] Rosa, cuadrado hueco
    [7] Gris, hexágono hueco
    [8] Oliva, rombo hueco
   *[other] Celeste, escudo hueco
}
start-me = Juegas como { $name }
start-me-unnamed = Elige tu nombre y tu color
start-me-next = Tu nombre y tu color valen desde la próxima mesa a la que te sientes. Quien ya tenga ahí tu color lo conserva.

## Mesas

start-mine = Tus mesas
start-mine-all = Ver las { $n }
start-open = Mesas públicas
start-with = Con { $names }
start-alone = Aún no hay nadie más
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-bots-levels = { start-bots } ({ $levels })
start-in-lobby = En la sala, lista para empezar
start-in-lobby-free = En la sala, { $free ->
    [one] queda { $free } asiento
   *[other] quedan { $free } asientos
}
start-in-pause = En pausa
start-in-result = Terminada
start-round = Ronda { $round }
start-place = { $place }.º de { $seats }
start-waits = Te toca
start-go-on = Seguir con { $game }
start-remove = Quitar de la lista la mesa { $code }
start-removed = Ya no está en tu lista.
start-bring-back = Deshacer

## Una mesa nueva

start-new = Una mesa para amigos
start-new-open = Abrir la mesa
start-new-opening = Abriendo…
start-new-game = Juego
start-new-six = Todos eligen a la vez. No pongas la sexta carta de una fila: se lleva las otras cinco.
start-new-eleven = Por turnos. Deshazte de tus cartas; cada carta de toro te deja jugar más cartas a la vez.
start-new-variant = Variante
start-variant-standard = Clásica
start-variant-standard-how = Las 104 cartas, diez para cada persona. De 2 a 10.
start-variant-tactics = Táctica
start-variant-tactics-how = Solo las cartas del 1 al { $cards }: se sabe cuáles hay. De 2 a 6.
start-variant-draft = Elegir la mano
start-variant-draft-how = Como la táctica, con las cartas a la vista: cada cual elige las suyas por turnos. De 2 a 6.
start-new-ending = Fin de la partida
start-end-at-least = Al llegar a 66
start-end-at-least-how = Cuando alguien tiene 66 cabezas o más al final de una ronda.
start-end-more-than = Al pasar de 66
start-end-more-than-how = Cuando alguien tiene 67 cabezas o más al final de una ronda, como en la edición argentina.
start-end-limit = Otro límite
start-end-rounds = Por número de rondas
start-new-limit = Límite de cabezas
start-new-rounds = Rondas
start-new-seats = Asientos
start-new-first = Quién empieza la primera ronda
start-new-further = Más opciones
start-new-starter = Quién empieza las demás rondas
start-starter-round = Quien menos sumó en la anterior
start-starter-total = Quien menos lleva en total
start-new-steal = Cuando no quedan cartas de toro
start-steal-others = Le quitas una a otra persona
start-steal-others-how = De los demás, a quien más tenga, aunque tú tengas más.
start-steal-leader = Solo a quien más tenga
start-steal-leader-how = Solo si esa persona tiene tantas como tú o más; si no, no recibes nada.
start-new-rob = Quitarle a alguien una carta de toro
start-rob-must = Es obligatorio
start-rob-must-how = Solo se te pregunta si hay empate entre quienes más tienen.
start-rob-may = Es opcional
start-rob-may-how = Se te pregunta cada vez, y puedes decir que no.
start-new-deck = Cabezas en las cartas
start-deck-six = Como en 6 nimmt!
start-deck-six-how = 7 el 55; 5 los demás múltiplos de 11; 3 los de 10; 2 los demás acabados en 5; 1 el resto.
start-deck-reported = Otra distribución
start-deck-reported-how = Sin confirmar: 7 el 33, el 63 y el 93; 5 los demás acabados en 3; 3 los demás primos; 1 el resto.
start-deck-own = Mazo propio
start-new-clock = Reloj
start-clock-off = Sin reloj
start-clock-off-how = Sin prisa. Si alguien pierde la conexión, a los dos minutos juega un bot por esa persona.
start-clock-relaxed = Tranquilo
start-clock-relaxed-how = 60 segundos por jugada; después juega un bot por ti.
start-clock-quick = Rápido
start-clock-quick-how = 15 segundos por jugada; después juega un bot por ti.
start-new-counter = Contador de cartas
start-new-counter-how = Todos pueden ver qué cartas ya salieron en la ronda.
start-new-listed = Mesa pública
start-new-listed-how = La mesa se ve en el inicio y puede sentarse quien quiera.
start-less = Menos: { $what }
start-more = Más: { $what }
start-seat = Asiento { $seat }
start-person = Persona
start-bot = { $kind ->
    [calf] Becerro · fácil
    [heifer] Vaquilla · normal
    [ox] Novillo · difícil
   *[bull] Toro · muy difícil
}
start-bot-how = { $game ->
    [six_nimmt] { $kind ->
        [calf] Solo ve lo que cuesta cada carta ahora, y a veces se despista.
        [heifer] Se imagina un puñado de manos y olvida lo que ya salió.
        [ox] Se imagina más manos y recuerda las tres últimas bazas.
       *[bull] Se imagina cientos de manos y recuerda todas las cartas.
    }
   *[eleven_nimmt] { $kind ->
        [calf] Solo piensa en este turno, y a menudo se despista.
        [heifer] Se imagina unas pocas manos; sabe lo altas que son las pilas, no qué hay en ellas.
        [ox] Se imagina decenas de manos y recuerda todas las cartas.
       *[bull] Se imagina mil manos y recuerda todas las cartas.
    }
}
start-bot-takes = { $n } cabezas
start-bot-measure = Cabezas por ronda, en promedio, contra tres bots prudentes: cuantas menos, mejor.

## La sala

start-lobby-change = Cambiar
start-options = Opciones de la mesa
start-options-do = Guardar los cambios
start-lobby-leave = Dejar mi asiento
start-lobby-sent-away = Te expulsaron de la mesa. Si hay un asiento libre, puedes volver a sentarte.
start-lobby-full = Todos los asientos están ocupados. Puedes quedarte a mirar.
start-term-limit = hasta { $limit } cabezas
start-term-more-than = hasta pasar de 66 cabezas
start-term-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
start-term-clock-off = sin reloj
start-term-clock-relaxed = 60 s por jugada
start-term-clock-quick = 15 s por jugada
start-term-counter = contador de cartas
start-term-listed = mesa pública
start-term-starter-total = empieza quien menos lleva en total
start-term-steal-leader = cartas de toro solo de quien más tenga
start-term-rob-may = quitar cartas de toro es opcional
start-term-other-deck = otras cabezas en las cartas
start-seat-free = Libre
start-seat-sit = Sentarme aquí
start-seat-fill = Poner un bot
start-sit = Sentarme
start-bot-none = Dejar el asiento libre
start-bot-none-how = Para quien llegue con el enlace.
start-kick = Expulsar a { $name }
start-kick-how = Su asiento queda libre. Puede volver a sentarse si tiene el enlace.
start-begin = Empezar
start-begin-fill = { $n ->
    [one] Empezar con { $n } bot
   *[other] Empezar con { $n } bots
}
start-begin-yes = Sí, empezar
start-begin-sure = { $n ->
    [one] Queda { $n } asiento libre. ¿Lo ocupa un bot y empieza la partida?
   *[other] Quedan { $n } asientos libres. ¿Los ocupan bots y empieza la partida?
}
start-begin-free = { $free ->
    [one] Queda { $free } asiento libre.
   *[other] Quedan { $free } asientos libres.
}
start-begin-ready = Mesa completa.
start-begin-wait = Mesa completa. Esperando a que { $name } empiece la partida.
start-begin-wait-free = { $free ->
    [one] Queda { $free } asiento libre. { $name } empezará la partida.
   *[other] Quedan { $free } asientos libres. { $name } empezará la partida.
}
start-begin-nobody = Nadie organiza esta mesa ahora.
start-invite = Invita con este código
start-invite-link = O con este enlace
start-invite-qr = Código QR con el enlace de la mesa
start-invite-do = Invitar
start-invite-copied = Enlace copiado
start-invite-only-here = Solo se puede abrir en este equipo.
start-invite-only-here-how = Para que entren los teléfonos conectados a tu wifi, arranca el servidor con «make play LAN=1» y abre la dirección que muestra.

## La conexión con una mesa

start-connecting-opening = Entrando en la mesa { $code }…
start-connecting-lost = Sin conexión con el servidor. Reintentando…
start-connecting-home = Ir al inicio
start-take-over = ¿Seguir en este dispositivo?
start-take-over-how = Con este enlace, el asiento pasa a este dispositivo; en el otro ya no se podrá jugar.
start-take-over-own = Ya tienes asiento en esta mesa: si sigues, lo cambias por este.
start-take-over-do = Sí, jugar aquí
start-take-over-not = No
