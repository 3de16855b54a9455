"""Coming and going: sockets close and open, guests give way to others, tables to new ones."""

import asyncio

from toril.bench.server.crowd import Crowd
from toril.bench.server.people import BenchTable
from toril.bench.server.seating import seat_table, sit

TICK = 0.05
ATTEMPTS = 10
MOST_AWAY = 0.5
"""Seconds between two sockets of somebody who reconnects."""

TABLE_SHARE = 0.02
"""How many of the events that are not due to matches are a whole table that goes: eight events."""


class Churn:
    """The events of all tables of a process; at each table one thing after the other."""

    def __init__(self, crowd: Crowd, tables: list[BenchTable]) -> None:
        """Change the people at `tables`, and the tables themselves."""
        self._crowd, self._tables = crowd, tables
        self._busy: set[BenchTable] = set()
        self._count = 0
        for table in tables:
            table.again = self._again

    async def run(self, rate: float) -> None:
        """Let so many events happen in a second; ends of matches bring some, the rest is ours."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        while True:
            await asyncio.sleep(TICK)
            while self._count < rate * (loop.time() - begin) and self._one():
                pass

    def _happens(self, event: str) -> None:
        self._count += 1
        self._crowd.tally.events[event] += 1

    def _one(self) -> bool:
        """Let somebody reconnect, or all people of a table leave and others open a new one.

        Return whether a table was found at which nothing else goes on.
        """
        rng = self._crowd.rng
        for _ in range(ATTEMPTS):
            number = rng.randrange(len(self._tables))
            table = self._tables[number]
            if table not in self._busy:
                self._busy.add(table)
                replaced = rng.random() < TABLE_SHARE
                self._crowd.do(self._replace(number) if replaced else self._reconnect(table))
                return True
        return False

    async def _reconnect(self, table: BenchTable) -> None:
        self._happens("reconnect")
        client = self._crowd.rng.choice(table.clients)
        try:
            client.leave()
            await asyncio.sleep(MOST_AWAY * self._crowd.rng.random())
            await client.connect()
        finally:
            self._busy.discard(table)

    async def _replace(self, number: int) -> None:
        old = self._tables[number]
        old.again = lambda _: None  # whoever has left cannot ask for another match
        for person in old.people:
            self._happens("leave")
            person.get_up()
            await old.post("leave", person.token)
            person.leave()
        new = await seat_table(self._crowd, old.load)
        new.again = self._again
        self._tables[number] = new
        for client in new.clients:
            self._happens("join")
            await client.connect()
        new.begin()
        self._busy.discard(old)

    def _again(self, table: BenchTable) -> None:
        """Play again; where nothing else goes on, half the time with another guest."""
        self._count += 1
        if table in self._busy or self._crowd.rng.random() < 0.5:
            self._crowd.do(table.rematch())
        else:
            self._busy.add(table)
            self._crowd.do(self._with_another_guest(table))

    async def _with_another_guest(self, table: BenchTable) -> None:
        try:
            await self._change_guest(table)
        finally:
            self._busy.discard(table)

    async def _change_guest(self, table: BenchTable) -> None:
        host = table.people[0]
        at = self._crowd.rng.randrange(1, len(table.people))
        guest = table.people[at]
        await table.rematch(start=False)
        self._happens("leave")
        guest.get_up()
        await table.post("leave", guest.token)
        guest.leave()
        self._happens("join")
        newcomer = await sit(table, f"Guest {self._count}")
        table.clients[at] = newcomer
        await newcomer.connect()
        await table.post("start", host.token)
