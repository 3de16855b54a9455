"""`toril serve --workers 2` itself, over a real PostgreSQL and a real Redis."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.as_process import ServerProcess, server_process
from tests.people.ledger_checks import check_commands, check_played
from tests.people.persistent import Evening, PersistentPlayer
from tests.server.workers.parent import lives, until
from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.client import RawClient
from toril.engine.value import value
from toril.server.listening import listen
from toril.server.store import open_store, place_of
from toril.server.worker import name_of
from toril.server.workers.plan import COMMAND

SETUPS: list[dict[str, Any]] = [
    {"game": "six_nimmt", "seats": 3, "bots": [None, None, "cautious"], "options": {"rounds": 1}},
    {"game": "eleven_nimmt", "seats": 2, "options": {"rounds": 1}, "clock": "relaxed"},
]


@value
class Site:
    """Where people find their tables, whichever workers are there."""

    base: str
    born: int = 0


class Night(Evening):
    """People who leave the processor to workers that start."""

    def new_person(self, client: RawClient, rng: Random) -> PersistentPlayer:
        return PersistentPlayer(client, self.server, rng, thinks=0.08)


def workers_of(server: ServerProcess) -> set[int]:
    """Return the processes that a server's parent has started."""
    pid = server.process.pid
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def metrics_at(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text: str = answer.read().decode()
        return text


async def nights(server: ServerProcess) -> list[Evening]:
    """Let people play, match after match, while a worker is killed and then all are replaced."""
    late, before = asyncio.Event(), workers_of(server)
    evenings: list[Evening] = [
        Night(Site(server.base), Random(n), **each) for n, each in enumerate(SETUPS)
    ]
    async with asyncio.timeout(240), asyncio.TaskGroup() as tasks:
        for each in evenings:
            tasks.create_task(each.play(late))
        await until_moves(evenings, 10)
        os.kill(min(before), signal.SIGKILL)
        await new_workers(lambda: len(workers_of(server) - before) == 1)
        await until_moves(evenings, 10)
        server.process.send_signal(signal.SIGHUP)
        await new_workers(lambda: not workers_of(server) & before)
        await until_moves(evenings, 10)
        late.set()
    return evenings


async def new_workers(are_there: Callable[[], bool]) -> None:
    """Wait for workers to start, which takes them long where everybody plays without a pause."""
    await asyncio.to_thread(until, are_there, patience=90)


async def until_moves(evenings: list[Evening], count: int) -> None:
    """Wait until so many more moves were answered."""

    def done() -> int:
        return sum(len(person.done) for evening in evenings for person in evening.people)

    enough = done() + count
    while done() < enough:
        await asyncio.sleep(0.02)


async def check(evenings: list[Evening], database: str) -> None:
    """What was answered, told and shown is in the ledger, once, and every match has ended."""
    store = open_store(place_of(database))
    try:
        for evening in evenings:
            kept = await store.ledger(evening.code)
            assert kept is not None
            check_commands(evening, kept[1])
            check_played(evening, kept[1])
    finally:
        await store.close()


@pytest.mark.slow
def test_no_move_is_lost_while_workers_are_killed_and_replaced(
    postgres_server: PostgresServer | GivenPostgres, redis_server: RedisServer | GivenRedis
) -> None:
    given = {
        "TORIL_DATABASE": new_database(postgres_server),
        "TORIL_BUS": new_redis_db(redis_server),
        "TORIL_WARM": "0",
        "TORIL_BOT_PAUSE": "0",
        "TORIL_LIMITED": "0",
    }
    metrics = 20_000 + os.getpid() % 10_000
    options = ("--workers", "2", "--metrics", f"127.0.0.1:{metrics}")
    with server_process(*options, environment=os.environ | given) as server:
        assert server.said.count("Toril is at") == 1
        for number in (1, 2):
            assert f'worker="{name_of(str(number))}"' in metrics_at(metrics + number - 1)
        workers = workers_of(server)
        evenings = asyncio.run(nights(server))
        workers |= workers_of(server)
        assert "Everything is saved." in server.interrupt()
        assert server.stop() == 0
        assert not any(map(lives, workers))
    asyncio.run(check(evenings, given["TORIL_DATABASE"]))


@pytest.mark.slow
def test_a_worker_tells_its_parent_why_it_cannot_serve() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs, listen("127.0.0.1", 0) as listening:
        files = (listening.fileno(), theirs.fileno())
        database = {"TORIL_DATABASE": "postgresql://ana:secret@127.0.0.1:1/none"}
        worker = subprocess.run(
            [*COMMAND, *map(str, files)], pass_fds=files, env=os.environ | database, check=False
        )
        said = json.loads(ours.recv(10_000))
    assert (worker.returncode, said["code"]) == (2, "bad_database")
    assert "secret" not in str(said)
