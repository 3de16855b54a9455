### Die Leute am Tisch, wie Seite und Terminal von ihnen erzählen.

company-left = { $n ->
    [one] { $names } ist gegangen.
   *[other] { $names } sind gegangen.
}
company-kicked = { $names } wurde vom Tisch entfernt.
company-kicked-match = { $names } wurde vom Tisch entfernt; ein Bot spielt weiter.
company-resigned = { $you ->
    [yes] Du gibst auf; ein Bot spielt weiter.
   *[no] { $names } gibt auf; ein Bot spielt weiter.
}
company-host-now = { $you ->
    [yes] Jetzt bist du der Host.
   *[no] { $names } ist jetzt der Host.
}
company-bot-left = { $you ->
    [yes] Du bist gegangen: Ein Bot spielt für dich.
   *[no] { $n ->
        [one] { $names } ist gegangen: Ein Bot springt ein.
       *[other] { $names } sind gegangen: Bots springen ein.
    }
}
company-bot-clock = { $you ->
    [yes] Deine Zeit ist um: Ein Bot spielt für dich.
   *[no] { $n ->
        [one] Die Zeit von { $names } ist um: Ein Bot springt ein.
       *[other] Die Zeit von { $names } ist um: Bots springen ein.
    }
}
company-bot-away = { $you ->
    [yes] Du warst nicht verbunden: Ein Bot spielt für dich.
   *[no] { $n ->
        [one] { $names } ist gerade nicht da: Ein Bot springt ein.
       *[other] { $names } sind gerade nicht da: Bots springen ein.
    }
}
company-gave-back = { $you ->
    [yes] Du bist zurück und spielst wieder selbst.
   *[no] { $n ->
        [one] { $names } ist zurück und spielt wieder selbst.
       *[other] { $names } sind zurück und spielen wieder selbst.
    }
}
company-link-given = Der Host hat einen Link erstellt, mit dem { $names } zurückkommen kann.
company-away = { $n ->
    [one] { $names } ist gerade nicht da.
   *[other] { $names } sind gerade nicht da.
}
company-face = { $face ->
    [happy] fröhlicher Stier
    [laughing] lachender Stier
    [winking] zwinkernder Stier
    [surprised] überraschter Stier
    [worried] besorgter Stier
    [crying] weinender Stier
    [cross] verärgerter Stier
   *[sleepy] müder Stier
}
company-reaction = { $name }: { company-face }.
