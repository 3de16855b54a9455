"""Random numbers inside kernels: SplitMix64, one unsigned word of state, the same everywhere.

A *dice* is an array of one `uint64`. A seed has as many independent streams as are needed, a world
or a round each: `seeded(dice, seed, number)` begins stream `number` of `seed`.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.fast.compiling.jit import inlined

Dice: TypeAlias = NDArray[np.uint64]

# SplitMix64's own numbers: what the state grows by, and what its bits are mixed with.
STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
SEEDS = (1 << 63) - 1
"""A seed is any whole number; kernels get its lowest bits."""

S27, S30 = np.uint64(27), np.uint64(30)
S31, S32 = np.uint64(31), np.uint64(32)

DRAW_BITS, DRAW_MASK = np.uint64(21), np.uint64((1 << 21) - 1)
"""A throw is enough for three numbers; their bias, n in 2²¹, is below what can be measured."""


def make_dice() -> Dice:
    """Return a dice; `seeded` gives it its stream."""
    return np.zeros(1, np.uint64)


@inlined
def throw(dice: Dice) -> np.uint64:
    """Return the next 64 random bits."""
    dice[0] += STEP
    return mixed(dice[0])


@inlined
def mixed(bits: np.uint64) -> np.uint64:
    """Return the throw of a state; the next state is `STEP` further.

    A loop of throws does well to hold the state itself: in the dice each waits for the one before.
    """
    bits = (bits ^ (bits >> S30)) * MIX_1
    bits = (bits ^ (bits >> S27)) * MIX_2
    thrown: np.uint64 = bits ^ (bits >> S31)
    return thrown


@inlined
def seeded(dice: Dice, seed: int, number: int) -> None:
    """Set the dice to the beginning of stream `number` of `seed`."""
    dice[0] = np.uint64(seed)
    dice[0] = throw(dice) + np.uint64(number) * MIX_1
    dice[0] = throw(dice)


@inlined
def below(dice: Dice, n: int) -> np.int64:
    """Return a number from 0 to n − 1; the bias, n in 2³², is far below what can be measured."""
    return below_thrown(throw(dice), np.uint64(n))


@inlined
def below_thrown(bits: np.uint64, n: np.uint64) -> np.int64:
    """Return the same by the highest half of a throw."""
    return np.int64(((bits >> S32) * n) >> S32)


@inlined
def below_by(bits: np.uint64, n: int) -> np.int64:
    """Return a number from 0 to n − 1 by the lowest 21 bits of a throw."""
    return np.int64(((bits & DRAW_MASK) * np.uint64(n)) >> DRAW_BITS)


@inlined
def shuffle(cards: NDArray[np.signedinteger[Any]], count: int, drawn: int, dice: Dice) -> None:
    """Bring `drawn` of the first `count` cards to the front, each order equally likely."""
    state = dice[0]
    for at in range(min(drawn, count - 1)):
        state += STEP
        other = at + below_thrown(mixed(state), np.uint64(count - at))
        cards[at], cards[other] = cards[other], cards[at]
    dice[0] = state
