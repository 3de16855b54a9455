"""Pauses, rests, restarts: the table goes on."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.clock import StandingClock
from tests.harness.in_thread import running
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import hasty, play_through, table_of
from tests.people.steps import make_move, play_trick, started_match, thinking_time
from tests.people.witness import finished_record
from toril.client import RawClient
from toril.server.live.hall import IDLE
from toril.server.metrics import REGISTRY
from toril.server.tables.clock import CLOCKS
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
        for client in clients:
            client.waits = hasty

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
