"""6 nimmt!, rule by rule: how a match ends, and the two variants, S9 to S12; and the deal."""

import hashlib
import hmac
from typing import Literal

import pytest

from tests.helpers import SEED, after, match_in, play, refused, until_scored
from toril import Match, Outcome, SixNimmt, deck_order, parse_position
from toril.engine.game import Event
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.six_nimmt import (
    LIMITS,
    Commit,
    Committing,
    Draft,
    Drafted,
    Drafting,
    RowsOpened,
    SixRound,
)


def last_trick(options: str, *scores: tuple[int, int]) -> tuple[Match[SixRound], tuple[Event, ...]]:
    """Finish a round in which seat 0 gets 7 bullheads and seat 1 gets 1; return what happened."""
    state: SixRound = parse_position(
        f"six_nimmt seats=2 {options}; rows 10/20/30/40; hands 11/21; taken 55/1"
    )
    match, _ = match_in(state, scores).play(0, Commit(11))
    return match.play(1, Commit(21))


def drafted(state: SixRound) -> tuple[SixRound, list[Event]]:
    """Let every seat draft the highest card that lies there; return what happened."""
    events: list[Event] = []
    while isinstance(state.phase, Drafting):
        turn = f"{state.phase.seat}: draft {state.phase.pool[-1]}"
        state, happened = play(state, turn)
        events += happened
    return state, events


def test_s9_the_limit_is_66_unless_rounds_are_given() -> None:
    assert (SixNimmt().limit, SixNimmt().rounds) == (66, None)
    assert (SixNimmt(rounds=3).limit, SixNimmt(rounds=3).rounds) == (None, 3)
    assert (SixNimmt(limit=66, rounds=3).limit, SixNimmt(limit=66, rounds=3).rounds) == (66, 3)


def test_s9_the_limits_of_the_editions_have_names() -> None:
    assert LIMITS == {"at-least-66": 66, "more-than-66": 67}
    assert SixNimmt().limit == LIMITS["at-least-66"]


@pytest.mark.parametrize(
    ("limit", "before", "ends"),
    [
        ("at-least-66", 58, False),
        ("at-least-66", 59, True),
        ("more-than-66", 59, False),
        ("more-than-66", 60, True),
    ],
)
def test_s9_a_total_that_reaches_the_limit_ends_the_match(
    limit: str, before: int, ends: bool
) -> None:
    match, events = last_trick(f"limit={LIMITS[limit]}", (before, 0))
    assert (match.outcome is not None) == ends
    assert isinstance(events[-1], MatchEnded if ends else RoundStarted)


def test_s9_the_total_of_any_seat_can_end_the_match() -> None:
    match, _ = last_trick("", (0, 65))
    assert match.outcome == Outcome((0,), (7, 66), "limit")


def test_s9_a_limit_that_is_passed_within_a_round_does_not_end_it() -> None:
    state: SixRound = parse_position(
        "six_nimmt seats=2; rows 10/20/30 31 32 33 34/40; hands 12 35/21 41"
    )
    match = match_in(state, [(65, 3)])
    for seat, card in ((0, 35), (1, 41), (0, 12)):
        match, _ = match.play(seat, Commit(card))
        assert match.outcome is None
    assert match.round.bullheads_taken == (11, 0)
    assert match.totals == (65, 3)
    match, events = match.play(1, Commit(21))
    assert events[-2:] == (
        RoundScored(2, (11, 0), (76, 3)),
        MatchEnded(Outcome((1,), (76, 3), "limit")),
    )


def test_s9_without_a_limit_only_the_rounds_end_the_match() -> None:
    assert last_trick("rounds=3", (500, 0))[0].outcome is None
    match, _ = last_trick("rounds=3", (500, 0), (1, 1))
    assert match.outcome == Outcome((1,), (508, 2), "rounds")


def test_s9_of_limit_and_rounds_the_limit_may_come_first() -> None:
    match, _ = last_trick("limit=66 rounds=9", (60, 0))
    assert match.outcome == Outcome((1,), (67, 1), "limit")


def test_s9_of_limit_and_rounds_the_rounds_may_come_first() -> None:
    match, _ = last_trick("limit=66 rounds=2", (10, 0))
    assert match.outcome == Outcome((1,), (17, 1), "rounds")


def test_s9_with_limit_and_rounds_the_match_goes_on_while_neither_has_come() -> None:
    match, _ = last_trick("limit=66 rounds=3", (10, 0))
    assert match.outcome is None
    assert match.round_number == 3


def test_s10_the_fewest_bullheads_win() -> None:
    match, _ = last_trick("rounds=2", (0, 20))
    assert match.outcome == Outcome((0,), (7, 21), "rounds")


def test_s10_a_tie_is_a_shared_win() -> None:
    match, _ = last_trick("rounds=2", (0, 6))
    assert match.outcome == Outcome((0, 1), (7, 7), "rounds")


def test_s10_a_tie_of_others_does_not_share_the_win() -> None:
    assert Outcome.of((20, 70, 3, 3, 20), "limit").winners == (2, 3)


@pytest.mark.parametrize(("seats", "heads"), [(2, 38), (3, 55), (4, 72), (5, 85), (6, 103)])
@pytest.mark.parametrize("variant", ["tactics", "draft"])
def test_s11_only_the_cards_that_are_needed_are_in_play(
    variant: Literal["tactics", "draft"], seats: int, heads: int
) -> None:
    rules = SixNimmt(seats=seats, variant=variant)
    assert rules.deck == range(1, 10 * seats + 4 + 1)
    assert sum(rules.bullheads) == heads


