"""Who comes in: an address that has to wait, or has too many lines, is hung up on at once.

Nothing is made for those who are not let in: they may come thousands of times a second.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import get_remote_addr

from toril.server.metrics import CUT
from toril.server.transport.http import Http
from toril.server.transport.line import Line

if TYPE_CHECKING:
    from toril.server.transport.config import Config


class Doorway(asyncio.Protocol):
    """What a connection speaks until it is known who has come."""

    __slots__ = ("_config", "_named")

    def __init__(self, config: "Config", **named: Any) -> None:
        """Keep what uvicorn gives a protocol."""
        self._config, self._named = config, named

    def connection_made(self, transport: Any) -> None:
        """Let the client in, or not."""
        accounts = self._config.accounts
        client = get_remote_addr(transport)
        host = client[0] if client else ""
        account, why = accounts.admit(host)
        if why:
            CUT.labels(why).inc()
            transport.abort()
            return
        protocol = Http(self._config, Line(accounts, account, host, transport), **self._named)
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
