"""A bot plays for who is not there, and gives the seat back."""

from random import Random

import pytest

from tests.server.tables.story import ANA, BEN, STAND_IN, Story, playing, refusal, rules_for
from toril import ElevenNimmt
from toril.engine.game import Move, Seat
from toril.engine.six_nimmt import Commit, Committed, Replaced
from toril.server.tables import commands
from toril.server.tables.entries import Moved
from toril.wire.table_events import GaveBack, Resumed, StoodIn


def bots_move(story: Story, moves: dict[Seat, Move]) -> None:
    table = story.table
    story.act(commands.server.bots_move(table.match_number, table.turn, moves))


def late(story: Story, *seats: Seat) -> None:
    story.act(commands.server.stand_in(seats, "clock"))


def last_entry(story: Story) -> object:
    return story.lines[-1].entry


def test_a_bot_stands_in_only_for_people_who_are_waited_for() -> None:
    story = playing(3, rules_for(4))
    story.move(ANA, Commit(story.hand(0)[0]))
    story.do(commands.people.resign, 3)
    late(story, 0, 1, 2, 3)  # committed; waited for; gave up; a bot
    assert story.written == ["StoodIn"]
    assert last_entry(story) == StoodIn(1, "clock")
    late(story, 1)
    assert story.written == []


def test_nobody_is_waited_for_while_the_table_is_paused() -> None:
    story = playing(2)
    story.do(commands.host.pause, ANA)
    late(story, 0, 1)
    assert story.written == []
    story.do(commands.people.leave, BEN)
    bots_move(story, {1: Commit(story.hand(1)[0])})
    assert story.written == []


def test_the_ledger_tells_who_moved_for_a_seat() -> None:
    story = playing(2, rules_for(3))
    story.move(ANA, Commit(story.hand(0)[0]))
    late(story, 1)
    bots_move(story, {1: Commit(story.hand(1)[0]), 2: Commit(story.hand(2)[0])})
    by = [line.entry.by for line in story.lines if isinstance(line.entry, Moved)]
    assert by == ["person", "stand-in", "bot"]


def test_a_bot_goes_on_standing_in_until_the_person_returns() -> None:
    story = playing(2, rules_for(2, hand_size=4))
    late(story, 1)
    rng = Random(3)
    while story.table.turn < 2:
        story.step(rng)
    assert story.plays(1) == STAND_IN
    story.do(commands.people.take_seat_back, BEN)
    assert story.plays(1) is None
    story.do(commands.people.take_seat_back, BEN)
    assert story.written == []


def test_a_persons_move_takes_the_seat_back() -> None:
    story = playing(2)
    late(story, 1)
    story.move(BEN, Commit(story.hand(1)[0]))
    assert story.written == ["GaveBack", "Moved"]
    assert story.plays(1) is None


def test_an_illegal_move_does_not_take_the_seat_back() -> None:
    story = playing(2)
    late(story, 1)
    assert (
        refusal(story, commands.people.move, BEN, 1, 0, Commit(story.hand(0)[0])) == "not_your_card"
    )
    assert story.plays(1) == STAND_IN


def test_who_returns_may_replace_what_the_bot_laid_face_down() -> None:
    story = playing(2)
    late(story, 1)
    first, second = story.hand(1)
    bots_move(story, {1: Commit(first)})
    assert story.events == [Committed(1, first)]
    story.move(BEN, Commit(second))
    assert story.events == [GaveBack(1), Replaced(1, second)]
    assert story.table.match is not None
    assert story.table.match.moves == ((1, Commit(second)),)


def test_what_the_bot_laid_stays_once_it_is_revealed() -> None:
    story = playing(2)
    late(story, 1)
    first, second = story.hand(1)
    bots_move(story, {1: Commit(first)})
    story.move(ANA, Commit(story.hand(0)[0]))
    assert refusal(story, commands.people.move, BEN, 1, 0, Commit(second)) == "stale_turn"
    assert story.plays(1) == STAND_IN


def test_a_bots_decision_for_a_seat_that_was_given_back_is_dropped() -> None:
    story = playing(2)
    late(story, 1)
    table = story.table
    moves: dict[Seat, Move] = {1: Commit(story.hand(1)[0])}
    story.do(commands.people.take_seat_back, BEN)
    story.act(commands.server.bots_move(table.match_number, table.turn, moves))
    assert story.written == []


@pytest.mark.parametrize(("number", "turn"), [(1, 1), (2, 0), (0, 0)])
def test_a_bots_decision_for_another_turn_or_match_is_dropped(number: int, turn: int) -> None:
    story = playing(1, rules_for(2))
    moves: dict[Seat, Move] = {1: Commit(story.hand(1)[0])}
    story.act(commands.server.bots_move(number, turn, moves))
    assert story.written == []


def test_a_bot_decides_one_turn_at_a_time() -> None:
    story = playing(1, ElevenNimmt(seats=3, first_starter=1))
    assert story.table.match is not None
    rng = Random(1)
    move = story.table.match.legal(1).pick(rng)
    bots_move(story, {1: move, 2: move})  # the second is for a turn that had not begun
    assert story.written == ["Moved"]
    assert story.table.waits_for == (2,)


def test_who_was_kicked_is_succeeded_by_a_bot_and_not_by_a_stand_in() -> None:
    story = playing(2)
    late(story, 1)
    story.do(commands.host.kick, ANA, BEN)
    bots_move(story, {1: Commit(story.hand(1)[0])})
    entry = last_entry(story)
    assert isinstance(entry, Moved)
    assert (entry.by, story.table.chairs[1].stand_in) == ("bot", None)


def test_the_seat_waits_for_its_person_again_after_a_pause() -> None:
    story = playing(2)
    story.do(commands.people.leave, BEN)
    story.do(commands.host.pause, ANA)
    story.do(commands.people.take_seat_back, BEN)
    story.do(commands.host.resume, ANA)
    assert last_entry(story) == Resumed()
    assert [story.plays(seat) for seat in story.table.waits_for] == [None, None]
