### The page: how the deals are drawn, and what the check of a match says.

## Before the match

deals-promise = Everyone shuffles
deals-promise-how = At the start each device adds a secret number, and all of them together shuffle the cards. Nobody, not even the server, knows the deal in advance. After the match your device works out every deal again.
deals-promise-draft = Nothing is dealt here: everyone picks their cards in the open, so there’s nothing to shuffle.
deals-drawing = Shuffling together…
deals-drawing-lost = Can’t reach the server. Retrying: as soon as it’s back, the table carries on by itself.
deals-left-out-now = Your number was left out of the shuffle, although your device answered after { $ms } ms.

## The verdict

deals-checking = Checking the deal…
deals-unchecked = The deal couldn’t be checked just now.
deals-verdict-proven = { $n ->
    [one] Deal proven: it came from your device’s number.
   *[other] Deal proven: it came from the numbers of { $n } devices, including yours.
}
deals-verdict-choice = { $n ->
    [0] Proven, except for a choice between at most { $deals } possibilities: the cards were shuffled anew during the match.
    [one] Proven, except for a choice between at most { $deals } deals: { $names }’s number is missing.
   *[other] Proven, except for a choice between at most { $deals } deals: the numbers of { $names } are missing.
}
deals-verdict-differs = Something doesn’t fit: point { $number }. Save the record and the notes.
deals-verdict-not = { $why ->
    [no_notes] Not proven: this device has no notes on this match.
    [older] Shuffled the old way, which proves less.
    [no_draw] No server dealt this match: there’s nothing to prove.
    [day] The same for everyone: the server chose it, not the devices.
    [names_deleted] Not proven: this table’s names were deleted, and the shuffle with them.
    [draft] Everyone picked their own cards here: there’s no deal to prove.
    [looking_on] You were watching: nothing has changed since you arrived.
    [not_there] You arrived after the shuffle: nothing has changed since then.
    [absent] Your device was asleep during the shuffle: nothing has changed since then.
    [other_window] Another window of yours took part in the shuffle: not proven here.
    [left_out] Not proven: your number was left out of the shuffle.
    [refused] Not proven: your device refused to give its number.
    [rounds_unseen] { $n ->
        [0] { $seen ->
            [none] Not proven: this device didn’t see any round start.
            [some] Proven for the rounds you saw from the start.
           *[unknown] You didn’t see every round from the start.
        }
        [one] You didn’t see every round, and { $names }’s number is missing.
       *[other] You didn’t see every round, and the numbers of { $names } are missing.
    }
    [elsewhere] Not proven: someone else played from your seat.
    [drawn_twice] Not proven: a match was shuffled twice.
    [called_off] Not proven: another match was shuffled before, and nobody here saw it played.
    [came_later] { $deals ->
        [1] Proven from round { $since } on, when you joined.
       *[other] Proven from round { $since } on, when you joined, except for a choice between at most { $deals } possibilities.
    } Nothing is known here of what came before.
    [ended_for_all] Not proven: the host ended an earlier match, perhaps because of its deals.
   *[end_unseen] Not proven: you didn’t see the end.
}
deals-carried = The device that gave you the link noted down the shuffle: this is as good as its note.
deals-means = { $verdict ->
    [proven] All numbers were fixed before any was known. Nobody could choose or influence a deal: not the server, not the others, not all of them together.
    [choice] { $later ->
        [0] Anyone working with the server could choose between { $deals ->
            [2] two deals, the one with the missing number and the one without it,
           *[other] at most { $deals } deals, by holding back { $n ->
                [one] this number, another one instead (not yours), or none,
               *[other] up to { $n } numbers, these or others (not yours),
            }
        } and nothing else. A number is also missing when a phone simply fell asleep.
       *[other] When someone takes over a bot’s seat, the cards are shuffled anew, and anyone working with the server can choose in which round, knowing what would be dealt otherwise. { $n ->
            [0] That way they
           *[other] That way, and with the missing numbers, they
        } could choose between at most { $deals } possibilities, and nothing else.
    }
    [differs] What you saw and what the record says are two different things. The record and the notes are the evidence: save both before you close the page.
   *[not_proven] Nothing is wrong: everything that could be compared fits.
}
deals-limits = What no check can show: the server knows all the cards, since it deals them, and this page comes from it.

