"""`kill -9` in the middle of many matches, again and again: nothing that was answered is lost."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.killed import KilledServer, killed_server, last_server
from tests.harness.ledgers import history, ledgers
from tests.people.ledger_checks import (
    check_commands,
    check_played,
    rescued,
)
from tests.people.passing import come_and_go
from tests.people.persistent import Evening
from toril.server.store.snapshots import table_in
from toril.server.tables.entries import Line

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


async def kill_again_and_again(server: KilledServer, rng: Random, file: Path) -> None:
    """Let the server live for a moment; one in five is killed while it starts.

    Half of the next ones find a snapshot torn, and another lost.
    """
    while server.kills < KILLS:
        await server.start()
        if rng.random() < 0.8:
            await server.ready()
            await asyncio.sleep(rng.uniform(0, 1))
        else:
            await asyncio.sleep(rng.uniform(0, 0.1))
        await server.kill()
        if rng.random() < 0.5:
            harm_snapshots(file, rng)


def harm_snapshots(file: Path, rng: Random) -> None:
    """Tear the snapshot of one table, and lose that of another."""
    with closing(sqlite3.connect(file, isolation_level=None)) as link:
        kept = link.execute("SELECT table_id, data FROM snapshots").fetchall()
        for number, (table, data) in enumerate(rng.sample(kept, min(2, len(kept)))):
            if number:
                link.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
            else:
                torn = (data[: rng.randrange(len(data))], table)
                link.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", torn)


def check_snapshots(file: Path, found: dict[str, tuple[Line, ...]]) -> int:
    """Return how many tables have a snapshot; each is what its lines make."""
    query = "SELECT code, sequence, data FROM snapshots JOIN tables ON tables.id = table_id"
    with closing(sqlite3.connect(file)) as link:
        kept = link.execute(query).fetchall()
    for code, sequence, data in kept:
        table = table_in(data)
        assert table is None or table == list(history(found[code]))[sequence - 1]
    return len(kept)


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
            several = {"game": "six_nimmt", "seats": 3, "bots": [None, None, "random"]}
            passing = tasks.create_task(
                come_and_go(lambda: Evening(server, Random(0), **several), late)
            )
            await kill_again_and_again(server, Random(9), tmp_path / "toril.db")
            late.set()
            async with last_server(tmp_path, server):  # and every table goes on to its end
                await asyncio.gather(*playing, passing)
        return evenings, passing.result()

    evenings, passing = asyncio.run(story())
    logged = (tmp_path / "stderr").read_text().splitlines()
    assert logged  # of the snapshots that were torn, and of nothing else
    assert [line for line in logged if "snapshot_dropped" not in line] == []
    with closing(sqlite3.connect(tmp_path / "toril.db")) as link:
        found = ledgers(link)
    assert check_snapshots(tmp_path / "toril.db", found) > len(SETUPS) // 2
    assert len(found) == len(evenings) + len(passing)
    for evening in (*evenings, *passing):
        check_commands(evening, found[evening.code])
    for evening in evenings:
        check_played(evening, found[evening.code])
    assert sum(len(person.done) for evening in evenings for person in evening.people) > 10 * KILLS
    assert rescued(evenings, found) > 0
