"""Sets of cards as bits, so that what is in reach of a top is cut out at once (E4).

Card c is bit c − 1 of a *mask*, a line of words with 64 bits each. After the highest card the bits
go on with 1, 2, … as far as a reach may need: the lowest cards have two bits, and what is in reach
of a top is always one stretch. Cut out it is a single word, in which bit 0 is the card that follows
the top: therefore no reach is longer than 64. With 100 cards and a reach of 10 a mask is two words.
"""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.game import Card
from toril.fast.compiling.jit import inlined

Masks: TypeAlias = NDArray[np.uint64]

Index: TypeAlias = int | np.uint64
"""The number of a line, a pile, a seat or a card. Where time counts it is unsigned: of a signed one
Numba looks whether it counts from the end, and rounds took a tenth longer for that."""

BITS = 64
"""The bits of a word."""

NONE, ONE, ALL = np.uint64(0), np.uint64(1), np.uint64(2**64 - 1)

# Every second bit, two of four, four of eight; and ones that add up the bytes in the highest one.
PAIRS, FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
BYTES, SUM = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
S2, S4, S6, S56, S63 = np.uint64(2), np.uint64(4), np.uint64(6), np.uint64(56), np.uint64(63)


def words_for(top_card: int, reach: int) -> int:
    """Return how many words a mask has: an even number, for the usual two are written out."""
    return 2 * -(-(top_card + reach) // (2 * BITS))


def mask_of(cards: Iterable[Card], top_card: int, reach: int) -> Masks:
    """Return a set of cards as a mask."""
    bits = sum(1 << (card - 1) for card in cards)
    return in_words(bits | (bits & ((1 << reach) - 1)) << top_card, words_for(top_card, reach))


def in_words(bits: int, words: int) -> Masks:
    """Return the bits of a whole number as a mask of so many words."""
    return np.array([bits >> (BITS * word) & int(ALL) for word in range(words)], np.uint64)


@inlined
def stretch(masks: Masks, line: Index, top: Index, reach: int) -> np.uint64:
    """Return the cards of a mask that are in reach of `top`: bit 0 is the card that follows it.

    Behind the last word there is nothing to be had: a stretch that begins there ends there.
    """
    at = np.uint64(top)
    word, begin = at >> S6, at & S63
    after = masks[line, min(word + ONE, np.uint64(masks.shape[1] - 1))]
    bits = (masks[line, word] >> begin) | ((after << ONE) << (S63 - begin))
    cut: np.uint64 = bits & (ALL >> np.uint64(BITS - reach))
    return cut


@inlined
def put(m: Masks, line: Index, cards: Index) -> None:
    """Make one line of masks what another is."""
    m[line, 0] = m[cards, 0]
    m[line, 1] = m[cards, 1]
    for word in range(2, m.shape[1], 2):
        m[line, word] = m[cards, word]
        m[line, word + 1] = m[cards, word + 1]


@inlined
def add(m: Masks, line: Index, cards: Index) -> None:
    """Add the cards of one line of masks to another."""
    m[line, 0] |= m[cards, 0]
    m[line, 1] |= m[cards, 1]
    for word in range(2, m.shape[1], 2):
        m[line, word] |= m[cards, word]
        m[line, word + 1] |= m[cards, word + 1]


@inlined
def remove(m: Masks, line: Index, cards: Index) -> None:
    """Remove the cards of one line of masks from another."""
    m[line, 0] &= ~m[cards, 0]
    m[line, 1] &= ~m[cards, 1]
    for word in range(2, m.shape[1], 2):
        m[line, word] &= ~m[cards, word]
        m[line, word + 1] &= ~m[cards, word + 1]


@inlined
def ones(bits: np.uint64) -> int:
    """Return how many bits are set: LLVM knows these lines and makes them one instruction."""
    bits -= (bits >> ONE) & PAIRS
    bits = (bits & FOURS) + ((bits >> S2) & FOURS)
    bits = (bits + (bits >> S4)) & BYTES
    return int(np.int64((bits * SUM) >> S56))


@inlined
def lowest(bits: np.uint64) -> int:
    """Return the place of the lowest bit that is set."""
    return ones(~bits & (bits - ONE))


@inlined
def without_lowest(bits: np.uint64) -> np.uint64:
    """Return the bits without the lowest one that is set."""
    return bits & (bits - ONE)
