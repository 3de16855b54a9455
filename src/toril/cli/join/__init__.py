"""`toril join` at work: a person at a server's table, in a terminal.

A `Visit` finds the table, `Seating` the seat; a `TableSession` then hears the server and reads
what is typed. `Situation` and `SeenTable` are what is known of the match and of the people;
`Narrator` and `prompts` put it on the screen; `orders` are the words a person can give.
"""
