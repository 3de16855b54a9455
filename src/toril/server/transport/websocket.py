"""WebSockets for those who keep to the rate and take what they are sent."""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from toril.server.transport import prices
from toril.server.transport.peer_protocol import PeerProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

LINGER_SECONDS = 5.0
"""How long the connection stays for somebody to whom everything was said."""

MOST_FRAGMENTS = 64
"""Frames of one message. Ours have one; empty ones would never reach a limit of bytes."""


class Socket(PeerProtocol, WebSocketsSansIOProtocol):
    """Hangs up on who does not take what is left: a polite close would wait for them forever."""

    def __init__(self, *args: Any, **named: Any) -> None:
        """Go on with the peer of the request that became this socket."""
        WebSocketsSansIOProtocol.__init__(self, *args, **named)
        self.peer = self.app_state["peer"]
        self.peer.speak(self._parse, strict=True)

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed. The handshake comes from Http, which has counted it."""
        if self.handshake_initiated:
            self.peer.receive(data)
        else:
            self._shake_hands(data)

    def _shake_hands(self, data: bytes) -> None:
        """Answer also what has more headers than websockets reads: uvicorn would not notice."""
        super().data_received(data)
        if self.handshake_initiated:
            self.peer.clear_deadline()
            return
        self.handshake_complete = self.close_sent = True
        self.peer.charge(prices.FAULT)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _parse(self, data: bytes) -> None:
        """Parse frames; who does not wait for the handshake's answer is cut (RFC 6455, 4.1)."""
        if self.handshake_complete:
            super().data_received(data)
        else:
            self.peer.cut("form")

    def handle_events(self) -> None:
        """Charge for the frames that were found before anything is done about them."""
        self.peer.charge(prices.FRAME * len(self.conn.events))
        if not self.peer.ended:
            super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self.peer.cut("form")

    def handle_parser_exception(self) -> None:
        """Send away who does not speak the protocol."""
        self.peer.charge(prices.FAULT)
        super().handle_parser_exception()

    async def send(self, message: "ASGISendEvent") -> None:
        """Send, and know that a refusal completes the handshake: uvicorn would log an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.close":
            self.peer.send_away()

    async def run_asgi(self) -> None:
        """Serve the socket, then give it a moment to hear the rest."""
        await super().run_asgi()
        self.peer.set_deadline(LINGER_SECONDS, "lingering")

    def keepalive_timeout(self) -> None:
        """Give up on who does not answer a ping."""
        super().keepalive_timeout()
        self.peer.set_deadline(LINGER_SECONDS, "lingering")
