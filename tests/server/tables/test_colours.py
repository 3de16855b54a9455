"""A colour is a wish that travels with sitting down: no two at a table are alike."""

from typing import Any

from tests.server.tables.story import ANA, BEN, CLEO, Story, rules_for
from toril.engine.codec import to_json
from toril.engine.games import from_json
from toril.server.tables import commands
from toril.server.tables.entries import Entry, Sat
from toril.server.tables.setup import Setup


def colours(story: Story) -> list[int | None]:
    return [chair.colour for chair in story.table.chairs]


def lobby_of_three() -> Story:
    """Ana has the colour 4, Ben wanted it too, Cleo has 0."""
    story = Story(rules_for(3))
    story.sit(ANA, colour=4)
    story.sit(BEN, colour=4)
    story.sit(CLEO, colour=0)
    return story


def test_whoever_sits_down_first_has_the_colour_that_two_want() -> None:
    assert colours(lobby_of_three()) == [4, None, 0]


def test_whoever_leaves_a_lobby_leaves_the_colour() -> None:
    story = lobby_of_three()
    story.do(commands.people.leave, ANA)
    assert colours(story) == [None, None, 0]
    story.sit(ANA, colour=4)
    assert colours(story) == [4, None, 0]


def test_in_a_match_the_colour_stays_with_the_seat() -> None:
    story = lobby_of_three()
    story.do(commands.host.start, ANA)
    story.do(commands.host.kick, ANA, CLEO)
    assert colours(story) == [4, None, 0]


def test_in_a_rematch_everybody_takes_the_colour_along() -> None:
    story = lobby_of_three()
    story.do(commands.host.start, ANA)
    story.play_out()
    setup = Setup(story.table.rules, "off", listed=False)
    story.do(commands.host.rematch, ANA, setup, start=False)
    assert colours(story) == [0, 4, None]


def test_who_sat_down_before_there_were_wishes_had_none() -> None:
    sat = Sat(1, 0, "Ana", "2" * 64)
    written = to_json(sat)
    assert written.pop("colour") is None
    entry: Any = Entry
    assert from_json(entry, written) == sat


def test_a_table_is_as_old_as_what_everybody_was_told_last() -> None:
    story = lobby_of_three()
    told = story.table.told_at
    story.now += 1000
    story.do(commands.links.issue_link, ANA, None, link="x")  # nobody else is told
    assert story.table.told_at == told
    story.do(commands.people.leave, CLEO)
    assert story.table.told_at == told + 1000
