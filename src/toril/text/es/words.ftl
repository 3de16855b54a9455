### Toril en español. Neutro, de tú, como lo diría un amigo en la mesa.

## Palabras

bullheads = { $n ->
    [one] { $n } cabeza
   *[other] { $n } cabezas
}
you = Tú
level = { $kind ->
    [calf] becerro
    [heifer] vaquilla
    [ox] novillo
    [bull] toro
   *[other] { $kind }
}
match-bot-name = { $seat ->
    [0] Lucero
    [1] Canela
    [2] Romero
    [3] Jara
    [4] Careto
    [5] Perla
    [6] Trueno
    [7] Paloma
    [8] Roble
   *[other] Azahar
}
game-six_nimmt = 6 nimmt!
game-eleven_nimmt = 11 nimmt!
and = y
or = o

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
decides = { $you ->
    [yes] decides
   *[no] decide
}
runs-out = { $you ->
    [yes] te quedas
   *[no] se queda
}
holds = { $you ->
    [yes] tienes
   *[no] tiene
}
