### Toril in English. Short, as a friend would say it at the table.

## Words

bullheads = { $n ->
    [one] { $n } bullhead
   *[other] { $n } bullheads
}
you = You
level = { $kind }
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
and = and
or = or

## Verbs: yours, or somebody else's

picks = { $you ->
    [yes] you pick
   *[no] picks
}
takes = { $you ->
    [yes] you take
   *[no] takes
}
must-take = { $you ->
    [yes] you must take
   *[no] must take
}
plays = { $you ->
    [yes] you play
   *[no] plays
}
gets = { $you ->
    [yes] you get
   *[no] gets
}
robs = { $you ->
    [yes] you take
   *[no] takes
}
decides = { $you ->
    [yes] you decide
   *[no] decides
}
runs-out = { $you ->
    [yes] you have
   *[no] has
}
holds = { $you ->
    [yes] you hold
   *[no] holds
}
