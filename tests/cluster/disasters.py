"""What happens to two workers, their database and their bus."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from tests.cluster.cluster import Cluster
from tests.harness.killed import KilledServer
from tests.services.service import Service

Disaster: TypeAlias = Callable[[Cluster, Random], Awaitable[None]]


async def worker_killed(cluster: Cluster, rng: Random) -> None:
    """Kill a worker with signal 9; another takes its place."""
    await cluster.replace(KilledServer.kill, rng)


async def worker_stopped(cluster: Cluster, rng: Random) -> None:
    """Stop a worker the polite way, as an upgrade does; another takes its place."""
    await cluster.replace(KilledServer.stop, rng)


def worker_paused(seconds: float) -> Disaster:
    """Let a worker hang so long (SIGSTOP): when it goes on, it believes to drive its tables."""

    async def pause(cluster: Cluster, rng: Random) -> None:
        worker = cluster.any(rng)
        async with worker.lock:
            worker.server.pause()
            await asyncio.sleep(seconds)
            worker.server.resume()

    return pause


async def worker_cut_off(cluster: Cluster, rng: Random) -> None:
    """Cut a worker off from Redis only: nobody listens there."""
    line = rng.choice(cluster.workers).line
    await line.cut()
    await asyncio.sleep(rng.uniform(1, 3))
    await line.mend()


async def worker_unheard(cluster: Cluster, rng: Random) -> None:
    """Let a worker's line to Redis hang: it is open, and nothing comes through."""
    line = rng.choice(cluster.workers).line
    line.hang()
    await asyncio.sleep(rng.uniform(3, 4))  # it is noticed after 2.5
    await line.mend()


async def redis_stopped(cluster: Cluster, rng: Random) -> None:
    """Stop Redis, and start it again."""
    await _away(cluster.redis, cluster.redis.stop, rng)


async def redis_killed(cluster: Cluster, rng: Random) -> None:
    """Kill Redis, and start it again."""
    await _away(cluster.redis, cluster.redis.kill, rng)


async def postgres_restarted(cluster: Cluster, rng: Random) -> None:
    """Stop PostgreSQL, and start it again."""
    await _away(cluster.postgres, cluster.postgres.stop, rng)


async def postgres_killed(cluster: Cluster, rng: Random) -> None:
    """Kill PostgreSQL with signal 9, and start it again."""
    await _away(cluster.postgres, cluster.postgres.kill, rng)


async def postgres_paused(cluster: Cluster, rng: Random) -> None:
    """Let PostgreSQL hang for a moment."""
    cluster.postgres.pause()
    await asyncio.sleep(rng.uniform(0.5, 2))
    cluster.postgres.resume()


async def _away(service: Service, end: Callable[[], None], rng: Random) -> None:
    await asyncio.to_thread(end)
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(service.start)


def lanes(pause_seconds: float) -> tuple[dict[str, Disaster], dict[str, Disaster]]:
    """Return what happens besides kills, by its name: to workers, and meanwhile to services."""
    workers: dict[str, Disaster] = {
        "worker paused": worker_paused(pause_seconds),
        "worker cut off from Redis": worker_cut_off,
        "worker's line to Redis hangs": worker_unheard,
        "worker stopped": worker_stopped,
    }
    services: dict[str, Disaster] = {
        "Redis stopped": redis_stopped,
        "Redis killed": redis_killed,
        "PostgreSQL restarted": postgres_restarted,
        "PostgreSQL killed": postgres_killed,
        "PostgreSQL paused": postgres_paused,
    }
    return workers, services
