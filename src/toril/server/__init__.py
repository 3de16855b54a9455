"""Tables by link: people and bots play over the network, never stuck, nothing lost or leaked.

`tables` is pure: a table is folded from its entries, and a command gives the next entries or a
refusal. `store` keeps the entries. `live` holds the tables that somebody plays at: sockets,
bots, clocks. `web` is HTTP and WebSockets: the protocol and its guards. `transport` counts what
clients send before anything of it is parsed. `serve` puts all of it together.
"""
