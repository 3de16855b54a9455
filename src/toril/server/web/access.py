"""Who asks, from which address, how often, and for which table: for requests and sockets alike."""

import re
from typing import TYPE_CHECKING

from limits import RateLimitItem
from starlette.requests import HTTPConnection, Request

from toril.server.addresses import counted_as, is_loopback
from toril.server.live.room import Room
from toril.server.tables.refusals import Refused, day_alone, no_such_table
from toril.server.tables.senders import holder_of, sender_digest
from toril.server.tables.tries import may_see
from toril.server.web.rate_limits import MISS, Limits
from toril.wire.literals import PersonId
from toril.wire.table_codes import read_code

if TYPE_CHECKING:
    from toril.server.live.hall import Hall
    from toril.server.transport.address_accounts import AddressAccount

COOKIE = "seat"
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that proxies and tunnels add: a request with these comes from elsewhere."""

_PORT = re.compile(":[0-9]*$")


def address_of(asker: HTTPConnection) -> str:
    """Return the address of a request or socket, as it is counted."""
    return counted_as(asker.client.host if asker.client else "?")


def site_of(request: Request) -> str:
    """Return the address by which the asker reaches us: what links and pictures begin with."""
    return f"{request.url.scheme}://{request.url.netloc}"


async def is_within(asker: HTTPConnection, limit: RateLimitItem) -> bool:
    """Count one of `limit` for the asker; return whether that is still within it."""
    limits: Limits = asker.app.state.limits
    return _is_spared(asker) or await limits.allows(limit, address_of(asker))


async def check_limit(asker: HTTPConnection, limit: RateLimitItem) -> None:
    """Count one of `limit` for the asker; refuse it if that is too often."""
    if not await is_within(asker, limit):
        limits: Limits = asker.app.state.limits
        raise await limits.too_often(limit, address_of(asker))


def charge(asker: Request, cost: float) -> None:
    """Take from the asker's allowance what a call costs beyond its bytes."""
    account: AddressAccount = asker.scope["state"]["account"]
    account.charge(cost)


async def find_room(asker: HTTPConnection, typed: str) -> Room:
    """Return the table of that code, if the asker may see it.

    An address that guesses is soon refused, the table's people never.
    """
    limits: Limits = asker.app.state.limits
    hall: Hall = asker.app.state.hall
    try:
        if (code := read_code(typed)) is None:
            raise no_such_table()
        room = await hall.room(code)
    except Refused as error:
        if error.code == "no_such_table":
            await check_limit(asker, MISS)
        raise
    address = address_of(asker)
    person = holder_of(room.table, sender_digest(asker.cookies.get(COOKIE)))
    if person is None and not _is_spared(asker) and await limits.has_missed(address):
        raise await limits.too_often(MISS, address)
    check_open(asker, room, person)
    return room


def check_open(asker: HTTPConnection, room: Room, person: PersonId | None) -> None:
    """Refuse whoever may not see the table now: all but the one who plays a day's deal there."""
    hall: Hall = asker.app.state.hall
    if not may_see(room.table, person, hall.now()):
        raise day_alone()


def _is_spared(asker: HTTPConnection) -> bool:
    """Return whether the operator asks, at the machine that the server runs on.

    Proxies and tunnels come from here too, with a stranger behind them: they name themselves in
    a header, or were asked for another name than this machine's own, or the operator has said
    that there is one by naming it or the site. Then the limits hold for everybody.
    """
    return (
        asker.app.state.spares_loopback
        and asker.client is not None
        and is_loopback(asker.client.host)
        and _names_loopback(asker.headers.get("host", ""))
        and not any(name in asker.headers for name in FORWARDING)
    )


def _names_loopback(host: str) -> bool:
    name = _PORT.sub("", host.lower()).strip("[]")
    return name == "localhost" or name.endswith(".localhost") or is_loopback(name)
