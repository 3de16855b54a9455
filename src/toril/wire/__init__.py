"""What both ends of a connection share: server, client, terminal and, written down, the page.

`version`, `words`, `codes`, `closing` and `events` need nothing but the engine; `inbound` and
`outbound` are the messages as Pydantic models, `reading` and `values` read and describe what they
hold of the engine, `games` describes the games.
"""
