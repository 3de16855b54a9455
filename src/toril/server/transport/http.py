"""HTTP for those who finish what they begin and take what they are sent."""

from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from toril.server.transport import prices
from toril.server.transport.peer import Peer
from toril.server.transport.peer_protocol import PeerProtocol

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from toril.server.transport.config import Config


class Http(PeerProtocol, H11Protocol):
    """Requests of one peer. uvicorn itself would wait forever for the end of one."""

    def __init__(
        self,
        config: "Config",
        peer: Peer,
        server_state: "ServerState",
        app_state: Any,
        **named: Any,
    ) -> None:
        """Tell every request, and the WebSocket that one may become, which peer it came from."""
        H11Protocol.__init__(self, config, server_state, app_state | {"peer": peer}, **named)
        self.peer = peer
        peer.speak(self.parse, strict=False)

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed."""
        self.peer.receive(data)

    def parse(self, data: bytes) -> None:
        """Wait for the rest of a request, and no longer once it is there."""
        if data:
            super().data_received(data)
        else:
            self.handle_events()
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.peer.set_deadline(self.peer.allowance.request_seconds, "slow")
        else:
            self.peer.clear_deadline()

    def handle_events(self) -> None:
        """Charge for a request; one that waited behind another takes a turn like any."""
        if not self.peer.has_turn:
            self.peer.ask_again()
            return
        before = self.scope
        super().handle_events()
        if self.scope is not before:
            self.peer.charge(prices.REQUEST)

    def shutdown(self) -> None:
        """Stop; who has not sent a request whole, or does not take its answer, is not awaited."""
        if self.conn.their_state is h11.SEND_BODY or self.flow.write_paused:
            self.transport.abort()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the timer too: uvicorn leaves it, and all that it holds, after a reset."""
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, unless an answer is under way: there is one for each."""
        self.peer.charge(prices.FAULT)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True  # what the application still says goes nowhere
            self.cycle.message_event.set()
