"""Worlds that a view cannot tell from the real one: what `evaluate` plays in.

A *world* deals the cards that a view does not know, puts every hand in a random order and gives
every seat a temper. All luck is in it, so it is the same whichever moves and however many worlds
are asked for.
"""

import numpy as np

from toril.fast.dice import Dice, below, make_dice, seeded
from toril.fast.jit import inlined, kernel
from toril.fast.six.placing import SEEDS, Numbers
from toril.fast.six.playing import copy, shuffle, shuffle_hand
from toril.fast.six.policy import TEMPERS
from toril.fast.six.position import Position


def sampled_hands(position: Position, worlds: range, seed: int) -> Numbers:
    """Return the hands that `evaluate` deals in each world, [world, seat, card]; 0 is no card."""
    hands = np.zeros((len(worlds), *position.hands.shape), np.int64)
    for at, world in enumerate(worlds):
        _sample(position, world, seed & SEEDS, hands[at])
    return hands


def _sample(position: Position, world: int, seed: int, hands: Numbers) -> None:
    _deal(
        position.hands,
        position.known,
        position.sizes,
        position.unseen,
        position.pool,
        seed,
        world,
        make_dice(),
        hands,
        np.zeros(position.rules.seats, np.int64),
        position.unseen.copy(),
        position.pool.copy(),
    )


@inlined
def deal_world(
    known_hands: Numbers,
    known: Numbers,
    sizes: Numbers,
    unseen: Numbers,
    pool: Numbers,
    seed: int,
    world: int,
    dice: Dice,
    hands: Numbers,
    tempers: Numbers,
    hidden: Numbers,
    to_draft: Numbers,
) -> None:
    """Deal world number `world` of `seed`: the hands, and the order in which a pool is picked."""
    seeded(dice, seed, world)
    for seat in range(sizes.shape[0]):
        tempers[seat] = below(dice, TEMPERS)
    copy(unseen, hidden)
    wanted = 0
    for seat in range(sizes.shape[0]):
        wanted += sizes[seat] - known[seat]
    shuffle(hidden, hidden.shape[0], wanted, dice)
    drawn = 0
    for seat in range(sizes.shape[0]):
        for at in range(known[seat]):
            hands[seat, at] = known_hands[seat, at]
        for at in range(known[seat], sizes[seat]):
            hands[seat, at] = hidden[drawn]
            drawn += 1
        if known[seat] > 0:  # what is drawn lies in random order already
            shuffle_hand(hands, seat, sizes[seat], dice)
    copy(pool, to_draft)
    shuffle(to_draft, to_draft.shape[0], to_draft.shape[0], dice)


@kernel
def _deal(
    known_hands: Numbers,
    known: Numbers,
    sizes: Numbers,
    unseen: Numbers,
    pool: Numbers,
    seed: int,
    world: int,
    dice: Dice,
    hands: Numbers,
    tempers: Numbers,
    hidden: Numbers,
    to_draft: Numbers,
) -> None:
    deal_world(
        known_hands, known, sizes, unseen, pool, seed, world, dice, hands, tempers, hidden, to_draft
    )
