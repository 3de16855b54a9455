"""Nobody waits for ever: who goes finds back, who stays plays on."""

import asyncio
from pathlib import Path

import pytest

from tests.harness.clock import StandingClock
from tests.harness.deals import fix_deals
from tests.people.listener import Listener, listeners
from tests.people.playing import table_of
from tests.people.requests import ask, refused
from tests.people.steps import make_move, play_trick, started_match, wake
from tests.people.stories import at_server
from toril.client import RawClient
from toril.server.tables.clock import CLOCKS, Clock
from toril.server.tables.commands.links import LINK_LIFE
from toril.server.tables.due import HOST_AWAY


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these deals nobody's card is too low before a test is over."""
    fix_deals(monkeypatch, 3)


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_a_reload_returns_to_the_same_seat_with_the_full_view(tmp_path: Path, game: str) -> None:
    async def story(base: str) -> None:
        people = await started_match(base, 3, game=game)
        for _ in range(6):
            await play_trick(people)
            for person in people:
                again = Listener(RawClient(base, person.client.code, person.client.token))
                welcome = await again.connect()
                assert welcome["person"] == person.client.person
                assert (welcome["version"], welcome["own_version"]) == person.counters
                assert (welcome["table"], welcome["play"]) == (person.table, person.play)
                await again.client.close()

    at_server(tmp_path, story)


def test_a_link_moves_the_seat_to_another_device_once(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2)
        await play_trick([ana, eva])
        given = await ana.client.post("hand-over")
        assert given["path"] == f"/t/{ana.client.code}#seat={given['link']}"
        for path in (given["path"].split("#")[0], f"/api/tables/{ana.client.code}/redeem"):
            await asyncio.to_thread(ask, base, "GET", path)  # a preview does not use it up
        phone = Listener(RawClient(base, ana.client.code))
        await phone.client.redeem(given["link"])
        assert await ana.until_closed() == 4409
        welcome = await phone.connect()
        assert (welcome["person"], welcome["play"]) == (ana.client.person, ana.play)
        await play_trick([phone, eva])
        assert await refused(RawClient(base, ana.client.code).redeem(given["link"])) == "bad_link"
        assert await refused(ana.client.post("hand-over")) == "not_seated"
        assert (await ana.connect())["person"] is None

    at_server(tmp_path, story)


