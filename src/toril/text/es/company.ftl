### La gente de la mesa, como la cuentan la página y la terminal.

company-left = { $n ->
    [one] { $names } se fue.
   *[other] { $names } se fueron.
}
company-kicked = Expulsaron a { $names }.
company-kicked-match = Expulsaron a { $names }; sigue un bot.
company-resigned = { $you ->
    [yes] Abandonas la partida; sigue un bot.
   *[no] { $names } abandona la partida; sigue un bot.
}
company-host-now = { $you ->
    [yes] Ahora organizas la mesa.
   *[no] Ahora organiza la mesa { $names }.
}
company-bot-left = { $you ->
    [yes] Te fuiste: un bot juega por ti.
   *[no] { $n ->
        [one] { $names } se fue: por ahora juega un bot.
       *[other] { $names } se fueron: por ahora juegan bots.
    }
}
company-bot-clock = { $you ->
    [yes] Se te acabó el tiempo: un bot juega por ti.
   *[no] { $n ->
        [one] A { $names } se le acabó el tiempo: por ahora juega un bot.
       *[other] A { $names } se les acabó el tiempo: por ahora juegan bots.
    }
}
company-bot-away = { $you ->
    [yes] No tenías conexión: un bot juega por ti.
   *[no] { $n ->
        [one] { $names } no tiene conexión: por ahora juega un bot.
       *[other] { $names } no tienen conexión: por ahora juegan bots.
    }
}
company-gave-back = { $you ->
    [yes] Volviste: juegas de nuevo.
   *[no] { $n ->
        [one] { $names } volvió y juega de nuevo.
       *[other] { $names } volvieron y juegan de nuevo.
    }
}
company-link-given = Quien organiza la mesa creó un enlace para que { $names } vuelva.
company-away = { $n ->
    [one] { $names } no tiene conexión.
   *[other] { $names } no tienen conexión.
}
company-face = { $face ->
    [happy] toro contento
    [laughing] toro muerto de risa
    [winking] toro que guiña un ojo
    [surprised] toro sorprendido
    [worried] toro preocupado
    [crying] toro que llora
    [cross] toro furioso
   *[sleepy] toro con sueño
}
company-reaction = { $name }: { company-face }.
