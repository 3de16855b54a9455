"""Deadlines: set once for each decision, never by an exchange, and gone when nobody must decide."""

from random import Random

import pytest

from tests.server.tables.story import ANA, BEN, Story, lobby, playing, rules_for
from toril import ElevenNimmt
from toril.engine.six_nimmt import Commit, Placed
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.setup import Setup
from toril.server.tables.showing_times import showing_ms
from toril.wire.literals import ClockName
from toril.wire.table_events import ClockSet

THINK = CLOCKS["quick"].think or 0


def quick(people: int = 2, seats: int | None = None) -> Story:
    return playing(people, rules_for(seats or people, hand_size=4), clock="quick")


@pytest.mark.parametrize(("clock", "think"), [("relaxed", 60_000), ("quick", 15_000)])
def test_the_start_sets_the_clock(clock: ClockName, think: int) -> None:
    story = playing(2, clock=clock)
    assert story.written == ["Drawn", "Started", "ClockSet"]
    assert story.table.deadline == story.now + think


def test_without_a_clock_there_is_never_a_deadline() -> None:
    story = playing(2)
    story.play_out()
    assert not any(isinstance(line.entry, ClockSet) for line in story.lines)


def test_a_lobby_has_no_deadline() -> None:
    story = lobby(2, rules_for(2), clock="quick")
    assert story.table.deadline is None
    story.do(commands.host.start, ANA)
    story.play_out()
    story.do(
        commands.host.rematch, ANA, Setup(story.table.rules, "quick", listed=False), start=False
    )
    assert story.table.deadline is None


def test_the_deadline_of_a_trick_is_set_once() -> None:
    story = quick(3)
    deadline = story.table.deadline
    story.now += 5000
    story.move(ANA, Commit(story.hand(0)[0]))
    story.now += 5000
    story.move(ANA, Commit(story.hand(0)[1]))
    story.move(BEN, Commit(story.hand(1)[0]))
    assert story.written == ["Moved"]
    assert story.table.deadline == deadline


def test_the_next_decision_has_time_from_when_all_was_shown() -> None:
    story = quick(2)
    rng = Random(5)
    while story.table.match is not None and len(story.table.match.round.tricks) < 3:
        story.now += 2000
        turn = story.table.turn
        story.step(rng)
        if story.table.turn == turn:
            continue
        placed = [event for event in story.events if isinstance(event, Placed)]
        shown = sum(1500 if event.taken else 600 for event in placed)
        assert story.table.deadline == story.now + shown + THINK


def test_a_new_round_and_a_taken_pile_take_longer_to_show() -> None:
    story = playing(2, rules_for(2, hand_size=1, rounds=2), clock="quick")
    rng = Random(1)
    while story.table.match is not None and story.table.match.round_number == 1:
        story.step(rng)
    assert story.table.deadline == story.now + showing_ms(story.events) + THINK
    assert showing_ms(story.events) >= 4000 + 2 * 600

    story = playing(2, ElevenNimmt(seats=2), clock="quick")
    story.step(rng)
    assert story.table.deadline == story.now + 900 + THINK


def test_nobody_is_timed_while_only_bots_decide() -> None:
    story = quick(1, 2)
    story.move(ANA, Commit(story.hand(0)[0]))
    assert story.written == ["Moved", "ClockSet"]
    assert story.table.deadline is None


def test_a_pause_stops_the_clock_and_going_on_gives_the_whole_time() -> None:
    story = quick()
    story.now += 14_000
    story.do(commands.host.pause, ANA)
    assert story.table.deadline is None
    assert story.written == ["Paused"]
    story.now += 3_600_000
    story.do(commands.host.resume, ANA)
    assert story.table.deadline == story.now + THINK


def test_nothing_that_happens_in_a_pause_starts_the_clock() -> None:
    story = quick()
    story.do(commands.host.pause, ANA)
    story.do(commands.people.leave, BEN)
    story.do(commands.people.take_seat_back, BEN)
    story.do(commands.people.resign, BEN)
    assert story.table.deadline is None


def test_who_ran_out_of_time_has_no_more_of_it_after_returning() -> None:
    story = quick()
    story.move(ANA, Commit(story.hand(0)[0]))
    story.now += THINK
    story.act(commands.server.stand_in([1], "clock"))
    assert story.written == ["StoodIn", "ClockSet"]
    assert story.table.deadline is None
    late = story.now
    story.now += 1000
    story.do(commands.people.take_seat_back, BEN)
    assert story.table.deadline == late


def test_a_return_gives_the_others_no_more_time() -> None:
    story = quick()
    story.do(commands.people.leave, BEN)
    deadline = story.table.deadline
    story.now += 5000
    story.do(commands.people.take_seat_back, BEN)
    assert story.table.deadline == deadline
    assert deadline is not None


@pytest.mark.parametrize("how", ["leave", "resign", "kick"])
def test_the_clock_stops_when_the_last_who_was_waited_for_goes(how: str) -> None:
    story = quick()
    story.move(ANA, Commit(story.hand(0)[0]))
    if how == "kick":
        story.do(commands.host.kick, ANA, BEN)
    else:
        story.do(getattr(commands.people, how), BEN)
    assert story.table.deadline is None


def test_a_table_that_wakes_up_gives_the_whole_time_again() -> None:
    story = quick()
    story.now += 3_600_000
    pen = story.pen()
    pen.set_clock()
    assert pen.lines == ()
    pen.set_clock(restart=True)
    assert pen.table.deadline == story.now + THINK


def test_waking_up_starts_no_clock_where_nobody_must_decide() -> None:
    story = quick()
    story.do(commands.host.pause, ANA)
    pen = story.pen()
    pen.set_clock(restart=True)
    assert pen.lines == ()


def test_the_result_has_no_deadline() -> None:
    story = quick()
    story.play_out()
    assert story.table.deadline is None
