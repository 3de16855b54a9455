"""A client that says goodbye and reads nothing more is gone: nobody sees it at the table."""

import asyncio
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.log import log_lines, logged
from tests.harness.settings import settings
from tests.people.playing import table_of
from tests.raw_sockets import CLOSE, HELLO, TEXT, dial, frame, handshake
from toril.server.live.room import Room
from toril.server.transport import keepalive
from toril.server.transport.websocket import Socket

HOME = "127.0.0.1"
GOODBYE = frame(CLOSE, b"\x03\xe8")


def said(**message: object) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


def until(fits: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not fits() and time.monotonic() < end:
        time.sleep(0.02)
    assert fits()


def stuffed(server: Running) -> tuple[socket.socket, Socket, Room]:
    """Return the host's client, for whom bytes wait that it does not read."""
    (host,) = asyncio.run(table_of(server.base, 1, seats=2))
    client = dial(int(server.base.rpartition(":")[2]), HOME, ears=2048, patience=10)
    cookie = f"Cookie: seat={host.token}\r\n".encode()
    client.sendall(handshake(host.code or "", extra=cookie))
    assert client.recv(200).startswith(b"HTTP/1.1 101")
    client.sendall(HELLO)
    (ours,) = (each for each in server.state.connections if isinstance(each, Socket))
    until(lambda: ours.is_taken_over, 5)
    for number in range(3000):
        client.sendall(said(kind="ping", id=f"{number:08}"))
        if number % 20 == 0:
            time.sleep(0.02)
        if ours.unsent:
            time.sleep(0.05)  # they may still be on their way into the client's buffer
            if ours.unsent:
                break
    assert 0 < ours.unsent < 65536
    return client, ours, server.hall._rooms[host.code or ""]


@pytest.mark.parametrize("last", [GOODBYE, frame(TEXT, b"\xff")], ids=["close", "no text"])
def test_who_says_goodbye_and_does_not_read_has_left_at_once(tmp_path: Path, last: bytes) -> None:
    with running(settings(tmp_path), send_buffer=4096) as server:
        client, _, room = stuffed(server)
        with client:
            client.sendall(last)
            until(lambda: not room.present, 3)
            until(lambda: not server.connections, 10)  # as after a close of ours


def test_who_says_goodbye_behind_an_order_under_way_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepalive, "ROUND_SECONDS", 0.3)
    monkeypatch.setattr(keepalive, "STEP_SECONDS", 0.02)
    with running(settings(tmp_path), send_buffer=4096) as server:
        client, ours, room = stuffed(server)
        with client:
            desk = room._desk
            desk._is_busy = True  # as if somebody else's order were being written

            def written() -> None:
                desk._is_busy = False
                desk._go_on()

            order, behind = said(kind="back", id="12345678"), said(kind="ping", id="23456789")
            client.sendall(order + behind + GOODBYE)
            until(lambda: ours.is_over, 5)
            ours.loop.call_soon_threadsafe(written)
            until(lambda: not desk.is_in_use, 5)
            until(lambda: not room.present and not server.connections, 10)


def test_what_is_no_text_right_behind_the_hello_is_no_failure(tmp_path: Path) -> None:
    with logged("info") as log, running(settings(tmp_path)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        for _ in range(5):
            with dial(int(server.base.rpartition(":")[2]), HOME, patience=10) as client:
                client.sendall(handshake(host.code or ""))
                assert client.recv(4096).startswith(b"HTTP/1.1 101")
                client.sendall(HELLO + frame(TEXT, b"\xff") + GOODBYE)
                while client.recv(65536):
                    pass
    assert not [line for line in log_lines(log) if line["level"] in ("error", "warning")]
