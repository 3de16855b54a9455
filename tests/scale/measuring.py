"""Measure what docs/scale.md computes with: `python -m tests.scale.measuring`, some twenty seconds.

A PostgreSQL that flushes as in earnest and a Redis are started for it; a quiet machine is wanted.
"""

import asyncio
import json
import secrets
import socket
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import closing
from statistics import median

import psycopg
from redis import Redis

from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.bench.server.shared import used_by_siblings
from toril.server.bus import open_bus
from toril.server.bus.frames import pack
from toril.server.live.colleagues import Colleagues
from toril.server.live.elsewhere import Connected
from toril.server.store import NotStored, open_store, place_of
from toril.server.store.postgres_batch import commit
from toril.server.store.postgres_connection import connect
from toril.server.store.write import Write
from toril.server.tables.entries import Line
from toril.wire.table_events import Paused

SECONDS = 4.0
EARS = 20
FRAME = pack([b"x" * 150])[0]


class Deaf:
    """A worker that has none of the tables it hears of."""

    def __init__(self) -> None:
        self.rooms: dict[str, object] = {}
        self.heard = 0

    def rung(self, table: str, ends: Collection[int]) -> None:
        self.heard += self.rooms.get(table) is None

    def attended(self, table: str) -> None:
        """Never happens."""

    freed = attended

    def reacted(self, table: str, person: int, face: str) -> None:
        """Never happens."""

    def here(self) -> Iterable[tuple[str, Connected]]:
        return ()


async def doorbells(url: str, bells: int) -> float:
    """Return the µs of processor time to hear one, with so many in a message, 100 a second."""
    deaf, bus = Deaf(), open_bus(url, "measured")
    await Colleagues(bus, "ana").open(deaf)
    while not bus.is_up:
        await asyncio.sleep(0.01)
    tables = {secrets.token_hex(16): [40] for _ in range(bells)}
    frame = pack([json.dumps({"from": "eva", "bells": tables}).encode()])[0]
    stop = threading.Event()

    def ring() -> None:
        with Redis.from_url(url) as redis:
            while not stop.wait(0.01):
                redis.publish("measured", frame)

    idle = await _spent()
    ringing = threading.Thread(target=ring)
    ringing.start()
    before = deaf.heard
    spent = await _spent() - idle
    heard = deaf.heard - before
    stop.set()
    ringing.join()
    await bus.close()
    return 1e6 * spent / heard


async def _spent() -> float:
    begin = time.thread_time()  # the event loop's thread alone
    await asyncio.sleep(SECONDS / 2)
    return time.thread_time() - begin


def lines(server: PostgresServer, together: int) -> dict[str, float]:
    """Return what two writers bring into PostgreSQL, so many lines in each batch."""
    url = server.new_database()
    asyncio.run(open_store(place_of(url)).close())
    with closing(asyncio.new_event_loop()) as loop:
        nobody_waits = loop.create_future()
    done, batches, end = [0, 0], [0, 0], time.monotonic() + SECONDS

    def write(number: int) -> None:
        tables = [secrets.token_hex(16) for _ in range(together)]
        with connect(place_of(url)) as link:
            for table in tables:
                link.execute(_TABLE, (table, table[:8], table))
            sequence = 0
            while time.monotonic() < end:
                line = (Line(1, Paused(), 1, f"{sequence:022}"),)
                commit(
                    link, [Write(NotStored, nobody_waits, each, sequence, line) for each in tables]
                )
                sequence += 1
                done[number] += together
                batches[number] += 1

    with psycopg.connect(url) as link:
        row = link.execute("SELECT pg_backend_pid(), current_database()").fetchone()
        assert row is not None
        before = used_by_siblings(*row) or 0.0
        _together(write, 2)
        time.sleep(0.5)  # PostgreSQL counts who has ended when it has noticed
        cpu = (used_by_siblings(*row) or 0.0) - before
    return {
        "lines_a_second": round(sum(done) / SECONDS),
        "batches_a_second": round(sum(batches) / SECONDS),
        "postgres_us_a_line": round(1e6 * cpu / sum(done), 1),
    }


_TABLE = """
INSERT INTO tables (id, code, request, state, listed) VALUES (%s, %s, %s, 'match', false)
"""


def trips(database: str, bus: str) -> dict[str, float]:
    """Return the ms there and back to PostgreSQL, and through Redis, at the median."""
    with psycopg.connect(database, autocommit=True) as link:
        postgres = _median(lambda: link.execute("SELECT 1", prepare=True).fetchone())
    with Redis.from_url(bus) as redis, redis.pubsub() as channel:
        channel.subscribe("trip")
        channel.get_message(timeout=1)

        def around() -> None:
            redis.publish("trip", b"x")
            while channel.get_message(timeout=1) is None:
                pass

        return {"postgres": postgres, "redis": _median(around)}


def _median(do: Callable[[], object]) -> float:
    took = []
    for _ in range(500):
        begin = time.perf_counter()
        do()
        took.append(time.perf_counter() - begin)
    return round(1000 * median(took), 2)


def deliveries(server: RedisServer) -> float:
    """Return how many messages Redis delivers for a second of its processor time."""
    ears = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(EARS)]
    for ear in ears:
        ear.sendall(b"SUBSCRIBE loud\r\n")
        threading.Thread(target=_hear, args=(ear,), daemon=True).start()
    with Redis.from_url(server.url) as redis:
        before, sent, end = _redis_cpu(redis), 0, time.monotonic() + SECONDS / 2
        while time.monotonic() < end:
            with redis.pipeline(transaction=False) as some:
                for _ in range(8):
                    some.publish("loud", FRAME)
                sent += sum(some.execute())
        cpu = _redis_cpu(redis) - before
    for ear in ears:
        ear.shutdown(socket.SHUT_RDWR)
    return sent / cpu


def _hear(ear: socket.socket) -> None:
    while ear.recv(1 << 16):
        pass


def _redis_cpu(redis: "Redis") -> float:
    info = redis.info("cpu")
    return float(info["used_cpu_user"] + info["used_cpu_sys"])


def _together(do: Callable[[int], None], number: int) -> None:
    threads = [threading.Thread(target=do, args=(each,)) for each in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    """Print every figure."""
    with PostgresServer(durable=True) as postgres, RedisServer() as redis:
        found = {
            "us_to_hear_a_doorbell": {
                n: round(asyncio.run(doorbells(redis.url, n)), 1) for n in (1, 5, 20)
            },
            "lines": {n: lines(postgres, n) for n in (5, 50, 200)},
            "ms_there_and_back": trips(postgres.url, redis.url),
            "redis_deliveries_per_cpu_second": round(deliveries(redis)),
        }
    sys.stdout.write(f"{json.dumps(found, indent=1)}\n")


if __name__ == "__main__":
    main()
