"""The host ends a match for everybody: its number is used up, and its record says so."""

from random import Random

import pytest

from tests.server.tables.story import ANA, BEN, SECRET, Story, playing, refusal, rules_for
from toril.engine.match_events import MatchEnded
from toril.engine.six_nimmt import Commit
from toril.server.live.shown import table_info
from toril.server.tables import capacity, commands
from toril.server.tables.evolve import fold_until


def ended(story: Story) -> Story:
    story.do(commands.host.end_match, ANA)
    return story


def test_the_result_lies_on_the_table_and_everybody_is_told_by_one_event() -> None:
    story = ended(playing(2))
    assert story.table.state == "result"
    [event] = story.events
    assert isinstance(event, MatchEnded)
    assert (event.outcome.winners, event.outcome.termination) == ((), "host")
    assert story.read_again() == story.table


def test_the_secret_is_shown_and_the_record_has_it_and_says_who_ended_it() -> None:
    story = ended(playing(2))
    fairness = table_info(story.table)["fairness"]
    assert fairness["secret"] == SECRET
    record = story.table.record()
    assert record.ended_by == "host"
    assert isinstance(record.fairness, tuple)
    assert record.fairness[0].secret == SECRET
    assert record.replay() == story.table.match


def test_its_number_is_used_up_and_the_record_is_kept_beside_the_next() -> None:
    story = ended(playing(2))
    first = story.table.record()
    story.do(commands.host.rematch, ANA, None, start=True)
    assert (story.table.state, story.table.match_number) == ("match", 2)
    before = fold_until(story.lines, 1)
    assert before is not None
    assert before.record() == first


def test_a_card_that_lies_face_down_is_not_in_the_record() -> None:
    story = playing(2)
    story.move(BEN, Commit(story.hand(1)[0]))
    assert ended(story).table.record().moves == ()


def test_clock_and_pause_end_with_it() -> None:
    story = playing(2, clock="quick")
    assert story.table.deadline
    ended(story)
    assert story.written == ["EndedByHost", "ClockSet"]
    assert [story.table.deadline, story.table.turn_deadline] == [None, None]
    paused = playing(2, clock="quick")
    paused.do(commands.host.pause, ANA)
    assert not ended(paused).table.paused
    assert paused.table.deadline is None


def test_a_match_that_rests_can_be_ended() -> None:
    story = playing(2, rules_for(2, rounds=2, hand_size=1))
    rng = Random(1)
    while story.table.match is None or story.table.match.round_number == 1:
        story.step(rng)
    story.act(commands.server.stand_in((0, 1), "clock"))
    assert story.table.rests
    ended(story)
    assert (story.table.state, story.table.rests) == ("result", False)


def test_what_a_bot_or_a_person_decided_meanwhile_comes_too_late() -> None:
    story = playing(1, rules_for(2))
    number, turn, match = story.table.match_number, story.table.turn, story.table.match
    assert match is not None
    moves = {1: next(iter(match.legal(1)))}
    ended(story)
    story.act(commands.server.bots_move(number, turn, moves))
    assert story.written == []
    assert refusal(story, commands.people.move, ANA, number, turn, Commit(1)) == "not_now"
    story.act(commands.server.do_what_is_due())
    assert story.written == []


def test_who_left_or_gave_up_sees_the_result_and_plays_again() -> None:
    story = playing(3)
    story.do(commands.people.leave, BEN)
    story.do(commands.people.resign, 3)
    ended(story)
    story.do(commands.host.rematch, ANA, None, start=False)
    assert [person.name for person in story.table.seated] == ["Cleo", "Ana"]


def test_a_worn_table_can_end_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    story = playing(2, clock="quick")
    monkeypatch.setattr(capacity, "MOST_LINES", len(story.lines) - 1)
    assert ended(story).table.state == "result"
