### La página: lo que hay en toda pantalla, menú, ajustes y conexión.

page-close = Cerrar
page-cancel = Cancelar
page-home = Inicio
page-menu = Menú
page-table = Mesa { $code }
page-match = { $game }, mesa { $code }
page-title-turn = ¡Te toca! · Toril
page-unreachable = No hay conexión con el servidor. Inténtalo de nuevo.
page-again = Reintentar
page-no-table = No existe la mesa { $code }. Revisa el código.

## Menú

page-menu-match = Esta partida
page-menu-table = La mesa
page-menu-app = Toril
page-menu-ways-out = Salir
page-menu-scores = Puntos
page-menu-log = Historial
page-menu-counter = Contador de cartas
page-menu-people = Jugadores
page-menu-devices = Cambiar de dispositivo
page-menu-rules = Reglas
page-menu-learn = Aprender jugando
page-menu-keys = Atajos de teclado
page-menu-settings = Ajustes
page-menu-fairness = Comprobar el reparto
page-menu-pause = Pausar
page-menu-end = Terminar la partida para todos
page-menu-resign = Abandonar la partida
page-menu-leave = Irme de la mesa
page-sure-end = ¿Terminar la partida para todos? No gana nadie y no se puede continuar.
page-sure-resign = ¿Abandonas? Un bot jugará por ti hasta el final.
page-sure-leave-match = ¿Te vas? Un bot jugará por ti hasta que vuelvas.
page-sure-leave = ¿Te vas? Tu asiento quedará libre.

## Ajustes

page-settings-me = Tú
page-settings-play = En la mesa
page-settings-look = Aspecto
page-settings-device = Sonido y dispositivo
page-language = Idioma
page-speed = Velocidad de las animaciones
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-off = Sin animaciones
page-theme = Tema
page-theme-system = Automático
page-theme-light = Claro
page-theme-dark = Oscuro
page-confirm = Confirmar antes de jugar una carta
page-take-back = Tiempo para retirar una jugada
page-take-back-how = Contra bots, algo más de un segundo.
page-sorted = Pilas ordenadas por número
page-sorted-how = En 11 nimmt! Si no, cada pila se queda en su lugar.
page-sound = Sonido
page-vibration = Vibración
page-shortcuts = Atajos de una letra
page-shortcuts-how = R lee la mesa, M abre el menú, ? muestra la lista.

## Quién está

page-people-link = Enlace de la mesa (para jugar o mirar)
page-people-here = con conexión
page-people-away = sin conexión
page-people-new-link = Enlace para que vuelva
page-people-new-link-for = Enlace para que vuelva { $name }
page-people-kick = Expulsar
page-people-kick-sure = Sí, expulsar a { $name }
page-people-watching = { $n ->
    [one] { $n } persona está mirando.
   *[other] { $n } personas están mirando.
}

## Enlaces

page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-copy-yourself = No se pudo copiar: selecciona el enlace y cópialo a mano.
page-devices-how = Crea un enlace y ábrelo en el otro dispositivo: allí seguirás en tu asiento. Sirve una sola vez y caduca en 15 minutos. No lo compartas con nadie.
page-devices-make = Crear el enlace
page-devices-link = Enlace para el otro dispositivo

## Reglas

page-rules-here = Así se juega en esta mesa.

## Teclas

page-keys-how = Con las flechas te mueves entre las cartas; Enter elige. Además:
page-keys-off = Con las flechas te mueves entre las cartas; Enter elige. Estos atajos de una letra están desactivados en los ajustes:
page-key-table = Leer la mesa
page-key-hand = Leer mi mano
page-key-scores = Leer los puntos
page-key-status = Leer a quién le toca
page-key-skip = Saltar la animación
page-key-repeat = Ver otra vez lo último

## Cuando se cierra

page-ended-kicked = Te expulsaron de la mesa. Puedes mirar y, antes de una partida, volver a sentarte si hay un asiento libre.
page-ended-elsewhere = Ahora juegas desde otro dispositivo o desde otra ventana.
page-ended-left = Te fuiste de la mesa.
page-ended-day = El reparto del día lo ve solo quien lo juega.
page-ended-newer = En esta mesa se jugó con una versión de Toril más nueva que la de este servidor. Pregunta a quien lo administra.
page-ended-other = Algo falló entre la página y el servidor. Vuelve a cargar la página.
page-watch = Mirar
page-come-back = Volver a la mesa
