"""The tables that somebody plays at now: sockets, bots and clocks around a table's value."""
