### The page: the start, and the lobby before the match.

## The start

start-what = The bullhead card game, with friends or with bots.
start-corner = Language, rules and settings
start-to-dark = Dark mode
start-to-light = Light mode
start-play = Play now
start-play-label = { $game } Play now, against bots
start-gist-six = Everyone chooses at once: avoid the sixth card.
start-gist-eleven = Take turns, and be the first to run out of cards.
start-lasts = about { $minutes } min
start-play-against = Opponents:
start-play-mixed = Mixed levels
start-bots-less = One fewer opponent
start-bots-more = One more opponent
start-dealing = Dealing…
start-learn = Learn:
start-learn-no = Don’t offer it again
start-create = Open a table for friends
start-join = Join
start-join-label = A table’s code or link
start-join-placeholder = Code or link
start-join-empty = Type the table’s code, or paste its link.
start-join-no-code = A code has six letters or digits, like K7W 2FP.
start-unofficial = Made by fans; not an official product.
start-guest = Guest
start-name = Your name
start-colour = Your colour
start-colour-seat = The seat’s own
start-colour-named = { $n ->
    [0] Blue, circle
    [1] Terracotta, square
    [2] Green, hexagon
    [3] Purple, diamond
    [4] Teal, shield
    [5] Ochre, hollow circle
    [6] Pink, hollow square
    [7] Grey, hollow hexagon
    [8] Olive, hollow diamond
   *[other] Sky blue, hollow shield
}
start-me = Playing as { $name }
start-me-unnamed = Choose your name and colour
start-me-next = Name and colour apply to the next table you sit down at. If someone there already has your colour, they keep it.

## Tables

