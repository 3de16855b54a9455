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
