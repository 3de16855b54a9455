### Lo que no puede ser en una mesa (en inglés lo dice el propio error).

error-no-such-seat = No hay asiento { $seat }: van del 0 al { $last }.
error-not-your-turn = No es el turno de ese asiento.
error-only-looking = Quien mira no puede jugar.
error-round-over = La ronda terminó.
error-match-over = La partida terminó.
error-wrong-kind = Eso no se puede hacer ahora.
error-not-your-card = El { $card } no está en tu mano.
error-not-in-pool = El { $card } no se puede elegir.
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
error-bad-options = Faltan o sobran opciones: { $options }.
error-unknown-bot = No hay un bot { $bot }: elige entre { $bots }.
error-not-seated = No tienes asiento en esta mesa.
error-not-host = Solo quien organiza la mesa puede hacer eso.
error-not-now = Ahora no se puede.
error-has-played = Ya tuviste un asiento en esta partida: juega la próxima.
error-already-seated = Ya tienes asiento en esta mesa.
error-table-full = No queda ningún asiento libre.
error-seat-taken = Ese asiento no está libre.
error-no-such-person = Nadie con ese número está en la mesa.
error-not-yourself = No puedes expulsarte: puedes irte de la mesa.
error-seats-free = Antes de empezar, todos los asientos deben estar ocupados.
error-table-worn = Esta mesa llegó a su límite: abre otra.
error-too-few-seats = Hay { $people } personas y hacen falta al menos otros tantos asientos.
error-still-here = Estaba aquí hace un momento: espera un minuto.
error-bad-link = Este enlace ya se usó o caducó: pide otro.
error-resigned = Abandonaste esta partida.
error-paused = La partida está en pausa.
error-draw-over = Ese sorteo ya pasó: la partida empezó.
error-wrong-number = Ese número no abre el sello que consta en el sorteo.
error-stale-turn = Eso era para otro turno: mira de nuevo la mesa.
error-too-soon = Una reacción cada { $seconds } segundos.
error-too-often = Una carta se puede cambiar como mucho { $most } veces.
error-bad-nickname = Un nombre tiene de 1 a { $length } letras, números o signos.
error-no-such-table = Esa mesa no existe.
error-table-newer = En esta mesa se jugó con un Toril más nuevo que el de este servidor: pregunta a quien lo administra.
error-day-alone = Un intento del reparto del día solo lo ve quien lo juega.
error-day-tried = Ya hiciste tu intento de este reparto del día.
error-day-over = Ese no es el reparto de hoy.
error-day-not-ready = Los bots se están preparando: inténtalo otra vez en unos segundos.
error-day-not-over = El archivo de la partida sale un día entero después del día del reparto.
error-no-such-day = De esa fecha no hay reparto del día.
error-no-record = El registro estará disponible cuando termine la partida.
error-no-replay = La partida se podrá ver de nuevo cuando termine.
error-match-gone = Este servidor ya no guarda esa partida: si tienes su archivo, ábrelo.
error-too-busy = Ahora se preparan demasiadas repeticiones: inténtalo de nuevo en un momento.
error-record-torn = Esto no es un registro de Toril, o solo una parte.
error-record-edited = Este registro se modificó después de escribirse.
error-record-illegal = Lo que cuenta este registro no cumple las reglas.
error-record-newer = Este registro lo escribió un Toril más nuevo.
error-record-too-large = Este registro es demasiado grande para verlo aquí.
error-not-stored = El servidor no puede guardar ahora: inténtalo de nuevo.
error-server-full = Hay demasiadas mesas ahora: inténtalo más tarde.
error-too-many-requests = { $what ->
    [tables] Se abrieron demasiadas mesas desde aquí
   *[requests] Son demasiadas peticiones
}: vuelve a intentarlo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-malformed = El servidor no entiende esta petición: { $where }.
error-not-found = En esa dirección no hay nada.
error-wrong-method = Eso no se le puede pedir a esa dirección.
error-http-error = El servidor no acepta esta petición.
error-too-large-body = Eso es demasiado largo para el servidor.
error-bad-length = El tamaño indicado de la petición no es válido.
error-wrong-host = Este servidor tiene otro nombre.
error-wrong-origin = Eso lo envió otro sitio, no esta página.
error-server-error = Algo falla en el servidor; quien lo administra puede ver qué.