start-mine = Your tables
start-mine-all = Show all { $n }
start-open = Public tables
start-with = With { $names }
start-alone = Nobody else yet
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-bots-levels = { start-bots } ({ $levels })
start-in-lobby = In the lobby, ready to start
start-in-lobby-free = In the lobby, { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
start-in-pause = Paused
start-in-result = Finished
start-round = Round { $round }
start-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
start-waits = Your turn
start-go-on = Continue { $game }
start-remove = Remove table { $code } from the list
start-removed = It’s no longer in your list.
start-bring-back = Undo

## A new table

start-new = A table for friends
start-new-open = Open the table
start-new-opening = Opening…
start-new-game = Game
start-new-six = Everyone chooses at once. Avoid playing a row’s sixth card: you’d have to take the other five.
start-new-eleven = Taking turns. Get rid of your cards; each bull card lets you play more at once.
start-new-variant = Variant
start-variant-standard = Classic
start-variant-standard-how = All 104 cards, ten per player. For 2 to 10 players.
start-variant-tactics = Tactics
start-variant-tactics-how = Only cards 1 to { $cards }: you know which ones are in play. For 2 to 6.
start-variant-draft = Pick your hand
start-variant-draft-how = Like tactics, with the cards face up: everyone picks their own in turn. For 2 to 6.
start-new-ending = The match ends
start-end-at-least = At 66
start-end-at-least-how = When someone has 66 bullheads or more at the end of a round.
start-end-more-than = Above 66
start-end-more-than-how = When someone has 67 bullheads or more at the end of a round, as in the Argentine edition.
start-end-limit = At another limit
start-end-rounds = After a set number of rounds
start-new-limit = Bullhead limit
start-new-rounds = Rounds
start-new-seats = Seats
start-new-first = Who starts the first round
start-new-further = More options
start-new-starter = Who starts later rounds
start-starter-round = Lowest score in the last round
start-starter-total = Lowest total so far
start-new-steal = When no bull cards are left
start-steal-others = Take one from another player
start-steal-others-how = From whoever else has the most, even if you have more.
start-steal-leader = Only from whoever has the most
start-steal-leader-how = Only if that player has as many as you or more; otherwise you get none.
start-new-rob = Taking a bull card from someone
start-rob-must = Required
start-rob-must-how = You’re only asked when several players tie for the most.
start-rob-may = Optional
start-rob-may-how = You’re asked each time, and can say no.
start-new-deck = Bullheads on the cards
start-deck-six = As in 6 nimmt!
start-deck-six-how = 7 on the 55; 5 on other multiples of 11; 3 on multiples of 10; 2 on other numbers ending in 5; 1 on the rest.
start-deck-reported = Another distribution
start-deck-reported-how = Not confirmed: 7 on 33, 63 and 93; 5 on other numbers ending in 3; 3 on the other primes; 1 on the rest.
start-deck-own = Custom deck
start-new-clock = Clock
start-clock-off = No clock
start-clock-off-how = No rush. If someone goes offline, a bot plays for them after two minutes.
start-clock-relaxed = Relaxed
start-clock-relaxed-how = 60 seconds per move; then a bot plays for you.
start-clock-quick = Quick
start-clock-quick-how = 15 seconds per move; then a bot plays for you.
start-new-counter = Card counter
start-new-counter-how = Everyone can see which cards have come out this round.
start-new-listed = Public table
start-new-listed-how = The table is shown on the home page, and anyone can sit down.
start-less = Decrease: { $what }
start-more = Increase: { $what }
start-seat = Seat { $seat }
start-person = Person
start-bot = { $kind ->
    [calf] Calf · easy
    [heifer] Heifer · medium
    [ox] Ox · hard
   *[bull] Bull · very hard
}
start-bot-how = { $game ->
    [six_nimmt] { $kind ->
        [calf] Only sees what each card costs right now, and slips up now and then.
        [heifer] Imagines a handful of hands and forgets what has been played.
        [ox] Imagines more hands and remembers the last three tricks.
       *[bull] Imagines hundreds of hands and remembers every card.
    }
   *[eleven_nimmt] { $kind ->
        [calf] Only thinks about this turn, and often slips up.
        [heifer] Imagines a few hands; knows how high the piles are, not what is in them.
        [ox] Imagines dozens of hands and remembers every card.
       *[bull] Imagines a thousand hands and remembers every card.
    }
}
start-bot-takes = { $n } bullheads
start-bot-measure = Average bullheads per round against three cautious bots: fewer is better.

## The lobby

start-lobby-change = Options
start-options = Table options
start-options-do = Save changes
start-lobby-leave = Leave my seat
start-lobby-sent-away = You were removed from the table. If a seat is free, you can sit down again.
start-lobby-full = Every seat is taken. You can stay and watch.
start-term-limit = to { $limit } bullheads
start-term-more-than = to more than 66 bullheads
start-term-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
start-term-clock-off = no clock
start-term-clock-relaxed = 60 s per move
start-term-clock-quick = 15 s per move
start-term-counter = card counter
start-term-listed = public table
start-term-starter-total = lowest total starts
start-term-steal-leader = bull cards only from whoever has the most
start-term-rob-may = taking bull cards is optional
start-term-other-deck = different bullheads on the cards
start-seat-free = Free
start-seat-sit = Sit here
start-seat-fill = Add a bot
start-sit = Sit down
start-bot-none = Leave the seat free
start-bot-none-how = For someone who joins with the link.
start-kick = Remove { $name }
start-kick-how = Their seat becomes free. They can sit down again if they have the link.
start-begin = Start
start-begin-fill = { $n ->
    [one] Add { $n } bot and start
   *[other] Add { $n } bots and start
}
start-begin-yes = Yes, start
start-begin-sure = { $n ->
    [one] { $n } seat is free. Give it to a bot and start?
   *[other] { $n } seats are free. Give them to bots and start?
}
start-begin-free = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
start-begin-ready = The table is full.
start-begin-wait = The table is full. Waiting for { $name } to start the match.
start-begin-wait-free = { $free ->
    [one] { $free } seat is free. { $name } will start the match.
   *[other] { $free } seats are free. { $name } will start the match.
}
start-begin-nobody = This table has no host right now.
start-invite = Invite with this code
start-invite-link = Or with this link
start-invite-qr = QR code with the table’s link
start-invite-do = Invite
start-invite-copied = Link copied
start-invite-only-here = This only opens on this computer.
start-invite-only-here-how = To let phones on your Wi-Fi in, start the server with “make play LAN=1” and open the address it shows.

## Connecting to a table

start-connecting-opening = Connecting to table { $code }…
start-connecting-lost = Can’t reach the server. Retrying…
start-connecting-home = Back to home
start-take-over = Continue on this device?
start-take-over-how = This link moves a seat to this device. The other device will stop playing.
start-take-over-own = You already have a seat at this table: you’ll swap it for this one.
start-take-over-do = Yes, play here
start-take-over-not = No
