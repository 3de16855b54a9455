### The terminal: `toril join`, a table by link.

join-code = Code of a table, or Enter to open a new one:
join-watch-code = Code of the table:
join-no-code = A code has six letters and digits, like K7W2FP.
join-game = 6 or 11? [{ $game }]
join-seats = How many seats, yours included? [{ $seats }]
join-bots = Bots? How many, or which, like bull,calf [none]
join-name = Your name? [{ $name }]
join-player = player
join-open-elsewhere = You sit here already as { $name } in another window. Enter for the same seat, or another name:
join-take-over = This link takes a seat over from another device. Take it? [y/N]
join-seat-gone = Your seat at this table is gone.
join-was-sent-away = The host sent you away: you look on. Before a match you can sit down again while a seat is free.
join-opens-again = Everybody has left this table: you open it again.
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
join-counter = with a card counter on the page
join-seat = seat { $seat }
join-free = free
join-bot = { $name } (bot)
join-gave-up = { $name } (gave up; a bot played)
join-mark-you = you
join-mark-host = host
join-pass-on = To invite somebody: { $link }
join-drawing = All devices shuffle together …
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
join-not-yet = Not yet: wait until you are asked for it.
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
join-ask-wake = The match rests, because nobody was playing. Enter, and you play again:
join-ask-rests = The match rests until somebody plays again (? helps):
join-ask-again = Type again for another match, save for the record, q to leave:
join-ask-end = Type save for the record, q to leave. { $name } can start another match:
join-ask-open-again = Everybody has left. Type sit to open the table again, save for the record, q to leave:
join-help-lobby = start begins the match. bot 2 bull gives seat 2 to a bot, free 2 frees it. kick 2 sends somebody away.
join-help-seat = link makes a link to move your seat to another device. leave gives the seat up.
join-help-host = pause stops the match, resume goes on. kick 2 sends somebody away. link 2 makes a link for somebody who lost theirs.
join-help-match = link makes a link to move your seat to another device. resign gives the match up. leave lets a bot play until you return.
join-help-exchange = Until everybody has chosen you may type another card.
join-help-again = again plays once more. lobby lets others sit down first.
join-help-save = save FILE keeps the record of the match, save alone where records are kept. leave gives your seat up.
join-help-fair = fair shows the check of the deals, point by point.
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
join-verify = To check it: { $command }
join-left-out = Your number did not count in the draw, though it was sent after { $after } ms: the deals of this match prove nothing to you.
join-fair-how = Type fair for every point.
join-record-file = Record: { $file }
join-notes-file = Notes: { $file }
join-check-failed = The deals could not be checked: { $why }
join-unchecked = The server did not give the record in time: the deals of the last match are not checked.
join-fair-later = The deals are checked when the match is over.
join-notes-not-kept = Notes for the check of the deals cannot be kept: { $why }
join-gone = You have left the table.
join-gone-for-now = You have left the table: a bot plays for you until you return.
join-sent-away = The host sent you away. The same command lets you look on, or sit down again while a seat is free.
join-elsewhere = Your seat is played from another device now.
join-seat-kept = Your seat is kept; a bot plays for you if the others have to wait.
