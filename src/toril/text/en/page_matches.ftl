### The page: matches of mine that are kept in this browser, and what came of them.

matches-title = My matches
matches-none = No match is kept yet. When a match of yours ends, you’ll find it here; a deal of the day, a whole day after its day.
matches-none-off = No match is kept. To keep your next ones, switch it on below.
matches-refused = This browser isn’t keeping anything: perhaps it’s a private window, or its storage is full or blocked. Everything else works.
matches-not-kept = This browser can’t keep your matches. Everything else works.
matches-dropped = Your matches now fill their space: from here on, the oldest one goes.
matches-full = { $most } matches are kept. When another one ends, the oldest goes.
matches-more = Show more ({ $n })
matches-early = Ended early
matches-stood-in = { $n ->
    [one] A bot played one round for you: it doesn’t count as yours.
   *[other] A bot played { $n } rounds for you: they don’t count as yours.
}
matches-not-here = That match isn’t kept in this browser.
matches-again = New table with the same people
matches-save = Save as a file
matches-delete = Delete
matches-delete-sure = Delete this match from this browser?

## Statistics

matches-statistics = Statistics
matches-all = All
matches-seats = { $n } players
matches-levels = Against bots
matches-names = With people
matches-won = Won
matches-rounds = Rounds
matches-mean = Mean
matches-best = Best
matches-worst = Worst
matches-statistics-how = Mean, best and worst are bullheads in a round. Only what you played counts: not a round that a bot played for you. A match with such a round, or one that was ended early, counts neither as won nor as lost.

## All of them

matches-keeping = Keep, save, delete
matches-keep = Keep my matches
matches-keep-how = In this browser only, up to { $most }. Nobody else can see them.
matches-export = Save them all to a file
matches-exported = { $n ->
    [one] One match is in the file.
   *[other] { $n } matches are in the file.
}
matches-exported-part = { matches-exported } { $left ->
    [one] One more didn’t fit.
   *[other] { $left } more didn’t fit.
}
matches-import = Add matches from a file
matches-import-no = Only an undamaged file from “{ matches-export }”, of at most 5 MB, can be added here. Nothing was added.
matches-imported = { $n ->
    [0] No match was added.
    [one] One match was added.
   *[other] { $n } matches were added.
}
matches-imported-known = { $n ->
    [one] One was already here.
   *[other] { $n } were already here.
}
matches-imported-left = { $n ->
    [one] One was left out: its moves or its fingerprint don’t fit.
   *[other] { $n } were left out: their moves or fingerprints don’t fit.
}
matches-imported-dropped = { $n ->
    [one] The oldest one had to go.
   *[other] The { $n } oldest had to go.
}
matches-imported-no-room = { $n ->
    [one] There was no room for one more in this browser.
   *[other] There was no room for { $n } more in this browser.
}
matches-busy = Just a moment…
matches-delete-all = Delete them all
matches-delete-all-sure = { $n ->
    [one] Delete your match from this browser? It can’t be brought back.
   *[other] Delete your { $n } matches from this browser? They can’t be brought back.
}
matches-deleted = All deleted.
