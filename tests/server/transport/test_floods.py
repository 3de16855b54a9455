"""Whoever sends too much, or takes nothing, is hung up on; the others notice nothing of it."""

import asyncio
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests import raw_sockets
from tests.harness.in_thread import Running, running
from tests.harness.metrics import counted
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import table_of
from tests.people.requests import ask
from tests.raw_sockets import HELLO, frame, handshake, without_goodbye
from toril.server.metrics import CUT
from toril.server.settings import Settings
from toril.server.transport import accounts, peer, prices, websocket
from toril.server.transport.config import allowance
from toril.server.transport.http import Http

TEXT, CLOSE, PING, GO_ON = 1, 8, 9, 0
STRANGER = "127.0.0.2"
"""The people of these tests come from another address than those who attack."""


def strict(folder: Path, **changes: Any) -> Settings:
    """Return settings with limits that hold on loopback too."""
    return settings(folder, limited=True, hosts="toril.test", **changes)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(strict(tmp_path)) as found:
        yield found


@pytest.fixture
def code(server: Running) -> str:
    return asyncio.run(table_of(server.base, 1, seats=2))[0].code or ""


def dial(base: str, source: str = STRANGER, ears: int = 0) -> socket.socket:
    """Connect from an address, with a receive buffer of so many bytes."""
    return raw_sockets.dial(int(base.rpartition(":")[2]), source, ears=ears, patience=15)


def enter(base: str, code: str, source: str = STRANGER, ears: int = 0) -> socket.socket:
    """Open a WebSocket as a spectator."""
    return raw_sockets.enter(int(base.rpartition(":")[2]), code, source, ears=ears, patience=15)


def is_cut(plain: socket.socket) -> bool:
    """Read until the server hangs up, or the test's patience ends."""
    with suppress(ConnectionResetError):
        while plain.recv(65536):
            pass
    return True


def flood(plain: socket.socket, data: bytes, times: int = 2000) -> bool:
    """Send on and on; return whether the server hung up."""
    try:
        for _ in range(times):
            plain.sendall(data)
    except OSError:
        return True
    return is_cut(plain)


FLOODS = {
    "pings": frame(PING, b"") * 100,
    "empty fragments": frame(TEXT, b"", first=0) + frame(GO_ON, b"", first=0) * 100,
    "one-byte fragments": frame(TEXT, b"x", first=0) + frame(GO_ON, b"x", first=0) * 100,
    "messages": frame(TEXT, b'{"kind":"ping","id":"abcdefgh"}') * 100,
    "nothing that is a frame": b"\xff" * 1000,
    "after its own close": frame(CLOSE, b"\x03\xe8") + frame(PING, b"") * 1000,
    "after ours": frame(TEXT, b"nonsense") + frame(PING, b"") * 1000,
}


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
    before = counted(CUT, why="waiting")
    with running(strict(tmp_path, address_bytes=64 * 1024)) as server:
        while counted(CUT, why="waiting") == before:
            with dial(server.base) as stranger:
                assert flood(stranger, many, times=1)
        assert ask(server.base, "GET", "/healthz").status == 200  # the others do not wait


