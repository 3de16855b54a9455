"""All that we use of uvicorn beyond its public interface: a release of it may change any of this.

Our protocols are built on uvicorn's own. No other module imports those, or names what is inside
them: `Http` and `Socket` know only the methods that the two classes here declare. Whether uvicorn,
and websockets beneath it, still are as this module takes them to be is what
`tests/server/transport/test_uvicorn_internals.py` asks; look there first after an update. The log
lines and errors that we know uvicorn by are in `uvicorn_says`.
"""

import socket as sockets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

__all__ = [
    "HttpBase",
    "Server",
    "ServerState",
    "SocketBase",
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


class SocketBase(WebSocketsSansIOProtocol, ABC):
    """One WebSocket. A subclass says which frames are taken, and hears how it ends."""

    @abstractmethod
    def takes_frames(self, found: int) -> bool:
        """Return whether the application may have the frames that were found."""

    @abstractmethod
    def holds_fragments(self, count: int) -> None:
        """Hear of how many frames the message that is not complete yet has."""

    @abstractmethod
    def malformed(self) -> None:
        """Hear that something was sent that is no frame."""

    @abstractmethod
    def close_sent_by_us(self) -> None:
        """Hear that the application has closed the socket."""

    @abstractmethod
    def nothing_more_to_say(self) -> None:
        """Hear that the application is done, or that the client does not answer."""

    @property
    def state(self) -> dict[str, Any]:
        """What the HTTP connection handed on."""
        return self.app_state

    @property
    def has_request(self) -> bool:
        """Whether the request for this socket was read."""
        return self.handshake_initiated

    def read_request(self, data: bytes) -> bool:
        """Read the request for this socket; return whether it could be read.

        One that has more headers than websockets reads is answered too: uvicorn would not notice.
        """
        super().data_received(data)
        if self.handshake_initiated:
            return True
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        return False

    def feed(self, data: bytes) -> bool:
        """Parse frames; return False, and parse nothing, if the request is not answered yet."""
        if self.handshake_complete:
            super().data_received(data)
        return self.handshake_complete

    def handle_events(self) -> None:
        """Ask about the frames that were found before anything is done about them."""
        if self.takes_frames(len(self.conn.events)):
            super().handle_events()
        self.holds_fragments(len(self.frames))

    def handle_parser_exception(self) -> None:
        """Send a client away that does not speak the protocol."""
        self.malformed()
        super().handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and know that a refusal completes the handshake: uvicorn would log an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.close":
            self.close_sent_by_us()

    async def run_asgi(self) -> None:
        """Serve the socket."""
        await super().run_asgi()
        self.nothing_more_to_say()

    def keepalive_timeout(self) -> None:
        """Give up on a client that does not answer a ping."""
        super().keepalive_timeout()
        self.nothing_more_to_say()


class Server(uvicorn.Server):
    """Tells when it is ready, and when it begins to stop."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        """Serve as `config` says."""
        super().__init__(config)
        self._ready, self._stopping = ready, stopping

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Tell, then stop."""
        self._stopping()
        await super().shutdown(sockets)


def open_protocols(state: ServerState) -> set[Any]:
    """Return the protocols of all open connections, which `shutdown` is called on at the end."""
    return state.connections


def behind_proxies(app: Any, proxies: str) -> tuple[Any, Callable[[str], bool]]:
    """Return the application as it is behind these proxies, and a test for being one of them."""
    proxied = ProxyHeadersMiddleware(app, proxies)
    return proxied, proxied.trusted_hosts.__contains__
