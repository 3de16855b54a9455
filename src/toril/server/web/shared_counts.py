"""Counts that all workers of a database share, through Redis; for as long as it is there and quick.

Whoever asks gets None where Redis does not answer soon, and goes by its own count. Then nobody
asks Redis any more until it was seen to be quick. What was counted alone meanwhile is added to the
shared counts when it is back, so that nobody gains by an evil moment.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Any, TypeVar

import structlog
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.aio.storage.redis import RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from redis.asyncio import BlockingConnectionPool
from redis.exceptions import RedisError

from toril.server.bus.address import BusAddress, channel_of
from toril.server.bus.redis_connection import CONNECT_SECONDS, options_of

SLOWEST = 0.25
"""Seconds that an answer may take, the wait for a connection included: more than a crowd that comes
at once needs. Whoever asks waits no longer."""

LOOK_AGAIN_SECONDS = 1.0
CONNECTIONS = 8
MOST_ALONE = 10_000
"""Of so many addresses is kept how much they did meanwhile."""

FAILURES = (RedisError, OSError, TimeoutError)

_LOOK = RateLimitItemPerSecond(1)

log = structlog.get_logger()
_Answer = TypeVar("_Answer")


class SharedCounts:
    """Counts in Redis. Addresses are there as digests, which nobody without the key can read."""

    def __init__(self, address: BusAddress, key: bytes) -> None:
        """Share with whoever has the same `key`, the secret of a database."""
        self._address, self._key = address, key[:64]
        self._pool = BlockingConnectionPool(CONNECTIONS, timeout=None, **options_of(address))
        made: dict[str, Any] = {"connection_pool": self._pool}
        prefix = f"{channel_of(key)}:limits"
        storage = RedisStorage("redis://", False, "redispy", prefix, **made)
        self._counter = FixedWindowRateLimiter(storage)
        self._is_there = False
        self._looking: asyncio.Task[None] | None = None
        self._alone: Counter[tuple[RateLimitItem, str]] = Counter()

    def open(self) -> None:
        """Begin to look for Redis, before anybody asks."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    async def hit(self, what: RateLimitItem, who: str) -> bool | None:
        """Count one of `what`; return whether it is within the limit, or None: not known."""
        name = self._digest(who)
        answer = await self._ask(lambda: self._counter.hit(what, str(what), name))
        if answer is None and (len(self._alone) < MOST_ALONE or (what, name) in self._alone):
            self._alone[what, name] += 1
        return answer

    async def test(self, what: RateLimitItem, who: str) -> bool | None:
        """Return whether one more would be within the limit, or None."""
        return await self._ask(lambda: self._counter.test(what, str(what), self._digest(who)))

    async def full_until(self, what: RateLimitItem, who: str) -> float | None:
        """Return the time at which a count that is full begins anew; None where there is none."""
        name = self._digest(who)
        stats = await self._ask(lambda: self._counter.get_window_stats(what, str(what), name))
        return stats.reset_time if stats is not None and stats.remaining == 0 else None

    async def close(self) -> None:
        """Hang up."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        await self._pool.disconnect()

    def _digest(self, who: str) -> str:
        return blake2b(who.encode(), key=self._key, digest_size=12).hexdigest()

    async def _ask(self, ask: Callable[[], Awaitable[_Answer]]) -> _Answer | None:
        if not self._is_there:
            self.open()
            return None
        try:
            async with asyncio.timeout(SLOWEST):
                return await ask()
        except FAILURES:
            if self._is_there:  # nobody else has met it meanwhile
                self._is_there = False
                self._looking = asyncio.create_task(self._look(LOOK_AGAIN_SECONDS))
            return None

    async def _look(self, wait: float = 0.0) -> None:
        """Look every second whether Redis counts; a moment of haste is not worth a line."""
        was_said = False
        while not self._is_there:
            await asyncio.sleep(wait)
            wait = LOOK_AGAIN_SECONDS
            try:
                async with asyncio.timeout(CONNECT_SECONDS):  # so that all are connected
                    await asyncio.gather(*(self._count_look() for _ in range(CONNECTIONS)))
                async with asyncio.timeout(SLOWEST):
                    await self._count_look()
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._count_what_we_did_alone()
                self._is_there = True
            except FAILURES as error:
                if not was_said:
                    was_said = True
                    why = self._address.without_secrets(str(error) or "no answer in time")
                    log.warning("limits_alone", bus=str(self._address), why=why)
        if was_said:
            log.warning("limits_shared", bus=str(self._address))

    async def _count_what_we_did_alone(self) -> None:
        while self._alone:  # more may come meanwhile
            (what, name), times = next(iter(self._alone.items()))
            await self._counter.hit(what, str(what), name, cost=times)
            self._alone[what, name] -= times
            if not self._alone[what, name]:
                del self._alone[what, name]

    async def _count_look(self) -> None:
        await self._counter.hit(_LOOK, "look")
