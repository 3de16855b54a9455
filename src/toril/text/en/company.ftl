### The people at a table, as page and terminal tell of them.

company-left = { $n ->
    [one] { $names } left.
   *[other] { $names } left.
}
company-kicked = { $names } was removed.
company-kicked-match = { $names } was removed; a bot takes over.
company-resigned = { $you ->
    [yes] You resign; a bot takes over.
   *[no] { $names } resigns; a bot takes over.
}
company-host-now = { $you ->
    [yes] You’re the host now.
   *[no] { $names } is the host now.
}
company-bot-left = { $you ->
    [yes] You left: a bot is playing for you.
   *[no] { $n ->
        [one] { $names } left: a bot is playing for now.
       *[other] { $names } left: bots are playing for now.
    }
}
company-bot-clock = { $you ->
    [yes] Your time ran out: a bot is playing for you.
   *[no] { $n ->
        [one] { $names } ran out of time: a bot is playing for now.
       *[other] { $names } ran out of time: bots are playing for now.
    }
}
company-bot-away = { $you ->
    [yes] You were offline: a bot is playing for you.
   *[no] { $n ->
        [one] { $names } is offline: a bot is playing for now.
       *[other] { $names } are offline: bots are playing for now.
    }
}
company-gave-back = { $you ->
    [yes] You’re back and playing again.
   *[no] { $n ->
        [one] { $names } is back and playing again.
       *[other] { $names } are back and playing again.
    }
}
company-link-given = The host created a link for { $names } to rejoin.
company-away = { $n ->
    [one] { $names } is offline.
   *[other] { $names } are offline.
}
company-face = { $face ->
    [happy] happy bull
    [laughing] laughing bull
    [winking] winking bull
    [surprised] surprised bull
    [worried] worried bull
    [crying] crying bull
    [cross] angry bull
   *[sleepy] sleepy bull
}
company-reaction = { $name }: { company-face }.
