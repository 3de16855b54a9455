"""What a record promises besides replaying: one match, one record."""

import tracemalloc
from random import Random
from typing import Any, Literal

import pytest

from toril import BadRecord, ElevenNimmt, Match, Record, SixNimmt, TorilError
from toril.engine.eleven_nimmt import Decline, Take
from toril.engine.game import Move
from toril.engine.record_json import digest
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
    family = "👩\u200d👧"
    assert Record.loads(Record.of(match, ("a", family)).dumps().encode()).names == ("a", family)
    bad = ("", "b\n", "x" * 41, "\u200d", "b\u200d", "b\u200d\u200db", "b\u200bb")
    for names in (("a",), *(("a", name) for name in bad)):
        with pytest.raises(BadRecord):
            Record.of(match, names)


def test_a_long_record_is_replayed_in_seconds_and_an_endless_one_is_refused() -> None:
    rules = SixNimmt(seats=2, hand_size=1, rows=1, row_length=1, top_card=3, limit=1_000_000)
    match: Match[Any] = Match.start(rules, "toril")
    while len(match.moves) < 3_000:
        seat = match.to_act[0]
        match, _ = match.play(seat, next(iter(match.legal(seat))))
    record = Record.of(match)
    tracemalloc.start()
    assert record.replay() == match
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5_000_000  # only one match at a time: each holds all moves before it
    assert match.totals == tuple(map(sum, zip(*match.scores, strict=True)))
    with pytest.raises(BadRecord) as refused:
        Record(rules, record.names, record.seed, record.moves * 20)
    assert refused.value.code == "too_many_moves"


def test_a_move_written_otherwise_and_a_field_written_twice_are_refused() -> None:
    match = two_seats()
    match, _ = match.play(0, Commit(match.round.hands[0][0]))
    text = Record.of(match).dumps()
    with pytest.raises(BadRecord) as refused:
        Record.loads(text.replace('"schema"', '"schema": "x", "schema"').encode())
    assert refused.value.code == "repeated_field"
    eleven: Match[Any] = Match.start(ElevenNimmt(seats=2, reach=60), "toril")
    move = next(move for move in eleven.legal(0) if type(move).__name__ == "Play")
    eleven, _ = eleven.play(0, move)
    data = Record.of(eleven).to_json()
    data["moves"][0][1] = data["moves"][0][1].replace(">", " > ")
    data["digest"] = digest({name: data[name] for name in data if name != "digest"})
    with pytest.raises(TorilError, match="is written"):
        Record.from_json(data)


def of_version_1(record: Record) -> dict[str, Any]:
    """A record of 11 nimmt! as it was written before there was the option `rob`."""
    data = record.to_json()
    del data["options"]["rob"], data["digest"]
    return data | {"rules_version": 1}


def signed(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"digest": digest(data)}


def robbing(rob: Literal["must", "may"], wanted: type[Move]) -> Record:
    """A record in which a taker has made a move of this type."""
    rules = ElevenNimmt(seats=2, rounds=1, supply=1, bull_card_from=1, rob=rob)
    rng, match = Random(1), Match.start(rules, "toril")
    while match.outcome is None:
        legal = match.legal(match.to_act[0])
        move = next((move for move in legal if type(move) is wanted), None) or legal.pick(rng)
        match, _ = match.play(match.to_act[0], move)
    return Record.of(match)


def test_e10_a_record_from_before_the_option_rob_is_read_as_must_and_written_anew() -> None:
    record = robbing("must", Take)
    old = of_version_1(record)
    read = Record.from_json(signed(old))
    assert read == record
    assert read.replay() == record.replay()
    again = read.to_json()
    assert (again["rules_version"], again["options"]["rob"]) == (ElevenNimmt.version, "must")
    assert Record.from_json(again) == record


def test_e10_a_record_of_version_1_knows_neither_the_option_nor_the_move() -> None:
    free = robbing("may", Decline)
    assert "decline" in [text for _, text in free.to_json()["moves"]]
    assert Record.from_json(free.to_json()).replay() == free.replay()
    old = of_version_1(free)
    with pytest.raises(TorilError) as refused:
        Record.from_json(signed(old)).replay()
    assert refused.value.code == "illegal_move_in_record"
    with pytest.raises(BadRecord) as refused:
        Record.from_json(signed(old | {"options": old["options"] | {"rob": "must"}}))
    assert refused.value.code == "bad_options"
    lacks = {**old, "rules_version": 2}
    with pytest.raises(BadRecord):
        Record.from_json(signed(lacks))


def test_the_seed_is_not_in_the_repr() -> None:
    record = Record.of(two_seats())
    assert repr(record.seed) not in repr(record)
    assert record.seed.hex() not in repr(record)
