### La página en los aparatos: la tele, la aplicación, los sonidos, sin red.

## La aplicación

devices-install = Instalar la aplicación
devices-full-screen = Pantalla completa
devices-full-screen-leave = Salir de pantalla completa
devices-offline = Sin conexión con el servidor: las reglas y los ajustes siguen aquí; para jugar hace falta la red. Reintentando…
devices-sounds-offer = ¿Jugar con sonidos?
devices-sounds-yes = Sí, con sonidos
devices-sounds-no = No, gracias

## Compartir

devices-share-text = ¿Juegas a { $game }? Abre el enlace y siéntate a la mesa.

## La tele

devices-tv = Ver en la tele
devices-tv-how = Abre esta dirección en la tele, o en un equipo conectado a ella. Muestra la mesa en grande y ninguna mano: se juega con los teléfonos.
devices-tv-link = Dirección para la tele
devices-tv-here = Abrir en esta pantalla
devices-tv-title = Mesa { $code } en la tele
devices-tv-leave = Volver a la mesa
devices-tv-join = Únete con tu teléfono
devices-tv-join-how = Escanea el código, o abre { $address } y escribe:
devices-tv-standings = Así van
