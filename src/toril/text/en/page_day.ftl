### The page: the deal of the day.

day-title = Deal of the day
day-what = One round of each game against three oxen. On this server the cards are the same for everyone, and the bots think alike. One try.
day-left = { $hours ->
    [0] { $minutes ->
        [0] less than a minute left
       *[other] { $minutes } min left
    }
   *[other] { $hours } h { $minutes } min left
}
day-time = Days are those of UTC: for you, the next one begins on { $when }.
day-play = Play
day-play-game = Play { $game }, the deal of the day
day-beginning = Dealing…
day-once = One try: you can leave it and go on later.
day-go-on = Go on
day-go-on-game = Go on with { $game }, the deal of the day
day-playing = Your try is waiting.
day-unready = The bots are still getting ready: you can play in a few seconds.
day-done = Done

## At the beginning, and for those who don’t play

day-begins = One try, with the same cards for everyone.
day-resign-how = A bot will finish it for you, and your try won’t count.

## The result

day-place = { $tries ->
    [one] So far only your try counts.
   *[other] Place { $place } among { $tries } tries.
}
day-few = From five tries that count on, you can see here how the others did.
day-tries = { $tries ->
    [one] { $tries } try counts.
   *[other] { $tries } tries count.
}
day-median = Median: { $n }
day-chart = Bullheads of all tries
day-bar = { $from } to { $to } bullheads: { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
day-bar-one = { $from ->
    [one] { $from } bullhead
   *[other] { $from } bullheads
}: { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
day-bar-mine = { $bar }, yours too
day-not-counted = Your try doesn’t count in the comparison: { $why ->
    [bot] a bot didn’t decide by itself, or was another version.
    [stood_in] a bot played for you.
   *[late] it ended when this deal was no longer secret.
}
day-streak = { $n ->
    [one] Streak on this device: { $n } day
   *[other] Streak on this device: { $n } days in a row
}
day-fun = It’s for fun: cheating is easy.
day-counting = One moment: your try is being counted…

## How it went

day-course = How it went
day-step-six = { $n ->
    [0] Trick { $trick }: no bullheads
    [one] Trick { $trick }: { $n } bullhead
   *[other] Trick { $trick }: { $n } bullheads
}
day-key-six = A square for each trick: green, no bullheads; yellow, 1 to 4; orange, 5 to 9; red, 10 or more.
day-step-played = { $n ->
    [one] Turn { $turn }: { $n } card played
   *[other] Turn { $turn }: { $n } cards played
}
day-step-took = { $n ->
    [one] Turn { $turn }: took a pile of { $n } card
   *[other] Turn { $turn }: took a pile of { $n } cards
}
day-key-eleven = A square for each of your turns: green, one card played; blue, several; yellow, a pile of 1 or 2 cards taken; orange, of 3 to 5; red, of 6 or more.

## Sharing

day-share = Share
day-copied = Copied
day-copy-failed = It couldn’t be copied. This is the text:
day-share-text = { day-title }: { $game }, { $date }
day-share-result = { $n ->
    [one] { $n } bullhead
   *[other] { $n } bullheads
}
day-share-place = place { $place } of { $tries }
day-replay = Watch the replay
day-table = Look at the table

## Is it fair?

day-fair = How can I know it’s fair?
day-fair-how = The deal comes from a secret of the server. Its seal is shown the day before: whoever notes it knows later that nobody changed it. The secret is published a whole day after the day has ended. The same for everyone doesn’t mean proven: your device doesn’t shuffle, and whoever runs the server knows the cards.
day-seal = Today’s seal
day-seal-tomorrow = Tomorrow’s seal
day-seen = { $seen ->
    [fits] This device saw its seal the day before: it fits.
    [differs] This device has seen another seal before: it doesn’t fit.
   *[unseen] This device wasn’t here the day before.
}
