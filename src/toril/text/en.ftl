### Toril in English. Short, as a friend would say it at the table.

## Words

bullheads = { $n ->
    [one] { $n } bullhead
   *[other] { $n } bullheads
}
you = You
game-six_nimmt = 6 nimmt!
game-eleven_nimmt = 11 nimmt!
and = and
or = or

## Verbs: yours, or somebody else's

picks = { $you ->
    [yes] you pick
   *[no] picks
}
takes = { $you ->
    [yes] you take
   *[no] takes
}
must-take = { $you ->
    [yes] you must take
   *[no] must take
}
plays = { $you ->
    [yes] you play
   *[no] plays
}
gets = { $you ->
    [yes] you get
   *[no] gets
}
robs = { $you ->
    [yes] you take
   *[no] takes
}
runs-out = { $you ->
    [yes] you have
   *[no] has
}
holds = { $you ->
    [yes] you hold
   *[no] holds
}

## What happens: 6 nimmt!

story-drafted = { $name }: { picks } the { $card }.
story-rows-opened = The cards left over open the rows: { $cards }.
story-revealed = Revealed: { $cards }.
story-placed = { $name }: { $card } goes to row { $row }.
story-sixth = { $name }: { $card } is the sixth card: { takes } { $cards }, { bullheads } (row { $row }).
story-full-row = { $name }: { $card } does not fit into the row: { takes } { $cards }, { bullheads }.
story-too-low = { $name }: { $card } is lower than every row; { must-take } one.
story-took-row = { $name }: { $card } opens row { $row } and { takes } { $cards }, { bullheads }.

## What happens: 11 nimmt!

story-played = { $name }: { plays } { $groups }.
story-group = { $cards } on { $top }
story-pile-taken = { $name }: { takes } the pile of the { $top }.
story-pile-cards = The pile held: { $cards }.
story-bull-supply = { $name }: { gets } a bull card.
story-bull-robbed = { $name }: { robs } a bull card from { $victim }.
story-robbed-you = { $name }: takes a bull card from you.
story-must-rob = { $name }: { picks } whom to take a bull card from.
story-piles-opened = New piles: { $cards }.
story-out = { $name }: { runs-out } no cards left and the round is over.
story-deck-empty = The draw deck is empty: the round is over.
lap-play = { $name }: left { $cards } on top.
lap-take = { $name }: { takes } the pile of the { $top }; new piles: { $cards }.
story-hand-left = { $name }: { holds } { $cards }, { bullheads }.

## Rounds and the end

round-scored = Round { $round } · { $scores }
round-started = Round { $round } begins.
round-started-by = Round { $round }. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
score = { $name } +{ $n } = { $total }
match-over = The match is over.
match-won = { $you ->
    [yes] You win, with { bullheads }.
   *[no] { $name } wins, with { bullheads }.
}
match-shared = { $names } share the win, with { bullheads }.
ended-limit = A total reached the limit.
ended-rounds = All rounds are played.

## The table

title-six = Round { $round } · trick { $trick } of { $tricks }
title-draft = Round { $round } · picking cards
title-over = Round { $round } · over
title-eleven = Round { $round } · { $you ->
    [yes] your turn
   *[no] turn of { $name }
}
label-row = row { $row }
label-pool = Cards to pick
label-hand = Your hand
label-own = Your card
label-piles = Piles
label-state = Draw deck: { $deck } · bull cards in the supply: { $supply }
seat-six = { $name }: { $taken } this round, { $total } in all
seat-eleven = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $bulls ->
    [one] { $bulls } bull
   *[other] { $bulls } bulls
}, { $total ->
    [one] { $total } bullhead
   *[other] { $total } bullheads
}

## Questions

ask-commit = Which card do you play?
ask-draft = Which card do you pick?
ask-row = Your { $card } is lower than every row. Which row do you take (1 to { $last })?
ask-turn = What do you play?
ask-turn-none = No card of yours fits. Which pile do you take?
ask-rob = Whom do you take a bull card from? { $seats }
fits-one = One of these fits
fits-many = Several fit, on { $piles ->
    [one] { $piles } pile
   *[other] up to { $piles } piles
}
confirm-commit = You play { $card }. Enter to confirm, or another card:
confirm-draft = You pick { $card }. Enter to confirm, or another card:
confirm-row = You take row { $row }. Enter to confirm, or another row:
confirm-play = You play { $groups }. Enter to confirm, or something else:
confirm-take = You take the pile of the { $top }. Enter to confirm, or something else:
confirm-rob = You take it from { $name }. Enter to confirm, or somebody else:
which-pile = On which pile? Type { $examples }.
not-understood = "{ $text }" is not clear to me; ? explains how to write it.
help-card = Type the number of one of your cards.
help-row = Type the number of the row you take; its bullheads stand at its end.
help-turn = Type the card and the pile: 36>31. Several: 34 36>33, 51>50. To take a pile: take 31.
help-rob = Type the number or the name of the seat that gives you its bull card.
help-signs = 30³ is the 30 with three bullheads; | is the sixth place, and ! warns of a full row.
help-signs-eleven = 30³ is the 30 with three bullheads.
help-keys = Enter shows the table, ? help, r rules, q quit and keep.
welcome = { $game } against { $names }.
resumed = The match goes on, round { $round }. The last thing was:
kept = The match is kept in { $file }
go-on = To go on: { $command }

