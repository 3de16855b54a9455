"""Where a card goes (S4 to S6), in one lane: the same instructions for every card, no branches.

Everything is in locals, and a condition only ever chooses between two of them: the loops over lanes
around these functions, in `tricks` and `risk`, are vector instructions then.
"""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.six.lanes.layout import (
    BELOW_LAST,
    HEADS_MASK,
    LENGTH_MASK,
    NOTHING,
)


@inlined
def exchanged(a: np.int16, b: np.int16) -> tuple[np.int16, np.int16, np.bool_]:
    """Return the lower word, the higher word, and whether they lay the other way round."""
    wrong = a > b
    return b if wrong else a, a if wrong else b, wrong


@inlined
def returned(a: np.int16, b: np.int16, wrong: np.bool_) -> tuple[np.int16, np.int16]:
    """Return two things to where the words that they belong to lay before an exchange."""
    return b if wrong else a, a if wrong else b


@inlined
def above(row: np.int16, card: np.int16) -> np.uint16:
    """Return how far a row lies above a card, counted round: so one below lies very far above it.

    The nearest lower row is then the farthest of all (S4).
    """
    return np.uint16(row - card)


@inlined
def farthest(a: np.uint16, b: np.uint16, c: np.uint16, d: np.uint16) -> np.uint16:
    """Return the highest of four."""
    a = a if a > b else b
    c = c if c > d else d
    return a if a > c else c


@inlined
def price(word: np.int16) -> np.int16:
    """Return the bullheads of a row."""
    return np.int16(word & HEADS_MASK)


@inlined
def lower(a: np.int16, b: np.int16) -> np.int16:
    """Return the lower of two."""
    return a if a < b else b


@inlined
def lowest_price(a: np.int16, b: np.int16, c: np.int16, d: np.int16) -> np.int16:
    """Return the bullheads of the cheapest of four rows."""
    return lower(lower(price(a), price(b)), lower(price(c), price(d)))


@inlined
def placed(
    a: np.int16, b: np.int16, c: np.int16, d: np.int16, card: np.int16, full: np.int16, lowest: bool
) -> tuple[np.int16, np.int16, np.int16, np.int16, np.int16]:
    """Place a card of a sorted trick; return the four rows after it and what its owner takes.

    Only the lowest card of a trick can be lower than every row (S6): it takes the cheapest, the
    first of several. `full` is the length of a full row, as it stands in a word.
    """
    to_a, to_b, to_c, to_d = above(a, card), above(b, card), above(c, card), above(d, card)
    far = farthest(to_a, to_b, to_c, to_d)
    fits_nowhere: np.bool_ = np.bool_(False)
    if lowest:
        fits_nowhere = np.int16(far) >= NOTHING
        least = lowest_price(a, b, c, d)
        cheapest = to_c if price(c) == least else to_d
        cheapest = to_b if price(b) == least else cheapest
        cheapest = to_a if price(a) == least else cheapest
        far = cheapest if fits_nowhere else far
    word = np.int16(far + np.uint16(card))
    takes = (np.int16(word & LENGTH_MASK) == full) | fits_nowhere
    kept, cost = np.int16(word & BELOW_LAST), price(word)
    after = np.int16(card + (NOTHING if takes else kept))
    return (
        after if to_a == far else a,
        after if to_b == far else b,
        after if to_c == far else c,
        after if to_d == far else d,
        cost if takes else NOTHING,
    )
