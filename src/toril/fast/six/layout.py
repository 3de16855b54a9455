"""How a table of 6 nimmt! lies in arrays.

Of a row only its last card, its bullheads and its length matter for what follows. A *row word*
holds the three, and in its lowest bits which row it is:

    last card | bullheads | length | row

The nearest lower last card is then the highest word below the card, and whatever a placement
needs to know comes with it. The arrays of a table: `rows` are the row words, `fresh` the words of
rows that hold a single card, by card, with no row in them yet; `hands` has a line for each seat,
with its cards in front; `taken` has the bullheads of each seat.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.game import Card
from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import inlined
from toril.fast.supported import SIX

Numbers: TypeAlias = NDArray[np.int64]
"""What kernels count with; lanes alone use less."""

# The fields of a row word, from the lowest bit up: 10 bits for the row, 10 for the length, 16 for
# the bullheads, and the last card above them. Rows, lengths and cards are 1000 at most.
ROW_BITS, LENGTH_AT, HEADS_AT, LAST_AT = 10, 10, 20, 36
ROW_MASK, LENGTH_MASK, HEADS_MASK = (1 << 10) - 1, (1 << 10) - 1, (1 << 16) - 1
BELOW_LAST = (1 << LAST_AT) - 1

SEAT_BITS, SEAT_MASK = 4, 15
"""A card and its seat are one number, card · 16 + seat, so that sorting needs no second array."""


@cache
def fresh_rows(rules: SixNimmt) -> Numbers:
    """Return the word of a row that holds one card, by card; nothing is at 0."""
    words = [0, *(row_word(card, 1, heads) for card, heads in enumerate(rules.bullheads, 1))]
    by_card = np.array(words, np.int64)
    by_card.setflags(write=False)
    return by_card


def row_word(last: int, length: int, heads: int, row: int = 0) -> int:
    """Return the word of a row."""
    return last << LAST_AT | heads << HEADS_AT | length << LENGTH_AT | row


NO_ROW = (1 << 62) - 1
"""Fills `rows` up to a multiple of four: its last card is above every card, its price too high."""


def no_rows(rules: SixNimmt) -> Numbers:
    """Return an array for the row words of a table, all of them missing."""
    return np.full(-(-rules.rows // 4) * 4, NO_ROW, np.int64)


def row_words(rules: SixNimmt, rows: Sequence[Sequence[Card]]) -> Numbers:
    """Return the words of these rows."""
    words = no_rows(rules)
    for at, row in enumerate(rows):
        words[at] = row_word(row[-1], len(row), sum(rules.bullheads[card - 1] for card in row), at)
    return words


@inlined
def heads_of(word: int) -> int:
    """Return the bullheads of a row."""
    return (word >> HEADS_AT) & HEADS_MASK


@inlined
def length_of(word: int) -> int:
    """Return the number of cards in a row."""
    return (word >> LENGTH_AT) & LENGTH_MASK


def rule_numbers(rules: SixNimmt) -> Numbers:
    """Return seats, hand size, rows, row length and whether there is a draft.

    Rules that are not known here are refused.
    """
    SIX.check(rules)
    drafted = rules.variant == "draft"
    return np.array([rules.seats, rules.hand_size, rules.rows, rules.row_length, drafted], np.int64)


@inlined
def copy(source: Numbers, into: Numbers) -> None:
    """Copy an array into another: what a slice would do, and compiled in a tenth of the time."""
    for at in range(source.shape[0]):
        into[at] = source[at]
