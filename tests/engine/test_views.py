"""What a seat and a spectator may see: S13 and E14, example by example.

A view is compared whole, so that a field too many is a failing test; and with the view of a round
that differs only in what is hidden, so that nothing can betray it.
"""

from dataclasses import replace
from typing import Any

import pytest

from tests.helpers import SEED, after, match_in, play, play_on
from toril import ElevenNimmt, IllegalMove, Match, SixNimmt, parse_position, to_json
from toril.engine import eleven_nimmt as eleven
from toril.engine import six_nimmt as six
from toril.engine.eleven_nimmt import ElevenRound, LastPlay, LastTake
from toril.engine.six_nimmt import Placed, SixRound

SIX = (
    "six_nimmt seats=3; rows 12 14/37 40 41/43/58; hands 3 21/9 26/30 44; taken 10 11/-/55; "
    "tricks 0:14@1 1:40@2 2:41@2; commit 3 9 -"
)
DRAFT = "six_nimmt seats=2 variant=draft; rows 21/22/23/24; hands 3 20/9 19; commit 3 -"
ELEVEN = (
    "eleven_nimmt seats=3; piles 31 36 46/60/80/95; hands 47 90/2 40/3 5 33; deck 23 88 ...; "
    "bulls 1 0 2; known 90/40/5 33; lap 1<40 none 80 95 | 2>46"
)
VIEWERS = (0, 1, 2, None)


def test_s13_the_table_shows_a_seat_this_and_nothing_else() -> None:
    state: SixRound = parse_position(SIX)
    assert state.table_view(0) == six.TableView(
        rules=state.rules,
        seat=0,
        rows=((12, 14), (37, 40, 41), (43,), (58,)),
        hand=(3, 21),
        hand_sizes=(2, 2, 2),
        last_trick=(Placed(0, 14, 0), Placed(1, 40, 1), Placed(2, 41, 1)),
        bullheads_taken=(3 + 5, 0, 7),
        phase=six.CommittingSeen((True, True, False), own=3),
    )


def test_s13_a_spectator_sees_the_table_and_no_hand() -> None:
    state: SixRound = parse_position(SIX)
    view = state.table_view(None)
    assert view == replace(
        state.table_view(0),
        seat=None,
        hand=None,
        phase=six.CommittingSeen((True, True, False), own=None),
    )


def test_s13_only_the_last_trick_lies_on_the_table() -> None:
    state: SixRound = parse_position(
        "six_nimmt seats=2; rows 12/37/43/58; hands 13 59 91/14 60 92; tricks 0:40@2 1:41@2"
    )
    later = after(state, "0: 13", "1: 14")
    assert later.table_view(0).last_trick == (Placed(0, 13, 0), Placed(1, 14, 0))
    assert later.recall_view(0).tricks == (
        (Placed(0, 40, 1), Placed(1, 41, 1)),
        (Placed(0, 13, 0), Placed(1, 14, 0)),
    )
    assert Match.start(SixNimmt(), SEED).round.table_view(0).last_trick is None


@pytest.mark.parametrize("seat", [0, None])
def test_s13_nothing_in_a_view_depends_on_what_the_others_hold_or_committed(
    seat: int | None,
) -> None:
    state: SixRound = parse_position(SIX)
    other: SixRound = parse_position(
        SIX.replace("9 26/30 44", "1 2/99 104").replace("commit 3 9", "commit 3 2")
    )
    assert state.table_view(seat) == other.table_view(seat)
    assert state.recall_view(seat) == other.recall_view(seat)


def test_s13_a_replaced_commitment_changes_nothing_for_the_others() -> None:
    state: SixRound = parse_position(SIX)
    later, events = play(state, "1: 26")
    for seat in (0, 2, None):
        assert later.recall_view(seat) == state.recall_view(seat)
        assert [event.seen_by(seat) for event in events] == [None]
    assert later.table_view(1).phase == six.CommittingSeen((True, True, False), own=26)
    assert [event.seen_by(1) for event in events] == [six.Replaced(1, 26)]


def test_s13_the_others_see_that_a_card_was_committed_and_not_which() -> None:
    state: SixRound = parse_position(SIX.replace("commit 3 9 -", "commit - - -"))
    _, (event,) = play(state, "1: 26")
    assert event.seen_by(1) == six.Committed(1, 26)
    for seat in (0, 2, None):
        assert event.seen_by(seat) == six.Committed(1, None)


