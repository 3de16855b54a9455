"""Random deals in lanes: the same deals as `six.random_deals`, 64 at a time."""

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, draw, make_dice, seeded
from toril.fast.six.lanes.layout import LANES, NO_LANE_ROW, ROWS, Lanes, lane_cards
from toril.fast.six.lanes.rules import place_trick_lanes, sort_lanes
from toril.fast.six.layout import Numbers, rule_numbers


def lane_deals(rules: SixNimmt, batches: int, seed: int, stream: int = 0) -> Numbers:
    """Play batches of `LANES` deals side by side, where the rules fit; see `random_deals`."""
    sums = np.zeros((rules.seats, 2), np.int64)
    deck = lane_cards(rules)[1:].copy()
    dice = make_dice()
    _lanes(rule_numbers(rules), batches, deck, seed & SEEDS, stream, dice, sums)
    return sums


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
