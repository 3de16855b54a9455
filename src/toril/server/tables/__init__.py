"""A table as a value: `commands` decide what is written, `given` who may have them carried out,
`entries` are what is written, and `table` is what follows from them. No clock, no files, no
sockets, no bots: times are handed in, and so is who is there.
"""
