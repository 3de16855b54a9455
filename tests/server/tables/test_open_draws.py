"""While a draw is open there is no way back: whatever people do, it is played as it was drawn."""

import pytest

from tests.server.tables.drawing import draw_of, drawing, give, numbers
from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    SECRET,
    newcomer,
    number_of,
    refusal,
    rules_for,
)
from toril.server.live.shown import table_info
from toril.server.tables import commands
from toril.server.tables.chairs import SUCCESSOR
from toril.server.tables.setup import Setup


def test_while_the_draw_is_open_nothing_about_the_table_changes() -> None:
    story = drawing(ANA, BEN, people=2, seats=3)
    setup = Setup(rules_for(2), "quick", listed=True)
    sit = refusal(story, commands.people.sit, None, "Cleo", None, **newcomer(CLEO))
    assert sit == "not_now"
    assert refusal(story, commands.host.seat_bot, ANA, 2, "cautious") == "not_now"
    assert refusal(story, commands.host.configure, ANA, setup) == "not_now"
    assert refusal(story, commands.host.start, ANA) == "not_now"
    assert refusal(story, commands.host.rematch, ANA, None, start=True) == "not_now"


@pytest.mark.parametrize("number_first", [True, False])
def test_who_leaves_or_is_sent_away_in_the_window_changes_nothing_in_the_draw(
    number_first: bool,
) -> None:
    story = drawing(ANA, BEN, CLEO, people=3)
    before = draw_of(story)
    if number_first:
        give(story, BEN)
        give(story, CLEO)
    story.do(commands.host.kick, ANA, BEN)
    story.do(commands.people.leave, CLEO)
    assert (story.table.state, draw_of(story)) == ("draw", before)
    give(story, ANA)
    story.act(commands.server.begin(1))
    given = (number_of(BEN), number_of(CLEO)) if number_first else (None, None)
    assert numbers(story) == (number_of(ANA), *given)
    assert story.table.names == ("Ana", "Ben", "Cleo")
    assert [story.plays(seat) for seat in range(3)] == [None, SUCCESSOR, story.plays(2)]
    assert story.table.chairs[2].stand_in == "left"  # Cleo may come back


def test_a_draw_that_everybody_has_left_is_played_at_once() -> None:
    story = drawing(ANA, BEN)
    give(story, ANA)
    story.do(commands.people.leave, ANA)
    assert "Started" not in story.written
    story.do(commands.people.leave, BEN)
    assert "Started" in story.written
    assert numbers(story) == (number_of(ANA), None)


def test_in_the_window_the_names_are_those_of_the_draw() -> None:
    story = drawing(ANA, BEN)
    story.do(commands.host.kick, ANA, BEN)
    assert table_info(story.table)["names"] == ["Ana", "Ben"]


def test_neither_the_secret_nor_a_number_is_shown_by_a_repr() -> None:
    story = drawing(ANA, BEN)
    give(story, ANA)
    shown = repr(story.lines) + repr(story.table)
    assert SECRET not in shown
    assert number_of(ANA) not in shown


def test_a_kill_at_any_step_finds_the_same_draw_and_the_same_numbers() -> None:
    story = drawing(ANA, BEN)
    steps = [story.table]
    for person in (ANA, BEN):
        assert story.read_again() == story.table
        give(story, person)
        steps.append(story.table)
    assert story.read_again() == story.table
    assert len({table.draw.text for table in steps if table.draw}) == 1
