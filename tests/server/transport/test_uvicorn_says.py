"""The log lines and errors that we know uvicorn, and the libraries beneath it, by.

When one of these fails after an update, they say it otherwise now, and
`src/toril/server/transport/uvicorn_says.py` has to follow.
"""

import asyncio
import socket as sockets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import Frame

from tests.server.transport.protocols import (
    LOOK,
    FakeTransport,
    connected,
    frame,
    settled,
    upgraded,
)
from toril.server.transport.uvicorn_says import ALREADY_CLOSED, LOGGED_ABOUT_STRANGERS

H2C = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"


def unforeseen(*_: Any, **__: Any) -> Iterator[None]:
    raise ZeroDivisionError


async def send_no_request(_: pytest.MonkeyPatch) -> None:
    connected()[0].feed(b"\x00\r\n\r\n")


async def ask_for_another_protocol(_: pytest.MonkeyPatch) -> None:
    connected()[0].feed(H2C)
    await settled()


async def send_no_text(_: pytest.MonkeyPatch) -> None:
    socket, _transport = upgraded()
    await settled()
    socket.data_received(frame(1, b"\xff"))


async def fail_in_a_handshake(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("websockets.server.ServerProtocol.process_request", unforeseen)
    upgraded()


async def fail_in_a_frame(patch: pytest.MonkeyPatch) -> None:
    socket, _transport = upgraded()
    await settled()
    patch.setattr(Frame, "parse", unforeseen)
    for part in (b"a", b"b"):  # the first was waited for by the true one
        socket.data_received(frame(1, part))


async def write_to_somebody_gone(_: pytest.MonkeyPatch) -> None:
    ours, theirs = sockets.socketpair()
    loop = asyncio.get_running_loop()
    with theirs:
        transport, _protocol = await loop.create_connection(asyncio.Protocol, sock=ours)
        transport.abort()
        for _time in range(10):
            transport.write(b"hello?")
        await settled()


CAUSES: dict[str, Callable[[pytest.MonkeyPatch], Awaitable[None]]] = {
    "Invalid HTTP request received.": send_no_request,
    "Unsupported upgrade request.": ask_for_another_protocol,
    "Invalid UTF-8 sequence received from client.": send_no_text,
    "opening handshake failed": fail_in_a_handshake,
    "parser failed": fail_in_a_frame,
    "socket.send() raised exception": write_to_somebody_gone,
}
LINES = [(logger, line) for logger, lines in LOGGED_ABOUT_STRANGERS.items() for line in lines]


@pytest.mark.parametrize(("logger", "line"), LINES)
def test_a_line_about_a_stranger_is_worded_as_we_know_it(
    logger: str, line: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        await CAUSES[line](monkeypatch)

    asyncio.run(story())
    logged = [(record.name, record.msg) for record in caplog.records]
    assert any(name == logger and said.startswith(line) for name, said in logged), (LOOK, logged)


def break_the_protocol(transport: FakeTransport) -> None:
    transport.protocol.data_received(b"\xff\xff\xff")


def hang_up(transport: FakeTransport) -> None:
    transport.protocol.connection_lost(None)


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (None, ALREADY_CLOSED),  # we closed it ourselves
        (break_the_protocol, ALREADY_CLOSED),
        (hang_up, WebSocketDisconnect),
    ],
)
def test_what_is_sent_on_a_socket_that_is_closed_raises_an_error_that_we_know(
    end: Callable[[FakeTransport], None] | None, expected: Any
) -> None:
    raised: list[Exception] = []

    async def story() -> None:
        ended = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            socket = WebSocket(scope, receive, send)
            await socket.accept()
            await ended.wait()
            if end is None:
                await socket.close()
            for say in (socket.send_text("too late"), socket.close()):
                try:
                    await say
                except Exception as error:
                    raised.append(error)

        _, transport = upgraded(app)
        await settled()
        if end is not None:
            end(transport)
        ended.set()
        await settled()

    asyncio.run(story())
    assert raised
    assert isinstance(raised[0], expected), (LOOK, raised)
    assert all(isinstance(error, (*ALREADY_CLOSED, WebSocketDisconnect)) for error in raised)
