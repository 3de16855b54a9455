"""SQLite keeps any type in any column: a snapshot of odd ones is dropped like a doubtful one."""

import asyncio
from pathlib import Path

import pytest

from tests.server.store.kept_table import EVERY, change, kept_table
from tests.server.tables.story import playing, rules_for

ODD = {
    "data is a text": "UPDATE snapshots SET data = 'harmed'",
    "data is a number": "UPDATE snapshots SET data = 5",
    "sequence is a text": "UPDATE snapshots SET sequence = 'harmed'",
    "sequence is a blob": "UPDATE snapshots SET sequence = x'00'",
    "sequence is the least number": "UPDATE snapshots SET sequence = -9223372036854775808",
}


@pytest.mark.parametrize("what", ODD)
def test_a_snapshot_with_an_odd_type_is_dropped_and_the_ledger_read(
    what: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with kept_table(tmp_path / "t.db", playing(3, rules_for(3, hand_size=10))) as table:
            await table.play(EVERY)
            assert change(tmp_path / "t.db", ODD[what]) == 1
            found = await table.found()
            assert (found.data, found.sequence) == (None, 0)

    asyncio.run(story())
