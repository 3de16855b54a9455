"""Halls of several workers on one event loop, and people at their tables without a network."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from tests.harness.nowhere import Nowhere
from tests.harness.rooms import TOKEN
from tests.people.requests import PATIENCE
from toril.client import new_id
from toril.server.bus import Bus
from toril.server.live.connection import Connection
from toril.server.live.hall import Hall, milliseconds
from toril.server.live.room import Room
from toril.server.store import open_store, place_of
from toril.server.tables import commands
from toril.server.tables.senders import TokenDigest, digest

ANA, EVA = digest(TOKEN), digest("the token of Eva")
"""How the table knows the host, who sits there, and the one who may join her."""


@asynccontextmanager
async def halls(
    database: str, *buses: Bus | None, now: Callable[[], int] = milliseconds
) -> AsyncIterator[list[Hall]]:
    """Open a hall with each of these buses (None: without one) over the same database."""
    found: list[Hall] = []
    async with AsyncExitStack() as stack:
        for number, bus in enumerate(buses):
            store = open_store(place_of(database))
            hall = Hall(store, bus=bus, me=f"worker-{number}", bot_pause=0.0, now=now)
            await hall.begin()
            stack.push_async_callback(hall.close)
            found.append(hall)
        yield found


async def sit(room: Room, command: str | None = "eva-sits") -> int:
    """Let Eva sit down."""
    token, claim = "the token of Eva", "1" * 32
    sitting = commands.people.sit("Eva", None, token=token, claim=claim)
    return await room.act(sitting, command=command)


async def come(room: Room, person: int | None, token_digest: TokenDigest | None) -> Connection:
    """Connect somebody; a spectator is no person."""
    connection = Connection(Nowhere(), person, token_digest)
    await room.enter(connection)
    return connection


async def link(room: Room, person: int | None = None) -> str:
    """Let the host make a link, for herself or for another person; return it."""
    made = new_id()
    issue = commands.links.issue_link(person, link=made)
    await room.act(issue, token_digest=ANA, command=new_id())
    return made


async def until(done: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.005)
