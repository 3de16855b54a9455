"""Kills in the middle of draws: nothing that was told is lost, and no match is drawn twice."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.harness.killed import KilledServer, killed_server
from tests.people.drawer import Drawer, drawers
from toril.client import Unreachable, new_id
from toril.server.store import SqliteStore
from toril.server.tables.entries import Drawn, Line, NumberGiven
from toril.server.tables.evolve import fold
from toril.wire.table_events import Started


class Evening:
    """Two people whose server is killed while their match is being drawn."""

    def __init__(self, server: KilledServer) -> None:
        self.server = server
        self.seen: set[str] = set()  # the texts of draws that somebody was told
        self.acknowledged: set[str] = set()  # numbers

    async def play(self, kill_after: float, *, drawn: bool) -> list[Drawer]:
        """Begin a match, kill the server so many seconds later, and let it begin all the same.

        `drawn`: the time runs from the moment when somebody has seen the draw.
        """
        people = await drawers(self.server.base, 2)
        command = new_id()
        work = [self.start(people[0], command), *(self.answer(person) for person in people)]
        tasks = [asyncio.create_task(each) for each in work]
        while drawn and not self.seen:
            await asyncio.sleep(0.001)
        await asyncio.sleep(kill_after)
        await self.server.kill()
        await asyncio.gather(*tasks)
        await self.server.start()
        await self.server.ready()
        await people[0].client.post("start", id=command)  # the answer may have been lost
        tasks = [asyncio.create_task(self.answer(person, again=True)) for person in people]
        await asyncio.gather(*tasks)
        return people

    def check(self, lines: Sequence[Line]) -> tuple[int, int]:
        """Hold a ledger against what people were told; return how many numbers it lists and has."""
        entries = [line.entry for line in lines]
        (drawn,) = (entry for entry in entries if isinstance(entry, Drawn))
        assert sum(isinstance(entry, Started) for entry in entries) == 1
        given = {entry.number for entry in entries if isinstance(entry, NumberGiven)}
        assert self.seen <= {drawn.text}  # nobody was ever told of another draw
        assert self.acknowledged <= given
        table = fold(lines)
        assert table.draw is not None
        assert {number for number in table.draw.numbers if number} == given
        return len(table.draw.draw.listed), len(given)

    async def start(self, host: Drawer, command: str) -> None:
        with suppress(Unreachable):
            await host.client.post("start", id=command)

    async def answer(self, person: Drawer, *, again: bool = False) -> None:
        """Give the number as soon as the draw is seen, until the match has begun."""
        with suppress(ConnectionClosed, Unreachable):
            if again:
                await person.connect()
            while (state := person.table["state"]) != "match":
                if state == "draw":
                    self.seen.add(person.draw.text)
                    if (await person.give())["kind"] != "refused":
                        self.acknowledged.add(person.number)
                if person.table["state"] != "match":
                    await person.hear()


KILLS = 12


def test_a_kill_in_the_middle_of_a_draw_loses_nothing_and_gives_no_second_draw(
    tmp_path: Path,
) -> None:
    rng, stages = Random(15), Counter[tuple[int, int]]()
    evenings: dict[str, Evening] = {}

    async def story() -> None:
        async with killed_server(tmp_path) as server:
            await server.start()
            await server.ready()
            for number in range(KILLS):
                evening, drawn = Evening(server), number % 2 == 0
                latest = 0.01 if drawn else 0.05
                people = await evening.play(rng.uniform(0, latest), drawn=drawn)
                evenings[people[0].client.code or ""] = evening
        store = SqliteStore(tmp_path / "toril.db")
        for code, evening in evenings.items():
            found = await store.ledger(code)
            assert found is not None
            stages[evening.check(found[1])] += 1
        await store.close()

    asyncio.run(story())
    assert sum(stages.values()) == KILLS
    assert stages[2, 2] > 0  # what was given before the kill, or again after it, counted
