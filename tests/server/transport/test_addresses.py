"""What one address may have; when its greedy connections are cut, the modest ones stay."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.metrics import counted
from tests.people.listener import Listener, tell
from tests.people.playing import table_of
from tests.people.requests import ask
from tests.raw_sockets import HELLO, PING, TEXT, frame, handshake
from tests.server.transport.strangers import FLOODS, dial, enter, flood, is_cut, strict
from toril.server.metrics import CONNECTIONS_CUT
from toril.server.settings import Settings
from toril.server.transport.config import allowance


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(strict(tmp_path)) as found:
        yield found


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
        before = counted(CONNECTIONS_CUT, why="address")
        greedy.sendall(one * 280)
        with suppress(OSError):
            while counted(CONNECTIONS_CUT, why="address") == before:
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
        before = counted(CONNECTIONS_CUT, why="address")
        wordy = []
        while counted(CONNECTIONS_CUT, why="address") == before:
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
