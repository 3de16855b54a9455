"""All that we use of uvicorn beyond its public interface: a release of it may change any of this.

Our protocols are built on uvicorn's own. No module but this and `uvicorn_socket` imports those, or
names what is inside them: `Http` and `Socket` know only the methods that the two base classes
declare. Whether uvicorn, and websockets beneath it, still are as we take them to be is what
`tests/server/transport/test_uvicorn_internals.py` asks; look there first after an update. The log
lines and errors that we know uvicorn by are in `uvicorn_says`.
"""

import asyncio
import signal
import socket as sockets
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

__all__ = [
    "HttpBase",
    "Server",
    "ServerState",
    "behind_proxies",
    "get_remote_addr",
    "open_protocols",
]


class HttpBase(H11Protocol, ABC):
    """One connection that speaks HTTP. A subclass says when it parses, and hears what was found."""

    @abstractmethod
    def may_parse(self) -> bool:
        """Return whether requests may be looked at now; otherwise `feed` is called later."""

    @abstractmethod
    def request_begun(self) -> None:
        """Hear that the headers of a request were read."""

    @abstractmethod
    def malformed(self) -> None:
        """Hear that something was sent that is no request."""

    def feed(self, data: bytes) -> None:
        """Parse what was received; without data, what was received before."""
        if data:
            super().data_received(data)
        else:
            self.handle_events()

    @property
    def is_websocket_now(self) -> bool:
        """Whether a request has made this connection a WebSocket."""
        return self.transport.get_protocol() is not self

    @property
    def awaits_client(self) -> bool:
        """Whether the next thing to come is a request, or the rest of one."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def handle_events(self) -> None:
        """Look at what was received; uvicorn also does so for a request that waited for another."""
        if not self.may_parse():
            return
        before = self.scope
        super().handle_events()
        if self.scope is not before:
            self.request_begun()

    def shutdown(self) -> None:
        """Stop; do not wait for a client that has sent half a request, or takes no answer."""
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
        self.malformed()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True  # what the application still says goes nowhere
            self.cycle.message_event.set()


class Server(uvicorn.Server):
    """Tells when it is ready, and when it begins to stop."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        stopping: Callable[[], None],
        beside: Callable[[ServerState], Coroutine[None, None, None]],
        drain_seconds: float = 0.0,
    ) -> None:
        """Serve as `config` says; what `beside` returns runs for as long.

        After SIGTERM it serves for `drain_seconds` more: the time in which a proxy that asks for
        our health finds out. Ctrl-C does not wait.
        """
        super().__init__(config)
        self._ready, self._stopping, self._beside = ready, stopping, beside
        self._drain_seconds = drain_seconds
        self._task: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if self.started:
            self._task = asyncio.create_task(self._beside(self.server_state))
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Tell, then stop."""
        self._stopping()
        until = monotonic() + self._drain_seconds
        while set(self._captured_signals) == {signal.SIGTERM} and monotonic() < until:
            await asyncio.sleep(0.1)
        if self._task is not None:
            self._task.cancel()
        await super().shutdown(sockets)


def open_protocols(state: ServerState) -> set[Any]:
    """Return the protocols of all open connections, which `shutdown` is called on at the end."""
    return state.connections


def behind_proxies(app: Any, proxies: str) -> tuple[Any, Callable[[str], bool]]:
    """Return the application as it is behind these proxies, and a test for being one of them."""
    proxied = ProxyHeadersMiddleware(app, proxies)
    return proxied, proxied.trusted_hosts.__contains__