def test_s13_a_revealed_trick_is_seen_by_all_while_a_row_is_chosen() -> None:
    state, events = play(parse_position(SIX), "2: 44")
    assert events[0].seen_by(0) == six.Committed(2, None)
    for seat in VIEWERS:
        assert state.table_view(seat).phase == six.ChoosingRow(0, (3, 9, 44))
        assert [event.seen_by(seat) for event in events[1:]] == list(events[1:])
    assert state.table_view(0).hand_sizes == (1, 1, 1)


def test_s13_recall_adds_the_tricks_and_the_bull_piles() -> None:
    state: SixRound = parse_position(SIX)
    view = state.recall_view(0)
    assert view == six.RecallView(
        table=state.table_view(0),
        tricks=state.tricks,
        bull_piles=((10, 11), (), (55,)),
        hands=None,
    )
    assert view.seen == {12, 14, 37, 40, 41, 43, 58, 3, 21, 10, 11, 55}
    assert len(view.unseen) == 104 - 12
    assert state.recall_view(None).seen == view.seen - {3, 21}


def test_s13_recall_knows_every_hand_of_the_draft_and_no_commitment() -> None:
    state: SixRound = parse_position(DRAFT)
    for seat in (1, None):
        view = state.recall_view(seat)
        assert view.hands == ((3, 20), (9, 19))
        assert view.table.phase == six.CommittingSeen((True, False), own=None)
    assert parse_position(SIX).recall_view(0).hands is None


def test_s13_everybody_sees_the_cards_that_lie_to_be_drafted() -> None:
    state: SixRound = parse_position(
        "six_nimmt seats=2 variant=draft hand_size=2; hands 3/-; draft 1 from 1 2 4 5 6 7 8"
    )
    for seat in (0, 1, None):
        assert state.table_view(seat).phase == six.Drafting(1, (1, 2, 4, 5, 6, 7, 8))


def test_s13_the_match_shows_the_totals() -> None:
    state: SixRound = parse_position(SIX)
    match = match_in(state, [(1, 2, 3), (10, 20, 30)])
    for view in (match.table_view(None), match.recall_view(2)):
        assert view.totals == (11, 22, 33)
        assert view.scores == ((1, 2, 3), (10, 20, 30))
        assert (view.round_number, view.outcome) == (3, None)


def test_e14_the_table_shows_a_seat_this_and_nothing_else() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    assert state.table_view(0) == eleven.TableView(
        rules=state.rules,
        seat=0,
        tops=(46, 60, 80, 95),
        hand=(47, 90),
        hand_sizes=(2, 2, 3),
        draw_deck_size=100 - 6 - 7,
        bull_cards=(1, 0, 2),
        supply=7,
        lap=(LastTake(1, 40, None, (80, 95)), LastPlay(2, (46,))),
        phase=eleven.Turn(0),
        hands=None,
    )


def test_e14_a_spectator_sees_the_table_and_no_hand() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    assert state.table_view(None) == replace(state.table_view(0), seat=None, hand=None)


@pytest.mark.parametrize("piles", ["46/31 36 60", "31 46/36 60", "36 31 46/60", "8 9 46/60"])
def test_e14_which_and_how_many_cards_lie_below_a_top_is_hidden(piles: str) -> None:
    state: ElevenRound = parse_position(ELEVEN)
    other: ElevenRound = parse_position(ELEVEN.replace("31 36 46/60", piles))
    assert other.piles != state.piles
    for seat in VIEWERS:
        assert other.table_view(seat) == state.table_view(seat)


def test_e14_no_hidden_card_is_in_the_json_of_a_table_view() -> None:
    numbers = _numbers(to_json(parse_position(ELEVEN).table_view(1)))
    assert {46, 60, 80, 95, 2, 40} <= numbers
    assert not {31, 36, 47, 90, 33, 23, 88} & numbers


def _numbers(data: object) -> set[int]:
    """Return every number in a JSON value but those of the rules."""
    if isinstance(data, dict):
        return _numbers([value for name, value in data.items() if name != "rules"])
    if isinstance(data, list):
        return {number for item in data for number in _numbers(item)}
    return {data} if isinstance(data, int) else set()


