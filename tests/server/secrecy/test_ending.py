"""What lies face down when the host ends a match was not played: nobody learns of it (S3)."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.secrecy.dealt_table import DealtTable
from tests.server.secrecy.memory_table import MemoryTable
from tests.server.secrecy.twin_tables import TwinTables, compare_batch, drawn_table
from tests.strategies import Habits, ordinary_six, small_six
from toril.engine.six_nimmt import Commit
from toril.server.tables import commands


async def play_until_it_is_ended(twins: TwinTables) -> None:
    """Play the same match at both tables; in the last trick the others lay other cards there."""
    rng, habits = twins.rng, Habits(twins.rng)
    await twins.each(MemoryTable.connect_all)
    for _ in range(rng.randrange(12)):
        if len(twins.match.to_act) > 1 or rng.random() < 0.7:
            await twins.each(MemoryTable.move, *habits.choose(twins.match))
        if twins.match.outcome:
            return
    for seat, move in twins.match.round.pending:
        if seat != twins.viewer:
            card = rng.choice(twins.match.round.hands[seat])
            assert await twins.other.move(seat, Commit(card)) == "ack"
            twins.counts["laid otherwise"] += Commit(card) != move
    await twins.each(MemoryTable.host_says, commands.host.end_match())
    await twins.compare()
    await twins.each(MemoryTable.glance, twins.viewer)
    await twins.each(MemoryTable.glance, None)
    assert b'"ended_by": "host"' in await twins.each(MemoryTable.get, "/record", twins.viewer)
    await twins.ask_for_another()


def test_what_lies_face_down_when_a_match_is_ended_is_told_to_nobody(tmp_path: Path) -> None:
    def twin_pair(number: int, rng: Random) -> tuple[DealtTable, DealtTable]:
        dealt = drawn_table((small_six if number % 4 == 0 else ordinary_six)(rng), number, rng)
        return dealt, dealt

    counts = asyncio.run(compare_batch(tmp_path, range(16), twin_pair, play_until_it_is_ended))
    assert counts["laid otherwise"] > 5
