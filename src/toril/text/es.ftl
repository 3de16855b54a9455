### Toril en español. Neutro, de tú, como lo diría un amigo en la mesa.

## Palabras

bullheads = { $n ->
    [one] { $n } cabeza
   *[other] { $n } cabezas
}
you = Tú
game-six_nimmt = 6 nimmt!
game-eleven_nimmt = 11 nimmt!
and = y
or = o

## Verbos: a ti, o de otra persona

picks = { $you ->
    [yes] eliges
   *[no] elige
}
takes = { $you ->
    [yes] te llevas
   *[no] se lleva
}
must-take = { $you ->
    [yes] debes llevarte
   *[no] debe llevarse
}
plays = { $you ->
    [yes] juegas
   *[no] juega
}
gets = { $you ->
    [yes] recibes
   *[no] recibe
}
robs = { $you ->
    [yes] le quitas
   *[no] le quita
}
runs-out = { $you ->
    [yes] te quedas
   *[no] se queda
}
holds = { $you ->
    [yes] tienes
   *[no] tiene
}

## Lo que pasa: 6 nimmt!

story-drafted = { $name }: { picks } el { $card }.
story-rows-opened = Las que sobran abren las filas: { $cards }.
story-revealed = Se destapan: { $cards }.
story-placed = { $name }: el { $card } va a la fila { $row }.
story-sixth = { $name }: el { $card } es la sexta carta: { takes } { $cards }, { bullheads } (fila { $row }).
story-full-row = { $name }: el { $card } no cabe en la fila: { takes } { $cards }, { bullheads }.
story-too-low = { $name }: el { $card } es más bajo que todas las filas; { must-take } una.
story-took-row = { $name }: el { $card } abre la fila { $row } y { takes } { $cards }, { bullheads }.

## Lo que pasa: 11 nimmt!

story-played = { $name }: { plays } { $groups }.
story-group = { $cards } sobre el { $top }
story-pile-taken = { $name }: { takes } la pila del { $top }.
story-pile-cards = En la pila había: { $cards }.
story-bull-supply = { $name }: { gets } una carta de toro.
story-bull-robbed = { $name }: { robs } una carta de toro a { $victim }.
story-robbed-you = { $name }: te quita una carta de toro.
story-must-rob = { $name }: { picks } a quién quitarle una carta de toro.
story-piles-opened = Pilas nuevas: { $cards }.
story-out = { $name }: { runs-out } sin cartas y la ronda termina.
story-deck-empty = El mazo se acabó: la ronda termina.
lap-play = { $name }: arriba { $cards }.
lap-take = { $name }: { takes } la pila del { $top }; pilas nuevas: { $cards }.
story-hand-left = { $name }: { holds } { $cards }, { bullheads }.

## Rondas y final

