"""A client of a Toril server: sit down at a table, hear what happens, send moves.

It keeps the seat's token as a browser would, and finds back by itself when the connection drops:
`messages` goes on with a fresh welcome, and a command that was not answered is sent again under
its old id, which the server knows.

A `Client` is told everything as the models of `toril.wire.outbound`, with the engine's own values
in them; beneath it is a `RawClient`, which is told it as JSON.
"""

from toril.client.client import Client
from toril.client.raw import RawClient, ServerRefused, Unreachable, new_claim, new_id

__all__ = ["Client", "RawClient", "ServerRefused", "Unreachable", "new_claim", "new_id"]
