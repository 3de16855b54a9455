"""HTTP for clients that finish what they begin and take what they are sent."""

from typing import Any

from toril.server.transport import prices
from toril.server.transport.config import Config
from toril.server.transport.peer import Peer
from toril.server.transport.peer_protocol import PeerProtocol
from toril.server.transport.uvicorn_internals import HttpBase, ServerState


class Http(PeerProtocol, HttpBase):
    """Requests of one peer. uvicorn itself would wait forever for the end of one."""

    def __init__(
        self, config: Config, peer: Peer, server_state: ServerState, app_state: Any, **named: Any
    ) -> None:
        """Tell every request, and the WebSocket that one may become, which peer it came from."""
        HttpBase.__init__(self, config, server_state, app_state | {"peer": peer}, **named)
        self.peer = peer
        peer.parse_with(self.parse, strict=False)

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed."""
        self.peer.receive(data)

    def parse(self, data: bytes) -> None:
        """Wait for the rest of a request, and no longer once it is there."""
        self.feed(data)
        if self.is_websocket_now:
            return
        if self.awaits_client:
            self.peer.set_deadline(self.peer.allowance.request_seconds, "slow")
        else:
            self.peer.clear_deadline()

    def may_parse(self) -> bool:
        """Let a request that waited behind another one queue again like any."""
        if not self.peer.is_parsing:
            self.peer.requeue()
        return self.peer.is_parsing

    def request_begun(self) -> None:
        """Charge for a request."""
        self.peer.charge(prices.REQUEST)

    def malformed(self) -> None:
        """Charge for what is no request."""
        self.peer.charge(prices.FAULT)
