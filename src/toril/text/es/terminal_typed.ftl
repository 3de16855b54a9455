### Palabras que se pueden escribir en la terminal, separadas por comas. Las de todos los idiomas se
### entienden a la vez. La primera de cada orden es la que nombran las frases de terminal_join.ftl.

## En una mesa: órdenes

typed-start = empezar
typed-bot = bot
typed-free = liberar
typed-kick = expulsar, echar
typed-leave = irme
typed-resign = abandonar, rendirme
typed-pause = pausa, pausar
typed-resume = reanudar, seguir
typed-end = terminar
typed-again = otra
typed-lobby = sala
typed-link = enlace
typed-sit = sentarme
typed-save = guardar
typed-fair = reparto

## Respuestas: sí, ningún bot, y un juego por el número de su caja, que va primero

typed-yes = s, si, sí
typed-none = ninguno, no
typed-game-six = 6, seis
typed-game-eleven = 11, once

## Bots, como se llaman en una lista

typed-calf = becerro
typed-heifer = vaquilla
typed-ox = novillo
typed-bull = toro

## En jugadas: «fila 2», «tomar 31», «36 sobre el 31», y a quién quitarle una carta de toro: «a nadie»

typed-row = fila
typed-take = tomar, toma, t
typed-on = en, en el, sobre, sobre el
typed-nobody = nadie, a nadie, ninguno, no
