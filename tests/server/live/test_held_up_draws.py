"""Draws at a server that is held up, or whose time stands: none is missing by our own fault."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.harness.clock import StandingClock
from tests.people.drawer import Drawer, drawers
from tests.people.stories import at_server
from toril.client import RawClient
from toril.server.live import window
from toril.server.live.connection import Connection
from toril.server.live.window import STEP, AnswerWindow


def test_time_that_the_server_loses_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 4 * STEP)
    over: list[float] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        answers = AnswerWindow(lambda: over.append(loop.time()))
        answers.open((1, 1))
        began = loop.time()
        time.sleep(5 * STEP / 1000)
        await asyncio.sleep(0)
        assert over == []
        await asyncio.sleep(2 * STEP / 1000)
        answers.open((1, 1))  # somebody comes in: that changes nothing
        assert over == []
        await asyncio.sleep(3 * STEP / 1000)
        assert len(over) == 1
        assert over[0] - began >= 7.9 * STEP / 1000
        answers.open((1, 1))  # the disk was full, perhaps
        assert len(over) == 2
        answers.close()
        answers.open((1, 1))
        answers.close()
        await asyncio.sleep(5 * STEP / 1000)
        assert len(over) == 2

    asyncio.run(story())


def test_a_number_that_came_while_the_server_was_held_up_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 3 * STEP)
    take_seal = Connection.take_seal

    def stall(connection: Connection, seal: str) -> None:
        take_seal(connection, seal)
        if seal == "5e" * 32:  # with the first number
            time.sleep(4 * STEP / 1000)

    monkeypatch.setattr(Connection, "take_seal", stall)

    async def story(base: str) -> None:
        people = await drawers(base, 4)
        await people[0].client.post("start")
        for person in people:
            await person.until_state("draw")
        await asyncio.gather(*(person.give() for person in people))
        await people[0].until_state("match")
        assert people[0].numbers == [person.number for person in people]

    at_server(tmp_path, story)


def test_a_draw_begins_while_the_time_stands_and_people_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 4 * STEP)

    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        await ana.client.post("start")
        await ana.until_state("draw")
        seen = ana.draw
        busy = Drawer(RawClient(base, ana.client.code, ben.client.token))
        async with asyncio.timeout(10 * STEP / 1000 + 5):
            while (await busy.connect())["table"]["state"] == "draw":
                await asyncio.sleep(STEP / 4000)
        await ana.until_state("match")
        assert (ana.draw, ana.numbers) == (seen, [None, None])

    at_server(tmp_path, story, now=StandingClock())
