"""How often is too often. Ten people behind one address can play; a flood cannot."""

from math import ceil
from time import time
from typing import TYPE_CHECKING, Literal

from limits import RateLimitItem, RateLimitItemPerMinute, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from toril.extras import require
from toril.server.bus.address import BusAddress
from toril.server.settings import Settings
from toril.server.tables.refusals import Refused

if TYPE_CHECKING:
    from toril.server.web.shared_counts import SharedCounts

OPEN = parse("30/hour")
MISS = parse("30/minute")
READ = parse("60/minute")
REPLAY = parse("40/minute")
CONNECT = parse("240/minute")
"""Opening tables, codes and links that do not exist, records, replays with pictures, sockets: by
address. How many calls of the protocol is a setting."""


class Limits:
    """Counts what addresses and sockets do.

    Every worker counts by itself, in memory, and refuses by that without asking anybody. What it
    would allow it asks of the `shared` counts of all workers, if there are any.
    """

    def __init__(
        self,
        *,
        limited: bool,
        requests_a_minute: int = 600,
        shared: "SharedCounts | None" = None,
    ) -> None:
        """With `limited` False everything is allowed: for benchmarks and tests."""
        self._limited = limited
        self._counter = FixedWindowRateLimiter(MemoryStorage())
        self._shared = shared
        self.ask = RateLimitItemPerMinute(requests_a_minute)

    def open(self) -> None:
        """Begin to share, if there is anybody to share with."""
        if self._shared is not None:
            self._shared.open()

    async def allows(self, what: RateLimitItem, address: str) -> bool:
        """Count one of `what` for `address`; return whether it is still within the limit."""
        if not self._limited:
            return True
        if not self._counter.hit(what, str(what), address):
            return False
        return self._shared is None or await self._shared.hit(what, address) is not False

    async def has_missed(self, address: str) -> bool:
        """Return whether `address` has guessed wrong too often."""
        if not self._limited:
            return False
        if not self._counter.test(MISS, str(MISS), address):
            return True
        return self._shared is not None and await self._shared.test(MISS, address) is False

    async def too_often(self, what: RateLimitItem, address: str) -> Refused:
        """Refuse an asker, and say when to come back."""
        seconds = await self.seconds_until_allowed(what, address)
        return too_often(seconds, "tables" if what == OPEN else "requests")

    async def seconds_until_allowed(self, what: RateLimitItem, address: str) -> int:
        """Return in how many seconds `address` may ask again."""
        own = self._counter.get_window_stats(what, str(what), address)
        shared = await self._shared.full_until(what, address) if self._shared else None
        ends = [own.reset_time] if own.remaining == 0 or shared is None else []
        return max(1, ceil(max([*ends, shared or 0.0]) - time()))

    async def close(self) -> None:
        """Share no more."""
        if self._shared is not None:
            await self._shared.close()


def make_limits(settings: Settings, key: bytes) -> Limits:
    """Return the limits of a worker: shared through the bus with all that have the same `key`."""
    shared = None
    if settings.bus and settings.limited:
        address = BusAddress(settings.bus)
        require("redis")
        from toril.server.web.shared_counts import SharedCounts

        shared = SharedCounts(address, key)
    return Limits(
        limited=settings.limited, requests_a_minute=settings.requests_a_minute, shared=shared
    )


def too_often(seconds: int, what: Literal["tables", "requests"] = "requests") -> Refused:
    """Say what was too often, and when to come back."""
    minutes = ceil(seconds / 60)
    when = "a minute" if minutes == 1 else f"{minutes} minutes"
    why = "Too many tables were opened from here" if what == "tables" else "Too many requests"
    sentence = f"{why}: try again in {when}."
    return Refused("too_many_requests", sentence, seconds=seconds, minutes=minutes, what=what)
