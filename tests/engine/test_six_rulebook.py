"""6 nimmt!, rule by rule: the rulebooks' figures, where cards go and what they cost, S4 to S8."""

from itertools import permutations

import pytest

from tests.engine.six_figures import FIGURES, TOO_LOW, trick
from tests.helpers import SEED, after, match_in, play, until_scored
from toril import Match, SixNimmt, parse_position
from toril.engine.game import Cards
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Committed,
    Placed,
    Revealed,
    RoundEnded,
    SixRound,
    TooLow,
)

TRAP_2 = "six_nimmt seats=2; rows 61/80/35/31 32 33 34 60; hands 29 90/62 91"


def test_s4_first_figure_each_card_joins_the_row_with_the_nearest_lower_end() -> None:
    state = trick(parse_position(FIGURES), 14, 15, 44, 61)
    assert state.rows == ((12, 14, 15), (37,), (43, 44), (58, 61))
    assert state.bullheads_taken == (0, 0, 0, 0)


def test_s4_cards_are_placed_from_lowest_to_highest_whoever_played_them() -> None:
    state: SixRound = parse_position(
        "six_nimmt seats=4; rows 12/37/43/58; hands 61 62/44 63/15 64/14 65; commit 61 44 15 -"
    )
    over, events = play(state, "3: 14")
    assert events == (
        Committed(3, 14),
        Revealed((61, 44, 15, 14)),
        Placed(3, 14, 0),
        Placed(2, 15, 0),
        Placed(1, 44, 2),
        Placed(0, 61, 3),
    )
    assert over.rows == ((12, 14, 15), (37,), (43, 44), (58, 61))


@pytest.mark.parametrize("rows", sorted(permutations(("12", "37", "43", "58"))))
def test_s4_where_a_row_lies_does_not_matter_only_how_it_ends(rows: tuple[str, ...]) -> None:
    state: SixRound = parse_position(f"six_nimmt seats=2; rows {'/'.join(rows)}; hands 38/59")
    ends = {row[0]: row[-1] for row in trick(state, 38, 59).rows}
    assert ends == {12: 12, 37: 38, 43: 43, 58: 59}


def test_s4_the_end_of_a_row_counts_not_its_beginning() -> None:
    state: SixRound = parse_position("six_nimmt seats=2; rows 1 90/2 30/3 60/4 70; hands 61/91")
    assert trick(state, 61, 91).rows == ((1, 90, 91), (2, 30), (3, 60, 61), (4, 70))


def test_s5_second_figure_the_30_takes_five_cards_and_opens_the_row_anew() -> None:
    state = trick(trick(parse_position(FIGURES), 14, 15, 44, 61), 21, 26, 30, 36)
    assert state.rows == ((30, 36), (37,), (43, 44), (58, 61))
    assert state.bull_piles == ((), (), (12, 14, 15, 21, 26), ())
    assert state.bullheads_taken == (0, 0, 6, 0)


def test_s5_the_fifth_card_takes_nothing() -> None:
    state: SixRound = parse_position("six_nimmt seats=2; rows 1 2 3 4/30/40/50; hands 5/51")
    over = trick(state, 5, 51)
    assert over.rows[0] == (1, 2, 3, 4, 5)
    assert over.bullheads_taken == (0, 0)


def test_s5_trap_1_the_45_takes_the_full_row_that_ends_in_42() -> None:
    state: SixRound = parse_position("six_nimmt seats=2; rows 10/50/41/22 25 30 40 42; hands 45/51")
    over = trick(state, 45, 51)
    assert over.rows == ((10,), (50, 51), (41,), (45,))
    assert over.bull_piles == ((22, 25, 30, 40, 42), ())
    assert over.bullheads_taken == (5 + 2 + 3 + 3 + 1, 0)


def test_s5_a_card_of_the_same_trick_can_fill_the_row_before_the_next_one_takes_it() -> None:
    state: SixRound = parse_position("six_nimmt seats=2; rows 10/50/39/22 25 30 40; hands 45/42")
    over = trick(state, 45, 42)
    assert over.rows == ((10,), (50,), (39,), (45,))
    assert over.bull_piles == ((22, 25, 30, 40, 42), ())


@pytest.mark.parametrize("last", [83, 93], ids=["new edition", "Argentine edition"])
def test_s6_third_figure_the_3_fits_nowhere_and_its_owner_takes_the_37(last: int) -> None:
    line = FIGURES.replace("83", str(last))
    state = trick(trick(parse_position(line), 14, 15, 44, 61), 21, 26, 30, 36)
    choosing = trick(state, 3, 9, 68, last)
    assert choosing.phase == ChoosingRow(0, (3, 9, 68, last))
    over = after(choosing, "0: row 2")
    assert over.rows == ((30, 36), (3, 9), (43, 44), (58, 61, 68, last))
    assert over.bull_piles == ((37,), (), (12, 14, 15, 21, 26), ())
    assert over.penalties == (1, 0, 6, 0)


