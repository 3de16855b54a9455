"""The bench's own frames are those of the library, and are understood however they are cut."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from toril.bench.server.frames import Listener, client_frame, handshake
from toril.wire.frames import text_frame


class Heard(Listener):
    """Keeps what it hears, and why the server hung up."""

    def __init__(self) -> None:
        super().__init__(handshake("127.0.0.1:1", "/api", "tok"), client_frame(b"hello"))
        self.texts: list[bytes] = []
        self.code: int | None = None

    def heard(self, message: bytes) -> None:
        self.texts.append(message)

    def hang_up(self, code: int) -> None:
        self.code = code


class Written(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.data = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.data += bytes(data)


ACCEPTED = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_written_as_the_library_writes_them(length: int) -> None:
    payload = b"x" * length
    frame = Frame(Opcode.TEXT, payload)
    assert text_frame(payload) == frame.serialize(mask=False)
    written = client_frame(payload)
    assert len(written) == len(frame.serialize(mask=True))
    assert written.endswith(b"\0\0\0\0" + payload)


def test_a_server_of_the_library_accepts_the_handshake_and_hears_the_greeting() -> None:
    server = ServerProtocol()
    client, wire = Heard(), Written()
    client.connection_made(wire)
    server.receive_data(wire.data)
    (request,) = server.events_received()
    assert isinstance(request, Request)
    assert request.headers["Cookie"] == "seat=tok"
    server.send_response(server.accept(request))
    wire.data = b""
    client.data_received(b"".join(server.data_to_send()))
    server.receive_data(wire.data)
    (greeting,) = server.events_received()
    assert isinstance(greeting, Frame)
    assert greeting.data == b"hello"


@pytest.mark.parametrize("step", [1, 2, 97, 1000])
def test_frames_are_understood_however_they_are_cut(step: int) -> None:
    texts = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 3000]
    data = ACCEPTED + b"".join(map(text_frame, texts)) + b"\x89\x01?"
    client, wire = Heard(), Written()
    client.connection_made(wire)
    for at in range(0, len(data), step):
        client.data_received(data[at : at + step])
    assert client.texts == texts
    assert wire.data.endswith(client_frame(b"?", 0x8A))


def test_a_refusal_and_a_close_are_noticed_with_their_numbers() -> None:
    refused = Heard()
    refused.connection_made(Written())
    refused.data_received(b"HTTP/1.1 429 Too Many Requests\r\n\r\n")
    closed = Heard()
    closed.connection_made(Written())
    closed.data_received(ACCEPTED + b"\x88\x02\x11\x3a")
    assert (refused.code, closed.code) == (429, 4410)
