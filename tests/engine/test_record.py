"""What a record promises besides replaying: one match, one record."""

from typing import Any

import pytest

from toril import BadRecord, ElevenNimmt, Match, Record, SixNimmt
from toril.engine.six_nimmt import Commit


def two_seats() -> Match[Any]:
    return Match.start(SixNimmt(seats=2), "toril")


def test_s3_commitments_stand_in_the_order_of_the_seats() -> None:
    match = two_seats()
    hands = match.round.hands
    for seat in (1, 0):
        match, _ = match.play(seat, Commit(hands[seat][0]))
    assert [seat for seat, _ in match.moves] == [0, 1]


def test_s3_a_trick_in_another_order_or_with_a_replacement_is_no_record() -> None:
    match = two_seats()
    first = [(seat, Commit(match.round.hands[seat][0])) for seat in (0, 1)]
    other = (0, Commit(match.round.hands[0][1]))
    good = Record(match.rules, ("a", "b"), match.seed, tuple(first))
    assert good.replay().moves == good.moves
    for moves in ([first[1], first[0]], [other, *first], [first[0], first[0]]):
        odd = Record(match.rules, ("a", "b"), match.seed, tuple(moves))
        with pytest.raises(BadRecord) as refused:
            odd.replay()
        assert refused.value.code == "not_in_order"


def test_a_record_can_be_played_on_and_begins_equal() -> None:
    match = two_seats()
    match, _ = match.play(1, Commit(match.round.hands[1][3]))
    record = Record.of(match, ("ana", "bo"))
    again = Record.loads(record.dumps().encode()).replay()
    assert again == match
    after, _ = again.play(0, Commit(again.round.hands[0][0]))
    assert len(after.moves) == 2


def test_names_and_seed_are_checked_when_a_record_is_made() -> None:
    match: Match[Any] = Match.start(ElevenNimmt(seats=2), "toril")
    for names in (("a",), ("a", ""), ("a", "b\n"), ("a", "x" * 41)):
        with pytest.raises(BadRecord):
            Record.of(match, names)
