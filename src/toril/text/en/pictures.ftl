### The picture of a result, to share: for the page, the server and `toril replay --svg`.

picture-won = { $n ->
    [one] The winner is
   *[other] A shared win
}
picture-told = { $n ->
    [one] The winner is { $names }.
   *[other] A shared win: { $names }.
}
picture-ended = Ended early
picture-goes-on = Not finished
picture-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
picture-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
