"""Nobody learns from the wire what the rules hide: S3, S13 and E14, in bytes.

Two servers hold twin tables. The viewer, who comes anew at every step and tries what is not
allowed, must hear the same from both, byte for byte, and so must spectators.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice, takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.engine.twins import seen, twin_of
from tests.server.secrecy.dealt_table import DealtTable
from tests.server.secrecy.memory_table import MemoryTable
from tests.server.secrecy.twin_tables import TwinTables, compare_batch, drawn_table
from tests.strategies import (
    Habits,
    Step,
    ordinary_eleven,
    ordinary_six,
    small_eleven,
    small_six,
)
from toril import ElevenNimmt, SixNimmt
from toril.engine.game import Move, Seat
from toril.engine.games import AnyRules
from toril.engine.kinds import kind_of
from toril.engine.six_nimmt import Commit, Replaced


async def play_twins(twins: TwinTables) -> None:
    """Play a match at the one table; before each step the other becomes a twin of it anew."""
    rng, viewer, counts = twins.rng, twins.viewer, twins.counts
    habits = Habits(rng)
    while twins.match.outcome is None:
        if twins.one.sockets and rng.random() < 0.1:
            await twins.let_a_bot_stand_in()
        seat, move = habits.choose(twins.match)
        after, events = twins.match.play(seat, move)
        # A welcome to 6 nimmt! tells the round's tricks too, and in a draft everybody's hand.
        look = "recall_view" if isinstance(twins.match.rules, SixNimmt) else "table_view"
        twin = twin_of(Step(twins.match, seat, move, events, after), viewer, look, rng)
        twins.other.become(twin.match)
        if not twins.one.sockets:
            await twins.each(MemoryTable.connect_all)
        await twins.look()
        await twins.try_what_is_not_allowed()
        await twins.change_minds(twins.other)
        twins.pass_time()
        assert await twins.one.move(seat, move) == "ack"
        replaced = isinstance(events[0], Replaced) and seat != viewer
        if not (replaced and rng.random() < 0.5):
            assert await twins.other.move(seat, twin.move) == "ack"
        await twins.compare()
        counts.update(kind_of(type(event)) for event in events)
        if rng.random() < 0.05:
            await twins.ask_for_another()
        if rng.random() < 0.05:
            await twins.react()
    await twins.ask_for_another()
    await twins.react()


@pytest.mark.parametrize(
    ("draw", "numbers", "wanted"),
    [
        (
            small_six,
            range(12),
            {"news", "six.replaced", "six.too_low", "six.drafted", "minds changed"},
        ),
        (
            ordinary_six,
            range(3),
            {"news", "six.replaced", "six.too_low", "minds changed", "laid by a bot"},
        ),
        (
            small_eleven,
            range(20, 31),
            {
                *("eleven.played", "eleven.pile_taken", "eleven.must_rob", "match.round_started"),
                *("eleven.may_rob", "eleven.declined"),
            },
        ),
        (
            ordinary_eleven,
            range(2),
            {"eleven.played", "eleven.pile_taken", "eleven.bull_card_gained", "eleven.round_ended"},
        ),
    ],
)
def test_who_is_entitled_to_the_same_hears_the_same(
    tmp_path: Path, draw: Callable[[Random], AnyRules], numbers: range, wanted: set[str]
) -> None:
    def twin_pair(number: int, rng: Random) -> tuple[DealtTable, DealtTable]:
        dealt = drawn_table(draw(rng), number, rng)
        return dealt, replace(dealt, salt=1)

    counts = asyncio.run(compare_batch(tmp_path, numbers, twin_pair, play_twins))
    # Otherwise each table would have been compared with itself; of a draft little is hidden.
    assert counts["different"] > 0.4 * counts["steps"] > 40
    assert set(+counts) >= {*wanted, "asked again", "reacted"}


async def play_with_changed_minds(twins: TwinTables) -> None:
    """Play the same match at both tables; at the other one everybody but the viewer lays other
    cards first, and the server forgets the table now and then.
    """
    rng, habits = twins.rng, Habits(twins.rng)
    await twins.each(MemoryTable.connect_all)
    while twins.match.outcome is None:
        seat, move = habits.choose(twins.match)
        last = twins.match.to_act == (seat,)
        if rng.random() < 0.1:
            await twins.each(MemoryTable.rest)
            await twins.other.forget()
            await twins.each(MemoryTable.connect_all)
        twins.pass_time()
        assert await twins.one.move(seat, move) == "ack"
        if isinstance(move, Commit) and seat != twins.viewer and not last:
            for card in rng.choices(twins.other.match.round.hands[seat], k=rng.randrange(3)):
                assert await twins.other.move(seat, Commit(card)) == "ack"
                twins.counts["laid otherwise"] += card != move.card
        assert await twins.other.move(seat, move) == "ack"
        await twins.change_minds(twins.other)
        await twins.compare()
        if not twins.match.outcome:
            await twins.look()
    assert b"fairness" in await twins.each(MemoryTable.get, "/record", None)


def test_a_changed_mind_leaves_no_trace(tmp_path: Path) -> None:
    def twin_pair(number: int, rng: Random) -> tuple[DealtTable, DealtTable]:
        dealt = drawn_table((ordinary_six if number < 2 else small_six)(rng), number, rng)
        return dealt, dealt

    counts = asyncio.run(compare_batch(tmp_path, range(6), twin_pair, play_with_changed_minds))
    assert min(counts["laid otherwise"], counts["minds changed"], counts["news"]) > 20


def alike_moves(twins: TwinTables, seat: Seat) -> list[tuple[Move, Move]]:
    """Return moves of `seat`, one at each table, that are the same to the viewer's eyes."""

    def looks(memory_table: MemoryTable) -> list[tuple[Move, Any]]:
        found = []
        for move in memory_table.match.legal(seat):
            after, events = memory_table.match.play(seat, move)
            found.append((move, (seen(events, twins.viewer), after.table_view(twins.viewer))))
        return found

    here, there = looks(twins.one), looks(twins.other)
    return [(one, other) for one, look in here for other, same in there if look == same]


