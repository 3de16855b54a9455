"""Who comes in: an address that has to wait, or has too many connections, is cut at once.

Nothing is made for connections that are not let in, and little for the others until they have sent
something that is parsed: they may come by the hundred, and again and again.
"""

import asyncio
from typing import Any

from toril.server.metrics import CONNECTIONS_CUT
from toril.server.transport.config import Config
from toril.server.transport.http import Http
from toril.server.transport.peer import Peer
from toril.server.transport.uvicorn_internals import ServerState, get_remote_addr, open_protocols


class Admission(asyncio.Protocol):
    """What a connection speaks until something that it sent is parsed."""

    def __init__(self, config: Config, server_state: ServerState, **named: Any) -> None:
        """Keep what uvicorn gives a protocol."""
        self._config, self._named = config, {"server_state": server_state, **named}
        self._open = open_protocols(server_state)
        self._peer: Peer | None = None
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Let the client in, or not."""
        accounts = self._config.accounts
        client = get_remote_addr(transport)
        host = client[0] if client else ""
        account, why = accounts.admit(host)
        if why:
            CONNECTIONS_CUT.labels(why).inc()
            transport.abort()
            return
        self._transport = transport
        self._open.add(self)
        self._peer = Peer(accounts, account, host, transport)
        self._peer.parse_with(self._begin, strict=False)
        self._peer.set_deadline(accounts.allowance.request_seconds, "slow")

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed."""
        if self._peer is not None:
            self._peer.receive(data)

    def _begin(self, data: bytes) -> None:
        """Speak HTTP from here on."""
        assert self._peer is not None
        self._open.discard(self)
        protocol = Http(self._config, self._peer, **self._named)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        protocol.parse(data)

    def shutdown(self) -> None:
        """Go: nothing was asked."""
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the peer."""
        if self._peer is not None:
            self._open.discard(self)
            self._peer.end()
