"""How seats play in a playout: by lot, or by counting what a card seems to cost in this trick.

A seat that plays by lot plays the first card of its hand, which lies in random order. One that
counts plays the card with the least risk. The risk is what `cautious` counts, made cheap: the
chance that exactly as many of the others play between the row's last card and ours as the row has
places left, each playing any card of the deck, times the price of the row.

Nobody knows how the people at the table play, so a world draws that too: in some worlds a seat
plays by lot, in the others it counts. A policy says in how many, or leaves it to what the seat
has shown so far.
"""

from functools import cache
from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.jit import inlined
from toril.fast.six.placing import LAST_AT, Numbers, cheapest_row, heads_of, length_of, target_word

TEMPERS = 16
"""In each world every seat draws a temper, 0 to 15; it counts when that is below its share."""

COUNTING: dict[str, tuple[int, int | None]] = {
    "watchful": (TEMPERS, None),
    "mixed": (TEMPERS, TEMPERS // 2),
    "careful": (TEMPERS, TEMPERS),
    "lone": (TEMPERS, 0),
    "random": (0, 0),
}
"""The policies: in how many of `TEMPERS` worlds we count, and in how many each of the others.

None: as each of them seems to play, see `habits`.
"""

POLICIES = tuple(COUNTING)
"""The names of the policies; the first is the one to use where nothing else is said."""

Outcomes: TypeAlias = NDArray[np.int32]

TIES = 10
"""Below so many bits of a risk comes what decides between equals."""

CERTAIN = 1 << 14
"""Chances are whole numbers of this, so that every machine decides alike."""


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


GAP_BITS = np.int16(7)
"""Where the places left begin in an index to the table that lanes use; below is the gap."""


@cache
def lane_risks(rules: SixNimmt) -> NDArray[np.int16]:
    """Return the same chances, flat and with room for every number that fits in a lane's word."""
    known = chances(rules)
    table = np.zeros((8, 1 << GAP_BITS), np.int16)
    table[: known.shape[0], : known.shape[1]] = known
    return table.reshape(-1)


@inlined
def least_risk(
    hands: Numbers,
    seat: int,
    count: int,
    rows: Numbers,
    row_length: int,
    chance: Numbers,
) -> int:
    """Return which of the `count` cards in its hand a seat plays that counts: its place there."""
    middle, cheapest = chance.shape[1] // 2, heads_of(rows[cheapest_row(rows)])
    best, least = 0, 1 << 60
    for at in range(count):
        card = hands[seat, at]
        word = target_word(rows, card)
        if word < 0:
            cost = cheapest * chance[0, card - 1]
        else:
            places = row_length - length_of(word)
            cost = 0
            if places < chance.shape[0]:
                cost = (heads_of(word) + places) * chance[places, card - (word >> LAST_AT) - 1]
        # Between equals the most extreme card goes first: it only gets harder to place.
        cost = (cost << TIES) - abs(card - middle)
        if cost < least:
            best, least = at, cost
    return best
