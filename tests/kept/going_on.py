"""People who sat at a kept table and go on there, with their old tokens, at a server of today."""

import asyncio
import json
from random import Random
from typing import Any

from tests.harness.in_thread import Running
from tests.kept import EVERY_TABLE, KEPT
from tests.kept.checks import people
from tests.people.playing import Watch, play_through
from toril.client import RawClient
from toril.engine.record import Record


def tables_where(**wanted: Any) -> list[tuple[str, str]]:
    """Return the tables of which this was kept."""
    return [
        (commit, code)
        for commit, code in EVERY_TABLE
        if wanted.items() <= KEPT[commit].tables[code].items()
    ]


def host_of(server: Running, code: str, kept: dict[str, Any]) -> RawClient:
    """Return the host, who comes back."""
    token = next(chair["token"] for chair in people(kept) if chair["person"] == kept["host"])
    return RawClient(server.base, code, token)


async def host_of_full(server: Running, code: str, kept: dict[str, Any]) -> RawClient:
    """Return the host of a lobby, somebody new where there was none; bots take the free seats."""
    if kept["host"] is None:
        host = RawClient(server.base, code)
        await host.sit("Zoe")
    else:
        host = host_of(server, code, kept)
    for seat, chair in enumerate((await host.look())["seats"]):
        if chair["person"] is None and chair["bot"] is None:
            await host.post("bot", seat=seat, bot="random")
    return host


async def play_on(
    clients: list[RawClient], match: int, watch: Watch = lambda _: None
) -> list[dict[str, Any]]:
    """Let everybody play by lot until that match has ended; return their last messages."""
    playing = [
        play_through(client, Random(number), watch, match=match)
        for number, client in enumerate(clients)
    ]
    return await asyncio.gather(*playing)


async def record_of(server: Running, code: str, number: int) -> Record:
    """Download the record of a match."""
    client = RawClient(server.base, code)
    data = await client.ask("GET", f"/api/tables/{code}/record?match={number}")
    return Record.loads(json.dumps(data).encode())
