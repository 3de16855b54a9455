"""`kill -9` in the middle of many matches, again and again: nothing that was answered is lost."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.killed import KilledServer, killed_server, last_server
from tests.people.persistent import Evening
from toril.client import RawClient
from toril.engine.record import Record
from toril.server.live import messages
from toril.server.store.rows import read_line
from toril.server.tables.entries import Line, Opened, Sat
from toril.server.tables.evolve import evolve, new_table
from toril.server.tables.table import Table

KILLS = 60
SETUPS: list[dict[str, Any]] = [
    {"game": "six_nimmt", "seats": 2, "options": {"rounds": 2}},
    {"game": "six_nimmt", "seats": 4, "options": {"rounds": 8}, "clock": "relaxed"},
    {"game": "six_nimmt", "seats": 3, "options": {"rounds": 1, "variant": "draft"}},
    {"game": "six_nimmt", "seats": 5, "bots": [None, None, "cautious", "random", "cautious"]},
    {"game": "six_nimmt", "seats": 10, "bots": [None] + ["cautious"] * 9, "clock": "relaxed"},
    {"game": "eleven_nimmt", "seats": 2, "options": {"rounds": 1}},
    {"game": "eleven_nimmt", "seats": 3, "options": {"rounds": 3}, "clock": "relaxed"},
    {"game": "eleven_nimmt", "seats": 3, "bots": [None, None, "cautious"]},
    {"game": "eleven_nimmt", "seats": 5, "bots": [None, None] + ["random"] * 3},
    {"game": "eleven_nimmt", "seats": 7, "bots": [None] + ["cautious"] * 6, "clock": "relaxed"},
]


async def kill_again_and_again(server: KilledServer, rng: Random) -> None:
    """Let the server live for a moment; one in five is killed while it starts."""
    while server.kills < KILLS:
        await server.start()
        if rng.random() < 0.8:
            await server.ready()
            await asyncio.sleep(rng.uniform(0, 1))
        else:
            await asyncio.sleep(rng.uniform(0, 0.1))
        await server.kill()


async def come_and_go(server: KilledServer, rng: Random, late: asyncio.Event) -> list[Evening]:
    """Open one table after the other, and ask for all that can be asked for besides moves."""
    evenings = []
    while not late.is_set():
        evening = Evening(server, rng, game="six_nimmt", seats=3, bots=[None, None, "random"])
        evenings.append(evening)
        await evening.sit_down()
        guest = evening.people[1].client
        await evening.ask("bot", seat=2, bot="cautious")
        await evening.ask("configure", game="eleven_nimmt", seats=3)
        link = await evening.ask("hand-over", guest)
        device = RawClient(server.base, guest.code)
        await evening.ask("redeem", device, link=link["link"])
        for what, who in [("start", None), ("pause", None), ("resume", None), ("resign", device)]:
            await evening.ask(what, who)
        await evening.ask("leave")
    return evenings


def ledgers(file: Path) -> dict[str, tuple[Line, ...]]:
    """Return the lines of every table, by its code."""
    query = """SELECT code, at, person, command, entry FROM entries
               JOIN tables ON tables.id = table_id ORDER BY code, sequence"""
    found: dict[str, tuple[Line, ...]] = {}
    with closing(sqlite3.connect(file)) as link:
        for code, at, person, command, entry in link.execute(query):
            line = read_line(at, person, command, json.loads(entry))
            found[code] = (*found.get(code, ()), line)
    return found


def history(lines: tuple[Line, ...]) -> Iterator[Table]:
    """Yield a table after each of its lines."""
    first = lines[0].entry
    assert isinstance(first, Opened)
    table = new_table(first)
    yield table
    for line in lines[1:]:
        table, _ = evolve(table, line)
        yield table


def check_commands(evening: Evening, lines: tuple[Line, ...]) -> None:
    """Whatever was answered is there, and there once."""
    times = Counter(line.command for line in lines if line.command)
    for person in evening.people:
        assert all(times[command] == 1 for command in person.done)
        assert not any(times[command] for command in person.refused)
    for answered in evening.answered:
        # Asked again, these hand out a new token or link each time: the old one may be lost.
        again = answered.what in ("open", "sit", "hand-over", "redeem")
        assert times[answered.id] >= 1 if again else times[answered.id] == 1
    sat = [line.command for line in lines if isinstance(line.entry, Sat)]
    assert sat == [answered.id for answered in evening.answered if answered.what in ("open", "sit")]


def check_views(evening: Evening, tables: list[Table]) -> None:
    """Whatever anybody was shown is what the ledger says."""
    for person in evening.people:
        who, missing = person.client.person, set(person.plays)
        for table in tables:
            version = table.version(who) if who is None or who <= len(table.people) else -1
            if version in person.plays:
                play = json.loads(messages.text({"play": messages.match_seen(table, who)}))["play"]
                assert person.plays[version] == play
                missing.discard(version)
        assert not missing


def check_records(evening: Evening, tables: list[Table]) -> None:
    """Every match that was begun has ended, and its record proves itself."""
    records: dict[int, Record] = {}
    for table in tables:
        if table.state == "result" and table.match_number not in records:
            records[table.match_number] = Record.loads(table.record().dumps().encode())
            assert records[table.match_number].replay() == table.match
    assert list(records) == list(range(1, evening.matches + 1))
    for person in evening.people:
        for shown in person.tables.values():
            if shown["state"] != "lobby":
                fairness = records[shown["match"]].fairness
                assert isinstance(fairness, tuple)
                assert shown["fairness"]["draw"] == fairness[0].text


def rescued(evenings: list[Evening], found: dict[str, tuple[Line, ...]]) -> int:
    """Return how many moves a server had written, but could not answer before it was killed."""
    at = {line.command: line.at for lines in found.values() for line in lines}
    resent = [again for evening in evenings for person in evening.people for again in person.resent]
    return sum(command in at and at[command] < born for command, born in resent)


@pytest.mark.slow
def test_nothing_that_was_answered_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def story() -> tuple[list[Evening], list[Evening]]:
        late = asyncio.Event()
        async with (
            asyncio.timeout(300),
            killed_server(tmp_path) as server,
            asyncio.TaskGroup() as tasks,
        ):
            evenings = [Evening(server, Random(n), **setup) for n, setup in enumerate(SETUPS)]
            playing = [tasks.create_task(evening.play(late)) for evening in evenings]
            passing = tasks.create_task(come_and_go(server, Random(0), late))
            await kill_again_and_again(server, Random(9))
            late.set()
            async with last_server(tmp_path, server):  # and every table goes on to its end
                await asyncio.gather(*playing, passing)
        return evenings, passing.result()

    evenings, passing = asyncio.run(story())
    assert (tmp_path / "stderr").read_text() == ""
    found = ledgers(tmp_path / "toril.db")
    assert len(found) == len(evenings) + len(passing)
    for evening in (*evenings, *passing):
        check_commands(evening, found[evening.code])
    for evening in evenings:
        tables = list(history(found[evening.code]))
        check_views(evening, tables)
        check_records(evening, tables)
    assert sum(len(person.done) for evening in evenings for person in evening.people) > 10 * KILLS
    assert rescued(evenings, found) > 0
