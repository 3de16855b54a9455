"""Two workers, PostgreSQL and Redis, each as a process of its own that anything can happen to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import time

from tests.harness.forwarder import Forwarder, forwarder
from tests.harness.killed import KilledServer, killed_server
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer

WORKERS = 2
DIES_YOUNG = 0.2
"""How many workers are killed again while they start."""


@dataclass
class Worker:
    """A worker, and its line to Redis; who does something to the process holds `lock`."""

    server: KilledServer
    line: Forwarder
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass
class Cluster:
    """All of it."""

    postgres: PostgresServer
    redis: RedisServer
    database: str
    workers: list[Worker]
    _replacing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def bases(self) -> list[str]:
        """Where the workers are."""
        return [worker.server.base for worker in self.workers]

    @property
    def base(self) -> str:
        """Where one of them is."""
        return self.bases[0]

    @property
    def born(self) -> int:
        """The time: to whoever comes back, every worker is a new one."""
        return int(time() * 1000)

    @property
    def kills(self) -> int:
        """How many workers were killed."""
        return sum(worker.server.kills for worker in self.workers)

    def any(self, rng: Random) -> Worker:
        """Return a worker, one that nothing happens to where there is one."""
        free = [worker for worker in self.workers if not worker.lock.locked()]
        return rng.choice(free or self.workers)

    async def replace(self, end: Callable[[KilledServer], Awaitable[None]], rng: Random) -> None:
        """End a worker and start another, as often as it takes; one at a time is missing."""
        async with self._replacing:
            worker = self.any(rng)
            async with worker.lock:
                await end(worker.server)
                while not await self._starts(worker.server, rng):
                    pass

    async def _starts(self, server: KilledServer, rng: Random) -> bool:
        """Start a worker; return whether it serves: it may be killed, or its database be away."""
        await asyncio.sleep(rng.uniform(0, 0.5))
        await server.start()
        if rng.random() < DIES_YOUNG:
            await asyncio.sleep(rng.uniform(0, 0.3))
            await server.kill()
            return False
        return await server.is_up()


@asynccontextmanager
async def cluster(folder: Path) -> AsyncIterator[Cluster]:
    """Provide two workers that serve; what each of them logs is in `folder`/worker-N/stderr."""
    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(PostgresServer(durable=True))
        redis = stack.enter_context(RedisServer())
        database = postgres.new_database()
        workers = []
        for number in range(1, WORKERS + 1):
            home = folder / f"worker-{number}"
            home.mkdir()
            line = await stack.enter_async_context(forwarder(redis.port))
            given = {"database": database, "bus": f"redis://127.0.0.1:{line.port}", "warm": False}
            server = killed_server(home, str(number), **given)
            workers.append(Worker(await stack.enter_async_context(server), line))
        for worker in workers:
            await worker.server.start()
        for worker in workers:
            await worker.server.ready()
        yield Cluster(postgres, redis, database, workers)
