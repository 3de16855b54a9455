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
story-sixth = { $name }: el { $card } es la sexta carta: { takes } { $cards }, { bullheads }.
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
story-must-rob = { $name }: { picks } a quién quitarle una carta de toro.
story-piles-opened = Pilas nuevas: { $cards }.
story-out = { $name }: { runs-out } sin cartas y la ronda termina.
story-deck-empty = El mazo se acabó: la ronda termina.
story-hand-left = { $name }: { holds } { $cards }, { bullheads }.

## Rondas y final

round-scored = Ronda { $round } · { $scores }
round-started = Ronda { $round }. Empieza { $name }.
score = { $name } +{ $n } = { $total }
match-over = Fin de la partida.
match-won = Gana { $names } con { bullheads }.
match-shared = Comparten la victoria { $names } con { bullheads }.
ended-limit = Alguien llegó al límite.
ended-rounds = Se jugaron todas las rondas.

## La mesa

title-six = Ronda { $round } · baza { $trick } de { $tricks }
title-draft = Ronda { $round } · elección de cartas
title-eleven = Ronda { $round } · turno de { $name }
label-row = fila { $row }
label-pool = Cartas a elegir
label-hand = Tu mano
label-piles = Pilas
label-state = Mazo { $deck } · cartas de toro por repartir { $supply }
seat-six = { $name }: { $taken } (total { $total })
seat-eleven = { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, toros { $bulls } (total { $total })

## Preguntas

ask-commit = ¿Qué carta juegas?
ask-draft = ¿Qué carta eliges?
ask-row = Tu { $card } es la más baja. ¿Qué fila te llevas? { $rows }
row-price = { $row } ({ bullheads })
ask-turn = ¿Qué juegas?
ask-turn-none = No te cabe ninguna carta. ¿Qué pila te llevas?
ask-rob = ¿A quién le quitas una carta de toro? { $seats }
may-play = Puedes jugar: { $groups }
may-play-one = una carta
may-play-many = varias cartas en { $piles ->
    [one] { $piles } pila
   *[other] hasta { $piles } pilas
}
confirm-commit = Juegas el { $card }. Enter para confirmar, u otra carta:
confirm-draft = Eliges el { $card }. Enter para confirmar, u otra carta:
confirm-row = Te llevas la fila { $row }. Enter para confirmar, u otra fila:
confirm-play = Juegas { $groups }. Enter para confirmar, u otra jugada:
confirm-take = Te llevas la pila del { $top }. Enter para confirmar, u otra jugada:
confirm-rob = Se la quitas a { $name }. Enter para confirmar, o a quién:
nothing-chosen = Escribe primero lo que juegas; ? explica cómo.
which-pile = ¿Sobre qué pila? Escribe { $example }
not-understood = No entiendo «{ $text }»; ? explica cómo se escribe.
help-six = Escribe el número de una carta, o el de una fila si debes llevarte una. ? ayuda, r reglas, q salir y guardar.
help-eleven = Escribe la carta y la pila: 36>31. Varias: 34 36>33, 51>50. Llevarte una pila: toma 31. ? ayuda, r reglas, q salir y guardar.
welcome = { $game } con { $names }. ? ayuda, q salir y guardar.
resumed = Sigue la partida: { $moves ->
    [one] { $moves } jugada hecha.
   *[other] { $moves } jugadas hechas.
}
kept = La partida queda guardada en { $file }
go-on = Para seguir: toril play --resume { $file }

## Repetir y comprobar

replay-at = Después de { $at } de { $moves } jugadas
verified = Correcto: { $game }, { $seats } asientos, { $rounds } rondas, { $moves } jugadas.
verified-unfinished = La partida no ha terminado.
verified-seed = Semilla { $seed }
verified-deal = Reparto de la ronda { $round }: { $cards } …

## Reglas

rules-six =
    6 nimmt! · de 2 a 10 jugadores · gana quien junte menos cabezas de toro
    
    Cada ronda se barajan las cartas del 1 al 104: diez para cada persona y cuatro que abren cuatro filas. Se juegan diez bazas. En cada una, todos ponen una carta boca abajo; cuando están todas, se destapan a la vez y se colocan de la más baja a la más alta.
    
    Cada carta va a la derecha de la fila cuya última carta es la más cercana por debajo. En una fila caben cinco: la carta que sería la sexta se lleva esas cinco y empieza la fila de nuevo. Si una carta es más baja que la última de todas las filas, su dueño elige una fila, se la lleva y deja ahí su carta.
    
    Las cartas tomadas cuentan sus cabezas: 7 el 55; 5 los demás múltiplos de 11; 3 los múltiplos de 10; 2 los otros acabados en 5; 1 el resto. Cuando al final de una ronda alguien llega a 66, se acaba la partida y gana quien tenga menos. Los empates comparten la victoria.
    
    Variantes para 2 a 6: «tactics» usa solo las cartas del 1 al 10 por persona más 4; en «draft», además, esas cartas están a la vista y se eligen por turnos hasta tener diez; las cuatro que sobran abren las filas.
rules-eleven =
    11 nimmt! · de 2 a 7 jugadores · deshazte de tus cartas
    
    Hay cartas del 1 al 100, diez para cada persona; el resto es el mazo, y su primera carta abre una pila. En tu turno juegas una carta sobre una pila o te llevas una pila entera a la mano.
    
    Una carta cabe si supera a la de arriba de la pila en 10 como mucho; después del 100 sigue el 1. Si no te cabe ninguna, debes llevarte una pila, y también puedes hacerlo porque quieres. Quien se lleva una pila abre otras dos con cartas del mazo. Nadie puede mirar qué hay debajo de la carta de arriba.
    
    Si la pila tenía tres cartas o más, recibes una carta de toro. Con una, puedes jugar en tu turno varias cartas sobre una pila, todas a 10 como mucho de la carta que estaba arriba; con dos, en dos pilas; y así. No se gastan. Si ya no quedan, se la quitas a quien más tenga.
    
    La ronda termina cuando alguien se queda sin cartas, y los demás suman las cabezas que tienen en la mano; o cuando se acaba el mazo, y entonces suman todos. Se juegan tantas rondas como personas, y gana quien tenga menos.

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
error-bad-number = { $option } debe ser un número entero ({ $allowed }), no { $given }.
error-bad-choice = { $option } debe ser uno de estos: { $allowed }; no { $given }.
error-too-few-cards = top_card debe ser al menos { $needed } para repartir a todos, no { $given }.
error-whole-deck = En { $variant } se juega con las cartas del 1 al { $needed }: top_card debe ser { $needed }, no { $given }.
error-bad-seed = Una semilla tiene de 16 a 32 bytes, escritos como 32 a 64 cifras hexadecimales.
error-bad-notation = «{ $text }» no se entiende.
error-bad-json = El contenido no es el esperado: { $found }.
error-bad-names = Un registro nombra sus { $seats } asientos, cada uno en una línea de 1 a { $length } caracteres.
error-illegal-move-in-record = La jugada { $number } del registro no es válida: { $reason }
error-no-such-move = El registro tiene { $last } jugadas: pide de 0 a { $last }.
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
error-unknown-bot = No hay ese bot: elige entre { $bots }.
error-no-such-file = No se puede leer { $file }: { $why }.
error-cannot-write = No se puede escribir { $file }: { $why }.
error-bad-limit = El límite es un número o uno de estos nombres: { $names }.
error-bad-option = Una opción se escribe nombre=valor; { $game } tiene: { $options }.
error-option-of-other-game = { $option } no es una opción de { $game }.
error-bad-name = Tu nombre debe ser una línea de 1 a { $length } caracteres, distinta del nombre de un bot.
error-resume-alone = --resume sigue una partida tal como está: no admite { $option }.
error-nobody-to-play = En este registro solo hay bots: di tu asiento con --seat.
error-match-finished = La partida de { $file } ya terminó; «toril replay» la muestra.
