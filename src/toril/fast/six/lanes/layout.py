"""How many rounds of 6 nimmt! lie side by side, a lane each: in numbers of 16 bits.

A row is one word of 15 bits,

    last card (7 bits) | length (3) | bullheads (5)

and a card the word of the row that it opens. Cards differ, so words compare as their last cards
do, and a word alone says which row it is, or which seat's card.

Arrays are flat, lane by lane: thing number i of lane j is at i · LANES + j. Indices are unsigned
where the compiler could not see otherwise that they are never negative.
"""

from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

import toril.fast.six.layout as plain
from toril.engine.six_nimmt import SixNimmt
from toril.fast.six.layout import Numbers, fresh_rows

Lanes: TypeAlias = NDArray[np.int16]

LANES = 64
"""Two of the widest registers there are today: a chain of instructions each, side by side."""

ROWS = 4
"""The rows of a lane; where the rules have fewer the rest are `NO_LANE_ROW`."""

NO_LANE_ROW = np.int16(0x7FFF)
"""Above every card, and dearer than every row."""

# The fields of a row's word: where they begin, and as masks.
LAST_AT, LENGTH_AT = np.int16(8), np.int16(5)
LENGTH_MASK, HEADS_MASK, BELOW_LAST = np.int16(7 << 5), np.int16(31), np.int16(255)
LONGEST = 7
"""The longest row that there is room for."""

CARD_ROW = np.int16(1 << 5)
"""The length of a row of one card."""

NOTHING, ONE = np.int16(0), np.int16(1)


@cache
def fits(rules: SixNimmt) -> bool:
    """Return whether the numbers of these rules are small enough for lanes."""
    dearest = sum(sorted(rules.bullheads)[-rules.row_length :])
    few = rules.rows <= ROWS and rules.row_length <= LONGEST
    return few and rules.deck[-1] <= 126 and dearest <= 30  # all below what `NO_LANE_ROW` has


@cache
def lane_cards(rules: SixNimmt) -> Lanes:
    """Return the word of a row that holds one card, by card; nothing is at 0."""
    words = lane_words(fresh_rows(rules))
    words.setflags(write=False)
    return words


def lane_words(words: Numbers) -> Lanes:
    """Return the words for lanes of rows whose words are those that `six.layout` explains."""
    return np.array([_lane_word(word) for word in words.tolist()], np.int16)


def _lane_word(word: int) -> int:
    if word == plain.NO_ROW:
        return int(NO_LANE_ROW)
    heads = word >> plain.HEADS_AT & plain.HEADS_MASK
    length = word >> plain.LENGTH_AT & plain.LENGTH_MASK
    return (word >> plain.LAST_AT) << int(LAST_AT) | length << int(LENGTH_AT) | heads
