### The terminal: the check of the deals, in `toril verify` and `toril join`.

## Each point, and how it stands

fair-line = { $number } { $state } · { $what }
fair-fits = fits
fair-differs = DOES NOT FIT
fair-not-compared = not compared

fair-point-record = the record: its digest, every move, the end of the match
fair-point-draw = the draw: the one that this device saw before the match
fair-point-place = table, match and round of the draw
fair-point-rules = rules, names, bots and the order of the seats
fair-point-own-number = this device’s own number, at its seat
fair-point-numbers = every number opens the seal that was shown before
fair-point-all-numbers = all numbers together, as they were told when the match began
fair-point-secret = the server’s secret opens its seal
fair-point-seed = the seed follows from all numbers and the secret
fair-point-deals = hands and opening cards, as far as they were seen
fair-point-plays = every play that was seen
fair-point-scores = penalties, totals and the result
fair-point-earlier = earlier draws at this table

## What is remarked

fair-record-open = the match has not ended
fair-in-round = round { $round }
fair-at-seat = { $name }
fair-noted-elsewhere = noted by the device that gave the link
fair-missing = missing: { $names }
fair-gaps = { $gaps ->
    [one] with one gap
   *[other] with { $gaps } gaps
}

## Why something was not compared

fair-why-no-notes = there are no notes of a device
fair-why-older = it was drawn by an older server, in a way that proves less
fair-why-no-draw = no server dealt this match: there was no draw
fair-why-names-deleted = the names at this table were deleted, and with them the draw
fair-why-draft = in the draft nothing is dealt
fair-why-looking-on = this device only looked on
fair-why-not-there = this device was not there at the draw
fair-why-absent = this device was not heard just before the draw, so no number of it was asked for
fair-why-other-window = another window or device of yours took part in the draw
fair-why-left-out = this device gave its number, and it was left out
fair-why-refused = this device gave no number, because the draw was not as it should be
fair-why-rounds-unseen = this device did not see every deal
fair-why-elsewhere = moves at your seat came neither from this device nor from a stand-in
fair-why-end-unseen = this device did not see the result
fair-why-drawn-twice = the server drew twice for one match
fair-why-called-off = an earlier draw here got this device’s number, and it knows of no finished match that it saw

## The verdict

fair-proven = The deals are proven: they come from { $listed ->
    [one] this device’s number and the server’s secret, both fixed
   *[other] the numbers of { $listed } devices, this one among them, all fixed
} before any was known. Nobody could choose or steer them.
fair-choice = Proven up to a choice: { $n ->
    [one] the number of { $names } is missing
   *[other] the numbers of { $names } are missing
}. Whoever works with the server could choose between at most { $deals } deals, by keeping back { $deals ->
    [2] this number or not
   *[other] { $n ->
        [one] this number, another one instead, or none
       *[other] up to { $n } numbers, these or others
    }
}.
fair-not-proven = Not proven, though nothing is wrong: { $why }.
fair-does-not-fit = It does not fit: point { $number }, { $what }. Keep the record and the notes: they are the evidence.
fair-carried = The draw was noted by the device that gave the link: the verdict is as good as that note.
fair-agrees = The record agrees with itself; whether its numbers were fixed before the deal, no file can show by itself.
