"""What holds across workers whatever happens between them: secrecy, the poll, the lease."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import redis.asyncio

from tests.harness.in_thread import Running, running
from tests.harness.log import log_lines, logged
from tests.harness.settings import settings
from tests.harness.workers import workers
from tests.people.apart import table_apart
from tests.people.listener import Listener, listeners, tell
from tests.people.playing import play_match, play_through
from tests.people.requests import PATIENCE
from tests.people.steps import play_trick
from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.client import RawClient
from toril.server.bus.frames import MESSAGES, unpack
from toril.server.live import leases
from toril.server.store import NotStored
from toril.server.store import leases as store_leases
from toril.server.store.leases import DatabaseLeases

Postgres = PostgresServer | GivenPostgres
Redis = RedisServer | GivenRedis

WORDS = {"from", "bells", "here", "freed", "hello", "ask", "all", "bye"}


def test_s3_equal_knowledge_gives_equal_bytes_at_every_worker(pair: list[Running]) -> None:
    async def story() -> None:
        clients = await table_apart(pair, 2, options={"rounds": 1})
        windows = [
            [Listener(RawClient(worker.base, client.code, client.token)) for worker in pair]
            for client in (clients[0], clients[1], RawClient("", clients[0].code))
        ]
        for window in [each for both in windows for each in both]:
            await window.connect()
        await play_match(clients)
        for both in windows:
            told = []
            for window in both:
                await window.until(lambda heard: bool(heard.play and heard.play["view"]["outcome"]))
                told.append([_bytes(each) for each in window.heard if each["kind"] != "presence"])
            assert told[0][1:] == told[1][1:]  # after the welcomes, which came at other moments
            assert len(told[0]) > 20

    tell(story())


def _bytes(message: dict[str, Any]) -> str:
    return json.dumps(message | {"now": 0}, sort_keys=False)


def test_the_bus_carries_doorbells_and_presence_and_nothing_of_the_game(
    tmp_path: Path, postgres_server: Postgres, redis_server: Redis
) -> None:
    heard: list[dict[str, Any]] = []

    async def story(at: list[Running]) -> None:
        client = redis.asyncio.Redis.from_url(url)
        async with client.pubsub() as channel:
            await channel.psubscribe("toril:*")
            table = await table_apart(at, 3, seats=4, bots=[None] * 3 + ["cautious"])
            await play_match(table)
            await client.publish("toril:the end", "")  # else it never ends: workers ping each other
            async for message in channel.listen():
                if message["channel"] == b"toril:the end":
                    break
                if message["type"] == "pmessage" and message["data"].startswith(MESSAGES):
                    heard.extend(map(json.loads, unpack(message["data"])))
        await client.aclose()

    url = new_redis_db(redis_server)
    with workers(tmp_path, new_database(postgres_server), url) as at:
        tell(story(at))
    assert len(heard) > 30
    for message in heard:
        assert message.keys() <= WORDS
        for ends in message.get("bells", {}).values():
            assert all(type(end) is int for end in ends)
        for people, spectators, code, *pairs in message.get("here", {}).values():
            assert all(type(part) in (int, str, type(None)) for sign in people for part in sign)
            assert type(spectators) is int
            assert code is None
            assert all(type(number) is int for some in pairs for pair in some for number in pair)


def test_without_a_bus_a_slow_poll_finds_what_others_wrote(
    tmp_path: Path, postgres_server: Postgres
) -> None:
    async def story(at: list[Running]) -> None:
        people = await listeners(await table_apart(at, 2, options={"rounds": 1}))
        await people[0].client.post("start")
        for person in people:
            await person.until(lambda heard: heard.play)
        await play_trick(people)
        assert people[0].version == people[1].version

    with workers(tmp_path, new_database(postgres_server), "") as at:
        tell(story(at))


def test_a_worker_that_stops_hands_its_tables_over_at_once(
    tmp_path: Path,
    postgres_server: Postgres,
    redis_server: Redis,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leases, "BEAT_SECONDS", 600.0)  # or the other would find it by and by
    monkeypatch.setattr(leases, "TRUST_SECONDS", 600.0)
    monkeypatch.setattr(leases, "GATHER_SECONDS", 0.3)  # it stops before it gives anything up
    monkeypatch.setattr(store_leases, "EXPIRY", 600_000)
    chosen = settings(
        tmp_path, database=new_database(postgres_server), bus=new_redis_db(redis_server)
    )

    async def story(first: Running, second: Running, stop_first: ExitStack) -> None:
        bots = [None, None, "cautious"]
        ana, eva = await table_apart([first, second], 2, seats=3, bots=bots)
        host = Listener(ana)
        await host.connect()
        await ana.post("start")
        await host.until(lambda heard: heard.play)
        await _until_held(by="first", known_to=first)  # before the other is asked for it
        playing = asyncio.create_task(play_through(eva, Random(1)))
        await _until_held(by="first", known_to=second)
        await asyncio.to_thread(stop_first.close)
        await _until_held(by="second", known_to=second)
        ana.base = second.base
        await asyncio.gather(play_through(ana, Random(2)), playing)

    with running(chosen, me="second") as second, ExitStack() as stop_first:
        first = stop_first.enter_context(running(chosen, me="first"))
        tell(story(first, second, stop_first))


def test_a_worker_starts_while_the_store_cannot_be_asked(
    tmp_path: Path,
    postgres_server: Postgres,
    redis_server: Redis,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beat, failures = DatabaseLeases.beat, [NotStored("starting up")]

    async def beat_later(
        leases: DatabaseLeases, worker: str, *, is_deaf: bool = False
    ) -> Mapping[str, bool]:
        if failures:
            raise failures.pop()
        return await beat(leases, worker, is_deaf=is_deaf)

    async def story(at: list[Running]) -> None:
        bots = [None, "cautious"]
        await play_match(await table_apart(at, 1, seats=2, bots=bots, options={"rounds": 1}))

    monkeypatch.setattr(DatabaseLeases, "beat", beat_later)
    database, bus = new_database(postgres_server), new_redis_db(redis_server)
    with logged() as log, workers(tmp_path, database, bus, count=1) as at:
        tell(story(at))
    said = [line["event"] for line in log_lines(log) if line["level"] in ("warning", "error")]
    assert said == ["leases_lost", "leases_back"]


async def _until_held(*, by: str, known_to: Running) -> None:
    """Wait until a worker knows who drives the table that is played.

    Not for long: when nothing happens people come back, and their worker asks again.
    """
    book = known_to.hall._cluster._book
    assert book is not None
    async with asyncio.timeout(PATIENCE / 2):
        while set(book._holders.values()) != {by}:
            await asyncio.sleep(0.01)
