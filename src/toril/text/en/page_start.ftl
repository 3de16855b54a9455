### The page: the start, and the lobby before the match.

## The start

start-what = The game of the bullheads, with friends or with bots.
start-corner = Language, rules and settings
start-to-dark = Switch to night colours
start-to-light = Switch to day colours
start-play = Play now
start-play-label = { $game } Play now, against three bots
start-play-against = Three bots:
start-play-mixed = A mixed bunch
start-dealing = Dealing…
start-create = Open a table for friends
start-join = Join
start-join-label = A table's code or link
start-join-placeholder = Code or link
start-join-empty = Type the table's code, or paste its link.
start-join-no-code = A code has six letters and digits, like K7W 2FP.
start-unofficial = Made by fans; not an official product.
start-guest = Guest
start-name = Your name

## Tables

start-mine = Your tables
start-mine-all = Show all { $n }
start-open = Tables open to anybody
start-with = With { $names }
start-alone = Nobody else yet
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-in-lobby = In the lobby, ready to start
start-in-lobby-free = In the lobby, { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
start-in-match = Being played
start-in-pause = Paused
start-in-result = Finished

## A new table

start-new = A table for friends
start-new-open = Open the table
start-new-opening = Opening…
start-new-game = Game
start-new-six = Everybody chooses at once. Don't lay a row's sixth card: it takes the other five.
start-new-eleven = In turns. Get rid of your cards; each bull lets you play more at once.
start-new-variant = Variant
start-variant-standard = Classic
start-variant-standard-how = All 104 cards, ten for each person. For 2 to 10.
start-variant-tactics = Tactics
start-variant-tactics-how = Only the cards 1 to { $cards }: you know which are there. For 2 to 6.
start-variant-draft = Pick your hand
start-variant-draft-how = Like tactics, with the cards face up: everybody picks their own in turns. For 2 to 6.
start-new-ending = It ends
start-end-at-least = At 66
start-end-at-least-how = When somebody has 66 bullheads or more at the end of a round.
start-end-more-than = Above 66
start-end-more-than-how = When somebody has 67 bullheads or more at the end of a round, as in the Argentine edition.
start-end-limit = Another limit
start-end-rounds = After a number of rounds
start-new-limit = Bullheads that end the match
start-new-rounds = Rounds
start-new-seats = Seats
start-new-first = Who starts the first round
start-new-further = More options
start-new-starter = Who starts each later round
start-starter-round = Whoever had the fewest in the last one
start-starter-total = Whoever has the fewest in total
start-new-steal = When no bull cards are left
start-steal-others = Take one from another
start-steal-others-how = From whoever else has most, even if you have more.
start-steal-leader = Only from whoever is ahead
start-steal-leader-how = Only if that person has as many as you or more; otherwise you get none.
start-new-rob = Taking a bull card from another
start-rob-must = You must
start-rob-must-how = You are asked only where several have most.
start-rob-may = You may
start-rob-may-how = You are asked each time, and may go without.
start-new-deck = Bullheads on the cards
start-deck-six = As in 6 nimmt!
start-deck-six-how = 7 on the 55; 5 on multiples of 11; 3 on those of 10; 2 on those ending in 5; 1 on the rest.
start-deck-reported = The other table
start-deck-reported-how = Not confirmed: 7 on 33, 63 and 93; 5 on those ending in 3; 3 on the other primes; 1 on the rest.
start-deck-own = A deck of your own
start-new-clock = Clock
start-clock-off = No clock
start-clock-off-how = No hurry. If somebody loses the connection, a bot plays for them after two minutes.
start-clock-relaxed = Relaxed
start-clock-relaxed-how = 60 seconds for each decision; then a bot decides.
start-clock-quick = Quick
start-clock-quick-how = 15 seconds for each decision; then a bot decides.
start-new-counter = Cards seen
start-new-counter-how = Anybody may look up which cards of the round are out.
start-new-listed = Open to anybody
start-new-listed-how = The table is shown on the start page, and anybody may sit down.
start-less = Less: { $what }
start-more = More: { $what }
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
        [calf] Only sees what each card costs right now, and slips now and then.
        [heifer] Imagines a handful of hands and forgets what has been played.
        [ox] Imagines more hands and remembers the last three tricks.
       *[bull] Imagines hundreds of hands and remembers every card.
    }
   *[eleven_nimmt] { $kind ->
        [calf] Only thinks of this turn, and slips often.
        [heifer] Imagines a few hands; knows how high the piles are, not what lies in them.
        [ox] Imagines dozens of hands and remembers every card.
       *[bull] Imagines a thousand hands and remembers every card.
    }
}
start-bot-measure = Bullheads a round, on average, against three cautious bots: fewer is better.

## The lobby

start-lobby-change = Change
start-options = The table's options
start-options-do = Save the changes
start-lobby-leave = Leave my seat
start-lobby-sent-away = The host sent you away. While a seat is free you can sit down again.
start-lobby-full = Every seat is taken. You can stay and watch.
start-term-limit = to { $limit } bullheads
start-term-more-than = to more than 66 bullheads
start-term-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
start-term-clock-off = no clock
start-term-clock-relaxed = 60 s a decision
start-term-clock-quick = 15 s a decision
start-term-counter = cards seen
start-term-listed = open to anybody
start-term-starter-total = whoever has fewest in total starts
start-term-steal-leader = bulls only from whoever is ahead
start-term-rob-may = taking a bull from another is optional
start-term-other-deck = other bullheads on the cards
start-seat-free = Free
start-seat-sit = Sit here
start-seat-fill = Add a bot
start-seat-host = { $you ->
    [yes] you are the host
   *[no] the host
}
start-sit = Sit down
start-bot-none = Leave the seat free
start-bot-none-how = For somebody who comes by the link.
start-kick = Send away { $name }
start-kick-how = The seat becomes free. They can sit down again if they have the link.
start-begin = Start
start-begin-fill = Start with bots
start-begin-free = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
start-begin-ready = Everybody is here.
start-begin-wait = Everybody is here. { $name } starts the match.
start-begin-wait-free = { $free ->
    [one] { $free } seat is free. Then { $name } starts the match.
   *[other] { $free } seats are free. Then { $name } starts the match.
}
start-begin-nobody = This table has no host now.
start-invite = Invite with this code
start-invite-link = Or with this link
start-invite-qr = QR code with the table's link
start-invite-only-here = This address works on this machine only. For other phones, open the server to the home network with “make play LAN=1”.

## Connecting to a table

start-connecting-opening = Opening table { $code }…
start-connecting-lost = No connection to the server. Still trying.
start-connecting-home = To the start
start-take-over = Go on with this device?
start-take-over-how = This link brings a seat to this device. The other device stops playing.
start-take-over-own = You already have a seat at this table: you would give it up for this one.
start-take-over-do = Yes, play here
start-take-over-not = No
