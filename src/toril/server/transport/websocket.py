"""WebSockets for those who keep to the rate and take what they are sent."""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from toril.server.transport import prices

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

    from toril.server.transport.line import Line

LINGER_SECONDS = 5.0
"""How long somebody who was sent away may take to hear it."""

MOST_FRAGMENTS = 64
"""Frames of one message. Ours have one; empty ones would never reach a limit of bytes."""


class Socket(WebSocketsSansIOProtocol):
    """Hangs up on who does not take what is left: a polite close would wait for them forever."""

    def __init__(self, *args: Any, **named: Any) -> None:
        """Go on with the line of the request that became this socket."""
        super().__init__(*args, **named)
        self._line: Line = self.app_state["line"]
        self._line.speak(super().data_received, strict=True)

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed. The handshake comes from Http, which has counted it.

        Who does not wait for its answer is hung up on (RFC 6455, 4.1).
        """
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.handshake_complete:
            self._line.receive(data)
        else:
            self._line.cut("bytes")

    def handle_events(self) -> None:
        """Charge for the frames that were found before anything is done about them."""
        self._line.spend(prices.FRAME * len(self.conn.events))
        if not self._line.ended:
            super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self._line.cut("bytes")

    def handle_parser_exception(self) -> None:
        """Send away who does not speak the protocol."""
        self._line.charge(prices.FAULT)
        super().handle_parser_exception()

    async def send(self, message: "ASGISendEvent") -> None:
        """Send, and know that a refusal completes the handshake: uvicorn would log an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.close":
            self._line.say_farewell()

    async def run_asgi(self) -> None:
        """Serve the socket, then give it a moment to hear the rest."""
        await super().run_asgi()
        self._line.expect(LINGER_SECONDS)

    def keepalive_timeout(self) -> None:
        """Give up on who does not answer a ping."""
        super().keepalive_timeout()
        self._line.expect(LINGER_SECONDS)

    def pause_writing(self) -> None:
        """Wait for the client to take what it was sent."""
        super().pause_writing()
        self._line.stall()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._line.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self._line.end()
        super().connection_lost(exc)
