"""The process with the people of `toril bench server`: it does what lines of JSON on stdin say."""

import asyncio
import gc
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from toril.bench.server.churn import Churn
from toril.bench.server.crowd import Crowd
from toril.bench.server.limit_listeners import LimitListeners
from toril.bench.server.loads import Load
from toril.bench.server.orders import orders, run_fast, say
from toril.bench.server.people import BenchTable, Client
from toril.bench.server.processes import pin_to_others
from toril.bench.server.rest import NotAnswered
from toril.bench.server.seating import connect_all, seat_all

STEPS = 50
"""Progress is told of every so many tables or sockets."""


@dataclass
class Generator:
    """The people, and what they can be told to do."""

    crowd: Crowd | None = None
    tables: list[BenchTable] = field(default_factory=list)
    strangers: list[Client] = field(default_factory=list)
    limit: LimitListeners | None = None
    cpu: float = 0.0

    @property
    def people(self) -> Crowd:
        """Return the crowd, which is there after `seat`."""
        assert self.crowd is not None
        return self.crowd

    async def seat(self, bases: list[str], load: dict[str, Any], tables: int, seed: int) -> None:
        """Sit everybody down."""
        self.crowd = Crowd(bases, seed)
        self.tables = await seat_all(self.crowd, Load(**load), tables, _counting("tables set up"))

    async def connect(self) -> None:
        """Open everybody's socket."""
        clients = [client for table in self.tables for client in table.clients]
        await connect_all(clients, _counting("sockets opened"))

    async def begin(self) -> None:
        """Let all tables play; they begin spread over the time of a trick."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            loop.call_later(self.people.rng.random() * table.load.pace, table.begin)
        gc.collect()
        gc.freeze()
        gc.disable()  # our own pauses are not the server's

    async def measure(self) -> None:
        """Count from now on."""
        self.people.tally.measure()
        self.cpu = time.process_time()

    async def report(self) -> dict[str, Any]:
        """Return what was counted."""
        cpu = time.process_time() - self.cpu
        unheard = sum(table.stopwatch.overdue() for table in self.tables)
        return {**self.people.tally.told(), "cpu": cpu, "unheard": unheard}

    async def returning(self) -> None:
        """Let everybody who loses a socket from now on come back, and forget who came back."""
        self.people.returns = True
        self.people.back.clear()

    async def await_back(self, patience: float) -> dict[str, Any]:
        """Wait until everybody is back; return when each was."""
        people = sum(len(table.clients) for table in self.tables)
        end = time.monotonic() + patience
        while len(self.people.back) < people and time.monotonic() < end:
            await asyncio.sleep(0.05)
        self.people.returns = False
        return {"back": list(self.people.back.values()), "missing": people - len(self.people.back)}

    async def churn(self, rate: float) -> None:
        """Let people come and go, at so many events a second."""
        self.people.do(Churn(self.people, self.tables).run(rate))

    async def look_on(self, each: int) -> None:
        """Let strangers look on, so many at each table, who do nothing."""
        self.strangers = [Client(table) for table in self.tables for _ in range(each)]
        await connect_all(self.strangers, _counting("sockets of strangers opened"))

    async def limit_connect(self, port: int, sockets: int) -> None:
        """Open sockets of the bare broadcast."""
        self.limit = LimitListeners(port)
        await self.limit.connect(sockets)

    async def limit_heard(self) -> dict[str, Any]:
        """Return how many of its messages came."""
        assert self.limit is not None
        return {"heard": self.limit.heard}

    async def close(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            table.going = False
            for client in table.clients:
                client.leave()
        for stranger in self.strangers:
            stranger.leave()
        if self.crowd is not None:
            self.crowd.stop()
        if self.limit is not None:
            self.limit.close()
        self.tables, self.strangers, self.limit = [], [], None


def _counting(what: str) -> Any:
    def told(done: int) -> None:
        if done % STEPS == 0:
            say(progress=f"{done} {what}")

    return told


async def obey() -> None:
    """Do one order after the other, until there are no more."""
    generator = Generator()
    async for order in orders():
        try:
            answer = await getattr(generator, order.pop("do"))(**order)
        except (NotAnswered, OSError, TimeoutError) as error:
            say(failed=str(error) or repr(error))
        else:
            say(done=answer)


def main(number: int, servers: int) -> None:
    """Obey on a core that no server has, as far as there are any."""
    pin_to_others(number, servers)
    run_fast(obey())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
