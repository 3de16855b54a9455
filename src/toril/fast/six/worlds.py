"""Sampling: worlds of 6 nimmt! that a view cannot tell from the real one.

A *world* deals the cards that a view does not know, puts every hand in a random order and draws a
number for every seat, which decides how that seat plays (`policies`). All luck is in it, so it is
the same whichever moves and however many worlds are asked for. Here it is for one world at a time,
in `lanes.worlds` for many.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from toril.engine.game import Cards
from toril.fast.compiling.jit import inlined, inlined_maker
from toril.fast.dice import Dice, seeded, throw
from toril.fast.six.deal_dice import DealDice, begin_dice
from toril.fast.six.dealing import WHOLE, Places, draw, even, find
from toril.fast.six.lanes.layout import LANES
from toril.fast.six.layout import Numbers
from toril.fast.six.policies import DRAWS


class Draws(NamedTuple):  # not a value: Numba knows named tuples
    """What is drawn for a world: cards from packs, then how each seat plays.

    A hand that the view knows is a pack, since it is put in a random order, and so is a pool. What
    is unseen is the last one, and the only one of which something may be left.
    """

    limits: Numbers
    """Below what each number is drawn."""
    packs: Numbers
    """Where the numbers of each pack begin, and its cards too, and where the numbers end."""
    cards: Numbers
    goes: Numbers
    """By number the place of its card: hand after hand, with room for whole ones, then a pool."""


def draws_of(
    seen: Sequence[Cards], sizes: Sequence[int], hand_size: int, pool: Cards, unseen: Cards
) -> Draws:
    """Return what is drawn where these hands are `seen` and the others have these `sizes`."""
    limits, packs, cards, goes = list[int](), list[tuple[int, int]](), list[int](), list[int]()

    def add(pack: Cards, places: Sequence[int]) -> None:
        packs.append((len(goes), len(goes) + len(places)))
        limits.extend(range(len(pack), len(pack) - len(places), -1))
        cards.extend(pack)
        goes.extend(places)

    begins = range(0, len(seen) * hand_size, hand_size)
    for begin, hand in zip(begins, seen, strict=True):
        if hand:
            add(hand, range(begin, begin + len(hand)))
    add(pool, range(begins.stop, begins.stop + len(pool)))
    hidden = [
        begin + at
        for begin, hand, size in zip(begins, seen, sizes, strict=True)
        for at in range(len(hand), size)
    ]
    add(unseen, hidden)
    limits.extend([DRAWS] * len(seen))
    numbers = (np.array(each, np.int64) for each in (packs, cards, goes))
    return Draws(even(limits), *numbers)


class World(NamedTuple):
    """Room for one world: its cards, where `Draws.goes` says, and all numbers drawn."""

    cards: Numbers
    drawn: Places
    places: Places
    """Room to find cards in."""
    dice: DealDice


@inlined_maker
def blank_world(draws: Draws, cards: int) -> World:
    """Return room for a world of so many cards, in whole hands and a pool."""
    whole = -(-draws.goes.shape[0] // WHOLE) * WHOLE
    return World(
        np.empty(cards, np.int64),
        np.empty(draws.limits.shape[0], np.int16),
        np.empty(whole, np.int16),
        np.empty(2 * LANES, np.uint32),
    )


@inlined
def deal_world(draws: Draws, number: int, seed: int, dice: Dice, world: World) -> None:
    """Deal world `number` of `seed`."""
    seeded(dice, seed, number)
    begin_dice(world.dice, 0, throw(dice))
    draw(draws.limits, world.dice, 0, world.drawn)
    for pack in range(draws.packs.shape[0]):
        begin, end = draws.packs[pack, 0], draws.packs[pack, 1]
        find(world.drawn, begin, end, world.places)
        for at in range(begin, end):
            world.cards[draws.goes[at]] = draws.cards[begin + world.places[at - begin]]


@inlined
def plays(draws: Draws, seat: int) -> int:
    """Return which of the numbers drawn decides how a seat plays."""
    return len(draws.goes) + seat