round-scored = Ronda { $round } · { $scores }
round-started = Empieza la ronda { $round }.
round-started-by = Ronda { $round }. { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
score = { $name } +{ $n } = { $total }
match-over = Fin de la partida.
match-won = { $you ->
    [yes] Ganas tú, con { bullheads }.
   *[no] Gana { $name }, con { bullheads }.
}
match-shared = { $names } comparten la victoria, con { bullheads }.
ended-limit = Alguien llegó al límite.
ended-rounds = Se jugaron todas las rondas.

## La mesa

title-six = Ronda { $round } · baza { $trick } de { $tricks }
title-draft = Ronda { $round } · elección de cartas
title-over = Ronda { $round } · terminada
title-eleven = Ronda { $round } · { $you ->
    [yes] tu turno
   *[no] turno de { $name }
}
label-row = fila { $row }
label-pool = Cartas para elegir
label-hand = Tu mano
label-own = Tu carta
label-piles = Pilas
label-state = Mazo: { $deck } · cartas de toro por repartir: { $supply }
seat-six = { $name }: { $taken } en la ronda, { $total } en total
seat-eleven = { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $bulls ->
    [one] { $bulls } toro
   *[other] { $bulls } toros
}, { $total ->
    [one] { $total } cabeza
   *[other] { $total } cabezas
}

## Preguntas

ask-commit = ¿Qué carta juegas?
ask-draft = ¿Qué carta eliges?
ask-row = Tu { $card } es más bajo que todas las filas. ¿Qué fila te llevas (1 a { $last })?
ask-turn = ¿Qué juegas?
ask-turn-none = No te cabe ninguna carta. ¿Qué pila te llevas?
ask-rob = ¿A quién le quitas una carta de toro? { $seats }
fits-one = Cabe una de estas
fits-many = Caben varias, en { $piles ->
    [one] { $piles } pila
   *[other] { $piles } pilas como mucho
}
confirm-commit = Juegas el { $card }. Enter para confirmar, u otra carta:
confirm-draft = Eliges el { $card }. Enter para confirmar, u otra carta:
confirm-row = Te llevas la fila { $row }. Enter para confirmar, u otra fila:
confirm-play = Juegas { $groups }. Enter para confirmar, u otra jugada:
confirm-take = Te llevas la pila del { $top }. Enter para confirmar, u otra jugada:
confirm-rob = Se la quitas a { $name }. Enter para confirmar, o di a quién:
which-pile = ¿Sobre qué pila? Escribe { $examples }.
not-understood = No entiendo «{ $text }»; ? explica cómo se escribe.
help-card = Escribe el número de una de tus cartas.
help-row = Escribe el número de la fila que te llevas; al final de cada fila están sus cabezas.
help-turn = Escribe la carta y la pila: 36>31. Varias: 34 36>33, 51>50. Para llevarte una pila: toma 31.
help-rob = Escribe el número o el nombre de quien debe darte su carta de toro.
help-signs = 30³ es el 30 con tres cabezas; | es el sexto lugar, y ! avisa de una fila llena.
help-signs-eleven = 30³ es el 30 con tres cabezas.
help-keys = Enter muestra la mesa, ? ayuda, r reglas, q salir y guardar.
welcome = { $game } contra { $names }.
resumed = Sigue la partida, ronda { $round }. Lo último fue:
kept = La partida queda guardada en { $file }
go-on = Para seguir: { $command }

## Repetir y comprobar

replay-round = Ronda { $round }
replay-rows = Filas: { $cards }
replay-piles = Pilas: { $cards }
replay-at = Después de { $at } de { $moves } jugadas
verified = Correcto: { $game }, { $seats } asientos, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
verified-unfinished = La partida no ha terminado: la semilla y los repartos siguen en secreto.
verified-seed = Semilla { $seed }
verified-fair = La semilla sale del secreto, de hash { $hash }, y de los números que trajo cada persona.
verified-deal = Reparto de la ronda { $round }: { $cards } …

## Reglas

rules-six =
    6 nimmt! · de 2 a 10 jugadores · gana quien junte menos cabezas de toro
    
    Cada ronda se barajan las cartas del 1 al 104: diez para cada persona y cuatro que abren cuatro filas. Se juegan diez bazas. En cada una, todos ponen una carta boca abajo; cuando están todas, se destapan a la vez y se colocan de la más baja a la más alta.
    
    Cada carta va a la derecha de la fila cuya última carta es la más cercana por debajo. En una fila caben cinco: la carta que sería la sexta se lleva esas cinco y empieza la fila de nuevo. Si una carta es más baja que la última de todas las filas, su dueño elige una fila, se la lleva y deja ahí su carta.
    
    Cada carta que te llevas cuenta sus cabezas: 7 el 55; 5 los demás múltiplos de 11; 3 los múltiplos de 10; 2 los otros acabados en 5; 1 el resto. Cuando al final de una ronda alguien llega a 66, se acaba la partida y gana quien tenga menos cabezas. Los empates comparten la victoria.
    
    Variantes para 2 a 6: «tactics» usa solo las cartas más bajas, diez por persona y cuatro más; en «draft», además, esas cartas están a la vista y se eligen por turnos hasta tener diez; las cuatro que sobran abren las filas.
rules-eleven =
    11 nimmt! · de 2 a 7 jugadores · deshazte de tus cartas
    
    Hay cartas del 1 al 100, diez para cada persona; el resto es el mazo, y su primera carta abre una pila. En tu turno juegas una carta sobre una pila o te llevas una pila entera a la mano.
    
    Una carta cabe si supera a la de arriba de la pila en 10 como mucho; después del 100 sigue el 1. Si no te cabe ninguna, debes llevarte una pila, y también puedes hacerlo aunque te quepa alguna. Quien se lleva una pila abre otras dos con cartas del mazo. Nadie puede mirar qué hay debajo de la carta de arriba.
    
    Si la pila tenía tres cartas o más, recibes una carta de toro. Con una, puedes jugar en tu turno varias cartas sobre una pila, todas a 10 como mucho de la carta que estaba arriba; con dos, en dos pilas; y así. No se gastan. Si ya no quedan, se la quitas a quien más tenga.
    
    La ronda termina cuando alguien se queda sin cartas, y los demás suman las cabezas que tienen en la mano; o cuando se acaba el mazo, y entonces suman todos. Cada carta muestra las cabezas que tiene en 6 nimmt!: 7 el 55; 5 los demás múltiplos de 11; 3 los múltiplos de 10; 2 los otros acabados en 5; 1 el resto. Se juegan tantas rondas como personas; empieza quien menos sumó en la anterior. Gana quien tenga menos cabezas, y los empates comparten la victoria.

## Mesas en red

join-code = Código de una mesa, o Enter para abrir una nueva:
join-watch-code = Código de la mesa:
join-no-code = Un código tiene seis letras y cifras, como K7W2FP.
join-game = ¿6 o 11? [{ $game }]
join-seats = ¿Cuántos asientos, con el tuyo? [{ $seats }]
join-bots = ¿Bots? Cuántos, o cuáles, como cautious,random [ninguno]
join-name = ¿Tu nombre? [{ $name }]
join-player = jugador
join-open-elsewhere = Ya te sientas aquí como { $name } en otra ventana. Enter para el mismo asiento, u otro nombre:
join-take-over = Este enlace le quita el asiento a otro dispositivo. ¿Lo tomas? [s/N]
join-seat-gone = Ya no tienes tu asiento en esta mesa.
join-too-late = La partida ya empezó: puedes mirar.
join-full = No queda ningún asiento libre: puedes mirar.
join-not-kept = No se puede recordar el asiento en esta computadora: { $why }
join-table = Mesa { $code } · { $game }
join-clock-off = sin reloj
join-clock-relaxed = reloj tranquilo
join-clock-quick = reloj rápido
join-variant = variante { $variant }
join-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
join-limit = hasta { $limit } cabezas
join-own-rules = con reglas propias
join-seat = asiento { $seat }
join-free = libre
join-bot = { $name } (bot)
join-gave-up = { $name } (abandonó; jugó un bot)
join-mark-you = tú
join-mark-host = dirige la mesa
join-pass-on = Para invitar: { $link }
join-hash = Hash de los repartos: { $hash }
join-sat = { $name } toma el asiento { $seat }.
join-freed = El asiento { $seat } queda libre.
join-bot-sat = { $bot } (bot) toma el asiento { $seat }.
join-left = { $name } se fue.
join-kicked = { $name } tuvo que irse.
join-kicked-match = { $name } tuvo que irse; sigue un bot.
join-resigned = { $you ->
    [yes] Abandonas la partida; sigue un bot.
   *[no] { $name } abandona la partida; sigue un bot.
}
join-host-now = { $you ->
    [yes] Ahora diriges la mesa.
   *[no] Ahora dirige la mesa { $name }.
}
join-bot-left = { $you ->
    [yes] Te fuiste: un bot juega por ti.
   *[no] { $name } se fue: por ahora juega un bot.
}
join-bot-clock = { $you ->
    [yes] Se te acabó el tiempo: un bot juega por ti.
   *[no] A { $name } se le acabó el tiempo: por ahora juega un bot.
}
join-bot-away = { $you ->
    [yes] No tenías conexión: un bot juega por ti.
   *[no] { $name } no tiene conexión: por ahora juega un bot.
}
join-gave-back = { $you ->
    [yes] Has vuelto: juegas de nuevo.
   *[no] { $name } ha vuelto y juega de nuevo.
}
join-paused = La partida está en pausa.
join-resumed = La partida sigue.
join-link-given = Quien dirige la mesa creó un enlace nuevo para { $name }.
join-away = { $name } no tiene conexión.
join-present = { $name } tiene conexión otra vez.
join-lost = Se perdió la conexión; intento recuperarla…
join-found = La conexión ha vuelto.
join-watching = Estás mirando. { $game }: { $names }.
join-clock = Tienes { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
join-exchanged = Juegas el { $card } en su lugar.
join-turn-passed = El turno ya pasó: lo que escribías no cuenta.
join-wait = Esperando a { $names }:
join-wait-own = Tu carta: { $card }. Esperando a { $names }:
join-ask-fill = Escribe bot para llenar un asiento, empezar para comenzar (? ayuda):
join-ask-start = No queda asiento libre. Escribe empezar para comenzar (? ayuda):
join-ask-wait = Esperando a que { $name } empiece (? ayuda):
join-ask-sit = Hay un asiento libre. Escribe sentarme para tomarlo (? ayuda):
join-ask-watch = Estás mirando (? ayuda):
join-ask-paused = En pausa (? ayuda):
join-ask-resume = En pausa. Escribe seguir para continuar (? ayuda):
join-ask-back = Un bot juega por ti. Enter, y juegas de nuevo:
join-ask-again = Escribe otra para jugar de nuevo, guardar para el registro, q para salir:
join-ask-end = Escribe guardar para el registro, q para salir. { $name } puede empezar otra:
join-help-lobby = empezar comienza la partida. bot 2 random da el asiento 2 a un bot, liberar 2 lo libera. echar 2 despide a alguien.
join-help-seat = enlace crea un enlace para llevar tu asiento a otro dispositivo. irme deja el asiento.
join-help-host = pausa detiene la partida, seguir la continúa. echar 2 despide a alguien. enlace 2 crea un enlace para quien perdió el suyo.
join-help-match = enlace crea un enlace para llevar tu asiento a otro dispositivo. rendirme abandona la partida. irme deja jugar a un bot hasta que vuelvas.
join-help-exchange = Hasta que todos hayan elegido puedes escribir otra carta.
join-help-again = otra juega de nuevo. sala deja que otros se sienten antes.
join-help-save = guardar ARCHIVO guarda el registro de la partida; guardar a secas, donde van los registros. irme deja tu asiento.
join-keys = Enter muestra la mesa, ? ayuda, r reglas, q sale y te guarda el asiento.
join-keys-watch = Enter muestra la mesa, ? ayuda, r reglas, q sale.
join-sure-resign = ¿Abandonas la partida? Sigue un bot. [s/N]
join-sure-kick = ¿Echas a { $name }? [s/N]
join-sure-kick-match = ¿Echas a { $name }? Un bot sigue en su lugar hasta el final. [s/N]
join-how-to-fill = Escribe bot para llenar un asiento libre.
join-link = Para otro dispositivo, una vez y en menos de 15 minutos: { $link }
join-which-seat = ¿Qué asiento? Van del 0 al { $last }.
join-nobody-there = Ahí no hay ninguna persona.
join-file-there = { $file } ya existe.
join-saved = El registro queda guardado en { $file }
join-hash-same = Su hash es el que se mostró antes de la partida.
join-hash-other = ¡Su hash NO es el que se mostró antes de la partida!
join-verify = Para comprobarlo: { $command }
join-gone = Dejaste la mesa.
join-gone-for-now = Dejaste la mesa: un bot juega por ti hasta que vuelvas.
join-sent-away = Quien dirige la mesa te despidió.
join-elsewhere = Tu asiento se juega ahora desde otro dispositivo.
join-seat-kept = Tu asiento queda guardado; un bot juega por ti si los demás tienen que esperar.

## El servidor

serve-here = Toril está en { $link }
serve-lan = Abierto a la red de casa: su dirección es { $link }, o este código:
serve-no-network = Abierto a la red de casa, pero este equipo no está en ninguna.
serve-join = Para jugar desde otra terminal: { $command }
serve-database = Todo se guarda en { $file }
serve-stop = Ctrl-C lo detiene; las partidas quedan guardadas.
serve-stopped = Todo está guardado.
door-what = Aquí se juega a 6 nimmt! y 11 nimmt!, con amigos y con bots.
door-how = La página está en construcción. Mientras tanto se juega desde una terminal:
unofficial = No es un producto oficial.
db-migrated = La base de datos pasó de la versión { $before } a la { $after }.
db-current = La base de datos ya es de la versión { $version }.
db-backed-up = Copia en { $file }, { $size } KiB.
db-pruned = Mesas borradas: { $tables }. Mesas que perdieron los nombres: { $nameless }.

## Lo que no puede ser (en inglés lo dice el propio error)

error-no-such-seat = No hay asiento { $seat }: van del 0 al { $last }.
error-not-your-turn = No es el turno de ese asiento.
error-only-looking = Quien mira no juega.
error-round-over = La ronda terminó.
error-match-over = La partida terminó.
error-wrong-kind = Eso no se puede hacer ahora.
error-not-your-card = El { $card } no está en tu mano.
error-not-in-pool = El { $card } no está para elegir.
error-no-such-row = No hay esa fila: van de la 1 a la { $last }.
error-no-such-pile = Ninguna pila muestra el { $top }.
error-empty-play = Una jugada pone al menos una carta en cada pila.
error-too-many-piles = En este turno puedes usar como mucho { $piles ->
    [one] { $piles } pila
   *[other] { $piles } pilas
}.
error-one-card-only = Sin carta de toro solo se juega una carta.
error-pile-twice = Nombra cada pila una sola vez.
error-card-twice = Nombra cada carta una sola vez.
error-out-of-reach = El { $card } no está entre las { $reach } que siguen al { $top }.
error-not-a-victim = Solo se le puede quitar a quien más tiene: { $seats }.
error-bad-number = { $option } debe ser un número entero de { $low } a { $high }, no { $given }.
error-bad-table = bullheads debe ser { $names } o una lista de { $cards } números enteros de 1 a { $most }, no { $given }.
error-bad-choice = { $option } debe ser uno de estos: { $allowed }; no { $given }.
error-too-few-cards = top_card debe ser al menos { $needed } para repartir a todos, no { $given }.
error-whole-deck = En { $variant } se juega con las cartas del 1 al { $needed }: top_card debe ser { $needed }, no { $given }.
error-bad-seed = Una semilla tiene de 16 a 32 bytes, escritos como 32 a 64 cifras hexadecimales.
error-bad-notation = «{ $text }» no se entiende.
error-bad-json = El contenido no es el esperado: { $found }.
error-bad-names = Un registro nombra sus { $seats } asientos, cada uno en una línea de 1 a { $length } caracteres.
error-illegal-move-in-record = La jugada { $number } del registro no es válida: { $reason }
error-no-such-move = El registro tiene { $last } jugadas: pide de 0 a { $last }.
error-too-many-moves = Un registro tiene como mucho { $most } jugadas.
error-repeated-field = Un campo aparece dos veces en el registro.
error-not-in-order = Un registro lleva las cartas de cada baza una sola vez, en el orden de los asientos.
error-not-a-record = Esto no es un registro de Toril.
error-not-json = Esto no es un registro: no es JSON.
error-bad-fields = Faltan o sobran campos: { $fields }.
error-bad-options = Faltan o sobran opciones: { $options }.
error-bad-digest = La suma no coincide: el registro fue cambiado o está cortado.
error-bad-moves = La semilla o las jugadas no tienen la forma debida.
error-unknown-game = El juego debe ser uno de estos: { $games }.
error-unknown-version = Aquí se conoce la versión { $known } de las reglas; este registro es de otra.
error-unresolved = Un registro lleva todas las opciones resueltas; este no.
error-too-large = Un registro tiene como mucho { $most } bytes.
error-unknown-bot = No hay un bot «{ $bot }»: elige entre { $bots }.
error-cannot-read = No se puede leer { $file }: { $why }.
error-file-exists = { $file } ya existe: --resume sigue esa partida.
error-cannot-write = No se puede escribir { $file }: { $why }.
error-bad-limit = El límite es un número o uno de estos nombres: { $names }.
error-bad-option = Una opción se escribe nombre=valor; { $game } tiene: { $options }.
error-option-of-other-game = { $option } no es una opción de { $game }.
error-bad-name = Tu nombre debe ser una línea de 1 a { $length } caracteres, distinta del nombre de un bot.
error-resume-alone = --resume sigue una partida tal como está: no admite { $option }.
error-seat-without-resume = --seat solo va con --resume: en una partida nueva tu asiento es el 0.
error-nobody-to-play = En este registro solo hay bots: di tu asiento con --seat.
error-match-finished = La partida de { $file } ya terminó; «toril replay» la muestra.
error-bad-fairness = Mesa, secreto y números de cada asiento van en hexadecimal, de { $table }, { $secret } y { $nonce } bytes.
error-unfair-seed = La semilla no sale de la mesa, el secreto y los números de cada asiento.
error-not-seated = No tienes asiento en esta mesa.
error-not-host = Solo quien dirige la mesa puede hacer eso.
error-not-now = Ahora no se puede.
error-already-seated = Ya tienes asiento en esta mesa.
error-table-full = No queda ningún asiento libre.
error-seat-taken = Ese asiento no está libre.
error-no-such-person = Nadie con ese número está en la mesa.
error-not-yourself = Eso no te lo puedes hacer a ti: puedes irte de la mesa.
error-seats-free = Antes de empezar, cada asiento debe tener a alguien.
error-table-worn = Esta mesa ya ha visto bastante: abre otra.
error-too-few-seats = Hay { $people } personas y hacen falta otros tantos asientos.
error-still-here = Esa persona está conectada: puede crear el enlace ella misma.
error-bad-link = Este enlace ya se usó o caducó: pide otro.
error-resigned = Abandonaste esta partida.
error-paused = La partida está en pausa.
error-stale-turn = Eso era para otro turno: mira de nuevo la mesa.
error-too-often = Una carta se cambia como mucho { $most } veces.
error-bad-nickname = Un nombre tiene de 1 a { $length } letras, cifras o signos.
error-no-such-table = No hay tal mesa.
error-no-record = El registro está cuando la partida termina.
error-not-stored = El servidor no puede escribir ahora: inténtalo de nuevo.
error-server-full = Hay demasiadas mesas ahora: inténtalo más tarde.
error-too-many-requests = Son demasiadas peticiones: espera un minuto.
error-database-in-use = Otro servidor usa { $file }: detenlo, o nombra otro archivo con --database.
error-newer-database = La base de datos es de la versión { $found } y aquí se conoce la { $known }: usa un Toril más nuevo.
error-bad-database = No se puede usar la base de datos { $file }: { $why }.
error-no-database = No hay base de datos { $file }.
error-backup-exists = { $file } ya existe.
error-backup-failed = No se puede copiar a { $file }: { $why }.
error-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $why }. Se eligen otros con --host y --port.
error-bad-metrics = No se pueden mostrar métricas en { $given }: { $why }. Se escribe, por ejemplo, 127.0.0.1:9464.
error-bad-setting = { $name }: { $why }.
error-unreachable = { $server } no responde: { $why }.
error-not-toril = Eso no es un servidor de Toril: respondió { $status }.
error-no-fairness = Este registro no dice de qué se hizo la semilla.
error-other-hash = El hash del secreto es { $hash }: se prometió otro secreto.
error-other-nonce = Ese número no es parte de esta semilla.
error-bad-address = El enlace de una mesa es como { $example }, no { $given }
error-only-new-table = { $option } es para una mesa nueva: da solo la dirección del servidor.
error-too-many-bots = Son más bots que asientos: caben { $most }.
error-old-protocol = El servidor habla otra versión: actualiza Toril.
