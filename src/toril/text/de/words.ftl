### Toril auf Deutsch. Wie man es unter Freunden am Tisch sagt: du, klein, nie Sie.

## Wörter

bullheads = { $n ->
    [one] { $n } Hornochse
   *[other] { $n } Hornochsen
}
you = Du
level = { $kind ->
    [calf] Kalb
    [heifer] Färse
    [ox] Jungstier
    [bull] Stier
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
and = und
or = oder

## Tätigkeiten: deine, oder die von anderen

picks = { $you ->
    [yes] suchst
   *[no] sucht
}
takes = { $you ->
    [yes] nimmst
   *[no] nimmt
}
must-take = { $you ->
    [yes] musst
   *[no] muss
}
plays = { $you ->
    [yes] legst
   *[no] legt
}
gets = { $you ->
    [yes] bekommst
   *[no] bekommt
}
robs = { $you ->
    [yes] klaust
   *[no] klaut
}
decides = { $you ->
    [yes] darfst
   *[no] darf
}
runs-out = { $you ->
    [yes] bist
   *[no] ist
}
holds = { $you ->
    [yes] hast
   *[no] hat
}
