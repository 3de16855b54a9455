### Words that people may type in the terminal, separated by commas. Those of every language are
### understood at once. The first of an order is the one that the sentences in terminal_join.ftl mention.

## At a table: orders

typed-start = start
typed-bot = bot
typed-free = free
typed-kick = remove, kick
typed-leave = leave
typed-resign = resign
typed-pause = pause
typed-resume = resume
typed-end = end
typed-again = again
typed-lobby = lobby
typed-link = link
typed-sit = sit
typed-save = save
typed-fair = fair

## Answers: yes, no bots, and a game by the number on its box, which comes first

typed-yes = y, yes
typed-none = none, no
typed-game-six = 6, six
typed-game-eleven = 11, eleven

## Bots, as a list of them calls them

typed-calf = calf
typed-heifer = heifer
typed-ox = ox
typed-bull = bull

## In moves: “row 2”, “take 31”, “36 on the 31”, and whom to take a bull card from: “nobody”

typed-row = row
typed-take = take, t
typed-on = on, on the, onto
typed-nobody = nobody, from nobody, none, no, decline
