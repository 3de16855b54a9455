"""A table as data: whatever happened to it, what is read is what was written."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import from_json, to_json

from tests.harness.ledgers import history
from tests.kept import KEPT
from tests.kept.checks import ledgers
from tests.server.tables.chaos import run
from tests.server.tables.story import Story, playing
from toril import ElevenNimmt, SixNimmt
from toril.engine.errors import BadRules
from toril.engine.games import GAMES
from toril.engine.options import ONCE_MOST_ROUNDS, stored_rules
from toril.server.tables.entries import Opened
from toril.server.tables.evolve import fold_on, new_table
from toril.server.tables.table import Table
from toril.server.tables.table_data import table_from_data, table_to_data


def again(table: Table) -> Table:
    """Return the table as a snapshot gives it back."""
    return table_from_data(from_json(to_json(table_to_data(table))))


@given(choices=st.integers(0, 2**32))
def test_what_follows_from_a_snapshot_is_what_follows_from_all_lines(choices: int) -> None:
    story = run(choices, length=60).story
    for number, table in enumerate(history(story.lines), start=1):
        read = again(table)
        assert read == table
        assert hash(read) == hash(table)
        assert fold_on(read, number, story.lines[number:]) == story.table


def test_every_state_of_a_table_is_read_as_it_was() -> None:
    seen: Counter[object] = Counter()
    for story in (*(run(choices).story for choices in range(100)), *robberies()):
        for table in history(story.lines):
            assert again(table) == table
            seen.update(traits(table))
    phases = {phase for game in GAMES.values() for phase in game.phases}
    games = {(game.name, state) for game in GAMES.values() for state in ("match", "result")}
    others = {"lobby", "draw", "paused", "deadline", "clock", "away", "resigned", "work", "link"}
    assert set(seen) >= phases | games | others


def robberies() -> Iterator[Story]:
    """Yield matches in which people choose whom to rob, or whether."""
    short: dict[str, Any] = {
        "rounds": 1,
        "hand_size": 4,
        "top_card": 40,
        "supply": 1,
        "bull_card_from": 1,
    }
    for rob in ("may", "must"):
        story = playing(3, ElevenNimmt(seats=3, rob=rob, **short))
        story.play_out()
        yield story


def traits(table: Table) -> Iterator[object]:
    """Yield what there is to see of a table."""
    yield table.state
    if table.match is not None:
        yield table.rules.game, table.state
        yield type(table.match.round.phase)
    for chair in table.chairs:
        yield from ([chair.stand_in] if chair.stand_in else [])
        yield from ["resigned"] * chair.resigned + ["work"] * bool(chair.work.moves)
    yield from ["paused"] * table.paused + ["deadline"] * (table.deadline is not None)
    yield from ["link" for person in table.people if person.link]


@pytest.mark.parametrize("commit", KEPT)
def test_tables_of_older_ledgers_are_read_as_they_were(commit: str, tmp_path: Path) -> None:
    kept = KEPT[commit]
    found = ledgers(kept.database_in(tmp_path), list(kept.tables))
    for _, lines in found.values():
        for table in history(lines):
            assert again(table) == table


def test_rules_beyond_a_cap_that_came_later_are_read_as_they_were() -> None:
    rules = stored_rules(SixNimmt, {"seats": 2, "rounds": ONCE_MOST_ROUNDS})
    with pytest.raises(BadRules):
        SixNimmt(seats=2, rounds=ONCE_MOST_ROUNDS)
    table = new_table(Opened("0" * 32, "ABCDEF", rules, "off", False))
    assert again(table) == table


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        [],
        {"Table": []},
        {"Table": ["x"]},
        {"os.system": ["true"]},
        {"six.commit": [1]},
        {"Table": [1], "Chair": [2]},
        {"Match": [1, 2]},
    ],
)
def test_data_that_are_no_table_make_none(data: object) -> None:
    with pytest.raises((TypeError, ValueError, AttributeError, IndexError)):
        table_from_data(data)
