"""Nothing that a stranger sends, and no hang-up, makes a warning or a traceback."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from tests.harness.in_thread import Running, running
from tests.harness.log import log_lines, logged
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.playing import table_of
from tests.people.requests import Answer, ask
from tests.raw_sockets import HELLO, frame, handshake
from tests.server.logs.bad_bytes import (
    ENDS,
    End,
    Pieces,
    answered_already,
    no_frames,
    no_handshake,
    no_http,
    send,
)
from toril.server.live.hall import Hall
from toril.server.web.guard import Guard


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("quiet"))) as server:
        yield server


def test_at_no_level_the_compiler_tells_of_what_it_does() -> None:
    with logged("debug") as log:
        logging.getLogger("numba.core.ssa").debug("==== SSA block rewrite pass")
        assert log_lines(log) == []


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("bad", [no_http, no_handshake, no_frames])
def test_whatever_a_stranger_sends_is_a_quiet_line_at_most(
    server: Running, bad: Callable[[str], dict[str, Pieces]], end: End
) -> None:
    (host,) = tell(table_of(server.base, 1, seats=2))
    with logged("info") as log:
        sent = bad(host.code or "")
        for name, pieces in sent.items():
            send(server.base, pieces, end)
            settle(server)
            assert not [line for line in log_lines(log) if line["level"] != "info"], name
            assert "Traceback" not in log.getvalue(), name
        assert ask(server.base, "GET", "/healthz").status == 200
    # Counted at last: a busy server may come to somebody who has gone when the next is there.
    assert len(log_lines(log)) <= 2 * len(sent)


def test_what_is_no_request_after_its_answer_is_a_quiet_line_at_most(server: Running) -> None:
    with logged("info") as log:
        for pieces in answered_already("").values():
            send(server.base, pieces, "stays")
            settle(server)
    assert {line["level"] for line in log_lines(log)} == {"info"}


def test_who_does_not_wait_for_the_handshakes_answer_is_quietly_hung_up_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guarded = Guard.__call__

    async def slowly(self: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(0.1)
        await guarded(self, scope, receive, send)

    monkeypatch.setattr(Guard, "__call__", slowly)
    with logged("info") as log:
        for hasty in (HELLO, frame(3, b"{}", first=0xF0), frame(1, b"\xff"), frame(9, b"")):
            send(server.base, [handshake("ABCDEF"), hasty], "stays")
            settle(server)
    assert {line["level"] for line in log_lines(log)} <= {"info"}


def test_an_operator_who_wants_warnings_does_not_hear_of_strangers(server: Running) -> None:
    with logged("warning") as log:
        for name in ("no HTTP", "an upgrade to h2c"):
            send(server.base, no_http("")[name], "stays")
        send(server.base, no_frames("ABCDEF")["bad UTF-8, before hello"], "stays")
        settle(server)
    assert not log_lines(log)


def test_a_failure_of_ours_is_as_loud_as_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Hall) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Hall, "listed", broken)
    with logged("warning") as log:
        answer: Answer = ask(server.base, "GET", "/api/tables")
    assert answer.status == 500
    (told,) = log_lines(log)
    assert told["level"] == "error"
    assert "ZeroDivisionError" in told["exception"]


def test_a_flood_of_strangers_is_a_handful_of_lines(tmp_path: Path) -> None:
    with logged("info") as log, running(settings(tmp_path)) as server:
        for _ in range(200):
            send(server.base, [b"hello?\r\n\r\n"], "stays")
    assert len(log.getvalue()) < 20_000
    assert log_lines(log)[-1]["event"] == "said_again"


def test_a_word_to_who_has_been_cut_off_is_no_failure(tmp_path: Path) -> None:
    with running(settings(tmp_path), send_buffer=4096) as server:
        (host,) = tell(table_of(server.base, 1, seats=2))
        ping = frame(1, b'{"kind": "ping", "id": "%b"}' % (b"x" * 60))
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        with logged("info") as log, deaf:
            deaf.connect(("127.0.0.1", int(server.base.rpartition(":")[2])))
            deaf.sendall(handshake(host.code or ""))
            time.sleep(0.05)
            deaf.sendall(HELLO)
            for _ in range(300):  # the answers pile up, but less than would stop the server
                deaf.sendall(ping)
                time.sleep(0.001)
            deaf.sendall(ping + frame(1, b"\xff"))
            time.sleep(0.1)
        settle(server)
    assert log_lines(log) == []


def settle(server: Running) -> None:
    """Wait until the server has let go of everybody."""
    for _ in range(1000):
        if not server.connections and not server.state.tasks:
            break
        time.sleep(0.002)
    time.sleep(0.002)
