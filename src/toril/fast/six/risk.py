"""What a card seems to cost in this trick, counted as the bot `cautious` counts, made cheap.

The risk of a card is the price of the row that it goes to, times the chance that exactly as many
of the others play between the row's last card and ours as the row has places left, each playing
any card of the deck. A card below every row costs the cheapest row if nobody plays below it.

Here it is for one table at a time, in `lanes.risk` for many; the tests hold the two against each
other.
"""

from functools import cache
from math import comb

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import inlined, kernel
from toril.fast.six.layout import LAST_AT, Numbers, heads_of, length_of
from toril.fast.six.rules import cheapest_row, target_word

TIES = 10
"""Below so many bits of a risk comes what decides between equals."""

CERTAIN = 1 << 14
"""Chances are whole numbers of this, so that every machine decides alike."""


@cache
def chances(rules: SixNimmt) -> Numbers:
    """Return, for places left and width of the gap, the chance that a card takes its row."""
    others, top = rules.seats - 1, rules.deck[-1]
    by_gap = np.zeros((min(rules.row_length, rules.seats), top + 1), np.int64)
    for places in range(by_gap.shape[0]):
        for gap in range(top + 1):
            hit = gap / top
            chance = comb(others, places) * hit**places * (1 - hit) ** (others - places)
            by_gap[places, gap] = round(CERTAIN * chance)
    by_gap.setflags(write=False)
    return by_gap


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
    """Return which of its `count` cards a seat that counts plays: the card's place in the hand."""
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
