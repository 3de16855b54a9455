"""A client that sends too much is cut; the others notice nothing of it."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.metrics import counted
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import table_of
from tests.people.requests import ask
from tests.raw_sockets import CLOSE, GO_ON, PING, TEXT, frame, handshake
from tests.server.transport.strangers import FLOODS, dial, enter, flood, is_cut, strict
from toril.server.metrics import CONNECTIONS_CUT
from toril.server.transport import address_accounts, prices, websocket


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(strict(tmp_path)) as found:
        yield found


@pytest.fixture
def code(server: Running) -> str:
    return asyncio.run(table_of(server.base, 1, seats=2))[0].code or ""


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_while_the_others_play_on(server: Running, kind: str) -> None:
    async def story() -> None:
        (host,) = await table_of(server.base, 1, seats=2)
        ana = Listener(host)
        await ana.connect()
        stranger = await asyncio.to_thread(enter, server.base, host.code or "")
        flooding = asyncio.create_task(asyncio.to_thread(flood, stranger, FLOODS[kind]))
        answers = 0
        while not flooding.done() or not answers:
            assert (await ana.answer(await host.send(kind="back")))["kind"] == "ack"
            answers += 1
            await asyncio.sleep(0.01)
        assert await flooding
        stranger.close()

    tell(story())


def test_requests_are_counted_and_soon_cut(tmp_path: Path) -> None:
    many = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100
    before = counted(CONNECTIONS_CUT, why="waiting")
    with running(strict(tmp_path, address_bytes=64 * 1024)) as server:
        while counted(CONNECTIONS_CUT, why="waiting") == before:
            with dial(server.base) as stranger:
                assert flood(stranger, many, times=1)
        assert ask(server.base, "GET", "/healthz").status == 200  # the others do not wait


def test_bad_requests_cost_more_than_good_ones(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is added meanwhile, however long a thousand requests take.
    monkeypatch.setattr(address_accounts, "monotonic", lambda: 0.0)
    bad = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n{bad"
    answers = []
    with suppress(OSError):
        for _ in range(1000):
            with dial(server.base) as stranger:
                stranger.sendall(bad)
                answers.append(stranger.recv(4096)[9:12])
    refused, told = answers.count(b"422"), answers.count(b"429")
    allowed = strict(tmp_path).address_bytes
    assert 0.5 * allowed < refused * prices.FAULT < allowed
    assert told  # it is told before it is cut
    assert (refused + told) * prices.FAULT < 1.5 * allowed


def test_who_was_cut_waits_longer_each_time(
    server: Running, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address_accounts, "FIRST_WAIT", 0.2)
    waits = []
    for _ in range(3):
        with enter(server.base, code) as stranger:
            assert flood(stranger, FLOODS["pings"])
        begin = time.monotonic()
        while True:
            with dial(server.base) as again, suppress(ConnectionResetError):
                again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if again.recv(100):
                    break
            time.sleep(0.01)
        waits.append(time.monotonic() - begin)
    assert 1.5 * waits[0] < waits[1] < waits[2] / 1.5


def test_a_message_has_so_many_frames(tmp_path: Path) -> None:
    pieces = frame(TEXT, b"", first=0) + frame(GO_ON, b"", first=0) * websocket.MOST_FRAGMENTS
    with running(settings(tmp_path)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        with enter(server.base, host.code or "") as wordy:
            wordy.sendall(pieces + frame(GO_ON, b"", first=0))
            assert is_cut(wordy)


@pytest.mark.parametrize("headers", ["Cookie: " + "c" * 9000, "\r\n".join(["X: y"] * 140)])
def test_a_handshake_with_too_many_headers_is_answered_and_over(
    server: Running, code: str, headers: str
) -> None:
    with dial(server.base) as wordy:
        wordy.sendall(handshake(code, extra=headers.encode() + b"\r\n"))
        assert wordy.recv(4096).startswith(b"HTTP/1.1 4")
        assert flood(wordy, FLOODS["pings"], times=10_000)
    while server.connections:
        time.sleep(0.01)


@pytest.mark.parametrize("behind", [b"\xff" * 20, frame(CLOSE, b"\x03\xe8"), frame(PING, b"")])
def test_frames_right_behind_a_handshake_are_not_parsed_before_its_answer(
    server: Running, code: str, behind: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """A handshake that fills its turn to the byte leaves what comes behind it for the next."""
    plain = handshake(code)
    padding = b"x" * (prices.SLICE - len(plain) - len(b"X: \r\n"))
    padded = handshake(code, extra=b"X: " + padding + b"\r\n")
    assert len(padded) == prices.SLICE
    with dial(server.base) as hasty:
        hasty.sendall(padded + behind)
        answer = hasty.recv(4096)
        assert not answer or answer.startswith(b"HTTP/1.1 101")
        hasty.shutdown(socket.SHUT_WR)
        assert is_cut(hasty)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_single_bytes_are_not_cheap(tmp_path: Path) -> None:
    begun = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000\r\n\r\n"
    with running(strict(tmp_path, address_bytes=64 * 1024, address_rate=1024)) as server:
        drips = [dial(server.base) for _ in range(5)]
        for plain in drips:
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            plain.sendall(begun)
        sent = 0
        with suppress(OSError):
            while sent < 2000:
                for plain in drips:
                    plain.sendall(b" ")
                    sent += 1
                time.sleep(0.002)
        assert sent < 1500
        for plain in drips:
            plain.close()
