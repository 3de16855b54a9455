"""Dealing without a deck: numbers are drawn, and which cards they mean is found afterwards.

A *pack* is some cards in ascending order, of which some or all are dealt, each order equally
likely. For each card a number is drawn below the count of those that are left in its pack. Here it
is for one deal at a time, in `lanes.dealing` for many: by the same dice it is the same deal.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import inlined
from toril.fast.six.deal_dice import DRAWN, LEFT, SHARED, SPARE, DealDice, thrown_by
from toril.fast.six.layout import Numbers

Places: TypeAlias = NDArray[np.int16]
"""Places in a pack, from 0; `NOT_YET` for a card that is not put back, which never moves."""

NOT_YET, ONE = np.int16(-1), np.int16(1)
WHOLE = 64
"""Places come in so many: a loop over all of them is vectors to its end."""


def even(limits: list[int]) -> Numbers:
    """Return below what each number is drawn, an even count of them: a throw is for two."""
    return np.array(limits + [1] * (len(limits) % 2), np.int64)


def deal_limits(rules: SixNimmt) -> Numbers:
    """Return them for a whole deal."""
    dealt = rules.seats * rules.hand_size + rules.rows
    return even([len(rules.deck) - at for at in range(dealt)])


def room_for(cards: int) -> Places:
    """Return places for so many cards of a pack."""
    return np.zeros(-(-cards // WHOLE) * WHOLE, np.int16)


@inlined
def draw(limits: Numbers, dice: DealDice, lane: int, drawn: Places) -> None:
    """Draw a number for each limit, from 0 to one below it, by dice number `lane`."""
    for at in range(0, limits.shape[0], 2):
        first = np.uint64(thrown_by(dice, lane) >> SPARE) * np.uint64(limits[at])
        left = first & np.uint64(LEFT)
        if limits[at] > SHARED:
            left = np.uint64(thrown_by(dice, lane) >> SPARE)
        drawn[at] = np.int16(first >> np.uint64(DRAWN))
        drawn[at + 1] = np.int16((left * np.uint64(limits[at + 1])) >> np.uint64(DRAWN))


@inlined
def find(drawn: Places, begin: int, end: int, places: Places) -> None:
    """Find the places in a pack of the cards for which the numbers from `begin` to `end` are drawn.

    They show when the cards are put back, the last one first: all that lie at or above the place of
    the next one move up.
    """
    for at in range(places.shape[0]):
        places[at] = NOT_YET
    for last in range(end - 1, begin - 1, -1):
        number = drawn[last]
        for at in range(places.shape[0]):
            place = places[at]
            places[at] = np.int16(place + ONE) if place >= number else place
        places[last - begin] = number
