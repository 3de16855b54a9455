"""No match becomes longer than a record can hold, and older records stay what they were (S9)."""

from typing import Any

import pytest

from toril import BadRules, ElevenNimmt, Match, Record, SixNimmt, from_json, to_json
from toril.engine import match as match_module
from toril.engine.games import format_position, parse_position
from toril.engine.match_events import MatchEnded, RoundScored
from toril.engine.match_length import ENOUGH_MOVES, MAX_MOVES
from toril.engine.options import stored_rules
from toril.fast.supported import supports

TINY: dict[str, Any] = {"hand_size": 1, "rows": 1, "row_length": 1, "top_card": 3}


def played(rules: Any, most: int = 100_000) -> tuple[Match[Any], tuple[Any, ...]]:
    match: Match[Any] = Match.start(rules, "toril")
    events: tuple[Any, ...] = ()
    for _ in range(most):
        if match.outcome:
            break
        seat = match.to_act[0]
        match, events = match.play(seat, next(iter(match.legal(seat))))
    return match, events


def test_a_match_that_reaches_a_records_moves_ends_with_that_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match_module, "ENOUGH_MOVES", 300)
    match, events = played(SixNimmt(seats=10, rounds=1000))
    assert match.outcome is not None
    assert match.outcome.termination == "moves"
    assert 300 <= len(match.moves) < 300 + 110
    assert len(match.scores) == match.round_number == 3
    assert isinstance(events[-2], RoundScored)
    assert events[-1] == MatchEnded(match.outcome)
    assert match.outcome.winners == tuple(
        seat for seat in range(10) if match.totals[seat] == min(match.totals)
    )
    assert Record.of(match).replay() == match


@pytest.mark.parametrize("rules", [SixNimmt(seats=2, rounds=2), ElevenNimmt(seats=2, rounds=2)])
def test_the_reason_that_the_rules_give_comes_first(
    rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, _ = played(rules)
    monkeypatch.setattr(match_module, "ENOUGH_MOVES", len(usual.moves))
    assert played(rules)[0] == usual
    monkeypatch.setattr(match_module, "ENOUGH_MOVES", 1)
    match, _ = played(rules)
    assert match.outcome is not None
    assert (match.outcome.termination, match.round_number) == ("moves", 1)


def test_a_round_that_never_ends_is_cut_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MAX_MOVES", 12)
    match, events = played(ElevenNimmt(seats=2))
    assert len(match.moves) == 12
    assert match.outcome is not None
    assert (match.outcome.termination, match.outcome.totals) == ("moves", (0, 0))
    assert isinstance(events[-1], MatchEnded)
    assert (match.scores, match.to_act) == ((), ())
    assert not any(match.legal(seat) for seat in range(2))


def test_every_round_of_6_nimmt_has_room_in_a_record() -> None:
    longest = max(
        499 * 3,  # two seats with all cards that there can be, and a row to choose in each trick
        2 * 999 + 499,  # the same, drafted
    )
    assert ENOUGH_MOVES + longest < MAX_MOVES


def test_a_real_long_match_ends_and_its_record_is_read_again() -> None:
    match, _ = played(SixNimmt(seats=2, limit=1_000_000, **TINY))
    assert match.outcome is not None
    assert match.outcome.termination == "moves"
    assert ENOUGH_MOVES <= len(match.moves) < ENOUGH_MOVES + 4
    again = Record.loads(Record.of(match).dumps().encode())
    assert again == Record.of(match)


@pytest.mark.parametrize(
    "rules",
    [
        stored_rules(SixNimmt, {"seats": 2, "rounds": 5_000, **TINY}),
        stored_rules(ElevenNimmt, {"seats": 2, "rounds": 1_000_000}),
    ],
)
def test_older_data_with_more_rounds_are_read_as_they_were(rules: Any) -> None:
    assert rules.rounds > 1000
    with pytest.raises(BadRules, match="1 to 1000"):
        type(rules)(rounds=rules.rounds)
    match, _ = played(rules, most=2_500)
    record = Record.of(match)
    again = Record.loads(record.dumps().encode())
    assert again == record
    assert again.replay() == match
    assert from_json(type(rules), to_json(rules)) == rules
    assert parse_position(format_position(match.round)) == match.round
    supports(rules)  # and bots can be asked


def test_older_data_hold_no_more_than_there_could_be() -> None:
    for rounds in (1_000_001, 0, True):
        with pytest.raises(BadRules):
            stored_rules(SixNimmt, {"rounds": rounds})
