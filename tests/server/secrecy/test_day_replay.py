"""A try looked back at while its day is a secret: equal knowledge, equal bytes.

Twins are rounds that differ only in what the player cannot know (`tests/engine/twins.py`).
"""

import gzip
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from tests.engine.twins import twin_of
from tests.server.tables.story import ANA, Story, newcomer
from tests.strategies import Habits, Step, ordinary_eleven, ordinary_six, small_eleven, small_six
from toril import ElevenNimmt, Match, SixNimmt
from toril.engine.fairness.day import DayDeal
from toril.engine.game import Event, Move, Seat
from toril.engine.games import AnyRules
from toril.server.replay.of_table import packed_match, packed_try
from toril.server.replay.telling import Telling, seen_from
from toril.server.tables import commands
from toril.server.tables.entries import DayDealt, Line
from toril.server.tables.evolve import steps
from toril.server.tables.table import Table
from toril.server.tables.tries import PLAYER

OUT = 2_000_000


def begun(rules: AnyRules, secret: str = "5e" * 32) -> Story:
    """Return a table with a try that has just begun."""
    story = Story(rules)
    dealt = DayDealt("2026-11-19", secret, "ox", out=OUT)
    bots = ("ox",) * (rules.seats - 1)
    story.do(commands.days.begin_day, None, dealt, "Ana", bots, **newcomer(ANA))
    return story


def frames_of(
    table: Table, match: Match[Any], seat: Seat, move: Move, then: Match[Any], events: list[Event]
) -> list[dict[str, Any]]:
    """Return the frames of a match before a move and after it, all that is open in them."""
    frames: list[dict[str, Any]] = []
    before, after = (replace(table, match=each) for each in (match, then))
    Telling(before, frames.append).moved(before, after, seat, move, "bot", events)
    return frames


@pytest.mark.parametrize("draw", [small_six, ordinary_six, small_eleven, ordinary_eleven])
def test_two_tries_that_are_the_same_to_their_player_are_told_in_the_same_bytes(
    draw: Callable[[Random], AnyRules],
) -> None:
    told = different = 0
    for number in range(6):
        rng = Random(number)
        rules = draw(rng)
        table, habits = begun(rules).table, Habits(rng)
        assert table.match is not None
        match: Match[Any] = table.match
        while match.outcome is None:
            seat, move = habits.choose(match)
            after, events = match.play(seat, move)
            look = "recall_view" if isinstance(rules, SixNimmt) else "table_view"
            twin = twin_of(Step(match, seat, move, events, after), PLAYER, look, rng)
            twin_after, twin_events = twin.match.play(seat, twin.move)
            one = frames_of(table, match, seat, move, after, [*events])
            other = frames_of(table, twin.match, seat, twin.move, twin_after, [*twin_events])
            mine, yours = ([to_json(seen_from(f, PLAYER)) for f in fs] for fs in (one, other))
            assert mine == yours
            told, different = told + 1, different + (one != other)
            match = after
    assert told > 40
    assert different > told / 3  # otherwise matches were compared with themselves


SIX = SixNimmt(seats=2, rounds=1, hand_size=2, rows=1, row_length=2, top_card=8)
ELEVEN = ElevenNimmt(
    seats=2, rounds=1, hand_size=3, top_card=9, reach=3, supply=1, bull_card_from=2, new_piles=1
)


def ledgers(rules: AnyRules, story: Story) -> list[tuple[Line, ...]]:
    """Return the ledgers of a finished try whose secrets are others and whose cards are not."""
    assert story.table.match is not None
    own, first = Match.start(rules, story.table.match.seed), story.lines
    found = [first]
    for number in range(1, 30_000):
        secret = f"{number:064x}"
        if Match.start(rules, DayDeal("2026-11-19", secret).seed).round == own.round:
            found.append(
                tuple(
                    replace(line, entry=replace(line.entry, secret=secret))
                    if isinstance(line.entry, DayDealt)
                    else line
                    for line in first
                )
            )
            if len(found) == 3:
                return found
    raise AssertionError("no other secret deals the same")


@pytest.mark.parametrize("rules", [SIX, ELEVEN])
def test_a_try_told_early_has_nothing_that_follows_from_the_secret(rules: AnyRules) -> None:
    story = begun(rules, "0" * 64)
    story.play_out()
    same = ledgers(rules, story)
    assert len({[*steps(lines)][-1][1].record().to_json()["digest"] for lines in same}) == 3
    assert len({packed_try(lines, 1) for lines in same}) == 1
    early, late = (from_json(gzip.decompress(of(same[0], 1))) for of in (packed_try, packed_match))
    assert (early["digest"], early["only"]) == (None, PLAYER)
    assert late["digest"] == story.table.record().to_json()["digest"]
