"""What we use of uvicorn's WebSockets beyond its public interface (see `uvicorn_internals`)."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

__all__ = ["SocketBase"]


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
    def goodbye(self) -> None:
        """Hear that the client has closed the socket, or is sent away for what it said."""

    @abstractmethod
    def nothing_more_to_say(self) -> None:
        """Hear that the application is done, or that the client does not answer."""

    @property
    @abstractmethod
    def is_taken_over(self) -> bool:
        """Whether the application has taken the socket over, and goes on without a coroutine."""

    @abstractmethod
    def takes_message(self, text: bytes | None) -> None:
        """Take a whole message (None: not a text), once the socket is taken over."""

    @property
    def state(self) -> dict[str, Any]:
        """What the HTTP connection handed on, and the application finds in its scope."""
        return self.app_state

    @property
    def unsent(self) -> int:
        """How many bytes wait for the client to read."""
        return self.transport.get_write_buffer_size()

    def write(self, frame: bytes) -> None:
        """Send a whole frame; nothing after a close."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def send_close(self, code: int) -> None:
        """Close the socket: the client has a moment to read the rest and to answer."""
        if self.close_sent or self.transport.is_closing():
            return
        with suppress(InvalidState):  # the client was faster
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()  # for the client's answer
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.close_sent_by_us()
        self.nothing_more_to_say()

    def hang_up(self) -> None:
        """Hang up at once."""
        self.transport.abort()

    def give_up(self) -> None:
        """Send a client away that gives no sign of life."""
        self.keepalive_timeout()

    def soon(self, call: Callable[[], None]) -> None:
        """Call when the event loop comes round."""
        self.loop.call_soon(call)

    @property
    def is_deaf(self) -> bool:
        """Whether we receive nothing for now, though there will be more."""
        return self.read_paused and not self.is_over

    def pause_reading(self) -> None:
        """Receive nothing for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be said here."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def forget_request(self) -> Iterator[bytes | None]:
        """Let go of what the handshake needed: most of the memory that a socket takes.

        Return the messages that the application has not asked for yet.
        """
        self.resume_reading()
        del self.request, self.response
        self.forget_scope()
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                yield None if text is None else text.encode()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of all that holds each other: the scope, and what parses frames."""
        super().connection_lost(exc)
        self.forget_scope()
        self.conn.parser.close()

    def forget_scope(self) -> None:
        """Let go of the scope, in whose state this socket is: they would hold each other."""
        self.app_state = {}
        self.__dict__.pop("scope", None)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over; uvicorn's own way is a queue, and a pause after each."""
        if not self.close_sent and self.is_taken_over:
            data, self.frames = b"".join(self.frames), []
            self._hand_over(data if self.curr_msg_data_type == "text" else None)
        else:
            with suppress(InvalidState):  # no text, and a close right behind it
                super().send_receive_event_to_app()

    def _hand_over(self, text: bytes | None) -> None:
        try:
            if text is not None:
                text.decode()
        except UnicodeDecodeError:  # RFC 6455, 8.1
            with suppress(InvalidState):  # a close came right behind it
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self.takes_message(text)

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

    def shutdown(self) -> None:
        """Stop; uvicorn stumbles over a client that has closed and does not read our answer."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    def handle_close(self, event: Any) -> None:
        """Hear a goodbye; the client may take long to read what was said before."""
        super().handle_close(event)
        self.goodbye()

    def handle_parser_exception(self) -> None:
        """Send a client away that does not speak the protocol."""
        self.malformed()
        super().handle_parser_exception()
        self.goodbye()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and know that a refusal completes the handshake: uvicorn would log an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.close":
            self.close_sent_by_us()

    async def run_asgi(self) -> None:
        """Serve the socket until the application is done, or has taken it over."""
        if self.disconnected:  # before its turn came
            return
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
        if self.is_taken_over:
            return
        self.send_500_response()  # which does nothing once the handshake is complete
        if self.close_timer is None:
            self.transport.close()
        self.nothing_more_to_say()

    def keepalive_timeout(self) -> None:
        """Give up on a client that does not answer a ping."""
        super().keepalive_timeout()
        self.nothing_more_to_say()
