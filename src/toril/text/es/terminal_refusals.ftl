### Lo que no puede ser en la terminal: archivos, opciones y bases de datos.

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
error-bad-digest = La suma no coincide: el registro fue cambiado o está cortado.
error-bad-moves = La semilla o las jugadas no tienen la forma debida.
error-unknown-game = El juego debe ser uno de estos: { $games }.
error-unknown-version = Aquí se conocen las reglas hasta la versión { $known }; esto es de otra.
error-unresolved = Un registro lleva todas las opciones resueltas; este no.
error-too-large = Un registro tiene como mucho { $most } bytes.
error-cannot-read = No se puede leer { $file }: { $why }.
error-file-exists = { $file } ya existe: --resume sigue esa partida.
error-cannot-write = No se puede escribir { $file }: { $why }.
error-bad-limit = El límite es un número o uno de estos nombres: { $names }.
error-bad-option = Una opción se escribe nombre=valor; { $game } tiene: { $options }.
error-unknown-option = { $game } no tiene la opción { $option }; tiene: { $options }.
error-bad-option-value = { $given } no se entiende: un número son solo cifras, nueve como mucho, y no empieza por 0.
error-option-twice = { $option } no puede ser { $first } y { $second } a la vez: di un solo valor.
error-option-of-other-game = { $option } no es una opción de { $game }.
error-bad-name = Tu nombre debe ser una línea de 1 a { $length } caracteres, distinta del nombre de un bot.
error-resume-alone = --resume sigue una partida tal como está: no admite { $option }.
error-seat-without-resume = --seat solo va con --resume: en una partida nueva tu asiento es el 0.
error-nobody-to-play = En este registro solo hay bots: di tu asiento con --seat.
error-match-finished = La partida de { $file } ya terminó; «toril replay» la muestra.
error-bad-fairness = Mesa, secreto y números de cada asiento van en hexadecimal, de { $table }, { $secret } y { $nonce } bytes.
error-bad-draw = El sorteo de este registro no está escrito como debe.
error-unfair-seed = La semilla no sale de la mesa, el secreto y los números de cada asiento.
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
error-other-nonce = Ese número no es parte de esta semilla en ese asiento.
error-drawn-otherwise = --hash y --nonce son para registros de servidores anteriores; este se sorteó: compáralo con --notes.
error-bad-notes = Esto no son notas de un dispositivo: { $why }.
error-bad-address = El enlace de una mesa es como { $example }, no { $given }
error-only-new-table = { $option } es para una mesa nueva: da solo la dirección del servidor.
error-too-many-bots = Son más bots que asientos: caben { $most }.
error-old-protocol = El servidor habla otra versión: actualiza Toril.
error-long-bot = Con tantas opciones, «{ $bot }» es demasiado largo para un registro: como mucho { $length } signos.
error-bad-bot-option = { $kind } no tiene la opción { $given }, o no con ese valor, o la tiene dos veces: sus opciones son { $options }, escritas nombre=valor y separadas por comas.
error-unknown-policy = No hay una política { $given } aquí: elige entre { $policies }.
error-unsupported-rules = El cálculo rápido de { $game } no conoce estas reglas: { $options }.
error-arena-worker-died = Un proceso de la arena murió: lo jugado antes queda guardado.
error-bad-ledger = { $file } no es un archivo de resultados de la arena: mira la línea { $line }.
error-ledger-in-use = Otra arena escribe en { $file }.
error-other-arena = { $file } difiere en { $name }: allí es { $value }.
error-entrants-and-seats = Hace falta un participante por cada uno de los { $seats } asientos, y son { $entrants }.
error-one-entrant = Nombra un participante por asiento: toril arena { $game } { $entrant } random.
error-deals-or-matches = Di --deals o --matches, no los dos.
error-bad-command = «exec:{ $command }» no nombra ningún programa: se escribe exec:./mibot, con las comillas por pares.
error-cannot-start = No se puede ejecutar { $program }: { $why }.
error-programs-need-posix = En este sistema no pueden participar programas.
error-program-protocol = { $program } habla el protocolo { $found }, y aquí se habla el { $known }.
error-program-no-hello = { $program } no responde al saludo: { $fault ->
    [crash] terminó antes
    [timeout] no dijo nada a tiempo (¿lee línea a línea y vacía su salida?)
   *[nonsense] dijo otra cosa
 }.
