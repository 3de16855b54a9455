### The terminal: `toril join`, a table by link.

join-code = Table code, or Enter to open a new table:
join-watch-code = Table code:
join-no-code = A code has six letters or digits, like K7W2FP.
join-game = 6 or 11? [{ $game }]
join-seats = How many seats, yours included? [{ $seats }]
join-bots = Bots? How many, or which, like bull,calf [none]
join-name = Your name? [{ $name }]
join-player = player
join-open-elsewhere = You already have a seat here as { $name } in another window. Enter for the same seat, or another name:
join-take-over = This link takes the seat away from another device. Take it? [y/N]
join-seat-gone = You no longer have your seat at this table.
join-was-sent-away = You were removed from the table: you can watch. Before a match you can sit down again if a seat is free.
join-opens-again = Everyone has left this table: you’re opening it again.
join-too-late = The match has already started: you can watch.
join-late = The match has already started, but a bot’s seat is offered.
join-full = Every seat is taken: you can watch.
join-not-kept = The seat can’t be remembered on this computer: { $why }
join-table = Table { $code } · { $game }
join-clock-off = no clock
join-clock-relaxed = relaxed clock
join-clock-quick = quick clock
join-variant = variant { $variant }
join-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
join-limit = to { $limit } bullheads
join-own-rules = custom rules
join-counter = with a card counter on the page
join-seat = seat { $seat }
join-free = free
join-bot = { $name } (bot)
join-gave-up = { $name } (resigned; a bot played)
join-mark-you = you
join-mark-host = host
join-pass-on = To invite: { $link }
join-drawing = Shuffling together…
join-sat = { $name } takes seat { $seat }.
join-heir = { $you ->
    [yes] You take over { $bot }’s seat from the next round on.
   *[no] { $name } takes over { $bot }’s seat from the next round on.
}
join-offered = The host offers { $bot }’s seat to whoever comes, from the next round on.
join-not-offered = { $bot }’s seat is no longer offered.
join-went-on = The deals from round { $round } on were drawn anew.
join-freed = Seat { $seat } is free.
join-bot-sat = { $bot } (bot) takes seat { $seat }.
join-paused = The match is paused.
join-resumed = The match continues.
join-present = { $name } is back online.
join-lost = Connection lost. Reconnecting…
join-found = Connected again.
join-watching = You’re watching. { $game }: { $names }.
join-clock = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
join-exchanged = You play { $card } instead.
join-turn-passed = Too late: that turn is over.
join-not-yet = Not yet: wait until you’re asked.
join-wait = Waiting for { $names }:
join-wait-own = Your card: { $card }. Waiting for { $names }:
join-ask-fill = Type bot to fill a seat, start to begin (? help):
join-ask-start = Every seat is taken. Type start to begin (? help):
join-ask-wait = Waiting for { $name } to start (? help):
join-ask-sit = A seat is free. Type sit to take it (? help):
join-ask-watch = You’re watching (? help):
join-ask-heir = You play from the next round on (? help):
join-ask-offered = Type sit to take over a bot’s seat from the next round on (? help):
join-ask-paused = Paused (? help):
join-ask-resume = Paused. Type resume to continue (? help):
join-ask-back = A bot is playing for you. Press Enter to play again:
join-ask-wake = The match was put on hold because nobody was playing. Press Enter to play again:
join-ask-rests = The match is on hold until someone plays again (? help):
join-ask-again = Type again for another match, save for the record, q to quit:
join-ask-end = Type save for the record, again to ask for another match, q to quit:
join-ask-end-watch = Type save for the record, q to quit. { $name } can start another match:
join-ask-open-again = Everyone has left. Type sit to open the table again, save for the record, q to quit:
join-help-lobby = start begins the match. bot 2 bull gives seat 2 to a bot, free 2 frees it. remove 2 removes whoever is in seat 2.
join-help-seat = link creates a link to move your seat to another device. leave gives up the seat.
join-help-host = pause stops the match, resume continues it. end ends it for everyone. remove 2 removes whoever is in seat 2. link 2 creates a link for that person to rejoin. free 2 offers the seat of a bot to whoever comes, bot 2 takes that back.
join-help-match = link creates a link to move your seat to another device. resign ends the match for you. leave lets a bot play until you return.
join-help-exchange = Until everyone has chosen, you can type another card.
join-help-again = again plays another match. lobby lets others sit down first.
join-help-save = save FILE saves the record of the match; save alone, where records are kept. leave gives up your seat.
join-help-fair = fair shows the check of the deals, point by point.
join-keys = Enter shows the table, ? help, r rules, q quits and keeps your seat.
join-keys-watch = Enter shows the table, ? help, r rules, q quits.
join-sure-end = End the match for everyone? Nobody wins it, and it can’t be resumed. [y/N]
join-sure-resign = Resign from the match? A bot plays on. [y/N]
join-sure-kick = Remove { $name }? [y/N]
join-sure-kick-match = Remove { $name }? A bot plays on to the end. [y/N]
join-how-to-fill = Type bot to fill a free seat.
join-link = For another device, once and within 15 minutes: { $link }
join-which-seat = Which seat? They go from 0 to { $last }.
join-nobody-there = There’s no person in that seat.
join-file-there = { $file } already exists.
join-saved = The record is saved in { $file }
join-verify = To check it: { $command }
join-left-out = Your number didn’t count in the draw, although it was sent after { $after } ms: the deals of this match prove nothing to you.
join-fair-how = Type fair to see every point.
join-record-file = Record: { $file }
join-notes-file = Notes: { $file }
join-check-failed = The deals couldn’t be checked: { $why }
join-unchecked = The server didn’t provide the record in time: the deals of the last match were not checked.
join-fair-later = The deals are checked when the match is over.
join-notes-not-kept = The notes for checking the deals can’t be saved: { $why }
join-gone = You left the table.
join-gone-for-now = You left the table: a bot plays for you until you return.
join-sent-away = You were removed from the table. The same command lets you watch, or sit down again if a seat is free.
join-elsewhere = You’re now playing on another device or in another window.
join-seat-kept = Your seat is kept; a bot plays for you if the others have to wait.
