"""Refused moves: every code by an example, and nothing is changed by any of them."""

from random import Random
from typing import Any

import pytest

from tests.helpers import SEED, after, until_scored
from toril import ElevenNimmt, IllegalMove, Match, SixNimmt, format_position, parse_position
from toril.engine.eleven_nimmt import ElevenRound, Play, Rob, Take
from toril.engine.game import Move
from toril.engine.kinds import kind_of
from toril.engine.six_nimmt import ChooseRow, Commit, Draft, SixRound

COMMIT = "six_nimmt seats=3; rows 12/37/43/58; hands 1 21/9 26/30 44; commit 1 9 -"
CHOOSE = "six_nimmt seats=3; rows 12/37/43/58; hands 21/26/44; choose 1 of 30 3 9"
DRAFT = "six_nimmt seats=3 variant=draft hand_size=1; hands 3/-/-; draft 1 from 1 2 4 5 6 7"
SIX_OVER = "six_nimmt seats=3; rows 12/37/43/58; hands -/-/-; over"

TURN = "eleven_nimmt seats=3; piles 30 33/50/100; hands 1 34 36 51/2 35/3; deck ...; bulls"
NO_BULL, ONE_BULL, TWO_BULLS = f"{TURN} 0 0 0", f"{TURN} 1 0 0", f"{TURN} 2 0 0"
VICTIM = (
    "eleven_nimmt seats=3; piles 33; hands 9 34/2/3; deck ...; bulls 2 4 4; victim 0 of 9 from 1 2"
)
ELEVEN_OVER = "eleven_nimmt seats=3; piles 33; hands -/2/3; deck ...; out 0"


def odd(value: Any) -> Any:
    """A value that the types forbid and a careless caller passes all the same."""
    return value


def on(*groups: tuple[Any, Any]) -> Play:
    """Return a play of groups, each a top and the cards that go on it."""
    return Play(groups)


SIX_EXAMPLES: list[tuple[str, str, Any, Move]] = [
    ("no_such_seat", COMMIT, 3, Commit(30)),
    ("no_such_seat", COMMIT, -1, Commit(30)),
    ("no_such_seat", COMMIT, True, Commit(9)),
    ("no_such_seat", COMMIT, 1.0, Commit(9)),
    ("no_such_seat", COMMIT, "1", Commit(9)),
    ("no_such_seat", COMMIT, None, Commit(9)),
    ("no_such_seat", SIX_OVER, 3, Commit(30)),
    ("not_your_card", COMMIT, 0, Commit(9)),
    ("not_your_card", COMMIT, 0, Commit(12)),
    ("not_your_card", COMMIT, 0, Commit(105)),
    ("not_your_card", COMMIT, 0, Commit(True)),
    ("not_your_card", COMMIT, 0, Commit(odd(21.0))),
    ("not_your_card", COMMIT, 0, Commit(odd("21"))),
    ("not_your_card", COMMIT, 0, Commit(odd(None))),
    ("not_your_card", COMMIT, 0, Commit(10**5000)),
    ("wrong_kind", COMMIT, 0, Draft(21)),
    ("wrong_kind", COMMIT, 0, ChooseRow(0)),
    ("wrong_kind", COMMIT, 0, Take(33)),
    ("wrong_kind", CHOOSE, 1, Commit(26)),
    ("wrong_kind", DRAFT, 1, Commit(4)),
    ("not_your_turn", CHOOSE, 0, ChooseRow(0)),
    ("not_your_turn", CHOOSE, 2, Commit(44)),
    ("not_your_turn", DRAFT, 0, Draft(4)),
    ("not_your_turn", DRAFT, 2, Draft(4)),
    ("not_in_pool", DRAFT, 1, Draft(3)),
    ("not_in_pool", DRAFT, 1, Draft(8)),
    ("not_in_pool", DRAFT, 1, Draft(True)),
    ("no_such_row", CHOOSE, 1, ChooseRow(4)),
    ("no_such_row", CHOOSE, 1, ChooseRow(-1)),
    ("no_such_row", CHOOSE, 1, ChooseRow(True)),
    ("no_such_row", CHOOSE, 1, ChooseRow(odd(1.0))),
    ("round_over", SIX_OVER, 0, Commit(21)),
]