@pytest.mark.parametrize("seats", range(2, 7))
def test_s11_every_card_of_the_tactics_deck_is_dealt_or_opens_a_row(seats: int) -> None:
    rules = SixNimmt(seats=seats, variant="tactics")
    state = Match.start(rules, SEED).round
    assert state == SixRound.deal(rules, deck_order(SEED, 1, range(1, 10 * seats + 5)), starter=0)
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert [len(row) for row in state.rows] == [1, 1, 1, 1]
    dealt = [card for group in (*state.hands, *state.rows) for card in group]
    assert sorted(dealt) == list(rules.deck)


@pytest.mark.parametrize("seats", range(2, 7))
def test_s12_all_cards_lie_face_up_and_seat_0_drafts_first(seats: int) -> None:
    state = Match.start(SixNimmt(seats=seats, variant="draft"), SEED).round
    assert state.phase == Drafting(0, tuple(range(1, 10 * seats + 5)))
    assert state.hands == ((),) * seats
    assert state.to_act == (0,)


def test_s12_no_chance_is_involved() -> None:
    rules = SixNimmt(seats=3, variant="draft")
    assert Match.start(rules, "one").round == Match.start(rules, "another").round


def test_s12_seat_after_seat_takes_one_card_clockwise() -> None:
    state = SixRound.deal(SixNimmt(seats=3, variant="draft"), range(34, 0, -1), starter=1)
    later, events = play(
        state, "1: draft 34", "2: draft 5", "0: draft 20", "1: draft 6", "2: draft 4"
    )
    assert events[:2] == (Drafted(1, 34), Drafted(2, 5))
    assert later.hands == ((20,), (6, 34), (4, 5))
    left = [card for card in range(1, 35) if card not in (34, 5, 20, 6, 4)]
    assert later.phase == Drafting(0, tuple(left))


@pytest.mark.parametrize("turn", ["1: draft 7", "2: draft 7"])
def test_s12_nobody_drafts_out_of_turn(turn: str) -> None:
    state = SixRound.deal(SixNimmt(seats=3, variant="draft"), range(1, 35), starter=0)
    assert refused(state, turn) == "not_your_turn"


@pytest.mark.parametrize("seats", range(2, 7))
def test_s12_when_everybody_has_ten_the_four_left_over_open_the_rows_in_order(seats: int) -> None:
    rules = SixNimmt(seats=seats, variant="draft")
    state, events = drafted(SixRound.deal(rules, rules.deck, starter=0))
    drafters = [event.seat for event in events if isinstance(event, Drafted)]
    assert drafters == list(range(seats)) * 10
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert events[-1] == RowsOpened((1, 2, 3, 4))
    assert state.rows == ((1,), (2,), (3,), (4,))
    assert state.phase == Committing((None,) * seats)


def test_s12_the_openers_ascend_whatever_was_left_over() -> None:
    state = SixRound.deal(
        SixNimmt(seats=2, variant="draft", hand_size=1), (6, 2, 5, 1, 4, 3), starter=0
    )
    assert after(state, "0: draft 3", "1: draft 5").rows == ((1,), (2,), (4,), (6,))


def test_s12_the_first_to_draft_moves_on_by_one_seat_each_round() -> None:
    match = Match.start(SixNimmt(seats=3, variant="draft", hand_size=2, rounds=5), SEED)
    assert match.starter == 0
    match, events = until_scored(match, rounds=5)
    started = [event.starter for event in events if isinstance(event, RoundStarted)]
    assert started == [1, 2, 0, 1]


def test_s12_the_next_round_is_drafted_from_all_cards_again() -> None:
    match, _ = until_scored(
        Match.start(SixNimmt(seats=2, variant="draft", rounds=2), SEED), rounds=1
    )
    assert match.round.phase == Drafting(1, tuple(range(1, 25)))
    assert match.legal(1).count() == 24
    assert Draft(24) in match.legal(1)


def test_both_the_deck_lies_in_the_order_of_its_hmacs() -> None:
    def place(card: int) -> bytes:
        return hmac.digest(SEED, f"2:{card}".encode(), hashlib.sha256)

    assert deck_order(SEED, 2, range(1, 105)) == tuple(sorted(range(1, 105), key=place))


def test_both_seat_0_gets_the_first_ten_cards_and_the_rows_come_last() -> None:
    order = deck_order(SEED, 1, range(1, 105))
    state = Match.start(SixNimmt(seats=3), SEED).round
    assert state.hands == tuple(tuple(sorted(order[at : at + 10])) for at in (0, 10, 20))
    assert state.rows == tuple((card,) for card in order[30:34])


def test_both_a_seed_given_as_text_is_its_sha_256() -> None:
    match = Match.start(SixNimmt(), "hola")
    assert match == Match.start(SixNimmt(), hashlib.sha256(b"hola").digest())


def test_both_a_match_is_determined_by_its_rules_seed_and_moves() -> None:
    rules = SixNimmt(seats=2, rounds=1)
    match, _ = until_scored(Match.start(rules, SEED), rounds=1)
    again = Match.start(rules, SEED)
    for seat, move in match.moves:
        again, _ = again.play(seat, move)
    assert again == match
