"""What holds for the views of both games, and for those of a match."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.engine.positions import DRAFT, ELEVEN, SIX
from tests.helpers import SEED, until_scored
from toril import ElevenNimmt, IllegalMove, Match, SixNimmt, parse_position
from toril.engine import six_nimmt as six

if TYPE_CHECKING:
    from toril.engine.eleven_nimmt import ElevenRound
    from toril.engine.six_nimmt import SixRound

POSITIONS = [
    SIX,
    DRAFT,
    SIX.replace("commit 3 9 -", "commit - - -"),
    "six_nimmt seats=2; rows 12/37/43/58; hands 21/26; choose 1 of 30 3",
    "six_nimmt seats=2 variant=draft hand_size=1; hands 3/-; draft 1 from 1 2 4 5 6",
    "six_nimmt seats=2; rows 12/37/43/58; hands -/-; over",
    ELEVEN,
    "eleven_nimmt seats=3; piles 70; hands 1 9/2/3; deck ...; bulls 0 5 5; victim 0 of 9 from 1 2",
    "eleven_nimmt seats=2; piles 50 51; hands -/3 30; deck ...; out 0",
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_views_legal_moves_are_those_of_the_round(line: str) -> None:
    state: SixRound | ElevenRound = parse_position(line)
    for seat in range(state.rules.seats):
        assert state.table_view(seat).legal == state.legal(seat)
        assert state.recall_view(seat).legal == state.legal(seat)
        assert list(state.table_view(seat).legal) == list(state.legal(seat))


@pytest.mark.parametrize("line", POSITIONS)
def test_a_spectator_has_no_moves(line: str) -> None:
    state: SixRound | ElevenRound = parse_position(line)
    for view in (state.table_view(None), state.recall_view(None)):
        assert list(view.legal) == []
        assert view.legal.count() == 0
        assert not view.legal
        assert next(iter(state.legal(0)), six.Commit(3)) not in view.legal


@pytest.mark.parametrize("line", POSITIONS)
def test_a_view_waits_for_whom_the_round_waits_for(line: str) -> None:
    state: SixRound | ElevenRound = parse_position(line)
    assert state.table_view(None).to_act == state.to_act
    assert state.table_view(0).to_act == state.to_act


@pytest.mark.parametrize("line", [SIX, ELEVEN])
@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "1"])
def test_a_seat_that_does_not_exist_sees_nothing(line: str, seat: int) -> None:
    state: SixRound | ElevenRound = parse_position(line)
    for look in (state.table_view, state.recall_view):
        with pytest.raises(IllegalMove) as caught:
            look(seat)
        assert caught.value.code == "no_such_seat"
        assert "0 to 2" in caught.value.sentence


@pytest.mark.parametrize("match", [Match.start(SixNimmt(), SEED), Match.start(ElevenNimmt(), SEED)])
def test_the_seed_is_in_no_view_and_not_in_the_repr(match: Match[Any]) -> None:
    for shown in (match, match.table_view(0), match.recall_view(None)):
        assert "seed" not in repr(shown)
        assert repr(SEED) not in repr(shown)


def test_after_the_match_views_and_match_refuse_alike() -> None:
    match, _ = until_scored(Match.start(SixNimmt(seats=2, rounds=1), SEED), rounds=1)
    for seat in range(2):
        assert match.table_view(seat).legal == match.recall_view(seat).legal == match.legal(seat)


def test_views_of_a_finished_match_show_its_outcome() -> None:
    match, _ = until_scored(Match.start(SixNimmt(seats=2, rounds=1), SEED), rounds=1)
    assert match.outcome is not None
    for seat in (0, 1, None):
        assert match.table_view(seat).outcome == match.outcome
        assert match.table_view(seat).totals == match.totals
        assert not match.table_view(seat).legal
