"""What is done twice would be found."""

from collections.abc import Callable
from random import Random

import pytest

from tests.cluster.deeds_once import check_bots, check_clocks, check_draws
from tests.server.tables.story import Story, finished, playing, rules_for
from toril.engine.value import replace
from toril.server.tables import commands
from toril.server.tables.entries import Drawn, Entry, Line, Moved
from toril.wire.table_events import Started, StoodIn


def overslept() -> Story:
    """Return a table at which the clock has run out for both people."""
    story = playing(2, rules_for(2, hand_size=4), clock="quick")
    assert story.table.deadline is not None
    story.now = story.table.deadline
    story.act(commands.server.do_what_is_due())
    return story


def with_bots() -> Story:
    """Return a table at which a bot has committed to a trick that is not over."""
    story = playing(2, rules_for(3, hand_size=4))
    assert story.table.match is not None
    card = story.table.match.legal(2).pick(Random(1))
    story.act(commands.server.bots_move(1, story.table.turn, {2: card}))
    return story


def twice(lines: tuple[Line, ...], kind: type[Entry]) -> tuple[Line, ...]:
    """Return a ledger in which the last line of a kind stands twice."""
    at = max(number for number, line in enumerate(lines) if isinstance(line.entry, kind))
    return (*lines[: at + 1], *lines[at:])


def test_what_is_done_once_is_counted() -> None:
    assert check_draws(finished().lines) == 1
    assert check_clocks(overslept().lines) == 2
    assert check_bots(with_bots().lines) == 1


@pytest.mark.parametrize(
    ("check", "story", "kind"),
    [
        (check_draws, finished, Drawn),
        (check_draws, finished, Started),
        (check_clocks, overslept, StoodIn),
        (check_bots, with_bots, Moved),
    ],
)
def test_what_is_done_twice_is_found(
    check: Callable[[tuple[Line, ...]], int], story: Callable[[], Story], kind: type[Entry]
) -> None:
    with pytest.raises(AssertionError):
        check(twice(story().lines, kind))


def test_a_clock_that_runs_out_early_is_found() -> None:
    lines = overslept().lines
    early = [
        replace(line, at=line.at - 1) if isinstance(line.entry, StoodIn) else line for line in lines
    ]
    with pytest.raises(AssertionError):
        check_clocks(tuple(early))