## The thirteen points

deals-points = What was compared
deals-fits = Fits
deals-differs = Doesn’t fit
deals-not-compared = Not compared
deals-in-round = Round { $round }.
deals-in-draw = When the cards were shuffled for round { $round }.
deals-point = { $point ->
    [record] The record is complete and every move is legal
    [draw] What was shuffled is what was noted here
    [place] It belongs to this table and this match
    [rules] Rules, names and seats are the ones you saw
    [own_number] Your number is included, at your seat
    [numbers] Every number opens its seal
    [all_numbers] The numbers are the ones announced at the start
    [secret] The server’s secret opens its seal
    [seed] All of that gives the order of the cards
    [deals] Your hands and the first cards were dealt that way
    [deals_watched] The first cards were dealt that way
    [plays] Everything you saw played is included
    [scores] The scores follow from the moves
   *[earlier] Nothing here was shuffled twice or called off
}
deals-noted-elsewhere = Noted by the device that gave the link.
deals-why = { $why ->
    [no_notes] This device has no notes on that.
    [older] Back then, devices didn’t shuffle together yet.
    [no_draw] There’s nothing to compare it with.
    [day] It’s a deal of the day: the server chose it, and no device shuffled.
    [names_deleted] The names were deleted, and the shuffle with them.
    [draft] Nothing was dealt: everyone picked their own cards.
    [looking_on] You had no seat during the shuffle.
    [not_there] Your device wasn’t there for the shuffle.
    [absent] The shuffle lists no number for your seat: your device was asleep.
    [other_window] The shuffle lists another window or device of yours.
    [left_out] Your device answered after { $ms } ms, and its number didn’t count.
    [refused] { $refusal ->
        [not_canonical] Your device gave no number: the text wasn’t written as it should be.
        [other_table] Your device gave no number: it was for another table.
        [not_above] Your device gave no number: it had already given one for this match.
        [used] Your device gave no number: one that had been used before was listed.
        [not_due] Your device gave no number: it wasn’t time to shuffle anew.
        [other_rules] Your device gave no number: the rules weren’t the ones on the screen.
       *[other_seats] Your device gave no number: names or seats weren’t the ones on the screen.
    }
    [rounds_unseen] { $rounds ->
        [none] You didn’t see its rounds.
       *[other] You didn’t see these rounds start: { $rounds }.
    }
    [elsewhere] In round { $round } a move from your seat came neither from here nor from a bot playing for you.
    [drawn_twice] Match { $match } was shuffled twice.
    [came_later] You joined later: there’s nothing here to compare with what came before.
    [called_off] Match { $match } got your number, and nothing here shows that it was played to the end.
    [ended_for_all] The host ended match { $match }, perhaps because of its deals.
   *[end_unseen] You didn’t see the result.
}

## What can be saved

deals-save-record = Save the record
deals-save-notes = Save the notes
deals-numbers = Show the numbers
deals-number-draw = Fingerprint of the shuffle
deals-number-secret = Server’s secret
deals-number-seed = Seed
deals-number-all = Everyone’s numbers (bots have none)
deals-numbers-from = From round { $round } on
deals-later = It’s checked automatically when the match is over.

## The deal of the day

deals-day = { $since ->
    [changed] The server has shown two seals for this deal: it wasn’t fixed. Not drawn by devices.
    [unknown] The same for everyone, fixed by the server; not drawn by devices.
   *[other] The same for everyone, fixed by the server since { $since } at the latest; not drawn by devices.
}
deals-day-out = The record and the secret come out on { $when }. They’re checked here then.
deals-day-means = All your device can know is that the server hasn’t changed the secret since it saw its seal. Whoever runs the server knows the cards.
