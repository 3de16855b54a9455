"""Random deals of 6 nimmt!, as many as the machine can: one after another, or in lanes.

Every seat plays by lot and takes the cheapest row with a card that is too low. The order of a
shuffled deck is as good a lot as any, so hands are played as they were dealt. A draft by lot
(S12) is such a deal, too; only its rows lie in ascending order.
"""

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.fast.dice import SEEDS, Dice, make_dice, seeded, throw
from toril.fast.jit import COMPILED, inlined, kernel
from toril.fast.six.lanes import (
    LANES,
    NO_LANE_ROW,
    ROWS,
    Lanes,
    fits,
    lane_cards,
    place_trick_lanes,
    sort_lanes,
)
from toril.fast.six.placing import Numbers, fresh_rows, no_rows, place_trick
from toril.fast.supported import SIX

DRAW_BITS, DRAW_MASK = np.uint64(21), np.uint64((1 << 21) - 1)
"""Three cards are drawn for one throw; the bias, cards in 2²¹, is below what can be measured."""

REST = 1 << 40
"""Deals that do not fill all lanes have streams of their own, which begin here."""


def random_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play so many deals; return, by seat, the sums of the bullheads and of their squares.

    `stream` numbers what runs side by side: each stream of a seed has luck of its own.
    """
    batches, rest = divmod(deals, LANES)
    if COMPILED and fits(rules):
        sums = lane_deals(rules, batches, seed, stream)
    else:
        sums = plain_deals(rules, batches * LANES, seed, stream)
    return sums + plain_deals(rules, rest, seed, stream + REST)


def plain_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play deals one after another, with any options; see `random_deals`."""
    sums = np.zeros((rules.seats, 2), np.int64)
    deck = np.array(rules.deck, np.int64)
    fresh, rows, dice = fresh_rows(rules), no_rows(rules), make_dice()
    _plain(fresh, _numbers(rules), deals, deck, seed & SEEDS, stream, dice, rows, sums)
    return sums


def lane_deals(rules: SixNimmt, batches: int, seed: int, stream: int = 0) -> Numbers:
    """Play batches of `LANES` deals side by side, where rules `fits`; see `random_deals`."""
    sums = np.zeros((rules.seats, 2), np.int64)
    deck = lane_cards(rules)[1:].copy()
    dice = make_dice()
    _lanes(_numbers(rules), batches, deck, seed & SEEDS, stream, dice, sums)
    return sums


def _numbers(rules: SixNimmt) -> Numbers:
    SIX.check(rules)
    drafted = rules.variant == "draft"
    return np.array([rules.seats, rules.hand_size, rules.rows, rules.row_length, drafted], np.int64)


@inlined
def draw(deck: Numbers | Lanes, wanted: int, dice: Dice) -> None:
    """Bring `wanted` cards to the front of the deck, each order equally likely."""
    for first in range(0, wanted, 3):
        bits = throw(dice)
        for at in range(first, min(first + 3, wanted)):
            chance = (bits & DRAW_MASK) * np.uint64(deck.shape[0] - at)
            bits >>= DRAW_BITS
            other = np.uint64(at) + (chance >> DRAW_BITS)
            card = deck[other]
            deck[other] = deck[at]
            deck[at] = card


@kernel
def _plain(
    fresh: Numbers,
    numbers: Numbers,
    deals: int,
    deck: Numbers,
    seed: int,
    stream: int,
    dice: Dice,
    rows: Numbers,
    sums: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted = numbers[3], numbers[4]
    taken = np.empty(seats, np.int64)
    keys = np.empty(seats, np.int64)
    seeded(dice, seed, stream)
    for _ in range(deals):
        draw(deck, seats * hand_size + n_rows, dice)
        for row in range(n_rows):
            card, place = deck[seats * hand_size + row], row
            if drafted:
                place = 0
                for other in range(n_rows):
                    place += deck[seats * hand_size + other] < card
            rows[place] = fresh[card] + place
        for seat in range(seats):
            taken[seat] = 0
        for number in range(hand_size):
            place_trick(deck, number * seats, rows, taken, fresh, row_length, keys)
        for seat in range(seats):
            sums[seat, 0] += taken[seat]
            sums[seat, 1] += taken[seat] * taken[seat]


@kernel
def _lanes(
    numbers: Numbers,
    batches: int,
    deck: Lanes,
    seed: int,
    stream: int,
    dice: Dice,
    sums: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted = numbers[3], numbers[4]
    dealt = seats * hand_size + n_rows
    cards = np.zeros(dealt * LANES, np.int16)
    rows = np.full(ROWS * LANES, NO_LANE_ROW, np.int16)
    trick, cost = np.zeros(seats * LANES, np.int16), np.zeros(LANES, np.int16)
    taken = np.zeros(seats * LANES, np.int16)
    seeded(dice, seed, stream)
    for _ in range(batches):
        for lane in range(LANES):
            draw(deck, dealt, dice)
            for at in range(dealt):
                cards[np.uint64(at * LANES + lane)] = deck[at]
        for at in range(n_rows * LANES):
            rows[at] = cards[np.uint64(seats * hand_size * LANES + at)]
        if drafted:
            sort_lanes(rows, n_rows)
        for at in range(seats * LANES):
            taken[at] = 0
        for number in range(hand_size):
            begin = number * seats * LANES
            for at in range(seats * LANES):
                trick[at] = cards[np.uint64(begin + at)]
            place_trick_lanes(trick, cards, begin, rows, taken, row_length, seats, cost)
        for seat in range(seats):
            for lane in range(LANES):
                heads = np.int64(taken[np.uint64(seat * LANES + lane)])
                sums[seat, 0] += heads
                sums[seat, 1] += heads * heads