async def play_while_nothing_differs(twins: TwinTables) -> None:
    """Play on as long as both tables look the same; before each move both are read from disk."""
    rng, counts = twins.rng, twins.counts
    await twins.each(MemoryTable.connect_all)
    while twins.match.outcome is None:
        await twins.look()
        await twins.each(MemoryTable.rest)
        await twins.each(MemoryTable.forget)
        await twins.each(MemoryTable.connect_all)
        await twins.try_what_is_not_allowed()
        moves = {seat: alike_moves(twins, seat) for seat in twins.match.to_act}
        if not all(moves.values()):
            break
        seat = rng.choice(list(moves))
        equal = [(one, other) for one, other in moves[seat] if one == other]
        one, other = rng.choice(equal if equal and rng.random() < 0.6 else moves[seat])
        twins.pass_time()
        assert await twins.one.move(seat, one) == "ack"
        assert await twins.other.move(seat, other) == "ack"
        counts["moves"] += 1
        counts["different moves"] += one != other
        counts["reveals"] += not twins.match.round.pending
        await twins.compare()


def with_most_in_common(dealt: DealtTable, twins: Iterable[DealtTable]) -> DealtTable:
    """Return the twin whose table can be played on longest before it shows."""

    def common(twin: DealtTable) -> int:
        mine, yours = dealt.match().round, twin.match().round
        same = sum(len({*a} & {*b}) for a, b in zip(mine.hands, yours.hands, strict=True))
        decks = zip(getattr(mine, "draw_deck", ()), getattr(yours, "draw_deck", ()), strict=True)
        return same + 2 * len([*takewhile(lambda pair: pair[0] == pair[1], decks)])

    return max(twins, key=common)


SHORT_SIX = SixNimmt(seats=3, rounds=1, hand_size=2, rows=1, row_length=2, top_card=8)
SHORT_ELEVEN = ElevenNimmt(
    seats=2, rounds=1, hand_size=3, top_card=9, reach=3, supply=1, bull_card_from=2, new_piles=1
)


@pytest.mark.parametrize(("rules", "least"), [(SHORT_SIX, 5), (SHORT_ELEVEN, 0)])
def test_who_was_dealt_the_same_hears_the_same(tmp_path: Path, rules: AnyRules, least: int) -> None:
    # Nothing is exchanged here: the two ledgers differ in the server's secret, and by luck they
    # deal the viewer the same.
    def twin_pair(number: int, rng: Random) -> tuple[DealtTable, DealtTable]:
        dealt = drawn_table(rules, number, rng)
        return dealt, with_most_in_common(dealt, islice(dealt.alike(), 4))

    counts = asyncio.run(compare_batch(tmp_path, range(12), twin_pair, play_while_nothing_differs))
    assert counts["reveals"] > 5
    assert counts["different moves"] >= least
