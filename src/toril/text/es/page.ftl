### La página: lo que hay en toda pantalla, menú, ajustes y conexión.

page-close = Cerrar
page-cancel = Cancelar
page-home = Inicio
page-menu = Menú
page-table = Mesa { $code }
page-match = { $game }, mesa { $code }
page-title-turn = ¡Te toca! · Toril
page-unreachable = No hay conexión con el servidor. Inténtalo de nuevo.
page-again = Probar otra vez
page-no-table = No hay ninguna mesa { $code }. Mira si el código está bien.

## Menú

page-menu-scores = Puntos
page-menu-log = Qué ha pasado
page-menu-counter = Cartas vistas
page-menu-people = Quién está
page-menu-devices = Otro dispositivo
page-menu-rules = Reglas
page-menu-keys = Teclas
page-menu-settings = Ajustes
page-menu-fairness = ¿Fue limpio el reparto?
page-menu-pause = Pausa
page-menu-resign = Abandonar la partida
page-menu-leave = Irme de la mesa
page-sure-resign = ¿Abandonas? Un bot juega por ti hasta el final.
page-sure-leave-match = ¿Te vas? Un bot juega por ti hasta que vuelvas.
page-sure-leave = ¿Te vas? Tu asiento queda libre.

## Ajustes

page-language = Idioma
page-speed = Ritmo de las cartas
page-speed-slow = Lento
page-speed-normal = Normal
page-speed-fast = Rápido
page-speed-off = Sin animación
page-theme = Colores
page-theme-system = Como el dispositivo
page-theme-light = Día
page-theme-dark = Noche
page-confirm = Preguntar antes de jugar una carta
page-sound = Sonido
page-vibration = Vibración
page-shortcuts = Atajos de teclado
page-shortcuts-how = Basta una letra: R lee la mesa, M abre el menú… La lista está en «Teclas».

## Quién está

page-people-link = Enlace de la mesa, también para mirar
page-people-here = con conexión
page-people-away = sin conexión
page-people-new-link = Enlace nuevo
page-people-new-link-for = Enlace nuevo para { $name }
page-people-kick = Sacar
page-people-kick-sure = Sí, sacar a { $name }
page-people-watching = { $n ->
    [one] { $n } persona mira.
   *[other] { $n } personas miran.
}

## Enlaces

page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-copy-yourself = No se pudo copiar: selecciona el enlace y cópialo tú.
page-devices-how = Crea un enlace y ábrelo en el otro dispositivo: allí sigues con tu asiento. Sirve una vez, durante 15 minutos. No se lo pases a nadie más.
page-devices-make = Crear el enlace
page-devices-link = Enlace para el otro dispositivo

## Reglas

page-rules-here = Como se juega en esta mesa.

## Teclas

page-keys-how = Con las flechas te mueves entre las cartas; Enter elige. Además:
page-keys-off = Con las flechas te mueves entre las cartas; Enter elige. Los atajos de una letra están apagados en los ajustes:
page-key-table = Leer la mesa
page-key-hand = Leer mi mano
page-key-scores = Leer los puntos
page-key-status = Leer a quién le toca
page-key-skip = Saltar la animación
page-key-repeat = Ver otra vez lo último

## Cuando se cierra

page-ended-kicked = Quien dirige la mesa te sacó de ella. Puedes mirar y, antes de una partida, volver a sentarte si hay un asiento libre.
page-ended-elsewhere = Tu asiento se juega ahora en otro dispositivo o en otra ventana.
page-ended-left = Te fuiste de la mesa.
page-ended-newer = En esta mesa se jugó con un Toril más nuevo que el de este servidor. Pregunta a quien lo lleva.
page-ended-other = La página y el servidor no se entendieron. Ábrela de nuevo.
page-watch = Mirar
page-come-back = Volver a la mesa
