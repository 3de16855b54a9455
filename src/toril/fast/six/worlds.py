"""Sampling: worlds of 6 nimmt! that a view cannot tell from the real one.

A *world* deals the cards that a view does not know, puts every hand in a random order and draws a
number for every seat, which decides how that seat plays (`policies`). All luck is in it, so it is
the same whichever moves and however many worlds are asked for.
"""

from typing import NamedTuple

import numpy as np

from toril.fast.compiling.jit import inlined, inlined_maker
from toril.fast.dice import Dice, below, seeded, shuffle
from toril.fast.six.layout import Numbers, copy
from toril.fast.six.packed_view import Known
from toril.fast.six.policies import DRAWS


class World(NamedTuple):  # not a value: Numba knows named tuples
    """Room for one world: the hands, by seat the number drawn, a pool in the order of its picks."""

    hands: Numbers
    drawn: Numbers
    pool: Numbers
    hidden: Numbers
    """Room to shuffle in."""


@inlined_maker
def blank_world(known: Known) -> World:
    """Return room for a world of what is known."""
    return World(
        np.zeros(known.hands.shape, np.int64),
        np.empty(known.sizes.shape[0], np.int64),
        np.empty(known.pool.shape[0], np.int64),
        np.empty(known.unseen.shape[0], np.int64),
    )


@inlined
def deal_world(known: Known, number: int, seed: int, dice: Dice, world: World) -> None:
    """Deal world `number` of `seed`."""
    seats, hands, hidden = known.sizes.shape[0], world.hands, world.hidden
    seeded(dice, seed, number)
    for seat in range(seats):
        world.drawn[seat] = below(dice, DRAWS)
    copy(known.unseen, hidden)
    wanted = 0
    for seat in range(seats):
        wanted += known.sizes[seat] - known.seen[seat]
    shuffle(hidden, hidden.shape[0], wanted, dice)
    dealt = 0
    for seat in range(seats):
        for at in range(known.seen[seat]):
            hands[seat, at] = known.hands[seat, at]
        for at in range(known.seen[seat], known.sizes[seat]):
            hands[seat, at] = hidden[dealt]
            dealt += 1
        if known.seen[seat] > 0:  # what is drawn lies in random order already
            shuffle_hand(hands, seat, known.sizes[seat], dice)
    copy(known.pool, world.pool)
    shuffle(world.pool, world.pool.shape[0], world.pool.shape[0], dice)


@inlined
def shuffle_hand(hands: Numbers, seat: int, count: int, dice: Dice) -> None:
    """Shuffle the `count` cards of a seat's hand."""
    for at in range(count - 1):
        other = at + below(dice, count - at)
        hands[seat, at], hands[seat, other] = hands[seat, other], hands[seat, at]