## Replay and verify

replay-round = Round { $round }
replay-rows = Rows: { $cards }
replay-piles = Piles: { $cards }
replay-at = After { $at } of { $moves } moves
verified = Valid: { $game }, { $seats } seats, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
verified-unfinished = The match has not ended: seed and deals are still secret.
verified-seed = Seed { $seed }
verified-fair = The seed follows from the secret, whose hash is { $hash }, and from the nonce that each person brought.
verified-deal = Deal of round { $round }: { $cards } …

## Rules

rules-six =
    6 nimmt! · 2 to 10 players · the fewest bullheads win
    
    Every round the cards 1 to 104 are shuffled: ten for each person, and four that open four rows. There are ten tricks. In each, everybody puts one card face down; when all are there they are turned over at once and placed from the lowest to the highest.
    
    A card goes to the right of the row whose last card is the nearest lower one. A row holds five: the card that would be sixth takes those five and starts the row anew. If a card is lower than the last card of every row, its owner chooses a row, takes it, and leaves the card there.
    
    Every card you take counts its bullheads: 7 on the 55; 5 on the other multiples of 11; 3 on the multiples of 10; 2 on the other numbers ending in 5; 1 on the rest. When somebody has reached 66 at the end of a round the match is over, and the lowest total wins. Ties share the win.
    
    Variants for 2 to 6: "tactics" uses only the lowest cards, ten for each person and four more; in "draft" those cards also lie open and are picked in turn until everybody has ten; the four left over open the rows.
rules-eleven =
    11 nimmt! · 2 to 7 players · get rid of your cards
    
    There are cards from 1 to 100, ten for each person; the rest is the draw deck, and its first card opens a pile. On your turn you play a card onto a pile, or take a whole pile into your hand.
    
    A card fits if it is above the pile's top card by 10 at most; after 100 comes 1. If none of yours fits you must take a pile, and you may also do so when one would fit. Whoever takes a pile opens two more with cards from the draw deck. Nobody may look below a pile's top card.
    
    If the pile had three cards or more you get a bull card. With one you may play several cards onto one pile in your turn, all within 10 of the card that was on top; with two, onto two piles; and so on. They are not used up. When none is left you take one from whoever holds most.
    
    The round ends when somebody has no cards left, and the others add up the bullheads in their hands; or when the draw deck is empty, and then everybody does. Cards show the bullheads they have in 6 nimmt!: 7 on the 55; 5 on the other multiples of 11; 3 on the multiples of 10; 2 on the other numbers ending in 5; 1 on the rest. There are as many rounds as people; whoever scored fewest in the last one begins. The lowest total wins, and ties share the win.

## Tables by link

