"""A match that nobody plays rests between two rounds; whoever has the seat back wakes it."""

from random import Random

import pytest

from tests.server.tables.story import ANA, BEN, Story, playing, refusal, rules_for
from toril import ElevenNimmt
from toril.engine.games import AnyRules
from toril.engine.six_nimmt import Commit
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS

THREE_ROUNDS = rules_for(3, rounds=3, hand_size=2)


def asleep(rules: AnyRules = THREE_ROUNDS, people: int = 2, **named: str) -> Story:
    """Return a table of people who let their time run out and were never heard of again."""
    story = playing(people, rules, clock="quick", **named)
    story.act(commands.server.stand_in(range(people), "clock"))
    for seat in range(people):  # in 11 nimmt! one after the other
        while story.table.chairs[seat].by == "person":
            step(story)
            story.act(commands.server.stand_in([seat], "clock"))
    return story


def rests(story: Story) -> bool:
    return story.table.rests


def step(story: Story) -> None:
    story.step(Random(len(story.lines)))


def play_on(story: Story) -> None:
    while story.table.waits_for:
        step(story)


@pytest.mark.parametrize("rules", [THREE_ROUNDS, ElevenNimmt(seats=3, rounds=3)])
def test_bots_that_stand_in_for_all_play_the_round_to_its_end_and_no_other(
    rules: AnyRules,
) -> None:
    story = asleep(rules)
    assert not rests(story)  # the first round is under way
    play_on(story)
    table = story.table
    assert table.rests
    assert table.match is not None
    assert (table.state, table.match.round_number, len(table.match.scores)) == ("match", 2, 1)
    assert (table.waits_for, table.deadline) == ((), None)
    assert table.match.to_act  # the next round is dealt
    assert story.read_again() == table  # and so it rests after a restart


def test_nothing_moves_while_a_match_rests() -> None:
    story = asleep()
    play_on(story)
    table = story.table
    moves = {seat: Commit(story.hand(seat)[0]) for seat in range(3)}
    story.act(commands.server.bots_move(table.match_number, table.turn, dict(moves)))
    assert story.written == []
    story.now += 1_000_000
    story.act(commands.server.do_what_is_due())
    assert story.written == []


def test_who_has_the_seat_back_wakes_the_match_with_the_whole_time() -> None:
    story = asleep()
    play_on(story)
    story.now += 3_600_000
    story.do(commands.people.take_seat_back, BEN)
    assert story.written == ["GaveBack", "ClockSet"]
    think = CLOCKS["quick"].think
    assert think is not None
    assert not rests(story)
    assert story.table.waits_for == (0, 1, 2)
    assert story.table.deadline == story.now + think


def test_a_move_wakes_it_too_and_an_illegal_one_does_not() -> None:
    story = asleep()
    play_on(story)
    turn = story.table.turn
    other = Commit(story.hand(0)[0])
    assert refusal(story, commands.people.move, BEN, 1, turn, other) == "not_your_card"
    assert rests(story)
    story.move(BEN, Commit(story.hand(1)[0]))
    assert not rests(story)
    assert story.table.waits_for == (0, 2)


def test_it_rests_again_between_the_next_two_rounds() -> None:
    story = asleep()
    play_on(story)
    story.do(commands.people.take_seat_back, ANA)
    story.act(commands.server.stand_in([0], "clock"))
    assert rests(story)  # nobody has moved in this round
    story.move(ANA, Commit(story.hand(0)[0]))
    play_on_but(story)
    assert rests(story)
    assert story.table.match is not None
    assert story.table.match.round_number == 3


def play_on_but(story: Story) -> None:
    """Let everybody be late again as soon as the table waits for them."""
    while story.table.waits_for:
        late = [seat for seat in story.table.waits_for if story.table.chairs[seat].by == "person"]
        story.act(commands.server.stand_in(late, "clock"))
        if story.table.waits_for:
            step(story)


@pytest.mark.parametrize("how", ["plays", "resigned", "bots"])
def test_it_does_not_rest_where_somebody_plays_or_nobody_is_expected(how: str) -> None:
    story = playing(2, THREE_ROUNDS, clock="quick")
    story.do(commands.people.resign, BEN)
    if how == "resigned":
        story.do(commands.people.resign, ANA)
    elif how == "bots":
        story.do(commands.people.leave, BEN)
    story.play_out()
    assert story.table.state == "result"


def test_who_gave_up_does_not_keep_a_match_going_that_nobody_plays() -> None:
    story = playing(2, THREE_ROUNDS, clock="quick")
    story.do(commands.people.resign, BEN)
    story.act(commands.server.stand_in([0], "clock"))
    play_on(story)
    assert rests(story)


def test_who_watches_after_giving_up_does_not_wait_for_people_who_left() -> None:
    story = playing(2, THREE_ROUNDS, clock="quick")
    story.do(commands.people.resign, BEN)
    story.do(commands.people.leave, ANA)
    story.play_out()
    assert story.table.state == "result"


def test_a_pause_is_no_rest_and_ends_in_one() -> None:
    story = asleep()
    play_on(story)
    story.do(commands.host.pause, ANA)
    assert rests(story)
    story.do(commands.host.resume, ANA)
    assert rests(story)
    assert story.table.waits_for == ()
