"""Pauses, rests, restarts, clients that do not read, bots that fail: the table goes on."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection

from tests.harness.clock import StandingClock
from tests.harness.in_thread import Running, running
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import play_through, table_of
from tests.people.sockets import hello, raw_socket
from tests.people.steps import make_move, play_trick, started_match, thinking_time
from tests.people.witness import finished_record, play_and_check
from toril.bots import BotSpec, Kind
from toril.client import RawClient
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit
from toril.engine.views import View
from toril.server.live.hall import IDLE
from toril.server.live.offered import SPECS
from toril.server.metrics import REGISTRY
from toril.server.tables.clock import CLOCKS
from toril.server.transport import websocket
from toril.server.web import app as web_app

BOT_PAUSE = 0.1
QUICK = CLOCKS["quick"].think or 0


async def silence(listener: Listener) -> None:
    """Make sure that nothing is said: bots would have decided several times by now."""
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(5 * BOT_PAUSE):
            await listener.client.receive()


def test_a_pause_stops_clocks_and_bots_until_the_host_resumes(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        bots = [None, "cautious", "cautious"]
        (ana,) = await started_match(
            base, 1, game="eleven_nimmt", seats=3, bots=bots, clock="quick"
        )
        assert ana.play["deadline"] is not None
        await make_move(ana)
        await ana.client.post("pause")
        await ana.until_event("table.paused")
        assert ana.table["paused"]
        waits = ana.play["to_act"]
        assert waits != [0]
        assert ana.play["deadline"] is None
        clock.time += 3_600_000
        await silence(ana)
        answer = await ana.answer(await ana.client.send(**move_of(ana)))
        assert answer["code"] == "paused"
        await ana.client.post("resume")
        await ana.until(lambda heard: heard.play["to_act"] == [0])
        assert thinking_time(ana, clock.time) >= QUICK  # the whole time again

    with running(settings(tmp_path, bot_pause=BOT_PAUSE), clock) as server:
        tell(story(server.base))


def move_of(listener: Listener) -> dict[str, object]:
    """Return a move for this turn, as a message."""
    move = {"kind": "eleven.take", "top": listener.play["view"]["round"]["tops"][0]}
    turn = {"match": listener.play["match"], "turn": listener.play["turn"]}
    return {"kind": "move", **turn, "move": move}


def test_a_table_rests_while_nobody_is_there_and_wakes_when_somebody_returns(
    tmp_path: Path,
) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        bots = [None, *["cautious"] * 4]
        (ana,) = await started_match(
            base, 1, game="eleven_nimmt", seats=5, bots=bots, clock="quick"
        )
        await make_move(ana)
        onlooker = Listener(RawClient(base, ana.client.code))
        await onlooker.connect()
        await ana.client.close()
        await onlooker.until(lambda heard: heard.presence["people"] == [])
        if onlooker.play["to_act"] == [1]:  # who was already thinking may finish
            await onlooker.until(lambda heard: heard.play["to_act"] == [2])
        clock.time += 3_600_000
        await silence(onlooker)
        assert onlooker.play["to_act"] == [2]
        await ana.connect()
        await ana.until(lambda heard: heard.play["to_act"] == [0])
        assert thinking_time(ana, clock.time) >= QUICK
        assert not ana.table["seats"][0]["stand_in"]

    with running(settings(tmp_path, bot_pause=BOT_PAUSE), clock) as server:
        tell(story(server.base))


def test_a_table_that_was_forgotten_is_read_from_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StandingClock()
    monkeypatch.setattr(web_app, "SWEEP_SECONDS", 0.01)

    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2)
        await play_trick([ana, eva])
        await ana.client.close()
        await eva.client.close()
        while REGISTRY.get_sample_value("toril_sockets"):
            await asyncio.sleep(0.01)
        clock.time += IDLE + 1
        while REGISTRY.get_sample_value("toril_tables_live"):
            await asyncio.sleep(0.01)
        before = ana.play
        assert (await ana.connect())["play"] == before
        await eva.connect()
        await play_trick([ana, eva])

    with running(settings(tmp_path), clock) as server:
        tell(story(server.base))


@pytest.mark.slow
def test_a_restart_resumes_every_match_and_clients_find_back_by_themselves(
    tmp_path: Path,
) -> None:
    async def story(server: Restarting) -> None:
        setups: list[dict[str, Any]] = [
            {"options": {"variant": "draft", "rounds": 4}},
            {"options": {"rounds": 12}},
            {"game": "eleven_nimmt", "options": {"rounds": 6}},
        ]
        bots = [None, None, "cautious"]
        tables = [await table_of(server.base, 2, seats=3, bots=bots, **given) for given in setups]
        clients = [client for table in tables for client in table]
        told: Counter[RawClient] = Counter()

        def watched(client: RawClient) -> Callable[[dict[str, Any]], None]:
            return lambda _: told.update([client])

        people = [
            asyncio.create_task(play_through(client, Random(number), watched(client)))
            for number, client in enumerate(clients)
        ]
        for table in tables:
            await table[0].post("start")
        for _ in range(2):
            before = told.copy()
            while any(told[client] < before[client] + 20 for client in clients):
                await asyncio.sleep(0.001)
            assert not any(person.done() for person in people)
            await server.restart()
        for end in await asyncio.gather(*people):
            assert end["table"]["state"] == "result"
        for table in tables:
            await finished_record(table[0])

    with Restarting(settings(tmp_path)) as server:
        tell(story(server))


def test_nobody_is_timed_out_by_our_own_downtime(tmp_path: Path) -> None:
    clock = StandingClock()

    def hours() -> None:
        clock.time += 3 * 3_600_000

    async def story(server: Restarting) -> None:
        ana, eva = await started_match(server.base, 2, clock="quick")
        await make_move(eva)
        await server.restart(hours)
        assert await ana.until_closed() == 1012
        await ana.connect()
        await ana.until(lambda heard: thinking_time(heard, clock.time) == QUICK)
        assert ana.play["to_act"] == [0]  # Eva's card still lies there
        await eva.connect()
        await eva.until(lambda heard: heard.version == ana.version)
        assert not any(seat["stand_in"] for seat in eva.table["seats"])

    with Restarting(settings(tmp_path), clock) as server:
        tell(story(server))


async def stopped_reading(base: str, client: RawClient) -> ClientConnection:
    """Say hello as `client`, then never read again; the kernel holds little for us."""
    address = urlsplit(base)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.setblocking(False)
    where = (address.hostname, address.port)
    await asyncio.get_running_loop().sock_connect(plain, where)
    cookie = {"cookie": f"seat={client.token}"} if client.token else {}
    deaf = await raw_socket(
        base, client.code, sock=plain, additional_headers=cookie, ping_interval=None
    )
    await deaf.send(hello())
    deaf.transport.pause_reading()
    return deaf


@pytest.mark.slow
def test_who_does_not_read_is_dropped_while_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "LINGER_SECONDS", 0.1)

    async def story(server: Running) -> None:
        base = server.base
        clients = await table_of(base, 3, options={"rounds": 20})
        ida = clients.pop()
        onlooker = RawClient(base, ida.code)
        deaf = [await stopped_reading(base, client) for client in (ida, onlooker)]
        witness = Listener(clients[0])
        await witness.connect()
        await witness.until(lambda heard: ida.person in heard.presence["people"])
        await witness.until(lambda heard: heard.presence["spectators"] == 1)
        await clients[0].post("start")
        await ida.post("resign")  # a bot plays; the socket stays
        presences: list[dict[str, Any]] = []

        def watch(message: dict[str, Any]) -> None:
            if message["kind"] == "presence":
                presences.append(message)

        await asyncio.gather(
            *(play_through(client, Random(number), watch) for number, client in enumerate(clients))
        )
        gone = [told["people"] == [1, 2] and told["spectators"] == 0 for told in presences]
        assert any(gone)
        await witness.client.close()
        while server.connections:  # nor do their connections linger
            await asyncio.sleep(0.01)
        for connection in deaf:
            connection.transport.abort()

    with running(settings(tmp_path), send_buffer=4096) as server:
        tell(story(server))


class Failing:
    """A bot that raises."""

    def __init__(self, _: Random) -> None:
        pass

    def choose(self, view: View) -> Move:
        raise ZeroDivisionError


class Cheating(Failing):
    """A bot that plays what it does not have."""

    def choose(self, view: View) -> Move:
        return Commit(105)


@pytest.mark.parametrize("bot", [Failing, Cheating])
@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_a_bot_that_fails_or_cheats_does_not_hold_the_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: type[Failing], game: str
) -> None:
    monkeypatch.setitem(SPECS, "cautious", BotSpec(Kind("cautious", bot, sits=True)))

    async def story(base: str) -> None:
        bots = [None, "cautious", "cautious"]
        clients = await table_of(
            base, 1, game=game, seats=3, bots=bots, options={"rounds": 1, "hand_size": 3}
        )
        await play_and_check(clients)

    with capture_logs() as logs, running(settings(tmp_path)) as server:
        tell(story(server.base))
    assert {"bot_failed", "bot_illegal"} & {entry["event"] for entry in logs}
