"""One connection: what it sends is counted, then parsed in turns; what it does not take is cut."""

import asyncio
from collections.abc import Callable
from math import exp
from time import monotonic
from typing import Literal

from toril.server.metrics import CUT
from toril.server.transport import prices
from toril.server.transport.accounts import Account, Accounts
from toril.server.transport.bucket import Bucket

MOST_UNREAD = 256 * 1024
"""Bytes of answers to frames that may wait for who does not read."""

MOST_UNREAD_OF_ADDRESS = 16 * 1024 * 1024
"""The same for all lines of an address, with the files of the page that they have asked for."""

LEAST_TAKEN = 4 * 1024
"""Bytes that a slow phone takes in `stall_seconds` at least."""

OF_LATE = 60.0
"""Seconds after which what was sent counts a third."""

Why = Literal["bytes", "address", "unread", "slow", "stalled"]
FLOODS = ("bytes", "address")
"""For these an address has to wait; slow phones may come back at once."""


class Line:
    """A connection of an address."""

    def __init__(
        self, accounts: Accounts, account: Account, host: str, transport: asyncio.Transport
    ) -> None:
        """Begin to count for `account`, which is that of `host`."""
        allowance = accounts.allowance
        self.account, self.host = account, host
        self.ended = False
        self.is_strict = False  # a WebSocket's own allowance is enforced, not only noted
        self.allowance = allowance
        self._accounts, self._transport = accounts, transport
        self._bucket = Bucket(allowance.line_bytes, allowance.line_rate, monotonic())
        self.spent = 0.0  # of late: what was long ago counts less and less
        self._spent_at = monotonic()
        self._waiting = bytearray()
        self._again = False
        self.has_turn = False
        self._parsed_cost = 0
        self._parse: Callable[[bytes], None] = lambda _: None
        self._stalled: asyncio.TimerHandle | None = None
        self._unread = 0
        self._deadline: asyncio.TimerHandle | None = None
        accounts.lines += 1
        account.lines.add(self)
        account.charge(prices.CONNECTION)

    @property
    def has_more(self) -> bool:
        """Whether something waits to be parsed."""
        return bool(self._waiting) or self._again

    def speak(self, parse: Callable[[bytes], None], *, strict: bool) -> None:
        """Let `parse` have what comes from now on."""
        self._parse, self.is_strict = parse, strict

    def belong_to(self, account: Account) -> None:
        """Count for another address: the one that a proxy names."""
        self.account.lines.discard(self)
        self.account.unread -= self._unread
        self.account = account
        account.lines.add(self)
        account.unread += self._unread

    def receive(self, data: bytes) -> None:
        """Count what has come, then have it parsed in its turn."""
        self.charge(len(data))
        if self._transport.get_write_buffer_size() > MOST_UNREAD and self.is_strict:
            self.cut("unread")
        if self.ended:
            return
        waits = self.has_more
        self._waiting += data
        if not waits:
            self.account.take_turn(self)

    def ask_again(self) -> None:
        """Take another turn for what was received before and not looked at yet."""
        waits = self.has_more
        self._again = True
        if not waits and not self.ended:
            self.account.take_turn(self)

    def parse_some(self) -> float:
        """Parse the next piece, empty after `ask_again`; return what that cost."""
        if self.ended:
            return 0
        size = 0 if self._again else prices.TURN
        piece = bytes(self._waiting[:size])
        del self._waiting[:size]
        self._again, self.has_turn = False, True
        self._parsed_cost = len(piece)
        try:
            self._parse(piece)
        finally:
            self.has_turn = False
        return self._parsed_cost

    def charge(self, cost: float) -> None:
        """Take what something costs from this line and its address, and cut who overdraws."""
        if self.ended:
            return
        now = monotonic()
        self.spent = cost + self.spent * exp((self._spent_at - now) / OF_LATE)
        self._spent_at = now
        if self._bucket.take(cost, now) < 0 and self.is_strict:
            self.cut("bytes")
        else:
            self.account.charge(cost)

    def spend(self, cost: int) -> None:
        """Charge for what was found in the piece that is being parsed."""
        self._parsed_cost += cost
        self.charge(cost)

    def say_farewell(self) -> None:
        """Leave it only what may be on its way: whoever goes on after a close is cut."""
        self._bucket.left = min(self._bucket.left, prices.FAREWELL)

    def cut(self, why: Why) -> None:
        """Hang up at once; let a flood's address wait."""
        if self.ended:
            return
        self.end()
        CUT.labels(why).inc()
        self._transport.abort()
        if why in FLOODS:
            self.account.punish()

    def expect(self, seconds: float) -> None:
        """Hang up unless what is awaited comes in time; a second call changes nothing."""
        if self._deadline is None and not self.ended:
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(seconds, self.cut, "slow")

    def expect_nothing(self) -> None:
        """It has come."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def stall(self) -> None:
        """Note that the client does not take what it is sent; hang up if it does not go on."""
        self._unread = self._transport.get_write_buffer_size()
        self.account.unread += self._unread
        if self.account.unread > MOST_UNREAD_OF_ADDRESS:
            self.cut("unread")
        else:
            self._watch()

    def _watch(self) -> None:
        before = self._transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._stalled = loop.call_later(self.allowance.stall_seconds, self._look_again, before)

    def _look_again(self, before: int) -> None:
        if self._transport.get_write_buffer_size() > before - LEAST_TAKEN:
            self.cut("stalled")
        else:
            self._watch()

    def go_on(self) -> None:
        """Note that the client takes what it is sent again."""
        self.account.unread -= self._unread
        self._unread = 0
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def end(self) -> None:
        """Count no more: the connection is gone, or as good as."""
        if self.ended:
            return
        self.ended = True
        self.go_on()
        self.expect_nothing()
        self._waiting.clear()
        self._again = False
        self._parse = lambda _: None  # it holds the protocol, which holds this
        self._accounts.lines -= 1
        self.account.lines.discard(self)
