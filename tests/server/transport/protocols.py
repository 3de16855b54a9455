"""uvicorn's protocols on a transport that goes nowhere: they write down what they hear."""

import asyncio
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvicorn

from toril.server.transport import uvicorn_internals, uvicorn_socket
from toril.server.transport.uvicorn_internals import HttpBase, ServerState
from toril.server.transport.uvicorn_socket import SocketBase

SEAMS = (Path(uvicorn_internals.__file__), Path(uvicorn_socket.__file__))
"""The modules that may know what is inside uvicorn."""

SEAM = " or ".join(seam.name for seam in SEAMS)

LOOK = (
    f"uvicorn {version('uvicorn')} with websockets {version('websockets')} is not what "
    f"{SEAM} in src/toril/server/transport takes it to be: "
)
"""How every failure begins, so that its reader knows where to look."""

REQUEST = b"GET /%b HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
MASK = bytes(4)


class FakeTransport(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.7", 4711), "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.protocol: Any = None
        self.closed = self.aborted = False

    def write(self, data: Any) -> None:
        self.written += data

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        """Read nothing anyhow."""

    def resume_reading(self) -> None:
        """Read nothing anyhow."""

    def get_write_buffer_size(self) -> int:
        return 0


class Requests(HttpBase):
    """Writes down what it hears."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.heard: list[str] = []

    def may_parse(self) -> bool:
        self.heard.append("may parse?")
        return True

    def request_begun(self) -> None:
        self.heard.append(f"request {self.scope['path']}")

    def malformed(self) -> None:
        self.heard.append("malformed")


class Frames(SocketBase):
    """Writes down what it hears."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.heard: list[str] = []

    def data_received(self, data: bytes) -> None:
        if not self.has_request:
            self.heard.append(f"request {self.read_request(data)}")
        elif not self.feed(data):
            self.heard.append("too early")

    def takes_frames(self, found: int) -> bool:
        self.heard.append(f"{found} found")
        return True

    def holds_fragments(self, count: int) -> None:
        if count:
            self.heard.append(f"{count} fragments")

    def malformed(self) -> None:
        self.heard.append("malformed")

    @property
    def is_taken_over(self) -> bool:
        return False

    def takes_message(self, text: bytes | None) -> None:
        self.heard.append(f"message {text!r}")

    def goodbye(self) -> None:
        """Say nothing of it: the transport's own tests do."""

    def close_sent_by_us(self) -> None:
        self.heard.append("closed")

    def nothing_more_to_say(self) -> None:
        self.heard.append("done")


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Say hello to a request; echo a socket's messages until one of them is "bye"."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"hello"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive()).get("text") not in (None, "bye"):
        await send({"type": "websocket.send", "text": message["text"]})
    await send({"type": "websocket.close", "code": 4000})


async def denying(_: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.http.response.start", "status": 429, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b"no"})


def config(app: Any = hello) -> uvicorn.Config:
    made = uvicorn.Config(app, http=Requests, ws=Frames, proxy_headers=False, log_config=None)
    made.load()
    return made


def made_by(protocol: type[Any]) -> Any:
    async def make() -> Any:
        return protocol(config(), ServerState(), {})

    return asyncio.run(make())


def connected(app: Any = hello) -> tuple[Requests, FakeTransport]:
    transport = FakeTransport()
    state: dict[str, Any] = {"peer": "somebody"}
    protocol = Requests(config(app), ServerState(), state)
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    return protocol, transport


def upgraded(app: Any = hello, headers: bytes = b"") -> tuple[Frames, FakeTransport]:
    protocol, transport = connected(app)
    protocol.feed(UPGRADE + headers + b"\r\n")
    assert isinstance(transport.protocol, Frames)
    assert protocol.is_websocket_now
    return transport.protocol, transport


def frame(opcode: int, data: bytes, *, end: bool = True) -> bytes:
    return bytes([opcode | 0x80 * end, 0x80 | len(data)]) + MASK + data


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)
