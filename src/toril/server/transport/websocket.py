"""WebSockets for clients that keep to the rate and take what they are sent."""

from typing import Any

from toril.server.transport import prices
from toril.server.transport.peer_protocol import PeerProtocol
from toril.server.transport.uvicorn_internals import SocketBase

LINGER_SECONDS = 5.0
"""How long the connection stays for a client to which everything was said."""

MOST_FRAGMENTS = 64
"""Frames of one message. Ours have one; empty ones would never reach a limit of bytes."""


class Socket(PeerProtocol, SocketBase):
    """Frames of one peer. A client that does not read the rest after a close is cut.

    Without that, the connection would stay open until the client closes it, perhaps never.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        """Go on with the peer of the request that became this socket."""
        SocketBase.__init__(self, *args, **named)
        self.peer = self.state["peer"]
        self.peer.parse_with(self._parse, strict=True)

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed. The request comes from Http, which has counted it."""
        if self.has_request:
            self.peer.receive(data)
        elif self.read_request(data):
            self.peer.clear_deadline()
        else:
            self.malformed()

    def _parse(self, data: bytes) -> None:
        """Parse frames; a client that does not wait for the answer is cut (RFC 6455, 4.1)."""
        if not self.feed(data):
            self.peer.cut("form")

    def takes_frames(self, found: int) -> bool:
        """Charge for frames before anything is done about them."""
        self.peer.charge(prices.FRAME * found)
        return not self.peer.ended

    def holds_fragments(self, count: int) -> None:
        """Cut a client that never ends a message."""
        if count > MOST_FRAGMENTS:
            self.peer.cut("form")

    def malformed(self) -> None:
        """Charge for what is no frame, or no request for a socket."""
        self.peer.charge(prices.FAULT)

    def close_sent_by_us(self) -> None:
        """Allow the client only what it may have sent before it could know."""
        self.peer.send_away()

    def nothing_more_to_say(self) -> None:
        """Give the client a moment to read the rest."""
        self.peer.set_deadline(LINGER_SECONDS, "lingering")
