### Las reglas, dichas en una página.

rules-six =
    6 nimmt! · de 2 a 10 jugadores · gana quien junte menos cabezas de toro
    
    Cada ronda se barajan las cartas del 1 al 104: diez para cada persona y cuatro que abren cuatro filas. Se juegan diez bazas. En cada una, todos ponen una carta boca abajo; cuando están todas, se destapan a la vez y se colocan de la más baja a la más alta.
    
    Cada carta va a la derecha de la fila cuya última carta es la más cercana por debajo. En una fila caben cinco: la carta que sería la sexta se lleva esas cinco y empieza la fila de nuevo. Si una carta es más baja que la última de todas las filas, su dueño elige una fila, se la lleva y deja ahí su carta.
    
    Cada carta que te llevas cuenta sus cabezas: 7 el 55; 5 los demás múltiplos de 11; 3 los múltiplos de 10; 2 los otros acabados en 5; 1 el resto. Cuando al final de una ronda alguien llega a 66, se acaba la partida y gana quien tenga menos cabezas. Los empates comparten la victoria.
    
    Variantes para 2 a 6: la táctica (tactics) usa solo las cartas más bajas, diez por persona y cuatro más; al elegir la mano (draft), además, esas cartas están a la vista y se toman por turnos hasta tener diez; las cuatro que sobran abren las filas.
rules-eleven =
    11 nimmt! · de 2 a 7 jugadores · deshazte de tus cartas
    
    Hay cartas del 1 al 100, diez para cada persona; el resto es el mazo, y su primera carta abre una pila. En tu turno juegas una carta sobre una pila o te llevas una pila entera a la mano.
    
    Una carta cabe si supera a la de arriba de la pila en 10 como mucho; después del 100 sigue el 1. Si no te cabe ninguna, debes llevarte una pila, y también puedes hacerlo aunque te quepa alguna. Quien se lleva una pila abre otras dos con cartas del mazo. Nadie puede mirar qué hay debajo de la carta de arriba.
    
    Si la pila tenía tres cartas o más, recibes una carta de toro. Con una, puedes jugar en tu turno varias cartas sobre una pila, todas a 10 como mucho de la carta que estaba arriba; con dos, en dos pilas; y así. No se gastan. Si ya no quedan, se la quitas a quien más tenga.
    
    La ronda termina cuando alguien se queda sin cartas, y los demás suman las cabezas que tienen en la mano; o cuando se acaba el mazo, y entonces suman todos. Cada carta muestra las cabezas que tiene en 6 nimmt!: 7 el 55; 5 los demás múltiplos de 11; 3 los múltiplos de 10; 2 los otros acabados en 5; 1 el resto. Se juegan tantas rondas como personas; empieza quien menos sumó en la anterior. Gana quien tenga menos cabezas, y los empates comparten la victoria.
