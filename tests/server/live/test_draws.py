"""Draws at a real server: what is told when, who is listed, and how long it waits."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from tests.harness.clock import StandingClock
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.drawer import Drawer, drawers
from tests.people.listener import Listener, tell
from tests.people.requests import refused
from tests.people.stories import at_server
from toril.client import RawClient
from toril.server.live import window
from toril.server.tables.draws import HEARD_WITHIN


def test_everybody_sees_the_draw_and_the_match_begins_with_the_last_number(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        onlooker = Drawer(RawClient(base, ana.client.code))
        await onlooker.connect()
        assert (await ana.client.post("start"))["state"] == "draw"
        for person in (ana, ben, onlooker):
            await person.until_state("draw")
            assert person.draw == ana.draw
            assert person.numbers is None
        assert [seat.seal for seat in ana.draw.seats] == [ana.sealed, ben.sealed]
        assert (await ana.give())["kind"] == "ack"
        assert (await ben.give())["kind"] == "update"  # with the last number it begins
        for person in (ana, ben, onlooker):
            await person.until_state("match")
            assert person.numbers == [ana.number, ben.number]
            assert person.table["fairness"]["secret"] is None

    at_server(tmp_path, story)


def test_nobody_is_told_whose_number_came(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben, cleo = await drawers(base, 3)
        await ana.client.post("start")
        for person in (ana, ben, cleo):
            await person.until_state("draw")
        await ben.give()
        for person in (ana, cleo):
            heard = len(person.heard)
            await person.ping()
            assert [message["kind"] for message in person.heard[heard:]] == ["ack"]
        late = Listener(RawClient(base, ana.client.code))
        welcome = await late.connect()
        assert welcome["table"] == ana.table
        assert ben.number not in str(welcome)

    at_server(tmp_path, story)


def test_after_two_seconds_it_begins_without_the_sleeper(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        began = monotonic()
        await ana.client.post("start")
        await ana.until_state("draw")
        await ana.give()
        await ana.until_state("match")
        assert monotonic() - began > 1.9
        assert ana.numbers == [ana.number, None]
        await ben.until_state("match")
        late = await ben.give()
        assert late["code"] == "draw_over"

    at_server(tmp_path, story)


def test_who_was_not_heard_lately_is_absent_and_not_waited_for(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        clock.time += HEARD_WITHIN
        await ana.ping()
        clock.time += 1
        await ana.client.post("start")
        await ben.until_state("draw")
        assert [seat.seal for seat in ben.draw.seats] == [ana.sealed, None]
        assert (await ben.give())["code"] == "wrong_number"
        await ana.until_state("draw")
        await ana.give()
        await ben.until_state("match")
        assert ben.numbers == [ana.number, None]

    at_server(tmp_path, story, now=clock)


def test_of_two_windows_of_one_person_the_latest_seal_counts(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        (ana,) = await drawers(base, 1, seats=2, bots=[None, "random"])
        other = Drawer(RawClient(base, ana.client.code, ana.client.token))
        await other.connect()
        await other.seal()
        await ana.client.post("start")
        await ana.until_state("draw")
        assert ana.draw.seats[0].seal == other.sealed
        assert (await ana.give())["code"] == "wrong_number"
        await other.until_state("draw")
        await other.give()
        await ana.until_state("match")
        assert ana.numbers == [other.number, None]

    at_server(tmp_path, story)


def test_a_number_brings_the_seal_of_the_next_draw_even_if_it_comes_too_late(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        (ana,) = await drawers(base, 1, seats=2, bots=[None, "random"])
        await ana.client.post("start")
        await ana.until_state("draw")
        await ana.give()
        await ana.until_state("match")
        assert (await ana.give())["code"] == "draw_over"
        assert [*(await seals(ana))] == ["5e" * 32]

    async def seals(person: Drawer) -> list[str | None]:
        await person.client.post("resign")
        await person.until_state("result")
        await person.client.post("rematch")
        await person.until_state("draw")
        return [seat.seal for seat in person.draw.seats if seat.bot is None]

    at_server(tmp_path, story)


def test_a_seal_goes_with_its_socket(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        await ben.connect()  # a reload: the number of the window before is lost
        await ana.client.post("start")
        await ana.until_state("draw")
        assert [seat.seal for seat in ana.draw.seats] == [ana.sealed, None]

    at_server(tmp_path, story)


def test_after_a_restart_the_same_draw_is_open_again(tmp_path: Path) -> None:
    with Restarting(settings(tmp_path)) as server:

        async def story() -> None:
            ana, ben = await drawers(server.base, 2)
            await ana.client.post("start")
            await ana.until_state("draw")
            await ana.give()
            before = ana.draw
            await server.restart()
            await ben.connect()  # only now the window opens again
            assert (ben.table["state"], ben.draw) == ("draw", before)
            assert await refused(ana.client.post("start")) == "not_now"
            await ben.give()
            await ben.until_state("match")
            assert ben.numbers == [ana.number, ben.number]

        tell(story())


def test_a_draw_that_everybody_left_is_played_when_somebody_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 150)

    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        await ana.client.post("start")
        await ana.until_state("draw")
        before = ana.draw
        await ana.client.close()
        await ben.client.close()
        await asyncio.sleep(0.4)  # the table rests
        await ana.connect()
        assert (ana.table["state"], ana.draw) == ("draw", before)
        await ana.until_state("match")
        assert ana.numbers == [None, None]

    at_server(tmp_path, story)


def test_who_leaves_in_the_window_may_come_back_to_the_match(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        await ana.client.post("start")
        await ana.until_state("draw")
        await ben.client.post("leave")
        await ana.give()
        await ana.until_state("match")
        assert ana.table["seats"][1]["stand_in"] == "left"
        assert ana.table["names"] == ["Ana", "Person 2"]
        await ben.connect()
        await ben.until_event("table.gave_back")

    at_server(tmp_path, story)
