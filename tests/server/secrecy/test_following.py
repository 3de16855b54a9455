"""News applied to the view before are the view that a welcome gives: whole matches by lot."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.engine.on_show import Viewer
from tests.harness.in_memory import memory_server
from tests.people.following import counted_after, play_after
from tests.server.secrecy.dealt_table import DealtTable, code_of
from tests.server.secrecy.memory_table import MemoryTable
from tests.strategies import Habits, ordinary_eleven, ordinary_six, small_eleven, small_six
from toril import SixNimmt
from toril.client.told import Told
from toril.engine.games import AnyRules
from toril.wire.outbound import FROM_SERVER, Update, Welcome
from toril.wire.reading import ReadContext


@pytest.mark.parametrize(
    ("draw", "matches", "least"),
    [
        (small_six, range(12), 100),
        (lambda _: SixNimmt(seats=3, rounds=1, variant="draft"), range(2), 30),
        (ordinary_six, range(2), 100),
        (small_eleven, range(20, 26), 0),
        (ordinary_eleven, range(1), 0),
    ],
    ids=["small six", "draft", "six", "small eleven", "eleven"],
)
def test_what_follows_from_news_is_what_a_welcome_shows(
    tmp_path: Path, draw: Callable[[Random], AnyRules], matches: range, least: int
) -> None:
    async def followed(table: MemoryTable, viewer: Viewer) -> int:
        """Compare what a socket has told with a welcome; return how many news there were."""
        fresh, heard = (await table.glance(viewer))[0], table.sockets[viewer].heard
        play, counters, told, context = None, (0, 0), Told(), ReadContext()
        seen, news = None, 0
        for message in map(json.loads, heard):
            news += message["kind"] == "news"
            play, counters = play_after(play, message), counted_after(counters, message)
            for each in told.hear(FROM_SERVER.validate_python(message, context=context)):
                seen = each.play if isinstance(each, Welcome | Update) else seen
        welcome = json.loads(fresh)
        assert counters == (welcome["version"], welcome["own_version"])
        assert play == welcome["play"]
        shown = FROM_SERVER.validate_python(welcome, context=ReadContext())
        assert isinstance(shown, Welcome)
        assert seen == shown.play
        return news

    async def story() -> int:
        count = 0
        async with memory_server(tmp_path / "server") as server:
            for number in matches:
                rng = Random(number)
                table = await MemoryTable.at(server, DealtTable(draw(rng), code_of(number)))
                await table.connect_all()
                habits = Habits(rng)
                while table.match.outcome is None:
                    seat, move = habits.choose(table.match)
                    assert await table.move(seat, move) == "ack"
                    await table.settle(*table.sockets)
                    for viewer in {seat, rng.choice(list(table.sockets)), None}:
                        count += await followed(table, viewer)
                    if rng.random() < 0.2:
                        await table.connect(rng.choice(list(table.sockets)))
                await table.disconnect_all()
        return count

    assert asyncio.run(story()) >= least
