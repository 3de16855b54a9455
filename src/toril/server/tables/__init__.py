"""A table as a value: `commands` decide what is written, `command` who may give them and when,
`entries` are what is written, and `evolve` makes from them the `table` that follows. No clock, no
files, no sockets, no bots: times are handed in, and so is who is connected.
"""
