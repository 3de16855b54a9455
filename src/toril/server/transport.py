"""What clients may do to a connection before anything of ours is asked.

uvicorn waits forever for a request that never becomes complete, and for a client that does not
take what it is sent. Here both are hung up on.
"""

from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGISendEvent

MOST_HEADERS = 16 * 1024
REQUEST_SECONDS = 10.0
"""From the first byte of a request to its last."""

LINGER_SECONDS = 5.0


class Http(H11Protocol):
    """HTTP for those who finish what they begin."""

    def __init__(self, *args: Any, **named: Any) -> None:
        """Begin to wait when there is a connection."""
        super().__init__(*args, **named)
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait for the rest of a request, and no longer once it is there."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self  # to a WebSocket: no request any more
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not upgraded:
            self._wait()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the timer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Socket(WebSocketsSansIOProtocol):
    """Hangs up on who does not take what is left: a polite close would wait for them forever."""

    async def send(self, message: "ASGISendEvent") -> None:
        """Send, and know that a refusal completes the handshake: uvicorn would log an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Serve the socket, then give it a moment to hear the rest."""
        await super().run_asgi()
        self._hang_up()

    def keepalive_timeout(self) -> None:
        """Give up on who does not answer a ping."""
        super().keepalive_timeout()
        self._hang_up()

    def _hang_up(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
