"""Sockets that a visit has taken over: what they leave behind, and who is asked for a sign."""

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.log import log_lines, logged
from tests.harness.settings import settings
from tests.people.playing import table_of
from tests.raw_sockets import CLOSE, HELLO, TEXT, dial, enter, frame, handshake
from toril.server.transport import keepalive
from toril.server.transport.websocket import Socket

HOME = "127.0.0.1"


@pytest.fixture(autouse=True)
def no_collection() -> Iterator[None]:
    """Free nothing but by counting references, as on a server where somebody is connected."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def until(fits: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not fits() and time.monotonic() < end:
        time.sleep(0.01)
    assert fits()


def sockets() -> list[Socket]:
    return [each for each in gc.get_objects() if type(each) is Socket]


def at_table(server: Running) -> tuple[int, str]:
    (host,) = asyncio.run(table_of(server.base, 1, seats=2))
    return int(server.base.rpartition(":")[2]), host.code or ""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (None, HELLO),
        (None, frame(TEXT, b'{"kind":"ping","id":"12345678"}')),
        (None, frame(TEXT, b'{"kind":"hello","protocol":3}')),
        ("BCDFGH", HELLO),
        (None, frame(CLOSE)),
    ],
    ids=["welcome", "no hello", "old", "no such table", "closed at once"],
)
def test_a_socket_leaves_nothing_behind(tmp_path: Path, code: str | None, said: bytes) -> None:
    with running(settings(tmp_path)) as server:
        port, own = at_table(server)
        for _ in range(3):
            with dial(port, HOME, patience=10) as plain:
                plain.sendall(handshake(code or own))
                assert plain.recv(4096).startswith(b"HTTP/1.1 101")
                plain.sendall(said)
                plain.recv(4096)
        until(lambda: not server.connections)
        until(lambda: not sockets())


@pytest.mark.parametrize("goodbye", [b"", frame(CLOSE, b"\x03\xe8"), frame(TEXT, b"?")])
def test_no_kind_of_object_grows_with_visits(tmp_path: Path, goodbye: bytes) -> None:
    with running(settings(tmp_path)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, seats=2))
        port, cookie = int(server.base.rpartition(":")[2]), f"Cookie: seat={host.token}\r\n"
        request = handshake(host.code or "", extra=cookie.encode())

        def come_and_go(times: int) -> Counter[str]:
            for _ in range(times):
                with dial(port, HOME, patience=10) as plain:
                    plain.sendall(request)
                    plain.recv(4096)
                    plain.sendall(HELLO)
                    plain.recv(65536)
                    plain.sendall(goodbye)
            until(lambda: not server.connections)
            time.sleep(0.1)
            return Counter(type(each).__qualname__ for each in gc.get_objects())

        come_and_go(5)
        before = come_and_go(5)
        after = come_and_go(40)
        assert {kind: more for kind, more in (after - before).items() if more >= 40} == {}


def test_what_is_no_text_is_no_failure_even_with_a_close_right_behind(tmp_path: Path) -> None:
    with logged("info") as log, running(settings(tmp_path)) as server:
        port, code = at_table(server)
        with enter(port, code, HOME, patience=10) as plain:
            plain.recv(65536)
            plain.sendall(frame(TEXT, b"\xff") + frame(CLOSE, b"\x03\xe8"))
            while plain.recv(65536):
                pass
    assert not [line for line in log_lines(log) if line["level"] in ("error", "warning")]


def test_who_says_nothing_is_asked_and_who_does_not_answer_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepalive, "ROUND_SECONDS", 0.3)
    monkeypatch.setattr(keepalive, "STEP_SECONDS", 0.02)
    with running(settings(tmp_path)) as server:
        port, code = at_table(server)
        with (
            enter(port, code, HOME, patience=10) as dead,
            enter(port, code, HOME, patience=10) as alive,
        ):
            alive.settimeout(0.05)
            heard, end = b"", time.monotonic() + 2
            while time.monotonic() < end:
                try:
                    heard += alive.recv(65536)
                except TimeoutError:
                    alive.sendall(frame(10))
            assert b"\x89\x00" not in heard  # it is heard anyway
            last = b""
            while piece := dead.recv(65536):
                last += piece
            assert b"\x89\x00" in last
            assert b"\x88" in last
            alive.sendall(frame(TEXT, b'{"kind":"ping","id":"12345678"}'))
            alive.settimeout(10)
            while b"12345678" not in heard:
                heard += alive.recv(65536)