ELEVEN_EXAMPLES: list[tuple[str, str, Any, Move]] = [
    ("no_such_seat", NO_BULL, 3, Take(33)),
    ("no_such_seat", NO_BULL, -3, Take(33)),
    ("no_such_seat", NO_BULL, False, Take(33)),
    ("no_such_seat", NO_BULL, 0.0, Take(33)),
    ("not_your_turn", NO_BULL, 1, on((33, (35,)))),
    ("not_your_turn", NO_BULL, 2, Take(33)),
    ("not_your_turn", VICTIM, 1, Rob(2)),
    ("not_your_turn", VICTIM, 1, Take(33)),
    ("wrong_kind", NO_BULL, 0, Rob(1)),
    ("wrong_kind", NO_BULL, 0, Commit(34)),
    ("wrong_kind", VICTIM, 0, Take(33)),
    ("wrong_kind", VICTIM, 0, on((33, (34,)))),
    ("no_such_pile", NO_BULL, 0, Take(30)),
    ("no_such_pile", NO_BULL, 0, Take(34)),
    ("no_such_pile", NO_BULL, 0, Take(odd(33.0))),
    ("no_such_pile", NO_BULL, 0, on((30, (34,)))),
    ("no_such_pile", NO_BULL, 0, on((33.0, (34,)))),
    ("not_your_card", NO_BULL, 0, on((33, (35,)))),
    ("not_your_card", NO_BULL, 0, on((33, (37,)))),
    ("not_your_card", NO_BULL, 0, on((100, (True,)))),
    ("not_your_card", NO_BULL, 0, on((33, (34.0,)))),
    ("not_your_card", NO_BULL, 0, on((33, ([34],)))),
    ("out_of_reach", NO_BULL, 0, on((33, (51,)))),
    ("out_of_reach", NO_BULL, 0, on((50, (34,)))),
    ("out_of_reach", TWO_BULLS, 0, on((33, (34, 36)), (100, (1, 51)))),
    ("empty_play", NO_BULL, 0, on()),
    ("empty_play", NO_BULL, 0, on((33, ()))),
    ("empty_play", TWO_BULLS, 0, on((33, (34,)), (50, ()))),
    ("one_card_only", NO_BULL, 0, on((33, (34, 36)))),
    ("too_many_piles", NO_BULL, 0, on((33, (34,)), (50, (51,)))),
    ("too_many_piles", ONE_BULL, 0, on((33, (34,)), (50, (51,)))),
    ("too_many_piles", TWO_BULLS, 0, on((33, (34,)), (50, (51,)), (100, (1,)))),
    ("pile_twice", TWO_BULLS, 0, on((33, (34,)), (33, (36,)))),
    ("card_twice", ONE_BULL, 0, on((33, (34, 34)))),
    ("card_twice", TWO_BULLS, 0, on((33, (34,)), (50, (34,)))),
    ("not_a_victim", VICTIM, 0, Rob(0)),
    ("not_a_victim", VICTIM, 0, Rob(3)),
    ("not_a_victim", VICTIM, 0, Rob(True)),
    ("not_a_victim", VICTIM, 0, Rob(odd(2.0))),
    ("round_over", ELEVEN_OVER, 1, Take(33)),
]


@pytest.mark.parametrize(("code", "line", "seat", "move"), SIX_EXAMPLES + ELEVEN_EXAMPLES)
def test_an_illegal_move_is_refused_with_its_code_and_changes_nothing(
    code: str, line: str, seat: Any, move: Move
) -> None:
    state: SixRound | ElevenRound = parse_position(line)
    before = format_position(state)
    with pytest.raises(IllegalMove) as caught:
        state.apply(seat, move)
    assert caught.value.code == code
    assert caught.value.sentence.endswith(".")
    assert format_position(state) == before
    assert move not in state.legal(seat)
    reason = state.legal(seat).why_not(move)
    assert reason is not None
    assert reason.code == code
    if code == "wrong_kind":  # a class can be renamed, what leaves the process cannot
        assert caught.value.facts["move"] == kind_of(type(move))
        assert type(move).__name__ not in caught.value.sentence


@pytest.mark.parametrize(
    ("line", "seat", "move", "allowed"),
    [
        (COMMIT, 3, Commit(30), "seats are 0 to 2"),
        (CHOOSE, 1, ChooseRow(4), "rows are 1 to 4"),
        (TWO_BULLS, 0, on((33, (34,)), (50, (51,)), (100, (1,))), "at most 2 piles"),
        (VICTIM, 0, Rob(0), "1, 2"),
        (NO_BULL, 0, on((33, (51,))), "The 51 is not among the 10 that follow 33"),
    ],
)
def test_a_refusal_says_what_would_be_allowed(
    line: str, seat: int, move: Move, allowed: str
) -> None:
    with pytest.raises(IllegalMove, match=allowed):
        parse_position(line).apply(seat, move)


@pytest.mark.parametrize(
    ("line", "turn"),
    [
        (COMMIT, "2: 30"),
        (CHOOSE, "1: row 4"),
        (DRAFT, "1: draft 4"),
        (NO_BULL, "0: 1>100"),
        (ONE_BULL, "0: 34 36>33"),
        (TWO_BULLS, "0: 34 36>33, 51>50"),
        (VICTIM, "0: rob 2"),
    ],
)
def test_the_positions_of_these_examples_do_have_legal_moves(line: str, turn: str) -> None:
    state = parse_position(line)
    before = format_position(state)
    assert format_position(after(state, turn)) != before
    assert format_position(state) == before


@pytest.mark.parametrize("rules", [SixNimmt(seats=2, rounds=1), ElevenNimmt(seats=2, rounds=1)])
def test_no_move_is_possible_when_the_match_is_over(rules: Any) -> None:
    match, _ = until_scored(Match.start(rules, SEED), rounds=1)
    for seat in (0, 1):
        assert not match.legal(seat)
        for move in (Commit(1), Take(1)):
            with pytest.raises(IllegalMove) as caught:
                match.play(seat, move)
            assert caught.value.code == "match_over"


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = Match.start(SixNimmt(seats=2), SEED)
    again = Match.start(SixNimmt(seats=2), SEED)
    with pytest.raises(IllegalMove):
        match.play(0, Commit(match.round.hands[1][0]))
    assert match == again
    assert match.moves == ()


def test_who_has_no_moves_cannot_pick_one() -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_position(SIX_OVER).legal(0).pick(Random(0))
    assert caught.value.code == "round_over"


@pytest.mark.parametrize("line", [COMMIT, CHOOSE, NO_BULL, VICTIM])
def test_what_is_no_move_at_all_is_of_the_wrong_kind(line: str) -> None:
    state: SixRound | ElevenRound = parse_position(line)
    (seat, *_) = state.to_act
    nothing: Any = "row 1"
    assert nothing not in state.legal(seat)
    reason = state.legal(seat).why_not(nothing)
    assert reason is not None
    assert (reason.code, reason.facts["move"]) == ("wrong_kind", "'row 1'")
