"""The risk of a card, as `six.risk` counts it, in every lane at once."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import inlined
from toril.fast.six.lanes.layout import (
    LANES,
    LAST_AT,
    LENGTH_AT,
    LENGTH_MASK,
    LONGEST,
    NOTHING,
    ONE,
    Lanes,
)
from toril.fast.six.lanes.rules import above, farthest, lowest_price, price
from toril.fast.six.risk import TIES, chances

LENGTH_UP = np.int16(2)
"""So far up goes a word's length in an index to `lane_chances`; below it is the gap, of 7 bits."""


@cache
def lane_chances(rules: SixNimmt) -> Lanes:
    """Return the same chances, flat, by the length of the row and the width of the gap.

    The length of no row, for a card that is too low, is 0: the chance that nobody plays below it.
    """
    known = chances(rules)
    by_gap = np.zeros((LONGEST + 1, 1 << (int(LENGTH_AT) + int(LENGTH_UP))), np.int16)
    for places in range(min(known.shape[0], rules.row_length)):
        by_gap[rules.row_length - places, : known.shape[1]] = known[places]
    by_gap[0, : known.shape[1]] = known[0]
    flat = by_gap.reshape(-1)
    flat.setflags(write=False)
    return flat


@inlined
def least_risk_lanes(
    hands: Lanes,
    begin: int,
    count: int,
    rows: Lanes,
    row_length: int,
    middle: int,
    chance: Lanes,
    picked: Lanes,
    least: NDArray[np.int32],
    cheapest: Lanes,
    cost: Lanes,
    looked_up: Lanes,
) -> None:
    """Let `picked` be, in every lane, the card that `least_risk` would choose.

    The hand is the `count` cards from `begin` on. What follows `picked` is room to work in. Of a
    look-up there is no vector instruction to make, so it is a loop by itself, over all cards, four
    at a time: one at a time, the same instructions took twice as long in some builds as in others.
    """
    full, half = np.int16(row_length), np.int16(middle)
    for lane in range(LANES):
        a, b, c, d = rows[lane], rows[LANES + lane], rows[2 * LANES + lane], rows[3 * LANES + lane]
        cheapest[lane] = lowest_price(a, b, c, d)
        least[lane] = 1 << 30
    for at in range(count):
        for lane in range(LANES):
            a, b = rows[lane], rows[LANES + lane]
            c, d = rows[2 * LANES + lane], rows[3 * LANES + lane]
            word, too_low = hands[np.uint64(begin + at * LANES + lane)], cheapest[lane]
            far = farthest(above(a, word), above(b, word), above(c, word), above(d, word))
            low = np.int16(far) >= NOTHING
            row = np.int16(far + np.uint16(word))
            row = NOTHING if low else row
            length = np.int16(row & LENGTH_MASK)
            dearer = np.int16(np.int16(price(row) + full) - np.int16(length >> LENGTH_AT))
            gap = np.int16(np.int16((word >> LAST_AT) - (row >> LAST_AT)) - ONE)
            here = np.uint64(at * LANES + lane)
            cost[here] = too_low if low else dearer
            looked_up[here] = np.int16(np.int16(length << LENGTH_UP) + gap)
    for at in range(0, count * LANES, 4):
        first, second = np.uint64(at), np.uint64(at + 1)
        third, fourth = np.uint64(at + 2), np.uint64(at + 3)
        a, b = chance[np.uint16(looked_up[first])], chance[np.uint16(looked_up[second])]
        c, d = chance[np.uint16(looked_up[third])], chance[np.uint16(looked_up[fourth])]
        looked_up[first] = a
        looked_up[second] = b
        looked_up[third] = c
        looked_up[fourth] = d
    for at in range(count):
        for lane in range(LANES):
            word, here = hands[np.uint64(begin + at * LANES + lane)], np.uint64(at * LANES + lane)
            extreme = np.int16(abs(np.int16((word >> LAST_AT) - half)))
            risk = np.int32(np.int32(cost[here]) * np.int32(looked_up[here]))
            risk = np.int32((risk << TIES) - np.int32(extreme))
            least_yet, picked_yet = least[lane], picked[lane]
            better = risk < least_yet
            least[lane] = risk if better else least_yet
            picked[lane] = word if better else picked_yet
