### La página: quien llega tarde y ocupa el asiento de un bot.

late-play = Jugar
late-play-how = Jugar en el asiento de un bot
late-offer = Ofrecer el asiento
late-offer-of = Ofrecer el asiento de { $name }
late-offer-how = Quien llegue tarde puede ocupar el asiento de un bot: juega desde la ronda siguiente, para la que se baraja de nuevo. Quien ya tuvo un asiento en esta partida, no.
late-offered = libre desde la ronda siguiente
late-withdraw = Ya no ofrecer el asiento
late-withdraw-of = Ya no ofrecer el asiento de { $name }
late-ask = ¿Quieres jugar? Pídele a { $host } el asiento de un bot: en cuanto lo ofrezca, puedes sentarte aquí y juegas desde la ronda siguiente.
late-free = Hay un asiento para ti: juegas desde la ronda siguiente. Hasta entonces sigue el bot.
late-sit = Sentarme
late-heir = { $name } juega aquí desde la ronda siguiente
late-waiting = Juegas desde la ronda siguiente, en el asiento de { $name }. Tu comprobación hablará de los repartos desde entonces, y de ninguno anterior.
late-stop = Prefiero mirar
late-until = hasta la ronda { $round }: { $name }
late-watching = { $n ->
    [one] Alguien está mirando.
   *[other] { $n } personas están mirando.
}
late-watching-do = Darle el asiento de un bot

## Lo que se anuncia

late-came = { $n ->
    [one] { $names } juega desde la ronda siguiente.
   *[other] { $names } juegan desde la ronda siguiente.
}
late-took = { $n ->
    [one] { $names } ocupa el asiento de un bot y ya juega.
   *[other] { $names } ocupan asientos de bots y ya juegan.
}
late-you-took = Ya juegas. Tu comprobación habla de los repartos desde la ronda { $round }.
late-you-wait = Juegas desde la ronda siguiente.
late-open = Hay un asiento para ti: toca «{ late-play }».
late-looks-on = Alguien mira. En «{ page-menu-people }» puedes darle un asiento.
