### La página: avisos de la gente de la mesa y reacciones.

company-sat = { $n ->
    [one] { $names } se sentó a la mesa.
   *[other] { $names } se sentaron a la mesa.
}
company-and-more = { $name } y { $more } más
company-away-until = { $names } no tiene conexión: un bot juega por su asiento { $time ->
    [now] ahora
   *[other] dentro de { $time }
}.
company-react = Reaccionar
company-mute = Silenciar
company-mute-how = Silenciar las reacciones
