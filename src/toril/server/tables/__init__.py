"""A table as a value: `commands` decide what is written, `entries` are what is written, and
`table` is what follows from them. No clock, no files, no sockets: times are handed in.
"""
