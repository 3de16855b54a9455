### Die Seite: was von den Leuten am Tisch gemeldet wird, und Reaktionen.

company-sat = { $n ->
    [one] { $names } sitzt jetzt am Tisch.
   *[other] { $names } sitzen jetzt am Tisch.
}
company-and-more = { $name } und { $more } weitere
company-away-until = { $names } ist gerade nicht da: { $time ->
    [now] Jetzt
   *[other] In { $time }
} springt ein Bot ein.
company-react = Reagieren
company-mute = Stumm
company-mute-how = Reaktionen stumm schalten
