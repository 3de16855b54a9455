"""Kernels of 6 nimmt! against the engine: the same deck and the same moves, the same takes.

A kernel plays and writes everything down; the engine, which is the authority, plays it again. The
published figures for random seats are checked on a million deals.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
import pytest

from tests.differential import SIX, by_rules
from tests.fast.six_deals import dealt_by_dice, lost_by_lot
from toril.engine.cards import bullheads_in
from toril.engine.six_nimmt import ChooseRow, ChoosingRow, Commit, Draft, SixNimmt, SixRound
from toril.fast.six import play_rounds, random_deals, traced_rounds
from toril.fast.six.lanes.layout import LANES, fits
from toril.fast.six.lanes.random_deals import lane_deals
from toril.fast.six.random_deals import plain_deals

BY_LOT, MIXED = 190, 190
"""Rounds of each policy for each of the rules."""

LARGE = SixNimmt(seats=3, hand_size=20, rows=5, top_card=300)
"""More cards than one throw of the dice is enough for two of."""

Placement = list[int]


def dealt(rules: SixNimmt, order: list[int]) -> SixRound:
    """Return the round after the deal, or after a draft that picks from the end of the deck."""
    state = SixRound.deal(rules, order, 0)
    if rules.variant == "draft":
        for card in order[: rules.rows - 1 : -1]:
            state, _ = state.apply(state.to_act[0], Draft(card))
    return state


def replayed(state: SixRound, tricks: list[list[Placement]]) -> list[list[Placement]]:
    """Play what a kernel wrote down; return what the engine would have written."""
    table = state.rules.bullheads
    for trick in tricks:
        for seat, card, _, _ in trick:
            state, _ = state.apply(seat, Commit(card))
        if isinstance(state.phase, ChoosingRow):
            state, _ = state.apply(state.phase.seat, ChooseRow(trick[0][2]))
    return [
        [[each.seat, each.card, each.row, *bullheads_in((each.taken,), table)] for each in trick]
        for trick in state.tricks
    ]


@by_rules(SIX)
def test_the_engine_repeats_what_a_kernel_plays(rules: SixNimmt) -> None:
    by_lot = traced_rounds(rules, range(BY_LOT), 1)
    mixed = traced_rounds(rules, range(MIXED), 2, "mixed")
    for rounds in (by_lot, mixed):
        whole = zip(
            rounds.orders.tolist(), rounds.placed.tolist(), rounds.penalties.tolist(), strict=True
        )
        for order, placed, penalties in whole:
            assert replayed(dealt(rules, order), placed) == placed
            taken = [0] * rules.seats
            for seat, _, _, cost in (each for trick in placed for each in trick):
                taken[seat] += cost
            assert taken == penalties


def test_ten_thousand_rounds_are_repeated() -> None:
    assert len(SIX) * (BY_LOT + MIXED) >= 10_000
    assert {rules.seats for rules in SIX} == set(range(2, 11))


@by_rules(SIX)
def test_a_round_depends_on_its_number_only(rules: SixNimmt) -> None:
    whole = play_rounds(rules, range(20), 3, "mixed")
    assert np.array_equal(whole[7:], play_rounds(rules, range(7, 20), 3, "mixed"))
    assert not np.array_equal(whole, play_rounds(rules, range(20), 4, "mixed"))


@by_rules([rules for rules in SIX if fits(rules)])
def test_lanes_deal_and_place_as_the_plain_loop_does(rules: SixNimmt) -> None:
    for deals in (1, 3 * LANES, 4 * LANES - 1):
        assert np.array_equal(lane_deals(rules, deals, 5), plain_deals(rules, deals, 5))


def test_what_does_not_fit_into_lanes_is_played_one_by_one() -> None:
    assert {fits(rules) for rules in SIX} == {True, False}
    for rules in (rule for rule in SIX if not fits(rule)):
        assert np.array_equal(random_deals(rules, LANES, 5), plain_deals(rules, LANES, 5))


@by_rules([*SIX, LARGE])
def test_the_engine_loses_as_much_with_the_deals_of_the_same_dice(rules: SixNimmt) -> None:
    deals = 2 * LANES + 3
    taken = [lost_by_lot(rules, order) for order in islice(dealt_by_dice(rules, 7, 2), deals)]
    sums = [[sum(heads), sum(each * each for each in heads)] for heads in zip(*taken, strict=True)]
    assert random_deals(rules, deals, 7, 2).tolist() == sums


def test_any_number_of_deals_is_that_number_of_deals() -> None:
    rules = SixNimmt(seats=2, hand_size=1, rows=1, row_length=1, top_card=3)
    sums = random_deals(rules, 2 * LANES + 5, 1)  # every deal takes one or two of the three cards
    assert 2 * LANES + 5 <= sums[:, 0].sum() <= 2 * (2 * LANES + 5)


@pytest.mark.parametrize(("seats", "published"), [(2, 8.19), (4, 12.13), (10, 14.66)])
def test_random_seats_lose_what_is_published(seats: int, published: float) -> None:
    deals = 1_000_000
    means = random_deals(SixNimmt(seats=seats), deals, 2024)[:, 0] / deals
    assert means.mean() == pytest.approx(published, abs=0.02)
    assert means == pytest.approx(np.full(seats, published), abs=0.05)  # no seat is favoured


def test_streams_of_a_seed_have_luck_of_their_own() -> None:
    rules = SixNimmt()
    first = random_deals(rules, 1000, 1, stream=0)
    assert np.array_equal(first, random_deals(rules, 1000, 1, stream=0))
    assert not np.array_equal(first, random_deals(rules, 1000, 1, stream=1))


def test_others_get_on_while_a_kernel_runs() -> None:
    """It does not hold the GIL: else we would be asked once or twice before it is done."""
    rules, asked = SixNimmt(), 0
    with ThreadPoolExecutor(1) as threads:
        playing = threads.submit(random_deals, rules, 2_000_000, 1)
        while not playing.done():
            asked += 1
    assert asked > 1000
