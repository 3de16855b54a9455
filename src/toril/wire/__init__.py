"""What both ends of a connection share: server, client, terminal and, written down, the page.

`version`, `literals`, `table_codes`, `closing` and `events` need nothing but the engine; `inbound`
and `outbound` are the messages as Pydantic models, `reading` and `engine_schemas` read and describe
what they hold of the engine, `games` describes the games.
"""
