"""Who knocks, and at which table: the same for requests and for sockets."""

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from toril.server.addresses import counted_as
from toril.server.live.room import Room
from toril.server.tables.codes import read_code
from toril.server.tables.refused import Refused
from toril.server.tables.senders import whose
from toril.server.web.limits import MISS, Limits

if TYPE_CHECKING:
    from toril.server.live.hall import Hall

COOKIE = "seat"


def address_of(asker: HTTPConnection) -> str:
    """Return where somebody asks from, as it is counted."""
    return counted_as(asker.client.host if asker.client else "?")


async def find_room(asker: HTTPConnection, code: str) -> Room:
    """Return the table of that code. Who guesses codes is soon refused, who sits there never."""
    limits: Limits = asker.app.state.limits
    hall: Hall = asker.app.state.hall
    address = address_of(asker)
    try:
        room = await hall.room(read_code(code))
    except Refused as error:
        if error.code == "no_such_table":
            limits.check(MISS, address)
        raise
    if limits.has_missed(address) and whose(room.table, asker.cookies.get(COOKIE)) is None:
        raise limits.too_often(MISS, address)
    return room
