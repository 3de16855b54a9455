"""How the others seem to play, judged by the tricks that a view remembers: by lot, or counting.

A seat that plays by lot plays a card of any risk. A seat that counts and holds h cards plays the
one of least risk, so its rank among all the cards that might have been there, from 0 to 1, is the
least of h random numbers. That has the density h · (1 − rank)^(h − 1), by lot it is 1. The odds of
both begin even and are multiplied by this ratio, card after card. Nobody counts exactly as we do,
so each card is allowed to mean nothing with the chance `DOUBT`.
"""

from typing import TypeAlias

import numpy as np

from toril.engine.game import Card
from toril.engine.six_nimmt import ChoosingRow, RecallView
from toril.fast.six.layout import Numbers, row_words
from toril.fast.six.policies import DRAWS
from toril.fast.six.risk import chances, fill_risks

DOUBT = 0.1

Rows: TypeAlias = list[list[Card]]


def shown_shares(view: RecallView) -> list[int]:
    """Return, by seat, in how many of `DRAWS` worlds it should count."""
    rows = [list(row) for row in view.table.rows]
    held = len(view.table.hand or ())
    hidden = set(view.unseen)
    if view.hands is not None:
        hidden |= {card for hand in view.hands for card in hand}
    if isinstance(view.table.phase, ChoosingRow):
        held += 1
        hidden |= set(view.table.phase.cards)
    hidden -= set(view.table.hand or ())
    odds = [1.0] * view.table.rules.seats
    for trick in reversed(view.tricks):  # back in time: take back every placement, then look
        held += 1
        for placed in reversed(trick):
            rows[placed.row].pop()
            rows[placed.row].extend(placed.taken)
        others = [placed for placed in trick if placed.seat != view.seat]
        hidden |= {placed.card for placed in others}
        cards = np.array(sorted(hidden))
        risk = risks(view, rows, cards)
        for placed in others:
            own = risk[np.searchsorted(cards, placed.card)]
            less, most = (risk < own).mean(), (risk <= own).mean()
            ratio = ((1 - less) ** held - (1 - most) ** held) / (most - less)
            odds[placed.seat] *= (1 - DOUBT) * float(ratio) + DOUBT
    return [round(DRAWS * odd / (1 + odd)) for odd in odds]


def risks(view: RecallView, rows: Rows, cards: Numbers) -> Numbers:
    """Return what each of `cards` seems to cost on these rows."""
    rules = view.table.rules
    found = np.zeros(len(cards), np.int64)
    fill_risks(cards, row_words(rules, rows), rules.row_length, chances(rules), found)
    return found
