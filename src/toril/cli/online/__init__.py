"""`toril join` at work: a person at a server's table, in a terminal.

A `Visit` finds the table and the seat; a `Guest` stays there, hears the server and reads what is
typed. `Seen` and `Company` are what is known of the match and of the people; `Teller`, `prompts`
and `Lines` put it on the screen; `orders` are the words a person can give.
"""