def test_s6_a_card_below_every_row_makes_its_owner_choose() -> None:
    state: SixRound = parse_position(TOO_LOW)
    choosing, events = play(state, "0: 61", "1: 3", "2: 9")
    assert events[-2:] == (Revealed((61, 3, 9)), TooLow(1, 3))
    assert choosing.to_act == (1,)
    assert choosing.rows == state.rows
    assert choosing.bullheads_taken == (0, 0, 0)


@pytest.mark.parametrize(
    ("row", "rows", "price"),
    [
        (1, ((3, 9), (60, 61), (70, 77), (80,)), 3 + 1 + 7),
        (2, ((50, 52, 55, 61), (3, 9), (70, 77), (80,)), 3),
        (3, ((50, 52, 55), (60, 61), (3, 9), (80,)), 3 + 5),
        (4, ((50, 52, 55), (60, 61), (70, 77), (3, 9)), 3),
    ],
)
def test_s6_the_owner_may_take_any_row_dear_or_cheap(
    row: int, rows: tuple[Cards, ...], price: int
) -> None:
    choosing = trick(parse_position(TOO_LOW), 61, 3, 9)
    over = after(choosing, f"1: row {row}")
    assert over.rows == rows
    assert over.bullheads_taken == (0, price, 0)


def test_s6_the_choice_is_among_all_four_rows() -> None:
    legal = trick(parse_position(TOO_LOW), 61, 3, 9).legal(1)
    assert list(legal) == [ChooseRow(0), ChooseRow(1), ChooseRow(2), ChooseRow(3)]


def test_s6_a_full_row_is_taken_whole_by_a_card_that_is_too_low() -> None:
    state: SixRound = parse_position("six_nimmt seats=2; rows 11 22 33 44 55/66/77/88; hands 7/89")
    over = after(trick(state, 7, 89), "0: row 1")
    assert over.rows == ((7,), (66,), (77,), (88, 89))
    assert over.bullheads_taken == (4 * 5 + 7, 0)


def test_s6_there_is_one_choice_a_trick_however_many_cards_are_too_low() -> None:
    state: SixRound = parse_position(
        "six_nimmt seats=4; rows 50/60/70/80; hands 4 90/3 91/2 92/1 93"
    )
    choosing = trick(state, 4, 3, 2, 1)
    assert choosing.phase == ChoosingRow(3, (4, 3, 2, 1))
    done, events = play(choosing, "3: row 4")
    assert done.rows == ((50,), (60,), (70,), (1, 2, 3, 4))
    assert [event.why for event in events if isinstance(event, Placed)] == [
        "too low",
        "fits",
        "fits",
        "fits",
    ]


def test_s6_trap_2_the_62_takes_the_fourth_row_when_the_29_takes_the_61() -> None:
    state = after(trick(parse_position(TRAP_2), 29, 62), "0: row 1")
    assert state.rows == ((29,), (80,), (35,), (62,))
    assert state.bull_piles == ((61,), (31, 32, 33, 34, 60))


def test_s6_trap_2_the_62_is_safe_when_the_29_takes_another_row() -> None:
    state = after(trick(parse_position(TRAP_2), 29, 62), "0: row 3")
    assert state.rows == ((61, 62), (80,), (29,), (31, 32, 33, 34, 60))
    assert state.bull_piles == ((35,), ())


def test_s7_taken_cards_never_return_to_a_hand() -> None:
    state = after(trick(parse_position(TRAP_2), 29, 62), "0: row 1")
    assert state.hands == ((90,), (91,))
    over = trick(state, 90, 91)
    assert over.bull_piles == ((61,), (31, 32, 33, 34, 60))


def test_s7_the_running_penalty_grows_with_the_bull_pile() -> None:
    state: SixRound = parse_position(TRAP_2 + "; taken 55 66/10")
    assert state.bullheads_taken == (12, 3)
    done = after(trick(state, 29, 62), "0: row 1")
    assert done.bull_piles == ((55, 66, 61), (10, 31, 32, 33, 34, 60))
    assert done.bullheads_taken == (13, 3 + 1 + 1 + 5 + 1 + 3)


def test_s8_a_round_has_ten_tricks() -> None:
    match, events = until_scored(Match.start(SixNimmt(rounds=1), SEED), rounds=1)
    assert sum(isinstance(event, Revealed) for event in events) == 10
    assert len(match.round.tricks) == 10
    assert match.round.hands == ((), (), (), ())


def test_s8_the_bullheads_in_the_bull_piles_are_added_to_the_totals() -> None:
    state: SixRound = parse_position(
        "six_nimmt seats=2; rows 10/20/30 31 32 33 34/40; hands 35/41; taken 55/1 2"
    )
    match = match_in(state, scores=[(3, 4), (10, 0)])
    match, _ = match.play(0, Commit(35))
    assert match.totals == (13, 4)
    match, events = match.play(1, Commit(41))
    assert RoundEnded((7 + 3 + 1 + 1 + 5 + 1, 2)) in events
    assert match.scores == ((3, 4), (10, 0), (18, 2))
    assert match.totals == (31, 6)


def test_s8_there_are_no_penalties_before_the_round_is_over() -> None:
    state: SixRound = parse_position(TRAP_2 + "; taken 55 66/10")
    assert state.penalties is None
    assert trick(after(trick(state, 29, 62), "0: row 1"), 90, 91).penalties == (13, 14)
