"""How often is too often. Ten people behind one address can play; a flood cannot."""

from math import ceil
from time import time

from limits import RateLimitItem, RateLimitItemPerMinute, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from toril.server.tables.refusals import Refused

OPEN = parse("30/hour")
MISS = parse("30/minute")
READ = parse("60/minute")
CONNECT = parse("240/minute")
"""Opening tables, codes and links that do not exist, records, sockets: by address. How many calls
of the protocol is a setting."""


class Limits:
    """Counts what addresses and sockets do."""

    def __init__(self, *, limited: bool, requests_a_minute: int = 600) -> None:
        """With `limited` False everything is allowed: for benchmarks and tests."""
        self._limited = limited
        self._counter = FixedWindowRateLimiter(MemoryStorage())
        self.ask = RateLimitItemPerMinute(requests_a_minute)

    def allows(self, what: RateLimitItem, address: str) -> bool:
        """Count one of `what` for `address`; return whether it is still within the limit."""
        return not self._limited or self._counter.hit(what, str(what), address)

    def has_missed(self, address: str) -> bool:
        """Return whether `address` has guessed wrong too often."""
        return self._limited and not self._counter.test(MISS, str(MISS), address)

    def too_often(self, what: RateLimitItem, address: str) -> Refused:
        """Refuse an asker, and say when to come back."""
        return too_often(self.seconds_until_allowed(what, address))

    def seconds_until_allowed(self, what: RateLimitItem, address: str) -> int:
        """Return in how many seconds `address` may ask again."""
        until = self._counter.get_window_stats(what, str(what), address).reset_time
        return max(1, ceil(until - time()))


def too_often(seconds: int) -> Refused:
    """Say when to come back."""
    minutes = ceil(seconds / 60)
    when = f"{seconds} seconds" if seconds <= 60 else f"{minutes} minutes"
    sentence = f"That is too often: try again in {when}."
    return Refused("too_many_requests", sentence, seconds=seconds, minutes=minutes)