def test_the_host_makes_a_link_for_somebody_who_is_not_there(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva, ida = await started_match(base, 3)
        lost = {"person": eva.client.person}
        assert await refused(ida.client.post("hand-over", **lost)) == "not_host"
        assert await refused(ana.client.post("hand-over", **lost)) == "still_here"
        await eva.client.close()
        await ana.until(lambda heard: eva.client.person not in heard.presence["people"])
        assert await refused(ana.client.post("hand-over", **lost)) == "still_here"  # a reload?
        clock.time += HOST_AWAY
        given = await ana.client.post("hand-over", **lost)
        assert (await ida.until_event("table.link_given"))["person"] == eva.client.person
        assert given["expires"] == clock.time + LINK_LIFE
        clock.time += LINK_LIFE + 1
        assert await refused(RawClient(base, ana.client.code).redeem(given["link"])) == "bad_link"
        given = await ana.client.post("hand-over", **lost)
        phone = Listener(RawClient(base, ana.client.code))
        await phone.client.redeem(given["link"])
        assert (await phone.connect())["person"] == eva.client.person

    at_server(tmp_path, story, clock)


def test_everybody_sees_who_is_connected(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2)
        ana = Listener(clients[0])
        assert (await ana.connect())["presence"]["people"] == [1]
        eva = Listener(clients[1])
        twin = Listener(RawClient(base, ana.client.code, clients[1].token))
        await eva.connect()
        await ana.until(lambda heard: heard.presence["people"] == [1, 2])
        told = len(ana.heard)
        assert (await twin.connect())["presence"]["people"] == [1, 2]
        await eva.client.close()
        await wake(ana)
        await ana.until(lambda heard: heard.presence["spectators"] == 1)
        assert len(ana.heard) == told + 1  # a second window comes and goes unseen
        await twin.client.close()
        await ana.until(lambda heard: heard.presence["people"] == [1])

    at_server(tmp_path, story)


def test_everybody_sees_the_same_deadline(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        everybody = await started_match(base, 2, clock="quick")
        onlooker = Listener(RawClient(base, everybody[0].client.code))
        await onlooker.connect()
        think = CLOCKS["quick"].think
        assert think is not None
        for listener in (*everybody, onlooker):
            assert listener.play["deadline"] == clock.time + think
            assert listener.heard[-1]["now"] == clock.time
        clock.time += 1_000
        await make_move(everybody[0])
        assert everybody[0].play["deadline"] == clock.time - 1_000 + think  # no more than that
        await make_move(everybody[1])
        for listener in (*everybody, onlooker):
            await listener.until(lambda heard: heard.play["turn"] == 1)
            # The next one begins when the two cards have been shown.
            assert listener.play["deadline"] >= clock.time + think + 2 * 600

    at_server(tmp_path, story, clock)


@pytest.mark.parametrize("way", ["move", "back", "reconnect"])
def test_a_bot_plays_for_who_is_late_until_they_return(tmp_path: Path, way: str) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2, clock="quick")
        await make_move(eva)
        clock.time = ana.play["deadline"] - 1
        await wake(ana)
        await ana.until(lambda heard: heard.presence["spectators"] == 0)
        assert not ana.table["seats"][0]["stand_in"]
        clock.time += 1
        await wake(ana)
        assert await ana.until_event("table.stood_in") == {
            "kind": "table.stood_in",
            "seat": 0,
            "why": "clock",
        }
        assert ana.table["seats"][0]["stand_in"] == "clock"
        for _ in range(2):  # without Ana, and without waiting for her
            await eva.until(lambda heard: heard.play["turn"] and heard.play["to_act"] == [1])
            await make_move(eva)
        await eva.until(lambda heard: heard.play["turn"] == 3 and heard.play["to_act"] == [1])
        await ana.until(lambda heard: heard.version == eva.version)
        if way == "move":
            await make_move(
                ana, luck=1
            )  # another card instead of the bot's: nothing is revealed yet
        elif way == "back":
            await ana.answer(await ana.client.send(kind="back"))
        else:
            await ana.connect()
        assert (await eva.until_event("table.gave_back"))["seat"] == 0
        assert eva.table["seats"][0]["stand_in"] is None
        await make_move(eva)
        await eva.until(lambda heard: heard.play["turn"] == 4)
        assert eva.play["to_act"] == [0, 1]  # Ana decides again

    at_server(tmp_path, story, clock)


def test_clocks_run_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "quick", Clock(think=150, away=150))

    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2, clock="quick")
        assert (await eva.until_event("table.stood_in"))["why"] == "clock"
        await ana.until(lambda heard: heard.play["turn"] > 0)

    at_server(tmp_path, story)


def test_without_a_clock_a_bot_plays_for_who_is_away_for_long(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2)
        assert ana.play["deadline"] is None
        clock.time += 3_600_000
        await wake(ana)
        await ana.until(lambda heard: heard.presence["spectators"] == 1)
        await ana.until(lambda heard: heard.presence["spectators"] == 0)
        await eva.client.close()
        await ana.until(lambda heard: heard.presence["people"] == [1])
        clock.time += CLOCKS["off"].away - 1
        await make_move(ana)
        assert ana.play["to_act"] == [1]
        clock.time += 1
        await wake(ana)
        assert await ana.until_event("table.stood_in") == {
            "kind": "table.stood_in",
            "seat": 1,
            "why": "away",
        }
        await ana.until(lambda heard: heard.play["turn"] == 1)
        await eva.connect()
        assert (await ana.until_event("table.gave_back"))["seat"] == 1

    at_server(tmp_path, story, clock)


def test_a_host_who_is_away_for_long_is_no_host_any_more(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, eva, ida = await listeners(await table_of(base, 3))
        await eva.client.close()
        await ida.until(lambda heard: heard.presence["people"] == [1, 3])
        await ana.client.close()
        await ida.until(lambda heard: heard.presence["people"] == [3])
        clock.time += HOST_AWAY
        await wake(ida)
        assert (await ida.until_event("table.host_passed"))["person"] == 3  # the next who is there

    at_server(tmp_path, story, clock)
