"""Limits that workers share through a real Redis, and what they do without it."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from redis import Redis

from tests.harness.in_thread import running
from tests.harness.log import log_lines, logged
from tests.harness.settings import settings
from tests.people.requests import ask, is_refusal, opening
from tests.services.redis_server import RedisServer
from toril.server.bus.address import BusAddress
from toril.server.web import shared_counts
from toril.server.web.rate_limits import MISS, OPEN, READ, Limits
from toril.server.web.shared_counts import SharedCounts

UNHEARD = "tr0ub4dor-and-3"
WHO = "192.0.2.7"
T = TypeVar("T")


@asynccontextmanager
async def workers(url: str, *keys: bytes) -> AsyncIterator[list[Limits]]:
    """Return the limits of workers, one for each key of a database."""
    shared = [SharedCounts(BusAddress(url), key) for key in keys]
    found = [Limits(limited=True, shared=counts) for counts in shared]
    try:
        async with asyncio.timeout(10):
            for counts in shared:
                while await counts.test(READ, "anybody") is None:
                    await asyncio.sleep(0.01)
        yield found
    finally:
        for limits in found:
            await limits.close()


async def until_shared(one: Limits, other: Limits) -> None:
    """Wait until one refuses what only the other has counted."""
    async with asyncio.timeout(10):
        for number in count():
            who = f"2001:db8::{number}"
            for _ in range(MISS.amount):
                await other.allows(MISS, who)
            if await one.has_missed(who):
                return
            await asyncio.sleep(0.05)


def at_once(answer: Coroutine[Any, Any, T]) -> T:
    """Return the answer, which must come without waiting for anything."""
    try:
        answer.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    answer.close()
    raise AssertionError("somebody waits")


@pytest.mark.services
def test_what_one_worker_has_counted_another_refuses() -> None:
    async def story(url: str) -> None:
        async with workers(url, b"same" * 8, b"same" * 8, b"else" * 8) as (one, other, foreign):
            for _ in range(OPEN.amount // 2):
                assert await one.allows(OPEN, WHO)
                assert await other.allows(OPEN, WHO)
            assert not await one.allows(OPEN, WHO)
            assert not await other.allows(OPEN, WHO)
            assert 3500 < await other.seconds_until_allowed(OPEN, WHO) <= 3600
            assert await other.allows(OPEN, "192.0.2.8")
            assert await foreign.allows(OPEN, WHO), "another database has counts of its own"
            for _ in range(MISS.amount):
                assert not await other.has_missed(WHO)
                assert await one.allows(MISS, WHO)
            assert await other.has_missed(WHO)

    with RedisServer() as redis:
        asyncio.run(story(redis.url))
        with Redis.from_url(redis.url) as client:
            keys = client.keys()
        assert keys
        assert not any(WHO.encode() in key for key in keys)


@pytest.mark.slow
@pytest.mark.services
def test_without_redis_everybody_counts_alone_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shared_counts, "LOOK_AGAIN_SECONDS", 0.1)

    async def story(redis: RedisServer) -> None:
        async with workers(redis.url, b"same" * 8, b"same" * 8) as (one, other):
            await until_shared(one, other)
            redis.kill()
            for limits in (one, other):
                assert await limits.allows(OPEN, WHO)  # the first one finds out
            for _ in range(OPEN.amount - 1):
                assert at_once(one.allows(OPEN, WHO))
                assert at_once(other.allows(OPEN, WHO)), "each has a count of its own"
            assert not at_once(one.allows(OPEN, WHO))
            assert at_once(one.seconds_until_allowed(OPEN, WHO)) > 3500
            await until_said("limits_alone", 2)
            redis.start()
            await until_shared(one, other)
            redis.pause()
            assert await one.allows(OPEN, "192.0.2.9")
            for _ in range(OPEN.amount - 1):
                assert at_once(one.allows(OPEN, "192.0.2.9"))
            await until_said("limits_alone", 3)
            redis.resume()
            await until_said("limits_shared", 3)

    async def until_said(event: str, times: int) -> None:
        async with asyncio.timeout(10):
            while [line["event"] for line in log_lines(log)].count(event) < times:
                await asyncio.sleep(0.05)

    with RedisServer(password=UNHEARD) as redis, logged("warning") as log:
        asyncio.run(story(redis))
    assert {line["event"] for line in log_lines(log)} == {"limits_alone", "limits_shared"}
    assert UNHEARD not in log.getvalue()


@pytest.mark.services
def test_what_was_counted_alone_is_shared_when_redis_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shared_counts, "LOOK_AGAIN_SECONDS", 0.1)

    async def story(redis: RedisServer) -> None:
        async with workers(redis.url, b"same" * 8, b"same" * 8) as (one, other):
            redis.kill()
            for _ in range(MISS.amount):
                assert await one.allows(MISS, WHO)
            redis.start()
            async with asyncio.timeout(10):
                while not await other.has_missed(WHO):
                    await asyncio.sleep(0.05)

    with RedisServer() as redis:
        asyncio.run(story(redis))


@pytest.mark.services
def test_a_crowd_that_comes_at_once_is_counted_by_all_together() -> None:
    async def story(url: str) -> None:
        async with workers(url, b"same" * 8, b"same" * 8) as both:
            for limits in both:
                limits.open()
            asked = [limits.allows(OPEN, WHO) for _ in range(3 * OPEN.amount) for limits in both]
            assert sum(await asyncio.gather(*asked)) == OPEN.amount

    with RedisServer() as redis:
        asyncio.run(story(redis.url))


@pytest.mark.services
def test_a_server_shares_its_limits_and_serves_on_when_redis_has_gone(tmp_path: Path) -> None:
    chosen = settings(tmp_path, limited=True, hosts="toril.test")
    with RedisServer(password=UNHEARD) as redis:
        chosen = chosen.model_copy(update={"bus": redis.url})
        assert UNHEARD not in repr(chosen)
        with running(chosen) as server:
            assert ask(server.base, "POST", "/api/tables", opening()).status == 201
            with Redis.from_url(redis.url) as client:
                deadline = time.monotonic() + 10
                while len(client.keys("toril:*:limits*minute*")) == 0:  # calls of the protocol
                    assert ask(server.base, "GET", "/api/tables").status == 200
                    assert time.monotonic() < deadline
            redis.kill()
            for _ in range(OPEN.amount - 1):
                assert ask(server.base, "POST", "/api/tables", opening()).status == 201
            answer = ask(server.base, "POST", "/api/tables", opening())
            assert is_refusal(answer, 429, "too_many_requests")
