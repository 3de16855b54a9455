"""A room whose table has one person, without a network around it."""

from toril.client import new_id
from toril.engine import six_nimmt
from toril.server.live.hall import Hall
from toril.server.live.room import Room
from toril.server.tables import commands
from toril.server.tables.setup import Setup

TOKEN = new_id()
"""The token of the one who sits there."""


async def open_room(hall: Hall, command: str = "the-command") -> Room:
    """Open a table for two; one of them sits down. The same command finds the same table."""
    room, _ = await hall.open(
        Setup(six_nimmt.SixNimmt(seats=2), "off", listed=False),
        commands.people.sit("Ana", None, token=TOKEN, claim="0" * 32),
        command=command,
        request=command,
    )
    return room
