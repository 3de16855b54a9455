"""What a card seems to cost in this trick, counted as the bot `cautious` counts, made cheap.

The risk of a card is the price of the row that it goes to, times the chance that exactly as many
of the others play between the row's last card and ours as the row has places left, each playing
any card of the deck. A card below every row costs the cheapest row if nobody plays below it.

It stands here twice: for one table at a time, and for lanes. The tests hold the two against each
other.
"""

from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.jit import inlined, kernel
from toril.fast.six import lanes
from toril.fast.six.lanes import LANES, NOTHING, ONE, Lanes, nearest, price
from toril.fast.six.placing import LAST_AT, Numbers, cheapest_row, heads_of, length_of, target_word

TIES = 10
"""Below so many bits of a risk comes what decides between equals."""

CERTAIN = 1 << 14
"""Chances are whole numbers of this, so that every machine decides alike."""

GAP_BITS = np.int16(7)
"""Where the places left begin in an index to the table that lanes use; below is the gap."""


@cache
def chances(rules: SixNimmt) -> Numbers:
    """Return, for places left and width of the gap, the chance that a card takes its row."""
    others, top = rules.seats - 1, rules.deck[-1]
    table = np.zeros((min(rules.row_length, rules.seats), top + 1), np.int64)
    for places in range(table.shape[0]):
        for gap in range(top + 1):
            hit = gap / top
            chance = comb(others, places) * hit**places * (1 - hit) ** (others - places)
            table[places, gap] = round(CERTAIN * chance)
    table.setflags(write=False)
    return table


@cache
def lane_chances(rules: SixNimmt) -> Lanes:
    """Return the same chances, flat and with room for every number that fits in a lane's word."""
    known = chances(rules)
    table = np.zeros((lanes.LENGTH_MASK + 1, 1 << GAP_BITS), np.int16)
    table[: known.shape[0], : known.shape[1]] = known
    flat = table.reshape(-1)
    flat.setflags(write=False)
    return flat


@inlined
def risk_of(card: int, rows: Numbers, cheapest: int, row_length: int, chance: Numbers) -> int:
    """Return the risk of a card, in parts of `CERTAIN`; `cheapest` is the price of that row."""
    word = target_word(rows, card)
    if word < 0:
        return int(cheapest * chance[0, card - 1])
    places = row_length - length_of(word)
    if places < chance.shape[0]:
        return int((heads_of(word) + places) * chance[places, card - (word >> LAST_AT) - 1])
    return 0


@inlined
def least_risk(
    hands: Numbers, seat: int, count: int, rows: Numbers, row_length: int, chance: Numbers
) -> int:
    """Return which of the `count` cards in its hand a seat plays that counts: its place there."""
    middle, cheapest = chance.shape[1] // 2, heads_of(rows[cheapest_row(rows)])
    best, least = 0, 1 << 60
    for at in range(count):
        card = hands[seat, at]
        # Between equals the most extreme card goes first: it only gets harder to place.
        risk = risk_of(card, rows, cheapest, row_length, chance) << TIES
        risk -= abs(card - middle)
        if risk < least:
            best, least = at, risk
    return best


@kernel
def fill_risks(
    cards: Numbers, rows: Numbers, row_length: int, chance: Numbers, risks: Numbers
) -> None:
    """Fill `risks` with that of each card."""
    cheapest = heads_of(rows[cheapest_row(rows)])
    for at in range(cards.shape[0]):
        risks[at] = risk_of(cards[at], rows, cheapest, row_length, chance)


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
            places = NOTHING if low else np.int16(length - (row & lanes.LENGTH_MASK))
            gap = np.int16((word >> lanes.LAST_AT) - (row >> lanes.LAST_AT) - ONE)
            cost[lane] = cheapest[lane] if low else np.int16(price(row) + places)
            looked_up[lane] = np.int16((places << GAP_BITS) + gap)
        for lane in range(LANES):  # by itself, because it is the one loop that is not a vector's
            looked_up[lane] = chance[np.uint16(looked_up[lane])]
        for lane in range(LANES):
            word = hands[np.uint64(begin + at * LANES + lane)]
            extreme = np.int16(abs(np.int16((word >> lanes.LAST_AT) - half)))
            risk = np.int32(np.int32(cost[lane]) * np.int32(looked_up[lane]))
            risk = np.int32((risk << TIES) - np.int32(extreme))
            better = risk < least[lane]
            least[lane] = risk if better else least[lane]
            picked[lane] = word if better else picked[lane]
