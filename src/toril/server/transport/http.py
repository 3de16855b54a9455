"""HTTP for those who finish what they begin and take what they are sent."""

from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from toril.server.transport import prices
from toril.server.transport.line import Line

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from toril.server.transport.config import Config

MOST_HEADERS = 16 * 1024


class Http(H11Protocol):
    """Requests of one line. uvicorn itself would wait forever for the end of one."""

    def __init__(
        self,
        config: "Config",
        line: Line,
        server_state: "ServerState",
        app_state: Any,
        **named: Any,
    ) -> None:
        """Tell every request, and the WebSocket that one may become, which line it came by."""
        super().__init__(config, server_state, app_state | {"line": line}, **named)
        self._line = line
        line.speak(self.parse, strict=False)

    def data_received(self, data: bytes) -> None:
        """Count before anything is parsed."""
        self._line.receive(data)

    def parse(self, data: bytes) -> None:
        """Wait for the rest of a request, and no longer once it is there."""
        if data:
            super().data_received(data)
        else:
            self.handle_events()
        upgraded = self.transport.get_protocol() is not self  # to a WebSocket: no request any more
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not upgraded:
            self._line.expect(self._line.allowance.request_seconds)
        else:
            self._line.expect_nothing()

    def handle_events(self) -> None:
        """Charge for a request; one that waited behind another takes a turn like any."""
        if not self._line.has_turn:
            self._line.ask_again()
            return
        before = self.scope
        super().handle_events()
        if self.scope is not before:
            self._line.spend(prices.REQUEST)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, unless an answer is under way: there is one for each."""
        self._line.charge(prices.FAULT)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True  # what the application still says goes nowhere
            self.cycle.message_event.set()

    def pause_writing(self) -> None:
        """Wait for the client to take what it asked for."""
        super().pause_writing()
        self._line.stall()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._line.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self._line.end()
        super().connection_lost(exc)
