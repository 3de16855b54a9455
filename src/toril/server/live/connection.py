"""One client's socket, seen from the table: messages go in at once and out at its own pace."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count

from toril.server.metrics import MESSAGES
from toril.server.tables.senders import TokenDigest
from toril.wire.closing import Closing
from toril.wire.literals import PersonId

MOST_WAITING = 64
MOST_BYTES = 256 * 1024
"""What may wait for one client; one that reads more slowly is dropped and comes back."""

_numbers = count(1)


class Connection:
    """The socket of a person at the table, or of a spectator (None)."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        person: PersonId | None,
        token_digest: TokenDigest | None,
    ) -> None:
        """The digest is of the token that the client sent, a spectator's too; None without one."""
        self.person, self.token_digest = person, token_digest
        self.number = next(_numbers)
        self.closed: int | None = None
        self.heard_at = 0  # in milliseconds
        self.seal: str | None = None  # of the number that this device adds to the next draw
        self.sealed = 0  # grows with each seal: decides between windows heard together
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._send = send
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def take_seal(self, seal: str) -> None:
        """Keep the seal of the next number; it takes the place of the one before."""
        self.seal, self.sealed = seal, next(_numbers)

    def push(self, message: str) -> None:
        """Send a message as soon as the client can take it; drop a client that cannot."""
        if self.closed is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(Closing.SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Stop; what is already on its way still goes out, unless the client is too slow."""
        if self.closed is None:
            self.closed = code
            if code == Closing.SLOW:
                self._waiting.clear()
            self.ended.set_result(None)
        self._wake.set()

    async def pump(self) -> int:
        """Send until closed; return the code to close with."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send(message)
                MESSAGES.inc()
            if self.closed is not None:
                return self.closed
            self._wake.clear()
            await self._wake.wait()
