"""The people of `toril bench server`: they sit at tables over real sockets and play.

In a paced run everybody commits at a moment of their own within each trick's time; flat out they
answer at once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random

from toril.bench.measured_table import JsonObject, MeasuredTable
from toril.client.raw import RawClient
from toril.engine.six_nimmt import ChooseRow, Commit
from toril.engine.value import value


@value
class Load:
    """One run: so many tables, people and bots at each; seconds for a trick, 0 for at once."""

    name: str
    tables: int
    people: int
    bots: int
    pace: float


@dataclass(slots=True)
class Tally:
    """What the people of all tables saw."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    matches: int = 0
    refused: int = 0


class Party:
    """The people of one table, who play as a load says."""

    def __init__(self, clients: list[RawClient], load: Load, tally: Tally, rng: Random) -> None:
        """Let `clients` play as `load` says."""
        self._table = MeasuredTable(clients, tally.latencies)
        self._load, self._tally, self._rng = load, tally, rng
        self._thinking: set[asyncio.Task[None]] = set()

    @property
    def complete(self) -> asyncio.Event:
        """Set when everybody has been welcomed."""
        return self._table.complete

    async def play(self) -> None:
        """Play match after match until cancelled."""
        try:
            async with asyncio.TaskGroup() as group:
                for client in self._table.clients:
                    group.create_task(self._play(client))
        finally:
            for task in self._thinking:
                task.cancel()
            for client in self._table.clients:
                await client.close()

    async def _play(self, client: RawClient) -> None:
        async for seat, play in self._table.decisions(client, self._counted(client.messages())):
            if play["view"]["outcome"] is not None:
                self._tally.matches += 1
                await client.post("rematch")
            else:
                task = asyncio.ensure_future(self._move(client, seat, play))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)

    async def _counted(self, messages: AsyncIterator[JsonObject]) -> AsyncIterator[JsonObject]:
        async for message in messages:
            self._tally.refused += message["kind"] == "refused"
            yield message

    async def _move(self, client: RawClient, seat: int, play: JsonObject) -> None:
        if self._load.pace:
            await asyncio.sleep(self._rng.random() * self._load.pace)
        legal = play["legal"]
        if legal["kind"] == "commit":
            self._table.commits(seat)
            await client.move(play, Commit(self._rng.choice(legal["cards"])))
        else:
            await client.move(play, ChooseRow(0))
        self._tally.moves += 1


async def seat_party(
    base: str, load: Load, gate: asyncio.Semaphore, progress: Callable[[str], None]
) -> list[RawClient]:
    """Open a table, sit everybody down and start."""
    async with gate:
        host = RawClient(base)
        bots = [None] * load.people + ["cautious"] * load.bots
        seats = load.people + load.bots
        await host.open(name="Ana", game="six_nimmt", seats=seats, bots=bots)
        clients = [host, *(RawClient(base, host.code) for _ in range(load.people - 1))]
        for number, client in enumerate(clients[1:], start=2):
            await client.sit(f"Person {number}")
        await host.post("start")
        progress(f"{load.name}, {load.tables} tables: setting up")
        return clients
