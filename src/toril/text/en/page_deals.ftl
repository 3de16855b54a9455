### The page: how the deals are drawn, and what the check of a match says.

## Before the match

deals-promise = Everybody shuffles
deals-promise-how = At the start each device adds a secret number, and all of them together shuffle the cards. Nobody, not even the server, knows the deal beforehand. After the match your device computes every deal again.
deals-promise-draft = Nothing is dealt here: everybody picks their cards in the open, so there is nothing to shuffle.
deals-drawing = Shuffling together…
deals-drawing-lost = No connection to the server. Still trying: as soon as it is back, the table goes on by itself.
deals-left-out-now = Your number was left out of the shuffle, though your device answered after { $ms } ms.

## The verdict

deals-checking = Checking the deals…
deals-unchecked = The deals could not be checked now.
deals-verdict-proven = { $n ->
    [one] Proven deals: your device’s number shuffled them.
   *[other] Proven deals: the numbers of { $n } devices shuffled them, yours among them.
}
deals-verdict-choice = { $n ->
    [one] Proven up to a choice between at most { $deals } deals: { $names }’s number is missing.
   *[other] Proven up to a choice between at most { $deals } deals: the numbers of { $names } are missing.
}
deals-verdict-differs = Something does not fit: point { $number }. Save the record and the notes.
deals-verdict-not = { $why ->
    [no_notes] Not proven: this device has no notes of the match.
    [older] Drawn in the older way, which proves less.
    [no_draw] No server dealt this match: there is nothing to prove.
    [names_deleted] Not proven: the names at this table were deleted, and with them the draw.
    [draft] Everybody picked their cards: there is no deal to prove.
    [looking_on] You looked on: nothing has changed since you came.
    [not_there] You came after the draw: nothing has changed since then.
    [absent] Your device was asleep at the draw: nothing has changed since then.
    [other_window] Another window of yours took part in the draw: not proven here.
    [left_out] Not proven: your number was left out of the shuffle.
    [refused] Not proven: your device gave no number to this draw.
    [rounds_unseen] { $n ->
        [0] { $seen ->
            [none] Not proven: this device saw no round begin.
            [some] Proven for the rounds that you saw from the beginning.
           *[unknown] You did not see every round from the beginning.
        }
        [one] You did not see every round, and { $names }’s number is missing.
       *[other] You did not see every round, and the numbers of { $names } are missing.
    }
    [elsewhere] Not proven: somebody else moved at your seat.
    [drawn_twice] Not proven: a match was drawn twice.
    [called_off] Not proven: a match was drawn before, and it was not seen being played.
   *[end_unseen] Not proven: you did not see the end.
}
deals-carried = The device that gave you the link noted the draw: this is as good as its note.
deals-means = { $verdict ->
    [proven] All numbers were fixed before any was known. Nobody could choose or steer a deal: not the server, not the others, not all of them together.
    [choice] Whoever works together with the server could choose between { $deals ->
        [2] two deals, the one with the missing number and the one without it,
       *[other] at most { $deals } deals, by keeping back { $n ->
            [one] this number, another one instead (not yours), or none,
           *[other] up to { $n } numbers, these or others (not yours),
        }
    } and nothing else. A number is missing too when a phone just fell asleep.
    [differs] What you saw and what the record says are two different things. The record and the notes are the evidence: save both before you close the page.
   *[not_proven] Nothing is wrong: all that could be compared fits.
}
deals-limits = What no check can show: the server knows all cards, since it deals them, and this page comes from it.

## The thirteen points

deals-points = What was compared
deals-fits = Fits
deals-differs = Does not fit
deals-not-compared = Not compared
deals-in-round = Round { $round }.
deals-point = { $point ->
    [record] The record is whole, every move is legal
    [draw] The draw is the one that was noted here
    [place] It is of this table and this match
    [rules] Rules, names and seats are those you saw
    [own_number] Your number is in it, at your seat
    [numbers] Every number opens its seal
    [all_numbers] The numbers are those told at the start
    [secret] The server’s secret opens its seal
    [seed] The shuffle follows from all of them
    [deals] Your hands and the first cards were dealt so
    [deals_watched] The first cards were dealt so
    [plays] All that you saw being played is in it
    [scores] The points follow from the moves
   *[earlier] No draw here was repeated or called off
}
deals-noted-elsewhere = Noted by the device that gave the link.
deals-why = { $why ->
    [no_notes] This device has no notes of it.
    [older] There were no draws then.
    [no_draw] There is nothing to compare it with.
    [names_deleted] The names were deleted, and with them the draw.
    [draft] Nothing was dealt: everybody picked their cards.
    [looking_on] You had no seat at the draw.
    [not_there] Your device was not there at the draw.
    [absent] The draw lists no number for your seat: your device was asleep.
    [other_window] The draw lists another window or device of yours.
    [left_out] Your device answered after { $ms } ms, and its number was not counted.
    [refused] { $refusal ->
        [not_canonical] Your device gave no number: the draw was not written as it has to be.
        [other_table] Your device gave no number: the draw was of another table.
        [not_above] Your device gave no number: it had given one to this match already.
        [used] Your device gave no number: the draw listed one that was used before.
        [other_rules] Your device gave no number: the rules were not those on the screen.
       *[other_seats] Your device gave no number: names or seats were not those on the screen.
    }
    [rounds_unseen] { $rounds ->
        [none] You did not see its rounds.
       *[other] You did not see these rounds begin: { $rounds }.
    }
    [elsewhere] In round { $round } a move at your seat came neither from here nor from a bot that stood in.
    [drawn_twice] Match { $match } was drawn twice.
    [called_off] Match { $match } got your number, and nothing here shows that it was played to its end.
   *[end_unseen] You did not see the result.
}

## What can be saved

deals-save-record = Save the record
deals-save-notes = Save the notes
deals-numbers = Show the numbers
deals-number-draw = The draw’s hash
deals-number-secret = The server’s secret
deals-number-seed = The seed
deals-number-all = Everybody’s numbers (bots have none)
deals-later = It is checked by itself when the match is over.
