"""A disk that fails at each step of a draw: nobody is told what is not on disk; nobody is stuck."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.harness.disk import full_disk, read_only
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.drawer import Drawer, drawers
from tests.people.listener import tell
from tests.people.requests import refused
from toril.client import RawClient
from toril.server.live import window

Broken = Callable[[Running, Path], Any]


async def half_drawn(server: Running) -> tuple[Drawer, Drawer]:
    """Let two people begin a match; the number of the second is still missing."""
    ana, ben = await drawers(server.base, 2)
    await ana.client.post("start")
    for person in (ana, ben):
        await person.until_state("draw")
    await ana.give()
    return ana, ben


async def hears_nothing(*people: Drawer) -> None:
    """Check that nothing but what was asked for reaches people."""
    for person in people:
        heard = len(person.heard)
        await person.ping()
        assert [message["kind"] for message in person.heard[heard:]] == ["ack"]


@pytest.mark.parametrize("broken", [read_only, full_disk])
def test_a_start_that_cannot_be_written_opens_no_draw(tmp_path: Path, broken: Broken) -> None:
    async def story(server: Running) -> None:
        ana, ben = await drawers(server.base, 2)
        onlooker = Drawer(RawClient(server.base, ana.client.code))
        await onlooker.connect()
        for person in (ana, ben):
            await person.ping()
        with broken(server, tmp_path):
            assert await refused(ana.client.post("start", id="start-of-ana")) == "not_stored"
            await hears_nothing(ana, ben, onlooker)
            assert (await onlooker.client.look())["state"] == "lobby"
        assert (await ana.client.post("start", id="start-of-ana"))["state"] == "draw"
        for person in (ana, ben):
            await person.until_state("draw")
            await person.give()
        await onlooker.until_state("match")
        assert onlooker.numbers == [ana.number, ben.number]

    with running(settings(tmp_path)) as server:
        tell(story(server))


@pytest.mark.parametrize("broken", [read_only, full_disk])
def test_a_number_that_cannot_be_written_does_not_count_and_may_come_again(
    tmp_path: Path, broken: Broken
) -> None:
    async def story(server: Running) -> None:
        ana, ben = await half_drawn(server)
        with broken(server, tmp_path):
            assert (await ben.give())["code"] == "not_stored"
            await hears_nothing(ana, ben)
            assert (await ana.client.look())["fairness"]["numbers"] is None
        assert (await ben.give())["kind"] == "update"
        await ana.until_state("match")
        assert ana.numbers == [ana.number, ben.number]

    with running(settings(tmp_path)) as server:
        tell(story(server))


@pytest.mark.parametrize("broken", [read_only, full_disk])
def test_a_match_that_cannot_begin_begins_when_the_disk_is_back(
    tmp_path: Path, broken: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 500)

    async def story(server: Running) -> None:
        ana, ben = await half_drawn(server)
        with broken(server, tmp_path):
            assert (await ben.give())["code"] == "not_stored"
            await asyncio.sleep(0.8)  # the window is over, and the match tries to begin
            await hears_nothing(ana, ben)
            assert (await ana.client.look())["state"] == "draw"
        await ana.until_state("match")
        assert ana.numbers == [ana.number, None]
        await ben.until_state("match")

    with running(settings(tmp_path)) as server:
        tell(story(server))
