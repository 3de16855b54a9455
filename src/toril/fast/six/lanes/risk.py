"""The risk of a card, as `six.risk` counts it, in every lane at once."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import inlined
from toril.fast.six.lanes.layout import (
    LANES,
    LAST_AT,
    LENGTH_MASK,
    NOTHING,
    ONE,
    Lanes,
)
from toril.fast.six.lanes.rules import nearest, price
from toril.fast.six.risk import TIES, chances

GAP_BITS = np.int16(7)
"""Where the places left begin in an index to `lane_chances`; below is the gap."""


@cache
def lane_chances(rules: SixNimmt) -> Lanes:
    """Return the same chances, flat and with room for every number that fits in a lane's word."""
    known = chances(rules)
    by_gap = np.zeros((LENGTH_MASK + 1, 1 << GAP_BITS), np.int16)
    by_gap[: known.shape[0], : known.shape[1]] = known
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

    The hand is the `count` cards from `begin` on. What follows `picked` is room to work in.
    """
    length, half = np.int16(row_length), np.int16(middle)
    for lane in range(LANES):
        a, b, c, d = rows[lane], rows[LANES + lane], rows[2 * LANES + lane], rows[3 * LANES + lane]
        cheapest[lane] = min(min(price(a), price(b)), min(price(c), price(d)))
        least[lane] = 1 << 30
    for at in range(count):
        for lane in range(LANES):
            a, b = rows[lane], rows[LANES + lane]
            c, d = rows[2 * LANES + lane], rows[3 * LANES + lane]
            word = hands[np.uint64(begin + at * LANES + lane)]
            row = nearest(a, b, c, d, word)
            low = row == NOTHING
            places = NOTHING if low else np.int16(length - (row & LENGTH_MASK))
            gap = np.int16((word >> LAST_AT) - (row >> LAST_AT) - ONE)
            lowest, dearer = cheapest[lane], np.int16(price(row) + places)
            cost[lane] = lowest if low else dearer
            looked_up[lane] = np.int16((places << GAP_BITS) + gap)
        for lane in range(LANES):  # by itself: of a look-up there is no vector instruction to make
            looked_up[lane] = chance[np.uint16(looked_up[lane])]
        for lane in range(LANES):
            word = hands[np.uint64(begin + at * LANES + lane)]
            extreme = np.int16(abs(np.int16((word >> LAST_AT) - half)))
            risk = np.int32(np.int32(cost[lane]) * np.int32(looked_up[lane]))
            risk = np.int32((risk << TIES) - np.int32(extreme))
            least_yet, picked_yet = least[lane], picked[lane]
            better = risk < least_yet
            least[lane] = risk if better else least_yet
            picked[lane] = word if better else picked_yet