def test_bad_requests_cost_more_than_good_ones(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is added meanwhile, however long a thousand requests take.
    monkeypatch.setattr(accounts, "monotonic", lambda: 0.0)
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
    monkeypatch.setattr(accounts, "FIRST_WAIT", 0.2)
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


def test_who_was_there_before_stays_while_new_lines_of_the_address_wait(
    server: Running,
) -> None:
    async def story() -> None:
        (host,) = await table_of(server.base, 1, seats=2)
        ana = Listener(host)
        await ana.connect()
        stranger = await asyncio.to_thread(enter, server.base, host.code or "", "127.0.0.1")
        assert await asyncio.to_thread(flood, stranger, FLOODS["messages"])
        stranger.close()
        with dial(server.base, "127.0.0.1") as late:
            assert is_cut(late)
        assert (await ana.answer(await host.send(kind="back")))["kind"] == "ack"

    tell(story())


def test_the_line_that_sent_most_is_cut_not_the_one_that_sent_last(tmp_path: Path) -> None:
    limits = {"address_bytes": 64 * 1024, "address_rate": 1024}
    one = frame(TEXT, b'{"kind":"ping","id":"abcdefgh"}')
    with running(strict(tmp_path, **limits)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        greedy, modest = (enter(server.base, host.code or "") for _ in range(2))
        before = counted(CUT, why="address")
        greedy.sendall(one * 280)
        with suppress(OSError):
            while counted(CUT, why="address") == before:
                modest.sendall(frame(PING, b""))
                greedy.sendall(frame(PING, b""))
                time.sleep(0.001)
        assert is_cut(greedy)
        for _ in range(10):
            modest.sendall(one)
        modest.settimeout(0.2)
        with pytest.raises(TimeoutError):
            is_cut(modest)
        greedy.close()
        modest.close()


@pytest.mark.parametrize("kind", ["http", "socket"])
def test_an_address_has_so_many_connections(tmp_path: Path, kind: str) -> None:
    with running(strict(tmp_path, most_connections_of_address=5)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        code = host.code or ""
        first = [
            dial(server.base) if kind == "http" else enter(server.base, code) for _ in range(5)
        ]
        with dial(server.base) as sixth:
            assert is_cut(sixth)
        assert ask(server.base, "GET", "/healthz").status == 200
        first.pop().close()
        while server.connections > 4:
            time.sleep(0.01)
        with enter(server.base, code):
            pass
        for plain in first:
            plain.close()


def test_an_address_cannot_have_all_files_of_a_small_machine() -> None:
    few = allowance(Settings(), files=1024)
    assert few.peers < 1024
    assert few.peers_of_address <= few.peers / 4
    assert allowance(Settings(), files=1_000_000).peers_of_address == 512


def test_who_asks_and_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    many = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
    before = counted(CUT, why="stalled")
    with (
        running(settings(tmp_path, stall_seconds=0.3), send_buffer=4096) as server,
        dial(server.base, ears=2048) as deaf,
    ):
        deaf.sendall(many)
        while server.connections or counted(CUT, why="stalled") == before:
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
    before = counted(CUT, why="unread")
    with running(settings(tmp_path), send_buffer=4096) as server:
        deaf = [dial(server.base, ears=2048) for _ in range(10)]
        for plain in deaf:
            plain.sendall(asked)
        while counted(CUT, why="unread") == before:
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
        before = counted(CUT, why="unread")
        with suppress(OSError):
            for _ in range(1000):
                deaf.sendall(frame(PING, b"x" * 100) * 10)
                time.sleep(0.001)
        assert counted(CUT, why="unread") == before + 1
        deaf.close()


def test_a_message_has_so_many_frames(tmp_path: Path) -> None:
    pieces = frame(TEXT, b"", first=0) + frame(GO_ON, b"", first=0) * websocket.MOST_FRAGMENTS
    with running(settings(tmp_path)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        with enter(server.base, host.code or "") as wordy:
            wordy.sendall(pieces + frame(GO_ON, b"", first=0))
            assert is_cut(wordy)


def test_behind_a_proxy_a_flood_is_cut_and_no_other_guest_of_the_proxy(tmp_path: Path) -> None:
    def forwarded(code: str, client: str) -> bytes:
        return handshake(code, extra=f"X-Forwarded-For: {client}\r\n".encode())

    with running(strict(tmp_path, proxies="127.0.0.1")) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        guests = [dial(server.base, "127.0.0.1") for _ in range(3)]
        for number, plain in enumerate(guests):
            plain.sendall(forwarded(host.code or "", f"203.0.113.{number}"))
            assert plain.recv(4096).startswith(b"HTTP/1.1 101")
            plain.sendall(HELLO)
        assert flood(guests[0], FLOODS["pings"])
        guests.pop(0).close()
        for plain in guests:
            plain.sendall(frame(PING, b"still here"))
            heard = b""
            while b"still here" not in heard:
                heard += plain.recv(65536)
            plain.close()
        with dial(server.base, "127.0.0.1") as again:
            again.sendall(forwarded(host.code or "", "203.0.113.0"))
            assert again.recv(4096).startswith(b"HTTP/1.1 429")
        with dial(server.base, "127.0.0.1") as other:
            other.sendall(forwarded(host.code or "", "203.0.113.7"))
            assert other.recv(4096).startswith(b"HTTP/1.1 101")


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
    padding = b"x" * (prices.TURN - len(plain) - len(b"X: \r\n"))
    padded = handshake(code, extra=b"X: " + padding + b"\r\n")
    assert len(padded) == prices.TURN
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


def test_of_one_address_requests_go_before_a_socket_that_keeps_to_its_rate(
    tmp_path: Path,
) -> None:
    one = frame(TEXT, b'{"kind":"ping","id":"abcdefgh"}')
    with running(strict(tmp_path, address_bytes=256 * 1024, address_rate=1024)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        bot = enter(server.base, host.code or "")
        for _ in range(150):  # more than who only plays, and less than a socket may
            bot.sendall(one)
            time.sleep(0.001)
        before = counted(CUT, why="address")
        wordy = []
        while counted(CUT, why="address") == before:
            wordy.append(dial(server.base))
            with suppress(OSError):
                wordy[-1].sendall(
                    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 12_000
                )
            time.sleep(0.01)
        bot.sendall(frame(PING, b"still here"))
        heard = b""
        while b"still here" not in heard:
            heard += bot.recv(65536)
        for plain in (bot, *wordy):
            plain.close()


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
