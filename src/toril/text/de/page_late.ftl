### Die Seite: wer später kommt und den Platz eines Bots übernimmt.

late-play = Mitspielen
late-play-how = Auf dem Platz eines Bots mitspielen
late-offer = Platz anbieten
late-offer-of = Platz anbieten: { $name }
late-offer-how = Wer später kommt, kann den Platz eines Bots übernehmen und spielt ab der nächsten Runde mit, für die neu gemischt wird. Wer in dieser Partie schon einen Platz hatte, kann das nicht.
late-offered = frei ab der nächsten Runde
late-withdraw = Nicht mehr anbieten
late-withdraw-of = Nicht mehr anbieten: { $name }
late-ask = Willst du mitspielen? Frag { $host } nach dem Platz eines Bots: Sobald er angeboten wird, kannst du dich hier hinsetzen und spielst ab der nächsten Runde mit.
late-free = Ein Platz ist frei für dich: Du spielst ab der nächsten Runde mit. Bis dahin spielt der Bot.
late-sit = Hinsetzen
late-heir = { $name } spielt hier ab der nächsten Runde
late-waiting = Du spielst ab der nächsten Runde mit, auf dem Platz von { $name }. Deine Prüfung gilt für das Mischen ab dann, nicht für das davor.
late-stop = Lieber zuschauen
late-until = bis Runde { $round }: { $name }
late-watching = { $n ->
    [one] Jemand schaut zu.
   *[other] { $n } schauen zu.
}
late-watching-do = Den Platz eines Bots anbieten

## Was angesagt wird

late-came = { $n ->
    [one] { $names } spielt ab der nächsten Runde mit.
   *[other] { $names } spielen ab der nächsten Runde mit.
}
late-took = { $n ->
    [one] { $names } hat den Platz eines Bots übernommen und spielt jetzt mit.
   *[other] { $names } haben Plätze von Bots übernommen und spielen jetzt mit.
}
late-you-took = Du spielst jetzt mit. Deine Prüfung gilt für das Mischen ab Runde { $round }.
late-you-wait = Du spielst ab der nächsten Runde mit.
late-open = Ein Platz ist frei für dich: Tippe auf „{ late-play }“.
late-looks-on = Jemand schaut zu. Unter „{ page-menu-people }“ kannst du einen Platz anbieten.
