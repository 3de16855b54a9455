"""What a seat and a spectator may see of 6 nimmt!: S13, example by example.

A view is compared whole, so that a field too many is a failing test; and with the view of a round
that differs only in what is hidden, so that nothing can betray it.
"""

from dataclasses import replace

import pytest

from tests.engine.positions import DRAFT, SIX, VIEWERS
from tests.helpers import SEED, after, match_in, play
from toril import Match, SixNimmt, parse_position
from toril.engine import six_nimmt as six
from toril.engine.six_nimmt import Placed, SixRound


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
