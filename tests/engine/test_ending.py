"""A match that is ended for everybody: as it stands, without a winner, and its record says so."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toril import BadRecord, ElevenNimmt, IllegalMove, Match, Record, SixNimmt
from toril.engine.game import Move, Rules, Seat
from toril.engine.match_events import MatchEnded
from toril.engine.record_json import digest
from toril.engine.six_nimmt import Commit

RULES: list[Rules] = [
    SixNimmt(seats=3, rounds=2, hand_size=3),
    SixNimmt(seats=2, rounds=2, hand_size=2, variant="draft"),
    ElevenNimmt(seats=3, rounds=2, hand_size=4, top_card=30, supply=1, bull_card_from=1),
]


def played(rules: Rules, moves: int, seed: int = 1) -> Match[Any]:
    """Return a match after so many moves by lot, or at its end."""
    match, rng = Match.start(rules, "toril"), Random(seed)
    for _ in range(moves):
        if match.outcome is None:
            seat = rng.choice(match.to_act)
            match, _ = match.play(seat, match.legal(seat).pick(rng))
    return match


@given(rules=st.sampled_from(RULES), moves=st.integers(0, 40), seed=st.integers(0, 99))
def test_a_match_can_be_ended_anywhere_and_its_record_replays_to_that_end(
    rules: Rules, moves: int, seed: int
) -> None:
    before = played(rules, moves, seed)
    if before.outcome is not None:
        with pytest.raises(IllegalMove):
            before.end_for_all()
        return
    match, events = before.end_for_all()
    assert match.outcome is not None
    assert events == (MatchEnded(match.outcome),)
    assert (match.outcome.termination, match.outcome.winners) == ("host", ())
    assert (match.outcome.totals, match.scores) == (before.totals, before.scores)
    assert match.moves == match.revealed == before.revealed
    assert match.to_act == ()
    record = Record.of(match)
    data = record.to_json()
    assert (data["schema"], data["ended_by"]) == ("toril-record-2", "host")
    again = Record.loads(record.dumps().encode())
    assert again == record
    assert again.replay() == match
    assert [each for _, each in again.steps()][-1][-1:] == events
    assert Record.of(before).ended_by is None


def test_s3_a_card_that_lies_face_down_is_taken_back_and_no_record_has_it() -> None:
    match = played(RULES[0], 0)
    card = match.round.hands[1][0]
    match, _ = match.play(1, Commit(card))
    ended, _ = match.end_for_all()
    assert ended.round == played(RULES[0], 0).round
    assert Record.of(ended).moves == ()


def refused(record: Record) -> str:
    with pytest.raises(BadRecord) as error:
        record.replay()
    return error.value.code


def cut(rules: Rules, moves: tuple[tuple[Seat, Move], ...]) -> Record:
    match = played(rules, 0)
    names = Record.of(match).names
    return Record(rules, names, match.seed, moves, ended_by="host")


def test_a_record_does_not_end_a_match_that_is_over_nor_within_a_trick() -> None:
    whole = played(RULES[0], 1_000)
    assert refused(cut(RULES[0], whole.moves)) == "ended_twice"
    assert refused(cut(RULES[0], whole.moves[:2])) == "not_in_order"
    assert refused(cut(RULES[0], (*whole.moves, whole.moves[0]))) == "illegal_move_in_record"
    assert cut(RULES[0], whole.moves[:3]).replay().outcome is not None


@pytest.mark.parametrize(
    "changes",
    [
        {"schema": "toril-record-1"},
        {"schema": "toril-record-3"},
        {"ended_by": None},
        {"ended_by": "guest"},
        {"ended_by": ["host"]},
    ],
)
def test_who_ended_a_match_is_said_in_one_way_only(changes: dict[str, Any]) -> None:
    data = Record.of(played(RULES[2], 5).end_for_all()[0]).to_json()
    del data["digest"]
    data |= changes
    with pytest.raises(BadRecord):
        Record.from_json(data | {"digest": digest(data)})


def test_a_record_of_the_second_schema_says_who_ended_it() -> None:
    data = Record.of(played(RULES[2], 5)).to_json() | {"schema": "toril-record-2"}
    del data["digest"]
    with pytest.raises(BadRecord) as error:
        Record.from_json(data | {"digest": digest(data)})
    assert error.value.code == "bad_fields"
