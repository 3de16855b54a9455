### La página: el comienzo y la sala antes de la partida.

## El comienzo

start-what = El juego de las cabezas de toro, con amigos o con bots.
start-corner = Idioma, reglas y ajustes
start-to-dark = Ver de noche
start-to-light = Ver de día
start-play = Jugar ya
start-play-label = { $game } Jugar ya, contra tres bots
start-play-against = Tres bots:
start-play-mixed = De todo un poco
start-dealing = Repartiendo…
start-create = Abrir una mesa para amigos
start-join = Entrar
start-join-label = Código o enlace de una mesa
start-join-placeholder = Código o enlace
start-join-empty = Escribe el código de la mesa, o pega su enlace.
start-join-no-code = Un código tiene seis letras y cifras, como K7W 2FP.
start-unofficial = Hecho por aficionados; no es un producto oficial.
start-guest = Invitado
start-name = Tu nombre

## Mesas

start-mine = Tus mesas
start-mine-all = Ver las { $n }
start-open = Mesas abiertas a cualquiera
start-with = Con { $names }
start-alone = Aún no hay nadie más
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-in-lobby = En la sala, lista para empezar
start-in-lobby-free = En la sala, { $free ->
    [one] queda { $free } asiento
   *[other] quedan { $free } asientos
}
start-in-match = En juego
start-in-pause = En pausa
start-in-result = Terminada

## Una mesa nueva

start-new = Una mesa para amigos
start-new-open = Abrir la mesa
start-new-opening = Abriendo…
start-new-game = Juego
start-new-six = Todos eligen a la vez. No pongas la sexta carta de una fila: se lleva las otras cinco.
start-new-eleven = Por turnos. Deshazte de tus cartas; cada toro te deja jugar más de golpe.
start-new-variant = Variante
start-variant-standard = Clásica
start-variant-standard-how = Las 104 cartas, diez para cada persona. De 2 a 10.
start-variant-tactics = Táctica
start-variant-tactics-how = Solo las cartas del 1 al { $cards }: se sabe cuáles hay. De 2 a 6.
start-variant-draft = Elegir la mano
start-variant-draft-how = Como la táctica, con las cartas a la vista: cada cual elige las suyas por turnos. De 2 a 6.
start-new-ending = Se acaba
start-end-at-least = Al llegar a 66
start-end-at-least-how = Cuando alguien tiene 66 cabezas o más al final de una ronda.
start-end-more-than = Al pasar de 66
start-end-more-than-how = Cuando alguien tiene 67 cabezas o más al final de una ronda, como en la edición argentina.
start-end-limit = Otro límite
start-end-rounds = Por rondas
start-new-limit = Cabezas con las que se acaba
start-new-rounds = Rondas
start-new-seats = Asientos
start-new-first = Empieza la primera ronda
start-new-further = Más opciones
start-new-starter = Empieza cada ronda siguiente
start-starter-round = Quien menos sumó en la anterior
start-starter-total = Quien menos lleva en total
start-new-steal = Cuando no quedan cartas de toro
start-steal-others = Se la quitas a otro
start-steal-others-how = A quien más tenga de los demás, aunque tú tengas más.
start-steal-leader = Solo a quien va delante
start-steal-leader-how = Solo si esa persona tiene tantas como tú o más; si no, no recibes nada.
start-new-rob = Quitarle una carta de toro a otro
start-rob-must = Es obligatorio
start-rob-must-how = Solo se te pregunta si son varios los que más tienen.
start-rob-may = Es voluntario
start-rob-may-how = Se te pregunta cada vez, y puedes quedarte sin ella.
start-new-deck = Cabezas en las cartas
start-deck-six = Como en 6 nimmt!
start-deck-six-how = 7 el 55; 5 los múltiplos de 11; 3 los de 10; 2 los acabados en 5; 1 el resto.
start-deck-reported = La otra tabla
start-deck-reported-how = Sin confirmar: 7 el 33, el 63 y el 93; 5 los acabados en 3; 3 los demás primos; 1 el resto.
start-deck-own = Un mazo propio
start-new-clock = Reloj
start-clock-off = Sin reloj
start-clock-off-how = Sin prisa. Si alguien pierde la conexión, a los dos minutos juega un bot por esa persona.
start-clock-relaxed = Tranquilo
start-clock-relaxed-how = 60 segundos para cada decisión; después decide un bot.
start-clock-quick = Rápido
start-clock-quick-how = 15 segundos para cada decisión; después decide un bot.
start-new-counter = Cartas vistas
start-new-counter-how = Cualquiera puede mirar qué cartas de la ronda ya salieron.
start-new-listed = Abierta a cualquiera
start-new-listed-how = La mesa se ve en la portada y puede sentarse quien quiera.
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
start-bot-measure = Cabezas por ronda, de media, contra tres bots prudentes: menos es mejor.

## La sala

start-lobby-change = Cambiar
start-options = Opciones de la mesa
start-options-do = Guardar los cambios
start-lobby-leave = Dejar mi asiento
start-lobby-sent-away = Quien dirige la mesa te sacó de ella. Si hay un asiento libre, puedes volver a sentarte.
start-lobby-full = Todos los asientos están ocupados. Puedes quedarte a mirar.
start-term-limit = hasta { $limit } cabezas
start-term-more-than = hasta pasar de 66 cabezas
start-term-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
start-term-clock-off = sin reloj
start-term-clock-relaxed = 60 s por decisión
start-term-clock-quick = 15 s por decisión
start-term-counter = cartas vistas
start-term-listed = abierta a cualquiera
start-term-starter-total = empieza quien menos lleva en total
start-term-steal-leader = solo se quita a quien va delante
start-term-rob-may = quitarle un toro a otro es voluntario
start-term-other-deck = otras cabezas en las cartas
start-seat-free = Libre
start-seat-sit = Siéntate aquí
start-seat-fill = Poner un bot
start-seat-host = { $you ->
    [yes] diriges la mesa
   *[no] dirige la mesa
}
start-sit = Sentarme
start-bot-none = Dejar el asiento libre
start-bot-none-how = Para alguien que venga por el enlace.
start-kick = Sacar a { $name }
start-kick-how = Su asiento queda libre. Puede volver a sentarse si tiene el enlace.
start-begin = Empezar
start-begin-fill = Empezar con bots
start-begin-free = { $free ->
    [one] Queda { $free } asiento libre.
   *[other] Quedan { $free } asientos libres.
}
start-begin-ready = Ya está todo el mundo.
start-begin-wait = Ya está todo el mundo. Falta que { $name } empiece.
start-begin-wait-free = { $free ->
    [one] Queda { $free } asiento libre. Después empieza { $name }.
   *[other] Quedan { $free } asientos libres. Después empieza { $name }.
}
start-begin-nobody = Nadie dirige esta mesa ahora.
start-invite = Invita con este código
start-invite-link = O con este enlace
start-invite-qr = Código QR con el enlace de la mesa
start-invite-only-here = Esta dirección solo sirve en este equipo. Para otros teléfonos, abre el servidor a la red de casa con «make play LAN=1».

## La conexión con una mesa

start-connecting-opening = Abriendo la mesa { $code }…
start-connecting-lost = No hay conexión con el servidor. Se sigue intentando.
start-connecting-home = Ir al inicio
start-take-over = ¿Seguir en este dispositivo?
start-take-over-how = Este enlace trae un asiento a este dispositivo. El otro dispositivo deja de jugar.
start-take-over-own = Ya tienes asiento en esta mesa: si sigues, lo dejas por este.
start-take-over-do = Sí, jugar aquí
start-take-over-not = No
