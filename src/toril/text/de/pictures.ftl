### Das Bild eines Ergebnisses zum Teilen: für die Seite, den Server und `toril replay --svg`.

picture-won = { $n ->
    [one] Gewonnen hat
   *[other] Geteilter Sieg
}
picture-told = { $n ->
    [one] Gewonnen hat { $names }.
   *[other] Geteilter Sieg: { $names }.
}
picture-ended = Vorzeitig beendet
picture-goes-on = Noch nicht zu Ende
picture-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
picture-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }
