"""WebSockets for clients that keep to the rate and take what they are sent."""

from typing import Any, Protocol

from toril.server.transport import prices
from toril.server.transport.peer_protocol import PeerProtocol
from toril.server.transport.uvicorn_socket import SocketBase

PING = b"\x89\x00"
"""The frame that every client must answer (RFC 6455, 5.5.2)."""

LINGER_SECONDS = 5.0
"""How long the connection stays for a client to which everything was said."""

MOST_FRAGMENTS = 64
"""Frames of one message. Ours have one; empty ones would never reach a limit of bytes."""


class Listener(Protocol):
    """Who has taken a socket over."""

    def heard(self, text: bytes | None) -> None:
        """Hear a whole message; None for one that is no text."""

    def gone(self) -> None:
        """Hear that nothing more will come; perhaps twice."""


class Socket(PeerProtocol, SocketBase):
    """Frames of one peer. A client that does not read the rest after a close is cut.

    Without that, the connection would stay open until the client closes it, perhaps never.

    The application finds it in its scope's state as `socket`. Once it has admitted the client it
    may take the socket over: then no coroutine, queue or task stands between the two.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        """Go on with the peer of the request that became this socket."""
        SocketBase.__init__(self, *args, **named)
        self.peer = self.state["peer"]
        self.state["socket"] = self
        self._listener: Listener | None = None
        self._was_heard, self._was_asked = True, False  # since it was last asked whether it lives
        self.peer.parse_with(self._parse, strict=True)

    def take_over(self, listener: Listener) -> None:
        """Let `listener` hear all that comes from now on; the application may return."""
        self._listener = listener
        for text in self.forget_request():
            listener.heard(text)
        if self.is_over:
            self.soon(listener.gone)

    @property
    def is_taken_over(self) -> bool:
        """Whether somebody listens."""
        return self._listener is not None

    def takes_message(self, text: bytes | None) -> None:
        """Let the listener hear it."""
        if self._listener is not None:
            self._listener.heard(text)

    def ask_whether_alive(self) -> None:
        """Ask a client that has said nothing since it was looked at last; then give it up."""
        if self._was_heard or self.is_deaf:
            self._was_heard = self._was_asked = False
        elif self._was_asked:
            self.give_up()
        else:
            self._was_asked = True
            self.write(PING)

    def close(self, code: int) -> None:
        """Close the socket when all that was written is sent."""
        self.send_close(code)
        if self._listener is not None:
            self.soon(self._listener.gone)

    def abort(self) -> None:
        """Hang up at once."""
        self.hang_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the listener, and let go of everything: cycles would stay for long."""
        super().connection_lost(exc)
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed. The request comes from Http, which has counted it."""
        self._was_heard = True
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

    def goodbye(self) -> None:
        """Tell the listener, who needs not wait until the client has read the rest."""
        if self._listener is not None:
            self.soon(self._listener.gone)
            self.nothing_more_to_say()

    def nothing_more_to_say(self) -> None:
        """Give the client a moment to read the rest."""
        self.peer.set_deadline(LINGER_SECONDS, "lingering")
