"""`evaluate` for a commitment, sixty-four worlds in lock step: the same numbers, sooner.

Every line has its twin in `six.search`, `six.playout` and `six.rules`, lane by lane; the tests hold
the two against each other. What is rare or odd, a draft, a row to choose, a round that is too
large for lanes, is left to the plain kernel.
"""

import numpy as np

from toril.fast.compiling.jit import inlined, kernel
from toril.fast.dice import Dice
from toril.fast.six.lanes.layout import LANES, NOTHING, ROWS, Lanes
from toril.fast.six.lanes.risk import least_risk_lanes
from toril.fast.six.lanes.tricks import place_trick_lanes
from toril.fast.six.layout import Numbers
from toril.fast.six.packed_view import Known, Outcomes
from toril.fast.six.worlds import World, blank_world, deal_world


@kernel
def evaluate_lanes(
    known: Known,
    rows_now: Lanes,
    cards: Lanes,
    chance: Lanes,
    exchanges: Numbers,
    numbers: Numbers,
    moves: Numbers,
    worlds: Numbers,
    seed: int,
    dice: Dice,
    out: Outcomes,
) -> None:
    """Fill `out` as `evaluate_plain` does; lanes beyond the last world repeat it, for nothing."""
    row_length, me, shares = numbers[0], numbers[2], numbers[3:]
    seats, most = known.hands.shape
    middle = cards.shape[0] // 2
    world = blank_world(known)
    dealt = np.zeros(seats * most * LANES, np.int16)
    hands = np.zeros(seats * most * LANES, np.int16)
    counting = np.zeros(seats * LANES, np.int16)
    rows, taken = np.empty(ROWS * LANES, np.int16), np.empty(seats * LANES, np.int16)
    trick, cost = np.empty(seats * LANES, np.int16), np.empty(seats * LANES, np.int16)
    swapped = np.empty(exchanges.shape[0] * LANES, np.int16)
    picked, last = np.empty(LANES, np.int16), np.empty(LANES, np.int16)
    prices, looked_up = np.empty(most * LANES, np.int16), np.empty(most * LANES, np.int16)
    cheapest, least = np.empty(LANES, np.int16), np.empty(LANES, np.int32)
    for block in range(0, worlds.shape[0], LANES):
        for lane in range(LANES):
            number = worlds[min(block + lane, worlds.shape[0] - 1)]
            deal_world(known, number, seed, dice, world)
            to_lane(world, lane, known.sizes, shares, cards, dealt, counting)
        for which in range(moves.shape[0]):
            move, first = cards[moves[which]], True
            for at in range(seats * most * LANES):
                hands[at] = dealt[at]
            for row in range(ROWS):
                for lane in range(LANES):
                    rows[np.uint64(row * LANES + lane)] = rows_now[row]
            for at in range(seats * LANES):
                taken[at] = 0
            for count in range(known.sizes[me], 0, -1):
                for seat in range(seats):
                    begin = seat * most * LANES
                    if first and seat == me:
                        for lane in range(LANES):
                            picked[lane] = move
                    elif shares[seat] > 0 and count > 1:
                        least_risk_lanes(
                            hands,
                            begin,
                            count,
                            rows,
                            row_length,
                            middle,
                            chance,
                            picked,
                            least,
                            cheapest,
                            prices,
                            looked_up,
                        )
                        for lane in range(LANES):
                            counts = counting[np.uint64(seat * LANES + lane)] != NOTHING
                            by_lot, counted = hands[np.uint64(begin + lane)], picked[lane]
                            picked[lane] = counted if counts else by_lot
                    else:
                        for lane in range(LANES):
                            picked[lane] = hands[np.uint64(begin + lane)]
                    for lane in range(LANES):
                        trick[np.uint64(seat * LANES + lane)] = picked[lane]
                    remove_lanes(hands, begin, count, picked, last)
                first = False
                place_trick_lanes(trick, rows, taken, row_length, seats, exchanges, cost, swapped)
            for lane in range(min(LANES, worlds.shape[0] - block)):
                for seat in range(seats):
                    heads = taken[np.uint64(seat * LANES + lane)]
                    out[block + lane, which, seat] = known.taken[seat] + heads


@inlined
def to_lane(
    world: World,
    lane: int,
    sizes: Numbers,
    shares: Numbers,
    cards: Lanes,
    dealt: Lanes,
    counting: Lanes,
) -> None:
    """Copy the hands of a world into a lane, and which of its seats count."""
    seats, most = world.hands.shape
    for seat in range(seats):
        counting[np.uint64(seat * LANES + lane)] = world.drawn[seat] < shares[seat]
        for at in range(sizes[seat]):
            card = cards[world.hands[seat, at]]
            dealt[np.uint64((seat * most + at) * LANES + lane)] = card


@inlined
def remove_lanes(hands: Lanes, begin: int, count: int, picked: Lanes, last: Lanes) -> None:
    """Take the card that was picked out of a hand of `count`; its last takes the place.

    `last` is room for that card: read from the hand that is written, it would keep lanes apart.
    """
    for lane in range(LANES):
        last[lane] = hands[np.uint64(begin + (count - 1) * LANES + lane)]
    for at in range(count):
        for lane in range(LANES):
            here = np.uint64(begin + at * LANES + lane)
            card, instead = hands[here], last[lane]
            hands[here] = instead if card == picked[lane] else card
