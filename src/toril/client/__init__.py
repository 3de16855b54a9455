"""A client of a Toril server: sit down at a table, hear what happens, send moves.

It keeps the seat's token as a browser would, and finds back by itself when the connection drops:
`messages` goes on with a fresh welcome, and a command that was not answered is sent again under
its old id, which the server knows.

A `Client` is told everything as the models of `toril.wire.outbound`, with the engine's own values
in them (`Heard`: news come as updates, with the view that follows from them); beneath it is a
`RawClient`, which is told it as JSON, as it came.
"""

from toril.client.client import Client
from toril.client.raw import RawClient, answer_to, new_claim, new_id
from toril.client.refusals import ServerRefused, Unreachable
from toril.client.told import Heard

__all__ = [
    "Client",
    "Heard",
    "RawClient",
    "ServerRefused",
    "Unreachable",
    "answer_to",
    "new_claim",
    "new_id",
]
