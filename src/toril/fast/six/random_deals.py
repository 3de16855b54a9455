"""Random deals of 6 nimmt!, as many as the machine can: one after another, or in lanes.

Every seat plays by lot and takes the cheapest row with a card that is too low. The order of a
shuffled deck is as good a lot as any, so hands are played as they were dealt. A draft by lot
(S12) is such a deal, too; only its rows lie in ascending order.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import inlined, kernel
from toril.fast.dice import SEEDS, Dice, make_dice
from toril.fast.six.deal_dice import (
    DRAWN,
    LEFT,
    SPARE,
    DealDice,
    chance,
    make_deal_dice,
    multiplied,
    seed_deal_dice,
    shifted,
)
from toril.fast.six.lanes import in_use
from toril.fast.six.lanes.layout import LANES
from toril.fast.six.lanes.random_deals import lane_deals
from toril.fast.six.layout import Numbers, fresh_rows, no_rows, rule_numbers
from toril.fast.six.rules import place_trick

USUAL = SixNimmt(seats=4)

Places: TypeAlias = NDArray[np.int16]
"""Numbers of cards, from 0; `NOT_YET` for one that is not put back, which never moves."""

NOT_YET, ONE = np.int16(-1), np.int16(1)
WHOLE = 64
"""Places come in so many: a loop over all of them is vectors to its end."""


def random_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play so many deals; return, by seat, the sums of the bullheads and of their squares.

    `stream` numbers what runs side by side: each stream of a seed has luck of its own.
    """
    play = lane_deals if in_use(rules, _trial) else plain_deals
    return play(rules, deals, seed, stream)


def deal_in_lanes() -> bool:
    """Return whether deals by the usual rules are played in lanes here."""
    return in_use(USUAL, _trial)


def _trial(in_lanes: bool) -> None:
    """Play some deals, in lanes or not; see `lanes.choice`."""
    (lane_deals if in_lanes else plain_deals)(USUAL, 10 * LANES, 0)


def plain_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play deals one after another, with any options; see `random_deals`."""
    sums = np.zeros((rules.seats, 2), np.int64)
    numbers = np.append(rule_numbers(rules), rules.deck[-1])
    luck = seed & SEEDS, stream, make_dice(), make_deal_dice()
    _plain(fresh_rows(rules), numbers, deals, *luck, no_rows(rules), sums)
    return sums


@kernel
def _plain(
    fresh: Numbers,
    numbers: Numbers,
    deals: int,
    seed: int,
    stream: int,
    source: Dice,
    dice: DealDice,
    rows: Numbers,
    sums: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted, top = numbers[3], numbers[4], numbers[5]
    dealt = seats * hand_size + n_rows
    taken, keys = np.empty(seats, np.int64), np.empty(seats, np.int64)
    cards, drawn = np.empty(dealt, np.int64), np.empty(dealt + 1, np.int16)
    places = np.empty(-(-dealt // WHOLE) * WHOLE, np.int16)
    seed_deal_dice(dice, seed, stream, source)
    for number in range(deals):
        deal(top, dice, number % LANES, drawn, places, cards)
        for row in range(n_rows):
            card, place = cards[seats * hand_size + row], row
            if drafted:
                place = 0
                for other in range(n_rows):
                    place += cards[seats * hand_size + other] < card
            rows[place] = fresh[card] + place
        for seat in range(seats):
            taken[seat] = 0
        for trick in range(hand_size):
            place_trick(cards, trick * seats, rows, taken, fresh, row_length, keys)
        for seat in range(seats):
            sums[seat, 0] += taken[seat]
            sums[seat, 1] += taken[seat] * taken[seat]


@inlined
def deal(
    top: int, dice: DealDice, lane: int, drawn: Places, places: Places, cards: Numbers
) -> None:
    """Fill `cards` with some of 1 to `top`: each is the one of its number among those left.

    Which one that is shows when they are put back, the last one first: all that lie at or above the
    place of the next one move up. `drawn` and `places` are room to work in.
    """
    for at in range(0, cards.shape[0], 2):
        dice[lane] = shifted(dice[lane])
        dice[LANES + lane] = multiplied(dice[LANES + lane])
        thrown = np.uint32(dice[lane] + dice[LANES + lane])
        first = chance(np.uint32(thrown >> SPARE), np.uint32(top - at))
        second = chance(np.uint32(first & LEFT), np.uint32(top - at - 1))
        drawn[at] = np.int16(first >> DRAWN)
        drawn[at + 1] = np.int16(second >> DRAWN)
    for at in range(places.shape[0]):
        places[at] = NOT_YET
    for last in range(cards.shape[0] - 1, -1, -1):
        number = drawn[last]
        for at in range(places.shape[0]):
            place = places[at]
            places[at] = np.int16(place + ONE) if place >= number else place
        places[last] = number
    for at in range(cards.shape[0]):
        cards[at] = places[at] + 1
