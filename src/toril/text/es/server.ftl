### El servidor: «toril serve», «toril db» y lo que dice donde la página no está construida.

serve-here = Toril está en { $link }
serve-lan = Abierto a la red de casa: su dirección es { $link }, o este código:
serve-no-network = Abierto a la red de casa, pero este equipo no está en ninguna.
serve-join = Para jugar desde otra terminal: { $command }
serve-database = Todo se guarda en { $file }
serve-stop = Ctrl-C lo detiene; las partidas quedan guardadas.
serve-stopped = Todo está guardado.
no-page-what = Aquí se juega a 6 nimmt! y 11 nimmt!, con amigos y con bots.
no-page-build = La página de esta copia aún no está construida. Esta orden, en la carpeta del proyecto, la construye; después hay que volver a arrancar el servidor:
no-page-how = Mientras tanto se juega desde una terminal:
no-script = Para jugar aquí hace falta JavaScript: actívalo en tu navegador y vuelve a cargar la página.
preview-title = Toril: 6 nimmt! y 11 nimmt!
preview-what = Juega a las cartas con amigos y con bots: basta un enlace, sin cuenta.
preview-table = ¿Juegas a { $game }?
preview-table-what = Te invitan a una mesa. Abre el enlace, elige un nombre y siéntate: no hace falta cuenta.
preview-learn = Cómo se juega a { $game }
preview-learn-what = En dos minutos y jugando: se puede probar todo, y no hace falta cuenta.
preview-picture = Un toro asoma por la puerta del toril, con cartas a los lados.
unofficial = No es un producto oficial.
db-migrated = La base de datos pasó de la versión { $before } a la { $after }.
db-current = La base de datos ya es de la versión { $version }.
db-backed-up = Copia en { $file }, { $size } KiB.
db-pruned = Mesas borradas: { $tables }. Mesas cuyos nombres se borraron: { $nameless }.
db-copying = Copiando
db-copied = Copiado y comprobado: { $tables } mesas, { $lines } líneas.
db-digest = SHA-256 de todas las filas: { $digest }
