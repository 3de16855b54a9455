"""Random deals of 6 nimmt!, as many as the machine can: one after another, or in lanes.

Every seat plays by lot and takes the cheapest row with a card that is too low. The order of a
shuffled deck is as good a lot as any, so hands are played as they were dealt. A draft by lot
(S12) is such a deal, too; only its rows lie in ascending order.
"""

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, draw, make_dice, seeded
from toril.fast.six.lanes import in_use
from toril.fast.six.lanes.layout import LANES
from toril.fast.six.lanes.random_deals import lane_deals
from toril.fast.six.layout import Numbers, fresh_rows, no_rows, rule_numbers
from toril.fast.six.rules import place_trick

REST = 1 << 40
"""Deals that do not fill all lanes have streams of their own, which begin here."""


def random_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play so many deals; return, by seat, the sums of the bullheads and of their squares.

    `stream` numbers what runs side by side: each stream of a seed has luck of its own.
    """
    batches, rest = divmod(deals, LANES)
    if in_use(rules):
        sums = lane_deals(rules, batches, seed, stream)
    else:
        sums = plain_deals(rules, batches * LANES, seed, stream)
    return sums + plain_deals(rules, rest, seed, stream + REST)


def plain_deals(rules: SixNimmt, deals: int, seed: int, stream: int = 0) -> Numbers:
    """Play deals one after another, with any options; see `random_deals`."""
    sums = np.zeros((rules.seats, 2), np.int64)
    deck = np.array(rules.deck, np.int64)
    fresh, rows, dice = fresh_rows(rules), no_rows(rules), make_dice()
    _plain(fresh, rule_numbers(rules), deals, deck, seed & SEEDS, stream, dice, rows, sums)
    return sums


@kernel
def _plain(
    fresh: Numbers,
    numbers: Numbers,
    deals: int,
    deck: Numbers,
    seed: int,
    stream: int,
    dice: Dice,
    rows: Numbers,
    sums: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted = numbers[3], numbers[4]
    taken = np.empty(seats, np.int64)
    keys = np.empty(seats, np.int64)
    seeded(dice, seed, stream)
    for _ in range(deals):
        draw(deck, seats * hand_size + n_rows, dice)
        for row in range(n_rows):
            card, place = deck[seats * hand_size + row], row
            if drafted:
                place = 0
                for other in range(n_rows):
                    place += deck[seats * hand_size + other] < card
            rows[place] = fresh[card] + place
        for seat in range(seats):
            taken[seat] = 0
        for number in range(hand_size):
            place_trick(deck, number * seats, rows, taken, fresh, row_length, keys)
        for seat in range(seats):
            sums[seat, 0] += taken[seat]
            sums[seat, 1] += taken[seat] * taken[seat]