join-code = Code of a table, or Enter to open a new one:
join-watch-code = Code of the table:
join-no-code = A code has six letters and digits, like K7W2FP.
join-game = 6 or 11? [{ $game }]
join-seats = How many seats, yours included? [{ $seats }]
join-bots = Bots? How many, or which, like cautious,random [none]
join-name = Your name? [{ $name }]
join-player = player
join-open-elsewhere = You sit here already as { $name } in another window. Enter for the same seat, or another name:
join-take-over = This link takes a seat over from another device. Take it? [y/N]
join-seat-gone = Your seat at this table is gone.
join-too-late = The match has begun: you look on.
join-full = Every seat is taken: you look on.
join-not-kept = The seat cannot be remembered on this computer: { $why }
join-table = Table { $code } · { $game }
join-clock-off = no clock
join-clock-relaxed = relaxed clock
join-clock-quick = quick clock
join-variant = variant { $variant }
join-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
join-limit = up to { $limit } bullheads
join-own-rules = rules of its own
join-seat = seat { $seat }
join-free = free
join-bot = { $name } (bot)
join-gave-up = { $name } (gave up; a bot played)
join-mark-you = you
join-mark-host = host
join-pass-on = To invite somebody: { $link }
join-hash = Hash of the deals: { $hash }
join-sat = { $name } sits down at seat { $seat }.
join-freed = Seat { $seat } is free.
join-bot-sat = { $bot } (bot) gets seat { $seat }.
join-left = { $name } has left.
join-kicked = { $name } was sent away.
join-kicked-match = { $name } was sent away; a bot plays on.
join-resigned = { $you ->
    [yes] You give the match up; a bot plays on.
   *[no] { $name } gives the match up; a bot plays on.
}
join-host-now = { $you ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
join-bot-left = { $you ->
    [yes] You have left: a bot plays for you.
   *[no] { $name } has left: a bot plays for now.
}
join-bot-clock = { $you ->
    [yes] Your time is up: a bot plays for you.
   *[no] { $name } ran out of time: a bot plays for now.
}
join-bot-away = { $you ->
    [yes] You were not connected: a bot plays for you.
   *[no] { $name } is not connected: a bot plays for now.
}
join-gave-back = { $you ->
    [yes] You are back: you play again.
   *[no] { $name } is back and plays again.
}
join-paused = The match is paused.
join-resumed = The match goes on.
join-link-given = The host made a new link for { $name }.
join-away = { $name } is not connected.
join-present = { $name } is connected again.
join-lost = The connection is lost; trying to get it back…
join-found = The connection is back.
join-watching = You look on. { $game }: { $names }.
join-clock = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
join-exchanged = You play { $card } instead.
join-turn-passed = The turn has passed: what you typed does not count.
join-wait = Waiting for { $names }:
join-wait-own = Your card: { $card }. Waiting for { $names }:
join-ask-fill = Type bot to fill a seat, start to begin (? helps):
join-ask-start = Every seat is taken. Type start to begin (? helps):
join-ask-wait = { $name } starts the match (? helps):
join-ask-sit = A seat is free. Type sit to take it (? helps):
join-ask-watch = You look on (? helps):
join-ask-paused = Paused (? helps):
join-ask-resume = Paused. Type resume to go on (? helps):
join-ask-back = A bot plays for you. Enter, and you play again:
join-ask-again = Type again for another match, save for the record, q to leave:
join-ask-end = Type save for the record, q to leave. { $name } can start another match:
join-help-lobby = start begins the match. bot 2 random gives seat 2 to a bot, free 2 frees it. kick 2 sends somebody away.
join-help-seat = link makes a link to move your seat to another device. leave gives the seat up.
join-help-host = pause stops the match, resume goes on. kick 2 sends somebody away. link 2 makes a link for somebody who lost theirs.
join-help-match = link makes a link to move your seat to another device. resign gives the match up. leave lets a bot play until you return.
join-help-exchange = Until everybody has chosen you may type another card.
join-help-again = again plays once more. lobby lets others sit down first.
join-help-save = save FILE keeps the record of the match, save alone where records are kept. leave gives your seat up.
join-keys = Enter shows the table, ? help, r rules, q leaves and keeps your seat.
join-keys-watch = Enter shows the table, ? help, r rules, q leaves.
join-sure-resign = Give the match up? A bot plays on. [y/N]
join-sure-kick = Send { $name } away? [y/N]
join-sure-kick-match = Send { $name } away? A bot plays on to the end. [y/N]
join-how-to-fill = Type bot to fill a free seat.
join-link = For another device, once and within 15 minutes: { $link }
join-which-seat = Which seat? They are 0 to { $last }.
join-nobody-there = No person sits there.
join-file-there = { $file } is there already.
join-saved = The record is kept in { $file }
join-hash-same = Its hash is the one that was shown before the match.
join-hash-other = Its hash is NOT the one that was shown before the match!
join-verify = To check it: { $command }
join-gone = You have left the table.
join-gone-for-now = You have left the table: a bot plays for you until you return.
join-sent-away = The host sent you away.
join-elsewhere = Your seat is played from another device now.
join-seat-kept = Your seat is kept; a bot plays for you if the others have to wait.

## The server

serve-here = Toril is at { $link }
serve-lan = Open to the home network: its address is { $link }, or this code:
serve-no-network = Open to the home network, but this machine is in none.
serve-join = To play from another terminal: { $command }
serve-database = Everything is kept in { $file }
serve-stop = Ctrl-C stops it; every match is kept.
serve-stopped = Everything is kept.
door-what = 6 nimmt! and 11 nimmt! are played here, with friends and with bots.
door-how = The page is being built. Until then one plays from a terminal:
unofficial = This is not an official product.
db-migrated = The database went from version { $before } to { $after }.
db-current = The database is of version { $version } already.
db-backed-up = Copied to { $file }, { $size } KiB.
db-pruned = Tables deleted: { $tables }. Tables that lost the names: { $nameless }.
