### The page: a match that is over is looked at again.

replay-title = Look back at a match
replay-watch = Watch the replay
replay-watch-last = Watch the last match again
replay-file = Open a match file
replay-open = Open a match file
replay-open-how = A match that was saved as a file can be watched again: choose the file, or drop it here. This server reads it to show it, and keeps nothing of it.
replay-fetching = Getting the match…
replay-unread = { $why ->
    [matches] This file holds all the matches of a browser: add it in “My matches”.
    [notes] This file holds a device’s notes; the match is in another file.
    [large] This file is too large to be a match of Toril.
   *[unreadable] This file couldn’t be read.
}
replay-forgotten = This server no longer has this match. If you saved it as a file, open the file.
replay-worth = The moves fit the rules; who played them no file can show.
replay-leave = Leave the replay
replay-place = { $turn ->
    [0] Round { $round }, the beginning
   *[other] Round { $round }, after { $turn } of { $of }
}
replay-in-round = Round { $round }
replay-told = What happened
replay-to-round = Score chart: tap a round to go to its end
replay-copy = Copy link to this

## Who looks

replay-from = Seen by
replay-from-spectator = Spectator
replay-from-seat = { $name }
replay-from-open = All cards open
replay-all-hands = All hands
replay-a-hand = { $name }: { $cards }
replay-all-piles = All piles, from bottom to top
replay-a-pile = Pile: { $cards }

## The way through

replay-play = Play
replay-pause = Pause
replay-on = { $far ->
    [step] One step on
    [turn] To the end of the next turn
    [round] To the next round
   *[end] To the end
}
replay-back = { $far ->
    [step] One step back
    [turn] One turn back
    [round] Back to the beginning of the round
   *[end] To the beginning
}

## What the story does not say

replay-stood-in = { $n ->
    [one] A bot decided for { $names }.
   *[other] Bots decided for { $names }.
}
replay-seat-changed = { $name } plays from here on in { $before }’s seat.
replay-unfinished = The record ends here; the match had not ended.
