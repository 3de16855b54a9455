"""`toril join` at work: a person at a server's table, in a terminal.

A `Visit` finds the table, `Seating` the seat; a `TableSession` then hears the server and reads
what is typed. `LatestState` keeps what the server has told of table and match; `TableInWords` puts
the table into sentences, which `Narrator` and `prompts` bring to the screen. `orders` are the words
a person can give.
"""
