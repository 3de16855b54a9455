"""Many tables of 6 nimmt! in lock step: lane by lane the same instructions, no branches.

One deal after another a processor mostly waits for itself: which row, is it full, which card is
next. Tables side by side have nothing to do with each other, so a loop over lanes is one vector
instruction for many tables. That needs small numbers. A row is one word of 15 bits,

    last card (7 bits) | bullheads (5) | length (3)

and a card the word of the row that it opens. Cards differ, so words compare as their last cards
do, and a word says by itself which row or whose card it is.

Arrays are flat, lane by lane: thing number i of lane j is at i · LANES + j. Indices are unsigned
where the compiler could not see otherwise that they are never negative.
"""

from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.six_nimmt import SixNimmt
from toril.fast.jit import inlined
from toril.fast.six import placing
from toril.fast.six.placing import Numbers, fresh_rows

Lanes: TypeAlias = NDArray[np.int16]

LANES = 64
"""Two of the widest registers there are today: a chain of instructions each, side by side."""

ROWS = 4
"""The rows of a lane; where the rules have fewer the rest are `NO_LANE_ROW`."""

NO_LANE_ROW = np.int16(0x7FFF)
"""Above every card, and dearer than every row."""

LAST_AT, HEADS_AT = np.int16(8), np.int16(3)
LENGTH_MASK, HEADS_MASK, BELOW_LAST = np.int16(7), np.int16(31), np.int16(255)
NOTHING, ONE = np.int16(0), np.int16(1)


@cache
def fits(rules: SixNimmt) -> bool:
    """Return whether the numbers of these rules are small enough for lanes."""
    dearest = sum(sorted(rules.bullheads)[-rules.row_length :])
    few = rules.rows <= ROWS and rules.row_length <= 7
    return few and rules.deck[-1] <= 126 and dearest <= 30  # all below what `NO_LANE_ROW` has


@cache
def lane_cards(rules: SixNimmt) -> Lanes:
    """Return the word of a row that holds one card, by card; nothing is at 0."""
    words = lane_words(fresh_rows(rules))
    words.setflags(write=False)
    return words


def lane_words(words: Numbers) -> Lanes:
    """Return the words for lanes of rows whose words are those that `placing` explains."""
    return np.array([_lane_word(word) for word in words.tolist()], np.int16)


def _lane_word(word: int) -> int:
    if word == placing.NO_ROW:
        return int(NO_LANE_ROW)
    heads = word >> placing.HEADS_AT & placing.HEADS_MASK
    length = word >> placing.LENGTH_AT & placing.LENGTH_MASK
    return (word >> placing.LAST_AT) << int(LAST_AT) | heads << int(HEADS_AT) | length


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
            own = cards[np.uint64(begin + seat * LANES + lane)]
            mine = own == trick[np.uint64(at * LANES + lane)]
            taken[np.uint64(seat * LANES + lane)] += cost[lane] if mine else NOTHING


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
