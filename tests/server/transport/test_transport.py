"""Connections that never become a request, and clocks that others would like to stop."""

import asyncio
import gc
import socket
import time
from pathlib import Path

import pytest

from tests.harness.clock import StandingClock
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import play_match, table_of
from tests.people.requests import ask, is_refusal, refused
from tests.people.steps import make_move, started_match, wake
from toril.engine.errors import TorilError
from toril.server.live.hall import milliseconds
from toril.server.tables.clock import CLOCKS
from toril.server.tables.house_limits import rules_within_limits


def connect(base: str) -> socket.socket:
    host, port = base.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=20)


def is_hung_up(connection: socket.socket) -> bool:
    """Wait for the end, polite or not."""
    try:
        return not connection.recv(100)
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{",
    ],
    ids=["nothing", "half a header", "half a body"],
)
def test_who_begins_a_request_and_does_not_end_it_is_hung_up_on(
    tmp_path: Path, begun: bytes
) -> None:
    with running(settings(tmp_path, request_seconds=0.2)) as server, connect(server.base) as slow:
        slow.sendall(begun)
        assert is_hung_up(slow)
        assert ask(server.base, "GET", "/healthz").status == 200


def test_a_second_request_on_a_connection_has_its_time_too(
    tmp_path: Path,
) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(settings(tmp_path, request_seconds=2.0)) as server, connect(server.base) as kept:
        for _ in range(3):
            time.sleep(0.2)
            kept.sendall(whole)
            heard = b""
            while not heard.endswith(b"ok\n"):  # it may come in pieces
                heard += kept.recv(4096)
            assert heard.startswith(b"HTTP/1.1 200 OK")
        kept.sendall(whole[:20])
        assert is_hung_up(kept)


def test_a_socket_lives_longer_than_a_request_may_take(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        (host,) = await table_of(base, 1, seats=2)
        ana = Listener(host)
        await ana.connect()
        await asyncio.sleep(0.5)
        assert (await ana.answer(await host.send(kind="back")))["kind"] == "ack"

    with running(settings(tmp_path, request_seconds=0.2)) as server:
        tell(story(server.base))


def test_endless_headers_are_refused(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server, connect(server.base) as wordy:
        wordy.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000)
        assert b"400" in wordy.recv(4096)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:" + "0" * 2000 + "80", "localhost:123456", "a@localhost", "localhost:", "x" * 300],
)
def test_a_host_that_is_none_is_refused(tmp_path: Path, host: str) -> None:
    with running(settings(tmp_path)) as server:
        answer = ask(server.base, "GET", "/healthz", None, {"host": host})
        assert is_refusal(answer, 421, "wrong_host")


def test_who_is_late_cannot_buy_time_by_coming_back(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2, clock="quick")
        await make_move(ana)
        first = eva.play["deadline"]
        clock.time = first
        await wake(ana)
        await eva.until_event("table.stood_in")
        await eva.client.send(kind="back")
        await ana.until(lambda heard: heard.play["turn"] == 1)  # whoever was faster
        think = CLOCKS["quick"].think
        assert think is not None
        assert ana.play["deadline"] is None or ana.play["deadline"] >= first + think

    with running(settings(tmp_path, bot_pause=5.0), clock) as server:
        tell(story(server.base))


def test_who_leaves_and_returns_has_the_same_deadline(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2, game="eleven_nimmt", clock="quick")
        deadline = ana.play["deadline"]
        clock.time += 5000
        await ana.client.post("leave")
        await eva.until_event("table.stood_in")
        if eva.play["turn"] == 0:
            await ana.connect()  # who is welcomed has the seat back a moment later
            await ana.until(lambda heard: heard.play["turn"] > 0 or heard.play["deadline"])
            assert ana.play["turn"] > 0 or ana.play["deadline"] == deadline

    with running(settings(tmp_path, bot_pause=5.0), clock) as server:
        tell(story(server.base))


def test_somebody_is_host_as_long_as_somebody_is_there(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva = await started_match(
            base, 2, clock="quick", options={"rounds": 1, "hand_size": 1}
        )
        await make_move(ana)
        clock.time = ana.play["deadline"]
        await wake(ana)
        await ana.until(lambda heard: heard.play["turn"] > 0)
        if ana.play["to_act"] == [0]:  # the card was too low: a row, then the match is over
            await make_move(ana)
        await ana.until(lambda heard: heard.play["view"]["outcome"])
        await ana.client.post("leave")
        assert (await eva.until_event("table.host_passed"))["person"] == eva.client.person
        await eva.client.post("rematch")

    with running(settings(tmp_path), clock) as server:
        tell(story(server.base))


def test_a_refused_command_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        (host,) = await table_of(base, 1, seats=2)
        ana = Listener(host)
        await ana.connect()
        gc.collect()
        gc.disable()
        try:
            for _ in range(50):
                await ana.answer(await host.send(kind="back"))
            few = gc.collect()
            for _ in range(50):
                bad = {"kind": "six.commit", "card": 1}
                await ana.answer(await host.send(kind="move", match=1, turn=0, move=bad))
            assert gc.collect() <= few + 500  # thirty for each refusal it was
        finally:
            gc.enable()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_many_may_ask_for_a_record_and_it_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of(base, 2, options={"rounds": 1})
        await play_match([host, guest])
        loads = 0
        room = await server.hall.room(host.code or "")
        load = room._load

        async def counted() -> object:
            nonlocal loads
            loads += 1
            return await load()

        monkeypatch.setattr(room, "_load", counted)
        path = f"/api/tables/{host.code}/record"
        await asyncio.gather(*(host.ask("GET", path) for _ in range(8)))
        assert loads == 1
        assert await refused(host.ask("GET", path + "?match=2")) == "no_record"

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_the_servers_time_goes_on_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    before = milliseconds()
    assert abs(before - time.time() * 1000) < 60_000
    monkeypatch.setattr(time, "time", lambda: 0.0)  # somebody sets the system's clock
    assert before <= milliseconds() < before + 5000


def test_the_house_keeps_matches_to_an_evening() -> None:
    assert rules_within_limits("six_nimmt", 4, {"hand_size": 1}).seats == 4
    with pytest.raises(TorilError):
        rules_within_limits("six_nimmt", 4, {"hand_size": 1, "limit": 101})
