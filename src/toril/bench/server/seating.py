"""Sits the people of a load down: every table by the real requests, then everybody's socket."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress

from toril.bench.server.crowd import Crowd
from toril.bench.server.loads import Load
from toril.bench.server.people import BenchTable, Client, Person
from toril.client.raw import new_claim, new_id

AT_ONCE = 32
"""How many tables are set up, and sockets of one table opened, at the same time."""


async def seat_all(
    crowd: Crowd, load: Load, tables: int, progress: Callable[[int], None]
) -> list[BenchTable]:
    """Return so many tables with everybody at them; no socket is open yet."""
    gate = asyncio.Semaphore(AT_ONCE)
    done = 0

    async def one(number: int) -> BenchTable:
        nonlocal done
        async with gate:
            table = await seat_table(crowd, load, number)
        done += 1
        progress(done)
        return table

    return list(await asyncio.gather(*map(one, range(tables))))


async def seat_table(crowd: Crowd, load: Load, number: int = 0) -> BenchTable:
    """Open a table, sit everybody down and start the first match, which is a short one."""
    at = places(crowd, load, number)
    bots = [None] * load.people + [load.bot] * load.bots
    rules = load.setup(crowd.rng.randint(1, 10))
    opened = await crowd.rests[at[0]].post(
        "", {"id": new_id(), "claim": new_claim(), "name": "Ana", "bots": bots, **rules}
    )
    assert opened.token is not None
    table = BenchTable(crowd, load, json.loads(opened.body)["table"]["code"])
    table.clients.append(Person(table, opened.token, at[0]))
    for seat in range(1, load.people):
        table.clients.append(await sit(table, f"Person {seat + 1}", at[seat]))
    await table.post("start", opened.token)
    table.clients += [Client(table, at=each) for each in at[load.people :]]
    return table


def places(crowd: Crowd, load: Load, number: int) -> list[int]:
    """Return by which server each client of the table of that number plays.

    Tables take turns; where a load's people are `apart` it is by lot for each of them.
    """
    servers, clients = len(crowd.doors), load.people + load.spectators
    if load.apart:
        return [crowd.rng.randrange(servers) for _ in range(clients)]
    return [number % servers] * clients


async def sit(table: BenchTable, name: str, at: int = 0) -> Person:
    """Return a person who has sat down at a table."""
    command = {"id": new_id(), "claim": new_claim(), "name": name}
    sat = await table.crowd.rests[at].post(f"/{table.code}/sit", command)
    assert sat.token is not None
    return Person(table, sat.token, at)


async def connect_all(clients: list[Client], progress: Callable[[int], None]) -> None:
    """Open the socket of everybody; one that fails comes again a little later."""
    gate = asyncio.Semaphore(2 * AT_ONCE)
    done = 0

    async def one(client: Client) -> None:
        nonlocal done
        async with gate:
            with suppress(OSError):
                await client.connect()
                done += 1
                progress(done)
                return
            await asyncio.sleep(0.5)
            await client.connect()

    await asyncio.gather(*map(one, clients))
