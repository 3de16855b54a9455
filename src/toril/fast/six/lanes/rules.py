"""Where the cards of 64 tricks go (S4 to S6): lane by lane the same instructions, no branches."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.six.lanes.layout import (
    BELOW_LAST,
    HEADS_AT,
    HEADS_MASK,
    LANES,
    LENGTH_MASK,
    NOTHING,
    Lanes,
)


@inlined
def sort_lanes(words: Lanes, count: int) -> None:
    """Put the first `count` words of every lane in ascending order."""
    for end in range(count - 1, 0, -1):
        for at in range(end):
            for lane in range(LANES):
                here = np.uint64(at * LANES + lane)
                there = np.uint64(at * LANES + LANES + lane)
                a, b = words[here], words[there]
                words[here] = min(a, b)
                words[there] = max(a, b)


@inlined
def nearest(a: np.int16, b: np.int16, c: np.int16, d: np.int16, card: np.int16) -> np.int16:
    """Return the row whose last card is the nearest lower one; 0 if every last is higher (S4)."""
    a = a if a < card else NOTHING
    b = b if b < card else NOTHING
    c = c if c < card else NOTHING
    d = d if d < card else NOTHING
    return max(max(a, b), max(c, d))


@inlined
def price(word: np.int16) -> np.int16:
    """Return the bullheads of a row."""
    return np.int16((word >> HEADS_AT) & HEADS_MASK)


@inlined
def place_lanes(
    rows: Lanes, trick: Lanes, at: int, lowest: bool, row_length: int, cost: Lanes
) -> None:
    """Place card number `at` of each lane's sorted trick; `cost` gets what its owner takes.

    Only the lowest card of a trick can be lower than every row (S6): it takes the cheapest, the
    first of several.
    """
    for lane in range(LANES):
        card = trick[np.uint64(at * LANES + lane)]
        a, b, c, d = rows[lane], rows[LANES + lane], rows[2 * LANES + lane], rows[3 * LANES + lane]
        word = nearest(a, b, c, d, card)
        takes = (word & LENGTH_MASK) == row_length
        if lowest:
            least = min(min(price(a), price(b)), min(price(c), price(d)))
            cheapest = c if price(c) == least else d
            cheapest = b if price(b) == least else cheapest
            cheapest = a if price(a) == least else cheapest
            takes = takes | (word == NOTHING)
            word = cheapest if word == NOTHING else word
        cost[lane] = price(word) if takes else NOTHING
        after = np.int16(card + (NOTHING if takes else word & BELOW_LAST))
        rows[lane] = after if a == word else a
        rows[LANES + lane] = after if b == word else b
        rows[2 * LANES + lane] = after if c == word else c
        rows[3 * LANES + lane] = after if d == word else d


@inlined
def add_costs(
    taken: Lanes, cards: Lanes, begin: int, trick: Lanes, at: int, seats: int, cost: Lanes
) -> None:
    """Give each lane's `cost` to the seat that played card number `at` of the sorted trick."""
    for seat in range(seats):
        for lane in range(LANES):
            own, paid = cards[np.uint64(begin + seat * LANES + lane)], cost[lane]
            mine = own == trick[np.uint64(at * LANES + lane)]
            taken[np.uint64(seat * LANES + lane)] += paid if mine else NOTHING


@inlined
def place_trick_lanes(
    trick: Lanes,
    cards: Lanes,
    begin: int,
    rows: Lanes,
    taken: Lanes,
    row_length: int,
    seats: int,
    cost: Lanes,
) -> None:
    """Place the cards of a trick from lowest to highest, which sorts it.

    `cards` has the same trick by seats, from `begin` on; `cost` is room to work in.
    """
    sort_lanes(trick, seats)
    place_lanes(rows, trick, 0, True, row_length, cost)
    add_costs(taken, cards, begin, trick, 0, seats, cost)
    for at in range(1, seats):
        place_lanes(rows, trick, at, False, row_length, cost)
        add_costs(taken, cards, begin, trick, at, seats, cost)
