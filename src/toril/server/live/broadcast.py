"""What everybody at a table hears: a welcome, then what they may see of what happens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from toril.engine.game import Event
from toril.server.live import messages
from toril.server.live.attendance import Attendance
from toril.server.live.connection import Connection
from toril.server.tables.farewell import Farewell, farewell, leavers
from toril.server.tables.table import Table
from toril.wire.closing import Closing

if TYPE_CHECKING:
    from toril.wire.words import PersonId

_CLOSING: dict[Farewell, Closing] = {
    "left": Closing.LEFT,
    "kicked": Closing.KICKED,
    "elsewhere": Closing.ELSEWHERE,
}


def welcome(
    connection: Connection, table: Table, here: Attendance, now: int, page: str | None
) -> None:
    """Tell a client all that it may know."""
    message = messages.welcome(table, connection.person, here.info(), now, page)
    connection.push(messages.text(message))


def broadcast(here: Attendance, table: Table, events: Sequence[Event], now: int) -> None:
    """Tell everybody what they may see, and send away who has no place here any more."""
    told: dict[PersonId | None, str | None] = {}
    left = leavers(table, events)
    for connection in here:
        person = connection.person
        if person is not None and (why := farewell(table, person, connection.key, left)):
            connection.close(_CLOSING[why])
            continue
        if person not in told:
            update = messages.update(table, person, events, now)
            told[person] = None if update is None else messages.text(update)
        if message := told[person]:
            connection.push(message)
