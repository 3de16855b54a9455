"""The dice of deals and worlds: small ones, one for each lane, so that a vector is thrown at once.

A product of 64 bits, which `fast.dice` is made of, is no vector instruction below AVX-512; one of
32 bits is everywhere. Each dice is two words of 32 bits that know nothing of each other: one is
shifted, one is multiplied, and their sum is a throw. It repeats after 2⁶⁴ throws.

Random deal number d of a stream is dealt by dice d mod `LANES`, which begins where the deal `LANES`
before it has ended, and a sampled world has a dice to itself. So it is the same deal whether it is
played in lanes or by itself.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.fast.compiling.jit import inlined
from toril.fast.dice import S32, Dice, seeded, throw
from toril.fast.six.lanes.layout import LANES

DealDice: TypeAlias = NDArray[np.uint32]
"""The words that are shifted, one for each dice, then those that are multiplied."""

# Of the 32 bits of a throw 25 are used, so that a product with the number of cards fits in 32. What
# is left below the first card's number is as good as new for a second one.
SPARE, DRAWN, LEFT = np.uint32(7), np.uint32(25), np.uint32((1 << 25) - 1)

SHARED = 128
"""Of more cards than this a product does not fit in 32 bits, and too little is left of a throw."""

LEFT_13, RIGHT_17, LEFT_5 = np.uint32(13), np.uint32(17), np.uint32(5)
FACTOR, SUMMAND = np.uint32(1664525), np.uint32(1013904223)


def make_deal_dice() -> DealDice:
    """Return dice; `seed_deal_dice` gives them their streams."""
    return np.zeros(2 * LANES, np.uint32)


@inlined
def seed_deal_dice(dice: DealDice, seed: int, stream: int, source: Dice) -> None:
    """Set every dice to its own place in stream `stream` of `seed`; `source` is thrown for that."""
    seeded(source, seed, stream)
    for lane in range(LANES):
        begin_dice(dice, lane, throw(source))


@inlined
def begin_dice(dice: DealDice, lane: int, bits: np.uint64) -> None:
    """Set one dice to where 64 random bits say."""
    dice[lane] = np.uint32(bits >> S32) | np.uint32(1)  # shifted, nothing would stay nothing
    dice[LANES + lane] = np.uint32(bits & np.uint64(0xFFFFFFFF))


@inlined
def thrown_by(dice: DealDice, lane: int) -> np.uint32:
    """Return the next 32 random bits of one dice."""
    dice[lane] = shifted(dice[lane])
    dice[LANES + lane] = multiplied(dice[LANES + lane])
    return np.uint32(dice[lane] + dice[LANES + lane])


@inlined
def shifted(word: np.uint32) -> np.uint32:
    """Return what follows a word that is shifted."""
    word = np.uint32(word ^ np.uint32(word << LEFT_13))
    word = np.uint32(word ^ np.uint32(word >> RIGHT_17))
    return np.uint32(word ^ np.uint32(word << LEFT_5))


@inlined
def multiplied(word: np.uint32) -> np.uint32:
    """Return what follows a word that is multiplied."""
    return np.uint32(np.uint32(word * FACTOR) + SUMMAND)


@inlined
def chance(bits: np.uint32, count: np.uint32) -> np.uint32:
    """Return a throw, or what is left of one, stretched over `count` cards.

    `DRAWN` bits up is the number of the card, from 0 to count − 1; the bits below are left. The
    bias of two cards together, the square of the cards in 2²⁵, is below what can be measured where
    there are at most `SHARED` of them.
    """
    return np.uint32(bits * count)
