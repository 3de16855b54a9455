"""6 nimmt!, rule by rule: the cards, the deal and the commitments, S1 to S3."""

from collections import Counter
from itertools import permutations

import pytest

from tests.engine.six_figures import FIGURES, TOO_LOW, trick
from tests.helpers import SEED, after, play, refused, until_scored
from toril import Match, SixNimmt, deck_order, parse_position
from toril.engine.cards import bullheads
from toril.engine.game import Cards
from toril.engine.six_nimmt import (
    Commit,
    Committed,
    Committing,
    Replaced,
    Revealed,
    RoundOver,
    SixRound,
)


def test_s1_the_deck_is_1_to_104() -> None:
    assert SixNimmt().deck == range(1, 105)


@pytest.mark.parametrize(
    ("heads", "cards"),
    [
        (7, (55,)),
        (5, (11, 22, 33, 44, 66, 77, 88, 99)),
        (3, (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)),
        (2, (5, 15, 25, 35, 45, 65, 75, 85, 95)),
    ],
)
def test_s1_these_cards_and_no_others_show_so_many_bullheads(heads: int, cards: Cards) -> None:
    assert tuple(card for card in range(1, 105) if bullheads(card) == heads) == cards


def test_s1_the_other_76_cards_show_one_bullhead() -> None:
    assert Counter(SixNimmt().bullheads) == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}


def test_s1_the_whole_deck_holds_171_bullheads() -> None:
    assert sum(SixNimmt().bullheads) == 171


@pytest.mark.parametrize("seats", range(2, 11))
def test_s2_everybody_gets_ten_cards_and_four_more_open_the_rows(seats: int) -> None:
    state = SixRound.deal(SixNimmt(seats=seats), range(1, 105), starter=0)
    assert state.hands == tuple(
        tuple(range(10 * seat + 1, 10 * seat + 11)) for seat in range(seats)
    )
    assert state.rows == tuple((10 * seats + number,) for number in range(1, 5))
    assert state.to_act == tuple(range(seats))


def test_s2_a_hand_is_kept_in_order_and_the_rows_as_they_were_dealt() -> None:
    state = SixRound.deal(SixNimmt(seats=2), range(104, 0, -1), starter=0)
    assert state.hands[0] == tuple(range(95, 105))
    assert state.rows == ((84,), (83,), (82,), (81,))


def test_s2_every_round_is_dealt_from_the_full_deck() -> None:
    rules = SixNimmt(seats=10, rounds=2)
    match, _ = until_scored(Match.start(rules, SEED), rounds=1)
    assert match.round_number == 2
    assert match.round == SixRound.deal(rules, deck_order(SEED, 2, range(1, 105)), starter=1)
    assert match.round.bull_piles == ((),) * 10


def test_s3_nothing_is_revealed_before_the_last_seat_has_committed() -> None:
    state: SixRound = parse_position(FIGURES)
    waiting, events = play(state, "0: 14", "3: 61", "1: 15")
    assert events == (Committed(0, 14), Committed(3, 61), Committed(1, 15))
    assert waiting.to_act == (2,)
    assert (waiting.rows, waiting.hands) == (state.rows, state.hands)
    _, events = play(waiting, "2: 44")
    assert events[:2] == (Committed(2, 44), Revealed((14, 15, 44, 61)))


def test_s3_the_order_of_the_commitments_does_not_matter() -> None:
    state: SixRound = parse_position(FIGURES)
    turns = ("0: 14", "1: 15", "2: 44", "3: 61")
    assert len({after(state, *some) for some in permutations(turns)}) == 1


def test_s3_a_commitment_can_be_replaced_until_the_last_seat_has_committed() -> None:
    state: SixRound = parse_position(FIGURES)
    waiting, events = play(state, "0: 3", "1: 15", "0: 21", "2: 44", "0: 14")
    assert Replaced(0, 21) in events
    assert waiting.phase == Committing((14, 15, 44, None))
    assert after(waiting, "3: 61").rows == ((12, 14, 15), (37,), (43, 44), (58, 61))


def test_s3_a_replaced_card_is_in_the_hand_again() -> None:
    state = after(parse_position(FIGURES), "0: 3", "0: 14", "1: 15", "2: 44", "3: 61")
    assert state.hands[0] == (3, 21)


def test_s3_a_commitment_cannot_be_withdrawn() -> None:
    state = after(parse_position(FIGURES), "0: 3")
    assert list(state.legal(0)) == [Commit(3), Commit(14), Commit(21)]


def test_s3_the_last_card_of_a_hand_is_committed_too() -> None:
    state: SixRound = parse_position("six_nimmt seats=2; rows 12/37/43/58; hands 14/15")
    assert state.to_act == (0, 1)
    waiting = after(state, "0: 14")
    assert waiting.to_act == (1,)
    assert waiting.penalties is None
    assert after(waiting, "1: 15").phase == RoundOver()


@pytest.mark.parametrize("turn", ["0: 90", "2: 92"])
def test_s3_while_a_row_is_being_chosen_nobody_else_commits(turn: str) -> None:
    assert refused(trick(parse_position(TOO_LOW), 61, 3, 9), turn) == "not_your_turn"


def test_s3_while_a_row_is_being_chosen_its_owner_does_not_commit() -> None:
    assert refused(trick(parse_position(TOO_LOW), 61, 3, 9), "1: 91") == "wrong_kind"
