"""Every card, secret and name that leaves the server, held against the ledger.

Random matches with people who reconnect, leave, return, give up or run out of time. Afterwards the
ledger says what everybody was entitled to at each version, and every message is checked against
it: nobody is shown a card from elsewhere, and everything that happened is told exactly once.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.harness.in_memory import memory_server
from tests.server.secrecy.card_audit import Auditor, history
from tests.server.secrecy.dealt_table import DealtTable, code_of
from tests.server.secrecy.memory_table import MemoryTable
from tests.strategies import Habits, ordinary_eleven, ordinary_six, small_eleven, small_six
from toril.engine.games import AnyRules
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.senders import sender_digest


async def play_by_lot(memory_table: MemoryTable, rng: Random) -> None:
    """Play a match in which people come and go."""
    habits = Habits(rng)
    await memory_table.connect_all()
    while memory_table.match.outcome is None:
        await come_and_go(memory_table, rng)
        await memory_table.bots_done()
        if memory_table.match.outcome is None:
            seat, move = habits.choose(memory_table.match)
            if memory_table.room.table.chairs[seat].by == "person":
                assert await memory_table.move(seat, move) == "ack"
                await memory_table.bots_done()
    await memory_table.settle(*memory_table.sockets)


async def come_and_go(memory_table: MemoryTable, rng: Random) -> None:
    """Let something happen beside the match, or nothing."""
    table, sockets, act = memory_table.room.table, memory_table.sockets, memory_table.room.act
    seat = rng.choice([seat for seat in sockets if seat is not None])
    token_digest = sender_digest(memory_table.dealt.token(seat))
    others = len(sockets) > 2
    match rng.randrange(16):
        case 0:
            await memory_table.glance(None)
        case 1:
            await memory_table.glance(seat)
        case 2:
            await memory_table.connect(seat, None)
        case 3 if others:
            await act(commands.people.leave(), token_digest=token_digest)
            await memory_table.disconnect(seat)
            memory_table.gone.append(seat)
        case 4 if memory_table.gone:
            await memory_table.connect(memory_table.gone.pop())
        case 5 if others and rng.random() < 0.3:
            await act(commands.people.resign(), token_digest=token_digest)
        case 6 if others and table.host != seat + 1 and rng.random() < 0.3:
            await memory_table.host_says(commands.host.kick(seat + 1))
            await memory_table.disconnect(seat)
        case 7 if table.deadline is not None:
            memory_table.server.clock.time = table.deadline
            await memory_table.glance(None)  # the server looks at the clock
            await sockets[None].until(lambda: memory_table.room.table.deadline != table.deadline)
        case 8:
            info = (await memory_table.get("", None)).decode()
            secrets = memory_table.dealt.hidden(table) | memory_table.dealt.hidden_yet(table)
            assert not any(secret in info for secret in secrets)
        case 9:
            await memory_table.settle(seat)  # whoever ran out of time says to be back
        case _:
            pass


@pytest.mark.parametrize(
    ("draw", "matches"),
    [(small_six, 20), (small_eleven, 20), (ordinary_six, 5), (ordinary_eleven, 4)],
)
def test_nobody_is_sent_a_card_from_elsewhere(
    tmp_path: Path, draw: Callable[[Random], AnyRules], matches: int
) -> None:
    async def story() -> Counter[str]:
        counts: Counter[str] = Counter()
        async with memory_server(tmp_path / "server") as server:
            for number in range(matches):
                rng = Random(number)
                dealt = DealtTable(draw(rng), code_of(number), clock=rng.choice(tuple(CLOCKS)))
                memory_table = await MemoryTable.at(server, dealt)
                await play_by_lot(memory_table, rng)
                await memory_table.disconnect_all()
                auditor = Auditor(dealt, await history(server.store, dealt.code))
                for viewer, socket in memory_table.old:
                    auditor.check(viewer, socket.heard)
                counts += auditor.counts
        return counts

    counts = asyncio.run(story())
    assert (counts["tricks"] > 20) == (draw in (small_six, ordinary_six))
    assert counts["drafted"] > 20 or draw is not small_six
    assert (counts["news"] > 20) == (draw in (small_six, ordinary_six))
    assert set(counts) >= {
        "welcome",
        "presence",
        "table.stood_in",
        "table.gave_back",
        "while_away",
        "table.resigned",
        "match.ended",
    }
