### La terminal: «toril join», una mesa en red.

join-code = Código de una mesa, o Enter para abrir una nueva:
join-watch-code = Código de la mesa:
join-no-code = Un código tiene seis letras o números, como K7W2FP.
join-game = ¿6 o 11? [{ $game }]
join-seats = ¿Cuántos asientos, con el tuyo? [{ $seats }]
join-bots = ¿Bots? Cuántos, o cuáles, como toro,becerro [ninguno]
join-name = ¿Tu nombre? [{ $name }]
join-player = jugador
join-open-elsewhere = Ya tienes asiento aquí como { $name } en otra ventana. Enter para el mismo asiento, u otro nombre:
join-take-over = Este enlace le quita el asiento a otro dispositivo. ¿Lo tomas? [s/N]
join-seat-gone = Ya no tienes tu asiento en esta mesa.
join-was-sent-away = Te expulsaron de la mesa: puedes mirar. Antes de una partida puedes volver a sentarte si hay un asiento libre.
join-opens-again = Ya no queda nadie en esta mesa: la abres de nuevo.
join-too-late = La partida ya empezó: puedes mirar.
join-late = La partida ya empezó, pero se ofrece el asiento de un bot.
join-full = No queda ningún asiento libre: puedes mirar.
join-not-kept = No se puede recordar el asiento en este equipo: { $why }
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
join-counter = con contador de cartas en la página
join-seat = asiento { $seat }
join-free = libre
join-bot = { $name } (bot)
join-gave-up = { $name } (abandonó; jugó un bot)
join-mark-you = tú
join-mark-host = organiza la mesa
join-pass-on = Para invitar: { $link }
join-drawing = Barajando entre todos…
join-sat = { $name } toma el asiento { $seat }.
join-heir = { $you ->
    [yes] Tomas el asiento de { $bot } desde la próxima ronda.
   *[no] { $name } toma el asiento de { $bot } desde la próxima ronda.
}
join-offered = Quien organiza la mesa ofrece el asiento de { $bot } a quien llegue: se toma desde la próxima ronda.
join-not-offered = El asiento de { $bot } ya no se ofrece.
join-went-on = Los repartos desde la ronda { $round } se sortearon de nuevo.
join-freed = El asiento { $seat } queda libre.
join-bot-sat = { $bot } (bot) toma el asiento { $seat }.
join-paused = La partida está en pausa.
join-resumed = La partida sigue.
join-present = { $name } tiene conexión otra vez.
join-lost = Se cortó la conexión. Reconectando…
join-found = Volvió la conexión.
join-watching = Estás mirando. { $game }: { $names }.
join-clock = Tienes { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
join-exchanged = Juegas el { $card } en su lugar.
join-turn-passed = Demasiado tarde: ese turno ya pasó.
join-not-yet = Todavía no: espera a que se te pregunte.
join-wait = Esperando a { $names }:
join-wait-own = Tu carta: { $card }. Esperando a { $names }:
join-ask-fill = Escribe bot para llenar un asiento, empezar para comenzar (? ayuda):
join-ask-start = No queda asiento libre. Escribe empezar para comenzar (? ayuda):
join-ask-wait = Esperando a que { $name } empiece (? ayuda):
join-ask-sit = Hay un asiento libre. Escribe sentarme para tomarlo (? ayuda):
join-ask-watch = Estás mirando (? ayuda):
join-ask-heir = Juegas desde la próxima ronda (? ayuda):
join-ask-offered = Escribe sentarme para tomar el asiento de un bot desde la próxima ronda (? ayuda):
join-ask-paused = En pausa (? ayuda):
join-ask-resume = En pausa. Escribe reanudar para continuar (? ayuda):
join-ask-back = Un bot juega por ti. Enter, y juegas de nuevo:
join-ask-wake = La partida quedó en espera porque nadie jugaba. Enter, y juegas de nuevo:
join-ask-rests = La partida queda en espera hasta que alguien vuelva a jugar (? ayuda):
join-ask-again = Escribe otra para jugar de nuevo, guardar para el registro, q para salir:
join-ask-end = Escribe guardar para el registro, otra para pedir otra partida, q para salir:
join-ask-end-watch = Escribe guardar para el registro, q para salir. { $name } puede empezar otra:
join-ask-open-again = Ya no queda nadie. Escribe sentarme para abrir la mesa de nuevo, guardar para el registro, q para salir:
join-help-lobby = empezar comienza la partida. bot 2 toro da el asiento 2 a un bot, liberar 2 lo libera. expulsar 2 expulsa a quien ocupa el asiento 2.
join-help-seat = enlace crea un enlace para llevar tu asiento a otro dispositivo. irme deja el asiento.
join-help-host = pausa detiene la partida, reanudar la continúa. terminar la acaba para todos. expulsar 2 expulsa a quien ocupa el asiento 2. enlace 2 crea un enlace para que esa persona vuelva. liberar 2 ofrece el asiento de un bot a quien llegue, bot 2 lo retira.
join-help-match = enlace crea un enlace para llevar tu asiento a otro dispositivo. abandonar abandona la partida. irme deja jugar a un bot hasta que vuelvas.
join-help-exchange = Hasta que todos hayan elegido puedes escribir otra carta.
join-help-again = otra juega de nuevo. sala deja que otros se sienten antes.
join-help-save = guardar ARCHIVO guarda el registro de la partida; guardar sin más, donde van los registros. irme deja tu asiento.
join-help-fair = reparto muestra la comprobación de los repartos, punto por punto.
join-keys = Enter muestra la mesa, ? ayuda, r reglas, q sale y te guarda el asiento.
join-keys-watch = Enter muestra la mesa, ? ayuda, r reglas, q sale.
join-sure-end = ¿Terminar la partida para todos? No gana nadie y no se puede continuar. [s/N]
join-sure-resign = ¿Abandonas la partida? Sigue un bot. [s/N]
join-sure-kick = ¿Expulsas a { $name }? [s/N]
join-sure-kick-match = ¿Expulsas a { $name }? Un bot sigue en su lugar hasta el final. [s/N]
join-how-to-fill = Escribe bot para llenar un asiento libre.
join-link = Para otro dispositivo, una vez y en menos de 15 minutos: { $link }
join-which-seat = ¿Qué asiento? Van del 0 al { $last }.
join-nobody-there = Ahí no hay ninguna persona.
join-file-there = { $file } ya existe.
join-saved = El registro queda guardado en { $file }
join-verify = Para comprobarlo: { $command }
join-left-out = Tu número no contó en el sorteo, aunque se envió a los { $after } ms: los repartos de esta partida no te demuestran nada.
join-fair-how = Escribe reparto para ver cada punto.
join-record-file = Registro: { $file }
join-notes-file = Notas: { $file }
join-check-failed = No se pudieron comprobar los repartos: { $why }
join-unchecked = El servidor no dio el registro a tiempo: los repartos de la última partida quedaron sin comprobar.
join-fair-later = Los repartos se comprueban cuando termina la partida.
join-notes-not-kept = No se pueden guardar las notas para comprobar los repartos: { $why }
join-gone = Dejaste la mesa.
join-gone-for-now = Dejaste la mesa: un bot juega por ti hasta que vuelvas.
join-sent-away = Te expulsaron de la mesa. Con la misma orden puedes mirar, o volver a sentarte si hay un asiento libre.
join-elsewhere = Ahora juegas desde otro dispositivo o desde otra ventana.
join-seat-kept = Tu asiento queda guardado; un bot juega por ti si los demás tienen que esperar.
