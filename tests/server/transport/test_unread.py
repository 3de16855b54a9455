"""Clients that take nothing, or dawdle, or are gone: they hold nothing and nobody up."""

import asyncio
import gc
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.harness.in_thread import running
from tests.harness.metrics import counted
from tests.harness.settings import settings
from tests.people.playing import table_of
from tests.raw_sockets import PING, frame, without_goodbye
from tests.server.transport.strangers import dial, enter
from toril.server.metrics import CONNECTIONS_CUT
from toril.server.transport import peer
from toril.server.transport.http import Http


def test_who_asks_and_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    many = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
    before = counted(CONNECTIONS_CUT, why="stalled")
    with (
        running(settings(tmp_path, stall_seconds=0.3), send_buffer=4096) as server,
        dial(server.base, ears=2048) as deaf,
    ):
        deaf.sendall(many)
        while server.connections or counted(CONNECTIONS_CUT, why="stalled") == before:
            time.sleep(0.01)


def test_who_reads_slowly_has_the_whole_answer(tmp_path: Path) -> None:
    with (
        running(settings(tmp_path, stall_seconds=0.3), send_buffer=4096) as server,
        dial(server.base, ears=2048) as slow,
    ):
        slow.sendall(
            b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        read = b""
        while data := slow.recv(2048):
            read += data
            time.sleep(0.02)
        head, _, body = read.partition(b"\r\n\r\n")
        assert f"content-length: {len(body)}".encode() in head.lower()
        assert len(body) > 30_000


def test_what_an_address_does_not_read_has_a_ceiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "MOST_UNREAD_OF_ADDRESS", 200_000)
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10
    before = counted(CONNECTIONS_CUT, why="unread")
    with running(settings(tmp_path), send_buffer=4096) as server:
        deaf = [dial(server.base, ears=2048) for _ in range(10)]
        for plain in deaf:
            plain.sendall(asked)
        while counted(CONNECTIONS_CUT, why="unread") == before:
            time.sleep(0.01)
        for plain in deaf:
            plain.close()


def test_who_pings_and_never_reads_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "MOST_UNREAD", 8 * 1024)
    with running(settings(tmp_path), send_buffer=4096) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        deaf = enter(server.base, host.code or "", ears=2048)
        before = counted(CONNECTIONS_CUT, why="unread")
        with suppress(OSError):
            for _ in range(1000):
                deaf.sendall(frame(PING, b"x" * 100) * 10)
                time.sleep(0.001)
        assert counted(CONNECTIONS_CUT, why="unread") == before + 1
        deaf.close()


def test_nobody_who_dawdles_keeps_a_server_from_stopping(tmp_path: Path) -> None:
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 80\r\n\r\n{"
    many = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
    kept = []
    with running(settings(tmp_path), send_buffer=4096) as server:
        for said in (b"", half[:20], half, many):
            kept.append(dial(server.base, ears=2048))
            kept[-1].sendall(said)
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        kept.append(enter(server.base, host.code or ""))
        time.sleep(0.2)
        begin = time.monotonic()
    assert time.monotonic() - begin < 4  # after five seconds uvicorn would give them up
    for plain in kept:
        plain.close()


def test_a_reset_leaves_nothing_of_a_request_behind(tmp_path: Path) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(settings(tmp_path)) as server:
        for _ in range(50):
            with dial(server.base) as rude:
                rude.sendall(asked)
                rude.recv(10)
                without_goodbye(rude)
        while server.connections:
            time.sleep(0.01)
        time.sleep(0.1)
        gc.collect()
        left = [found for found in gc.get_objects() if type(found) is Http]
        assert len(left) < 10