@pytest.mark.parametrize("seat", [1, None])
def test_e14_nothing_in_a_view_depends_on_unknown_cards_of_the_others_or_on_the_deck(
    seat: int | None,
) -> None:
    state: ElevenRound = parse_position(ELEVEN)
    other: ElevenRound = parse_position(
        ELEVEN.replace("47 90/2 40/3 5 33", "89 90/2 40/5 33 99").replace("23 88", "61 10")
    )
    assert state.table_view(seat) == other.table_view(seat)
    assert state.recall_view(seat) == other.recall_view(seat)


def test_e14_recall_knows_the_piles_and_the_cards_seen_going_into_hands() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    view = state.recall_view(0)
    assert view == eleven.RecallView(
        table=state.table_view(0),
        piles=((31, 36, 46), (60,), (80,), (95,)),
        known=((90,), (40,), (5, 33)),
    )
    assert view.seen == {31, 36, 46, 60, 80, 95, 90, 40, 5, 33, 47}
    assert view.unseen == tuple(card for card in range(1, 101) if card not in view.seen)
    assert state.recall_view(None).seen == view.seen - {47}


def test_e14_recall_learns_a_taken_pile_and_forgets_what_is_played() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 31 36; hands 90 91/1 2; deck 30 86 ..."
    )
    taken = after(state, "0: take 36", "1: take 86")
    assert taken.recall_view(1).known == ((31, 36), (86,))
    assert after(taken, "0: 31>30").recall_view(1).known == ((36,), (86,))


def test_e14_the_cards_of_a_play_are_shown_to_all_when_it_happens() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    _, (event,) = play(state, "0: 47>46")
    for seat in VIEWERS:
        assert event.seen_by(seat) == eleven.Played(0, ((46, (47,)),))


def test_e14_the_cards_of_a_taken_pile_go_to_its_taker_only() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    _, events = play(state, "0: take 46")
    assert events[0].seen_by(0) == eleven.PileTaken(0, 46, (31, 36, 46))
    for seat in (1, 2, None):
        assert events[0].seen_by(seat) == eleven.PileTaken(0, 46, None)
    for seat in VIEWERS:
        assert [event.seen_by(seat) for event in events[1:]] == [
            eleven.BullCardGained(0, "supply"),
            eleven.PilesOpened((23, 88)),
        ]


def test_e14_the_table_remembers_the_moves_of_the_last_lap_by_their_tops() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 31 36 46/80; hands 47 50 90/1 2 81; deck 23 87 ...; bulls 2 0"
    )
    state = after(state, "0: 47 50>46")
    assert state.table_view(1).lap == (LastPlay(0, (50,)),)
    state = after(state, "1: take 50")
    assert state.table_view(0).lap == (LastPlay(0, (50,)), LastTake(1, 50, "supply", (23, 87)))
    state = after(state, "0: 90>80")
    assert state.table_view(0).lap == (
        LastTake(1, 50, "supply", (23, 87)),
        LastPlay(0, (90,)),
    )


def test_e14_the_hands_are_shown_when_the_round_is_over() -> None:
    state: ElevenRound = parse_position("eleven_nimmt seats=2; piles 50; hands 51/3 30; deck ...")
    over, events = play(state, "0: 51>50")
    for seat in (0, 1, None):
        assert state.table_view(seat).hands is None
        assert over.table_view(seat).hands == ((), (3, 30))
        assert events[-1].seen_by(seat) == eleven.RoundEnded(0, ((), (3, 30)), (0, 4))


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
    match, _ = play_on(Match.start(SixNimmt(seats=2, rounds=1), SEED), rounds=1)
    for seat in range(2):
        assert match.table_view(seat).legal == match.recall_view(seat).legal == match.legal(seat)


def test_views_of_a_finished_match_show_its_outcome() -> None:
    match, _ = play_on(Match.start(SixNimmt(seats=2, rounds=1), SEED), rounds=1)
    assert match.outcome is not None
    for seat in (0, 1, None):
        assert match.table_view(seat).outcome == match.outcome
        assert match.table_view(seat).totals == match.totals
        assert not match.table_view(seat).legal
