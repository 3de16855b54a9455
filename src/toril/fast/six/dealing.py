"""Worlds that a view cannot tell from the real one: what `evaluate` plays in.

A *world* deals the cards that a view does not know, puts every hand in a random order and gives
every seat a temper. All luck is in it, so it is the same whichever moves and however many worlds
are asked for.
"""

from typing import NamedTuple

import numpy as np

from toril.fast.dice import SEEDS, Dice, below, make_dice, seeded, shuffle
from toril.fast.jit import inlined, kernel
from toril.fast.six.placing import Numbers
from toril.fast.six.playing import copy, shuffle_hand
from toril.fast.six.policy import TEMPERS
from toril.fast.six.position import Known, Position


class World(NamedTuple):
    """Room for one world: the hands, by seat the temper, and a pool in the order of its picks."""

    hands: Numbers
    tempers: Numbers
    pool: Numbers
    hidden: Numbers
    """Room to shuffle in."""


def sampled_hands(position: Position, worlds: range, seed: int) -> Numbers:
    """Return the hands that `evaluate` deals in each world, [world, seat, card]; 0 is no card."""
    hands = np.zeros((len(worlds), *position.known.hands.shape), np.int64)
    _sample(position.known, np.array(worlds, np.int64), seed & SEEDS, make_dice(), hands)
    return hands


@inlined
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
        world.tempers[seat] = below(dice, TEMPERS)
    copy(known.unseen, hidden)
    wanted = 0
    for seat in range(seats):
        wanted += known.sizes[seat] - known.seen[seat]
    shuffle(hidden, hidden.shape[0], wanted, dice)
    drawn = 0
    for seat in range(seats):
        for at in range(known.seen[seat]):
            hands[seat, at] = known.hands[seat, at]
        for at in range(known.seen[seat], known.sizes[seat]):
            hands[seat, at] = hidden[drawn]
            drawn += 1
        if known.seen[seat] > 0:  # what is drawn lies in random order already
            shuffle_hand(hands, seat, known.sizes[seat], dice)
    copy(known.pool, world.pool)
    shuffle(world.pool, world.pool.shape[0], world.pool.shape[0], dice)


@kernel
def _sample(known: Known, worlds: Numbers, seed: int, dice: Dice, sampled: Numbers) -> None:
    world = blank_world(known)
    for number in range(worlds.shape[0]):
        deal_world(known, worlds[number], seed, dice, world)
        for seat in range(known.sizes.shape[0]):
            for at in range(known.sizes[seat]):
                sampled[number, seat, at] = world.hands[seat, at]
