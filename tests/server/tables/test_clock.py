"""Deadlines: set once for each decision, never by an exchange, and gone when nobody must decide."""

from random import Random

import pytest

from tests.server.tables.story import ANA, BEN, Story, lobby, playing, rules_for
from toril import ElevenNimmt
from toril.engine.eleven_nimmt import Played
from toril.engine.six_nimmt import Commit, Placed, Revealed
from toril.engine.six_nimmt.phases import ChoosingRow
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.setup import Setup
from toril.server.tables.showing_times import ELEVEN, SIX, showing_ms
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
        story.now += 20_000
        turn = story.table.turn
        story.step(rng)
        if story.table.turn == turn:
            continue
        assert showing_ms(story.events) > 0
        assert story.table.deadline == story.now + showing_ms(story.events) + THINK


def test_my_time_begins_when_all_since_my_last_decision_was_told() -> None:
    """Six bots in a row are quicker than a page tells of them."""
    story = playing(1, ElevenNimmt(seats=7), clock="quick")
    rng = Random(7)
    laps = 0
    while story.table.state == "match" and laps < 20:
        decided, told = story.now, 0
        story.step(rng)
        while story.table.waits_for != (0,) and story.table.state == "match":
            told += showing_ms(story.events)
            story.now += 600
            story.step(rng)
        told += showing_ms(story.events)
        if story.table.state == "match":
            assert told > story.now - decided
            assert story.table.deadline == decided + told + THINK
        story.now += 3_000  # mostly in the middle of the story
        laps += 1
    assert laps == 20


def test_who_decides_has_seen_enough_of_what_was_told_before() -> None:
    story = playing(2, ElevenNimmt(seats=2), clock="quick")
    rng = Random(3)
    for _ in range(10):
        story.now += 100  # both are quicker than their pages
        story.step(rng)
        other = story.table.waits_for[0]
        assert story.table.shown_until[1 - other] == story.now + showing_ms(story.events)
        assert story.table.deadline == story.table.shown_until[other] + THINK
        assert story.table.deadline <= story.now + 2 * 7_000 + THINK


def test_who_chooses_a_row_late_has_not_seen_less_than_the_others() -> None:
    story = playing(2, rules_for(2, hand_size=10), clock="quick")
    rng = Random(1)
    assert story.table.match is not None
    while not isinstance(story.table.match.round.phase, ChoosingRow):
        story.step(rng)
    until = story.table.shown_until
    story.now += 600
    story.step(rng)
    later = max(until) + showing_ms(story.events)
    assert story.table.deadline == later + THINK


def test_the_times_of_a_trick_are_those_of_its_scenes() -> None:
    fits = Placed(seat=0, card=9, row=0)
    sixth = Placed(seat=0, card=9, row=0, taken=(1, 2, 3, 4, 5))
    low = Placed(seat=0, card=9, row=0, taken=(11,))
    assert showing_ms([Revealed((9, 12, 30, 41))]) == SIX["reveal"] + 4 * SIX["reveal_card"]
    assert showing_ms([fits]) == SIX["place"]
    assert showing_ms([sixth]) == SIX["sixth"] + SIX["gather"]
    assert showing_ms([low]) == SIX["chosen_row"] + SIX["gather"]
    assert showing_ms([fits, sixth, low]) == sum(showing_ms([each]) for each in (fits, sixth, low))


@pytest.mark.parametrize("cards", [1, 2, 20])
def test_a_play_of_many_cards_is_shown_longer(cards: int) -> None:
    played = Played(seat=0, groups=((3, tuple(range(4, 4 + cards))),))
    more = (cards - 1) * ELEVEN["land_more"]
    assert showing_ms([played]) == ELEVEN["land"] + more + ELEVEN["tidy"]


def test_a_new_round_and_a_taken_pile_take_longer_to_show() -> None:
    story = playing(2, rules_for(2, hand_size=1, rounds=2), clock="quick")
    rng = Random(1)
    while story.table.match is not None and story.table.match.round_number == 1:
        story.now += 20_000
        story.step(rng)
    assert story.table.deadline == story.now + showing_ms(story.events) + THINK
    assert showing_ms(story.events) >= 4000 + 2 * SIX["place"]

    story = playing(2, ElevenNimmt(seats=2), clock="quick")
    story.step(rng)
    assert story.table.deadline == story.now + showing_ms(story.events) + THINK
    assert showing_ms(story.events) > 0


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
