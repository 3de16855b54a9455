### The terminal: the check of the deals, in `toril verify` and `toril join`.

## Each point, and how it stands

fair-line = { $number } { $state } · { $what }
fair-fits = fits
fair-differs = DOES NOT FIT
fair-not-compared = not compared

fair-point-record = the record: its digest, every move, the end of the match
fair-point-draw = the draw: the one this device saw before the match
fair-point-place = table, match and round of the draw
fair-point-rules = rules, names, bots and the order of the seats
fair-point-own-number = this device’s own number, at its seat
fair-point-numbers = every number opens the seal that was shown before
fair-point-all-numbers = all numbers together, as announced when the match started
fair-point-secret = the server’s secret opens its seal
fair-point-seed = the seed comes from all the numbers and the secret
fair-point-deals = hands and opening cards, as far as they were seen
fair-point-plays = every play that was seen
fair-point-scores = penalties, totals and the result
fair-point-earlier = earlier draws at this table

## What is remarked

fair-record-open = the match hasn’t ended
fair-in-round = round { $round }
fair-at-seat = { $name }
fair-in-draw = the draw before round { $round }
fair-noted-elsewhere = noted by the device that gave the link
fair-missing = missing: { $names }
fair-gaps = { $gaps ->
    [one] with one gap
   *[other] with { $gaps } gaps
}

## Why something was not compared

fair-why-no-notes = there are no notes from any device
fair-why-older = an older server drew it, in a way that proves less
fair-why-no-draw = no server dealt this match: there was no draw
fair-why-day = it’s a deal of the day: the same for all, and the server chose it, not devices
fair-why-names-deleted = this table’s names were deleted, and the draw with them
fair-why-draft = nothing is dealt in the draft
fair-why-looking-on = this device was only watching
fair-why-not-there = this device wasn’t there for the draw
fair-why-absent = this device couldn’t be heard just before the draw, so it wasn’t asked for a number
fair-why-other-window = another window or device of yours took part in the draw
fair-why-left-out = this device gave its number, and it wasn’t counted
fair-why-refused = this device gave no number, because the draw wasn’t as it should be
fair-why-rounds-unseen = this device didn’t see every deal
fair-why-elsewhere = moves from your seat came neither from this device nor from a stand-in
fair-why-end-unseen = this device didn’t see the result
fair-why-drawn-twice = the server drew the same match twice
fair-why-called-off = an earlier draw here got this device’s number, and this device knows of no finished match from it
fair-why-ended-for-all = the host ended an earlier match here, perhaps because of its deals
fair-why-came-later = you took over a seat later, in the middle of the match

## The verdict

fair-proven = The deals are proven: they come from { $listed ->
    [one] this device’s number and the server’s secret, both fixed
   *[other] the numbers of { $listed } devices, including this one, all fixed
} before any was known. Nobody could choose or influence them.
fair-choice = Proven, except for a choice: { $n ->
    [one] the number of { $names } is missing
   *[other] the numbers of { $names } are missing
}. Anyone working with the server could choose between at most { $deals } deals, by holding back { $deals ->
    [2] this number or not
   *[other] { $n ->
        [one] this number, another one instead, or none
       *[other] up to { $n } numbers, these or others
    }
}.
fair-choice-later = Proven, except for a choice: somebody took over a seat, and the deals were drawn anew from { $times ->
    [one] round { $rounds } on
   *[other] rounds { $rounds } on
}. Anyone working with the server knew the deals that would have come, and could decide when to exchange them for unknown ones: at most { $deals } possibilities.
fair-later-missing = { $n ->
    [one] That includes the missing number of { $names }.
   *[other] That includes the missing numbers of { $names }.
}
fair-came-later = Not changed since you came: the deals from round { $since } on come from the devices’ numbers, including this one’s, { $deals ->
    [1] all fixed before any was known
   *[other] except for a choice between at most { $deals } possibilities
}. Of what was dealt before, this device knows nothing.
fair-not-proven = Not proven, though nothing is wrong: { $why }.
fair-does-not-fit = It doesn’t fit: point { $number }, { $what }. Save the record and the notes: they are the evidence.
fair-carried = The draw was noted by the device that gave the link: the verdict is as good as that note.
fair-agrees = The record agrees with itself; no file can show by itself whether its numbers were fixed before the deal.
