"""One connection: what it sends is counted and parsed in pieces; one that takes nothing is cut."""

import asyncio
from collections.abc import Callable
from math import exp, inf
from time import monotonic
from typing import Literal

import structlog

from toril.server.metrics import CONNECTIONS_CUT
from toril.server.transport import prices
from toril.server.transport.address_accounts import MOST_DEBT, AddressAccount, AddressAccounts
from toril.server.transport.bucket import Bucket

MOST_UNREAD = 256 * 1024
"""Bytes of answers to frames that may wait for a client that does not read."""

MOST_UNREAD_OF_ADDRESS = 16 * 1024 * 1024
"""The same for all peers of an address, with the files of the page that they have asked for."""

LEAST_TAKEN = 4 * 1024
"""Bytes that a slow phone takes in `stall_seconds` at least."""

OF_LATE = 60.0
"""Seconds after which what was sent counts a third."""

CutReason = Literal["bytes", "address", "form", "unread", "slow", "lingering", "stalled"]
"""Why it is cut. For `bytes` its address has to wait; a slow client may come back at once."""

log = structlog.get_logger()


class Peer:
    """A connection of an address."""

    def __init__(
        self,
        accounts: AddressAccounts,
        account: AddressAccount,
        host: str,
        transport: asyncio.Transport,
    ) -> None:
        """Begin to count for `account`, which is that of `host`."""
        self.account, self.host, self.allowance = account, host, accounts.allowance
        self.ended = False
        self.is_parsing = False
        self.is_strict = False  # a WebSocket's own allowance is enforced, not only noted
        self.sent_of_late = 0.0
        self.accounts, self._transport = accounts, transport
        self._charged_at = monotonic()
        self._bucket = Bucket(self.allowance.peer_bytes, self.allowance.peer_rate, self._charged_at)
        self._received = bytearray()
        self._again = False
        self._cost = 0.0  # of the piece that is being parsed
        self._parse: Callable[[bytes], None] = _nothing
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._unread = 0
        accounts.peers += 1
        account.peers.add(self)
        account.charge(prices.CONNECTION)

    @property
    def has_more(self) -> bool:
        """Whether something waits to be parsed."""
        return bool(self._received) or self._again

    @property
    def is_overdrawn(self) -> bool:
        """Whether it has sent too much, though not yet so much that it is cut."""
        return self._bucket.left < 0

    def parse_with(self, parse: Callable[[bytes], None], *, strict: bool) -> None:
        """Let `parse` have what comes from now on."""
        self._parse, self.is_strict = parse, strict

    def belong_to(self, account: AddressAccount) -> None:
        """Count for another address: the one that a proxy names."""
        self.account.peers.discard(self)
        self.account.unread -= self._unread
        self.account = account
        account.peers.add(self)
        account.unread += self._unread

    def receive(self, data: bytes) -> None:
        """Count what has come, then have it parsed as soon as its address may go on."""
        self.charge(len(data) + prices.PIECE)
        if self.is_strict and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut("unread")
        if self.ended:
            return
        waits = self.has_more
        self._received += data
        if not waits:
            self.account.queue.add(self)

    def requeue(self) -> None:
        """Queue again for what was received before and not looked at yet."""
        waits = self.has_more
        self._again = True
        if not waits and not self.ended:
            self.account.queue.add(self)

    def parse_some(self) -> float:
        """Parse the next piece, empty after `requeue`; return what that cost."""
        if self.ended:
            return 0
        size = 0 if self._again else prices.SLICE
        piece = bytes(self._received[:size])
        del self._received[:size]
        self._again, self.is_parsing, self._cost = False, True, len(piece) + prices.PIECE
        try:
            self._parse(piece)
        except Exception:  # a fault of ours: the others of its address must not suffer for it
            log.exception("parsing_failed")
            self.cut("form")
        finally:
            self.is_parsing = False
        return self._cost

    def charge(self, cost: float) -> None:
        """Take what something costs from this peer and its address; cut one that overdraws far."""
        if self.ended:
            return
        if self.is_parsing:
            self._cost += cost
        now = monotonic()
        self.sent_of_late = cost + self.sent_of_late * exp((self._charged_at - now) / OF_LATE)
        self._charged_at = now
        left = self._bucket.take(cost, now)
        if self.is_strict and left < -MOST_DEBT * self._bucket.size:
            self.cut("bytes")
        else:
            self.account.charge(cost)

    def send_away(self) -> None:
        """Allow only what the client may have sent before it read our close; cut it for more."""
        debt = MOST_DEBT * self.allowance.peer_bytes
        if debt == inf:
            return
        self._bucket.left = min(self._bucket.left, prices.ON_ITS_WAY - debt)

    def cut(self, why: CutReason) -> None:
        """Hang up at once; let a flood's address wait."""
        if self.ended:
            return
        self.end()
        CONNECTIONS_CUT.labels(why).inc()
        self._transport.abort()
        if why == "bytes":
            self.account.punish()

    def set_deadline(self, seconds: float, why: CutReason) -> None:
        """Hang up when so much time has passed; a deadline that is set stays as it is."""
        if self._deadline is None and not self.ended and seconds < inf:
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(seconds, self.cut, why)

    def clear_deadline(self) -> None:
        """Lift the deadline: what was awaited has come."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        """Note that the client does not take what it is sent; hang up if it does not go on."""
        if self.ended:
            return
        self._unread = self._transport.get_write_buffer_size()
        self.account.unread += self._unread
        if self.account.unread > MOST_UNREAD_OF_ADDRESS:
            self.cut("unread")
        elif self.allowance.stall_seconds < inf:
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

    def resume_writing(self) -> None:
        """Note that the client takes what it is sent again."""
        self.account.unread -= self._unread
        self._unread = 0
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def end(self) -> None:
        """Count no more: the connection is closed, or is about to be."""
        if self.ended:
            return
        self.ended = True
        self.resume_writing()
        self.clear_deadline()
        self._received.clear()
        self._again = False
        self._parse = _nothing  # it holds the protocol, which holds this
        self.accounts.peers -= 1
        self.account.peers.discard(self)


def _nothing(_: bytes) -> None:
    """Parse nothing."""
