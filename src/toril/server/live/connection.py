"""One client's socket, seen from the table: what is sent is written at once, or the client goes."""

from itertools import count
from typing import Protocol

from toril.server.metrics import MESSAGES
from toril.server.tables.senders import TokenDigest
from toril.wire.closing import Closing
from toril.wire.literals import PersonId

MOST_UNSENT = 256 * 1024
"""Bytes that may wait for one client; one that reads more slowly is dropped and comes back."""

MOST_HELD = 64
"""Messages that may wait until a client is let in, which takes as long as writing to disk."""

ABNORMAL = 1006
"""The code of a socket that nobody closed (RFC 6455, 7.4.1)."""

_numbers = count(1)


class Channel(Protocol):
    """The way to one client. Nothing here waits."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the client to read."""

    def write(self, frame: bytes) -> None:
        """Send a frame, now or as soon as the client takes it; nothing after a close."""

    def close(self, code: int) -> None:
        """Close the socket when all that was written is sent; the listener is told soon."""

    def abort(self) -> None:
        """Hang up at once; the listener is told soon."""

    def pause_reading(self) -> None:
        """Hear nothing for now."""

    def resume_reading(self) -> None:
        """Go on."""


class Connection:
    """The socket of a person at the table, or of a spectator (None)."""

    __slots__ = (
        "_channel",
        "_held",
        "asks_after",
        "closed",
        "heard_at",
        "number",
        "person",
        "seal",
        "sealed",
        "token_digest",
    )

    def __init__(
        self, channel: Channel, person: PersonId | None, token_digest: TokenDigest | None
    ) -> None:
        """The digest is of the token that the client sent, a spectator's too; None without one."""
        self.person, self.token_digest = person, token_digest
        self.number = next(_numbers)
        self.closed: int | None = None
        self.heard_at = 0  # in milliseconds
        self.seal: str | None = None  # of the number that this device adds to the next draw
        self.sealed = 0  # grows with each seal: decides between windows heard together
        self.asks_after: int | None = None  # the match after which another one was asked for here
        self._channel = channel
        self._held: list[bytes] | None = []  # until it is let in

    def let_in(self) -> None:
        """Send what was held back: the client is at the table, and that is on disk."""
        held, self._held = self._held or (), None
        for frame in held:
            self.push(frame)

    def take_seal(self, seal: str) -> None:
        """Keep the seal of the next number; it takes the place of the one before."""
        self.seal, self.sealed = seal, next(_numbers)

    def push(self, frame: bytes) -> None:
        """Send a message; drop a client that does not take them."""
        if self.closed is not None:
            return
        if self._held is not None:
            self._held.append(frame)
            if len(self._held) > MOST_HELD:
                self.close(Closing.SLOW)
            return
        self._channel.write(frame)
        MESSAGES.count += 1
        if self._channel.unsent > MOST_UNSENT:
            self.close(Closing.SLOW)

    def has_gone(self) -> None:
        """Send nothing more: nobody is there."""
        if self.closed is None:
            self.closed = ABNORMAL

    def close(self, code: int) -> None:
        """Stop; what is already on its way still goes out, unless the client is too slow."""
        if self.closed is not None:
            return
        self.closed = code
        if code == Closing.SLOW:  # it reads nothing, not even why
            self._channel.abort()
        else:
            self._channel.close(code)
