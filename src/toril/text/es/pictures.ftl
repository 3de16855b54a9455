### La imagen de un resultado, para compartir: la página, el servidor y «toril replay --svg».

picture-won = { $n ->
    [one] Gana
   *[other] Victoria compartida
}
picture-told = { $n ->
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
}
picture-ended = Terminada antes de tiempo
picture-goes-on = Sin terminar
picture-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
picture-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} de { $year }
