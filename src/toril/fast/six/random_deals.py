"""Random deals of 6 nimmt!, as many as the machine can: one after another, or in lanes.

Every seat plays by lot and takes the cheapest row with a card that is too low. The order of a
shuffled deck is as good a lot as any, so hands are played as they were dealt. A draft by lot
(S12) is such a deal, too; only its rows lie in ascending order.
"""

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, make_dice
from toril.fast.six.deal_dice import DealDice, make_deal_dice, seed_deal_dice
from toril.fast.six.dealing import Places, deal_limits, draw, find, room_for
from toril.fast.six.lanes import in_use
from toril.fast.six.lanes.layout import LANES
from toril.fast.six.lanes.random_deals import lane_deals
from toril.fast.six.layout import Numbers, fresh_rows, no_rows, rule_numbers
from toril.fast.six.rules import place_trick

USUAL = SixNimmt(seats=4)


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
    limits = deal_limits(rules)
    luck = seed & SEEDS, stream, make_dice(), make_deal_dice()
    room = room_for(limits.shape[0]), no_rows(rules)
    _plain(fresh_rows(rules), rule_numbers(rules), limits, deals, *luck, *room, sums)
    return sums


@kernel
def _plain(
    fresh: Numbers,
    numbers: Numbers,
    limits: Numbers,
    deals: int,
    seed: int,
    stream: int,
    source: Dice,
    dice: DealDice,
    places: Places,
    rows: Numbers,
    sums: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted = numbers[3], numbers[4]
    dealt = seats * hand_size + n_rows
    taken, keys = np.empty(seats, np.int64), np.empty(seats, np.int64)
    cards, drawn = np.empty(dealt, np.int64), np.empty(limits.shape[0], np.int16)
    seed_deal_dice(dice, seed, stream, source)
    for number in range(deals):
        draw(limits, dice, number % LANES, drawn)
        find(drawn, 0, dealt, places)
        for at in range(dealt):
            cards[at] = places[at] + 1
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
