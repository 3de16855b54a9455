"""Whole tricks in lanes: sorted by a network, placed, and paid by whoever played the cards."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.six.lanes.layout import LANES, LENGTH_AT, NOTHING, Lanes
from toril.fast.six.lanes.rules import exchanged, placed, returned
from toril.fast.six.layout import Numbers


@inlined
def sort_rows(rows: Lanes, count: int) -> None:
    """Put the first `count` rows of every lane in ascending order."""
    for done in range(1, count):
        for at in range(count - done):
            for lane in range(LANES):
                here, there = np.uint64(at * LANES + lane), np.uint64((at + 1) * LANES + lane)
                low, high, _ = exchanged(rows[here], rows[there])
                rows[here] = low
                rows[there] = high


@inlined
def place_trick_lanes(
    trick: Lanes,
    rows: Lanes,
    taken: Lanes,
    row_length: int,
    seats: int,
    exchanges: Numbers,
    cost: Lanes,
    swapped: Lanes,
) -> None:
    """Place a trick, whose cards lie by seat, which sorts it, and add what each seat takes.

    `exchanges` is the network that sorts it; what follows is room to work in.
    """
    full = np.int16(row_length << LENGTH_AT)
    for number in range(exchanges.shape[0]):
        first, second = exchanges[number, 0] * LANES, exchanges[number, 1] * LANES
        for lane in range(LANES):
            here, there = np.uint64(first + lane), np.uint64(second + lane)
            low, high, wrong = exchanged(trick[here], trick[there])
            trick[here] = low
            trick[there] = high
            swapped[np.uint64(number * LANES + lane)] = np.int16(wrong)
    place_lanes(rows, trick, 0, full, True, cost)
    for at in range(1, seats):
        place_lanes(rows, trick, at, full, False, cost)
    for back in range(exchanges.shape[0]):
        number = exchanges.shape[0] - 1 - back
        first, second = exchanges[number, 0] * LANES, exchanges[number, 1] * LANES
        kept = exchanges[number, 2] * LANES
        for lane in range(LANES):
            here, there = np.uint64(first + lane), np.uint64(second + lane)
            wrong = swapped[np.uint64(kept + lane)] != NOTHING
            one, other = returned(cost[here], cost[there], wrong)
            cost[here] = one
            cost[there] = other
    for at in range(seats * LANES):
        taken[at] += cost[at]


@inlined
def place_lanes(
    rows: Lanes, trick: Lanes, at: int, full: np.int16, lowest: bool, cost: Lanes
) -> None:
    """Place card number `at` of each lane's sorted trick; `cost` gets what its owner takes."""
    for lane in range(LANES):
        card = trick[np.uint64(at * LANES + lane)]
        a, b, c, d = rows[lane], rows[LANES + lane], rows[2 * LANES + lane], rows[3 * LANES + lane]
        a, b, c, d, paid = placed(a, b, c, d, card, full, lowest)
        rows[lane] = a
        rows[LANES + lane] = b
        rows[2 * LANES + lane] = c
        rows[3 * LANES + lane] = d
        cost[np.uint64(at * LANES + lane)] = paid


@inlined
def place_four(cards: Lanes, begin: int, rows: Lanes, taken: Lanes, row_length: int) -> None:
    """Do the same for four seats, whose cards lie from `begin` on, in registers from end to end."""
    full = np.int16(row_length << LENGTH_AT)
    for lane in range(LANES):
        w, x = cards[np.uint64(begin + lane)], cards[np.uint64(begin + LANES + lane)]
        y, z = (
            cards[np.uint64(begin + 2 * LANES + lane)],
            cards[np.uint64(begin + 3 * LANES + lane)],
        )
        w, x, first = exchanged(w, x)
        y, z, second = exchanged(y, z)
        w, y, third = exchanged(w, y)
        x, z, fourth = exchanged(x, z)
        x, y, fifth = exchanged(x, y)
        a, b, c, d = rows[lane], rows[LANES + lane], rows[2 * LANES + lane], rows[3 * LANES + lane]
        a, b, c, d, of_w = placed(a, b, c, d, w, full, True)
        a, b, c, d, of_x = placed(a, b, c, d, x, full, False)
        a, b, c, d, of_y = placed(a, b, c, d, y, full, False)
        a, b, c, d, of_z = placed(a, b, c, d, z, full, False)
        rows[lane] = a
        rows[LANES + lane] = b
        rows[2 * LANES + lane] = c
        rows[3 * LANES + lane] = d
        of_x, of_y = returned(of_x, of_y, fifth)
        of_x, of_z = returned(of_x, of_z, fourth)
        of_w, of_y = returned(of_w, of_y, third)
        of_y, of_z = returned(of_y, of_z, second)
        of_w, of_x = returned(of_w, of_x, first)
        taken[lane] += of_w
        taken[LANES + lane] += of_x
        taken[2 * LANES + lane] += of_y
        taken[3 * LANES + lane] += of_z
