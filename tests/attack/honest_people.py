"""Honest people who play while somebody attacks: `python -m tests.attack.honest_people PORT`.

Eight sit at two tables of four and are measured; six more play slowly at the three tables that
attackers look on at. A latency is the time from sending a commitment until the last of the
table's clients has heard of it. Lines on stdin say what to do: `measure` begins to count anew,
`settle` holds the next moves back, waits for what is under way and prints what was seen.
"""

import asyncio
import gc
import json
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.people.playing import table_of
from toril.bench.measured_table import JsonObject, MeasuredTable
from toril.client import RawClient, answer_to, new_id
from toril.engine.errors import TorilError
from toril.engine.six_nimmt import ChooseRow, Commit

PAUSE, SLOW_PAUSE = 0.18, 2.0
"""Everybody waits up to so many seconds in each trick."""

TABLES = ((4, PAUSE), (4, PAUSE), (2, SLOW_PAUSE), (2, SLOW_PAUSE), (2, SLOW_PAUSE))
MEASURED = 2
"""So many tables, from the first, are measured; the others are there to be looked on at."""

GRACE = 5.0
"""Seconds after the attack in which an answer may still come."""


@dataclass
class Seen:
    """What the people of one table saw."""

    latencies: list[float] = field(default_factory=list)
    unanswered: int = 0
    dropped: int = 0


class MeasuredPeople:
    """The people of one table, who share a stopwatch."""

    def __init__(self, clients: list[RawClient], pause: float, rng: Random) -> None:
        """Let `clients` play, each move within `pause` seconds."""
        self._pause, self._rng = pause, rng
        self.seen = Seen()
        self.table = MeasuredTable(clients, self.seen.latencies)
        self._asked: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.going = asyncio.Event()
        self.going.set()

    def measure_anew(self) -> None:
        """Forget what was seen so far."""
        self.seen = Seen()
        self.table.latencies = self.seen.latencies

    def begin(self) -> None:
        """Let everybody connect and play, match after match."""
        for client in self.table.clients:
            self._do(self._play(client))

    def _do(self, what: Any) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, client: RawClient) -> None:
        try:
            await self._follow(client)
        except (ConnectionClosed, TorilError):  # for good
            self.seen.dropped += 1

    def _lost(self) -> None:
        self.seen.dropped += 1

    async def _follow(self, client: RawClient) -> None:
        messages = self._answered(client.messages(when_lost=self._lost))
        async for seat, play in self.table.decisions(client, messages):
            over = play["view"]["outcome"] is not None
            self._do(self._again(client) if over else self._move(client, seat, play))

    async def _answered(self, messages: AsyncIterator[JsonObject]) -> AsyncIterator[JsonObject]:
        async for message in messages:
            if (command := answer_to(message)) is not None:
                self._asked.discard(command)
            yield message

    async def _again(self, host: RawClient) -> None:
        """Play another match; who is refused that is not answered, and asks again."""
        command = new_id()
        while True:
            try:
                await host.post("rematch", id=command)
                return
            except TorilError:
                self.seen.unanswered += 1
                await asyncio.sleep(0.5)

    async def _move(self, client: RawClient, seat: int, play: JsonObject) -> None:
        await asyncio.sleep(self._rng.random() * self._pause)
        await self.going.wait()
        legal, command = play["legal"], new_id()
        self._asked.add(command)
        if legal["kind"] == "commit":
            await self._heard_by_all(seat)
            self.table.commits(seat)
            await client.move(play, Commit(self._rng.choice(legal["cards"])), command)
        else:
            await client.move(play, ChooseRow(0), command)

    async def _heard_by_all(self, seat: int) -> None:
        """Wait until everybody has read of the last commitment: they may be a moment behind."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while seat in self.table.under_way:
                    await asyncio.sleep(0.001)
        self.seen.unanswered += seat in self.table.under_way

    async def settle(self) -> None:
        """Hold the next moves back and wait for what is under way; count what never came."""
        self.going.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self.table.under_way or self._asked:
                    await asyncio.sleep(0.02)
        self.seen.unanswered += max(len(self.table.under_way), len(self._asked))
        self.table.under_way.clear()
        self._asked.clear()

    async def leave(self) -> None:
        """Close every socket."""
        for task in self._tasks:
            task.cancel()
        for client in self.table.clients:
            with suppress(ConnectionClosed, OSError):
                await client.close()


async def _seated(base: str, people: int, pause: float, rng: Random) -> tuple[str, MeasuredPeople]:
    """Open a table, sit everybody down and start."""
    clients = await table_of(base, people, options={"rounds": 1}, clock="off")
    await clients[0].post("start")
    group = MeasuredPeople(clients, pause, rng)
    group.begin()
    await group.table.complete.wait()
    return clients[0].code or "", group


async def main(port: int) -> None:
    """Play until stdin ends."""
    rng = Random(port)
    base = f"http://127.0.0.1:{port}"
    seated = [await _seated(base, people, pause, rng) for people, pause in TABLES]
    groups = [group for _, group in seated]
    _say({"codes": [code for code, _ in seated[MEASURED:]]})
    gc.collect()
    gc.disable()  # our own pauses are not the server's
    while line := await asyncio.to_thread(sys.stdin.readline):
        if line == "settle\n":
            await asyncio.gather(*(group.settle() for group in groups))
            _say(_summary([group.seen for group in groups]))
        for group in groups:
            group.measure_anew()
            if line == "measure\n":
                group.going.set()
    await asyncio.gather(*(group.leave() for group in groups))


def _summary(seen: list[Seen]) -> dict[str, Any]:
    return {
        "latencies": sorted(one for each in seen[:MEASURED] for one in each.latencies),
        "unanswered": sum(each.unanswered for each in seen),
        "dropped": sum(each.dropped for each in seen),
    }


def _say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
