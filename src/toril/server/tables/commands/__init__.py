"""What may be done at a table, when, and what is written for it, grouped by who orders it.

`people` is for those who sit at the table, or would like to, `links` for their other devices,
`host` for the host, `days` for the deal of the day and `server` for what happens by itself. Each
command is absolute ("commit 42 in turn 7"), so that a resent one can do no harm. One that is
refused raises and writes nothing.
"""

from toril.server.tables.commands import days, host, links, people, server

__all__ = ["days", "host", "links", "people", "server"]
