"""Random deals in lanes: the same deals as `six.random_deals`, 64 at a time."""

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, make_dice
from toril.fast.six.deal_dice import DealDice, make_deal_dice, seed_deal_dice
from toril.fast.six.dealing import deal_limits
from toril.fast.six.lanes.dealing import GROUP, draw_lanes, find_lanes, groups_of, show_lanes
from toril.fast.six.lanes.layout import LANES, NO_LANE_ROW, ROWS
from toril.fast.six.lanes.network import network
from toril.fast.six.lanes.tricks import place_four, place_trick_lanes, sort_rows
from toril.fast.six.layout import Numbers, rule_numbers


def lane_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play deals side by side, where the rules fit; see `random_deals`."""
    sums = np.zeros((rules.seats, 2), np.int64)
    limits, luck = deal_limits(rules), (seed & SEEDS, stream, make_dice(), make_deal_dice())
    groups = groups_of([(0, limits.shape[0])])
    _lanes(rule_numbers(rules), network(rules.seats), limits, groups, deals, *luck, sums)
    return sums


@kernel
def _lanes(
    numbers: Numbers,
    exchanges: Numbers,
    limits: Numbers,
    groups: Numbers,
    deals: int,
    seed: int,
    stream: int,
    source: Dice,
    dice: DealDice,
    sums: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted = numbers[3], numbers[4]
    dealt = seats * hand_size + n_rows
    room = (limits.shape[0] + GROUP) * LANES
    before, places = np.empty(room, np.int8), np.empty(room, np.int8)
    cards, rows = np.empty(dealt * LANES, np.int16), np.empty(ROWS * LANES, np.int16)
    trick, cost = np.empty(seats * LANES, np.int16), np.empty(seats * LANES, np.int16)
    swapped = np.empty(exchanges.shape[0] * LANES, np.int16)
    taken = np.empty(seats * LANES, np.int16)
    for at in range(ROWS * LANES):
        rows[at] = NO_LANE_ROW
    seed_deal_dice(dice, seed, stream, source)
    for done in range(0, deals, LANES):
        draw_lanes(limits, dice, before)
        find_lanes(before, groups, places)
        show_lanes(places, dealt, cards)
        for at in range(n_rows * LANES):
            rows[at] = cards[np.uint64(seats * hand_size * LANES + at)]
        if drafted:
            sort_rows(rows, n_rows)
        for at in range(seats * LANES):
            taken[at] = 0
        for number in range(hand_size):
            begin = number * seats * LANES
            if seats == 4:  # the usual table
                place_four(cards, begin, rows, taken, row_length)
            else:
                for at in range(seats * LANES):
                    trick[at] = cards[np.uint64(begin + at)]
                place_trick_lanes(trick, rows, taken, row_length, seats, exchanges, cost, swapped)
        for seat in range(seats):
            heads, squares = np.int32(0), np.int32(0)
            for lane in range(min(LANES, deals - done)):
                each = np.int32(taken[np.uint64(seat * LANES + lane)])
                heads = np.int32(heads + each)
                squares = np.int32(squares + np.int32(each * each))
            sums[seat, 0] += heads
            sums[seat, 1] += squares
