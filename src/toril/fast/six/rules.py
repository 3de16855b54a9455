"""Where a trick's cards go (S4 to S6), on arrays and without branches that luck decides."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.six.layout import (
    BELOW_LAST,
    LAST_AT,
    ROW_BITS,
    ROW_MASK,
    SEAT_BITS,
    SEAT_MASK,
    Numbers,
    heads_of,
    length_of,
)


@inlined
def target_word(rows: Numbers, card: int) -> int:
    """Return the row whose last card is the nearest lower one, −1 if every last is higher (S4)."""
    above, best = card << LAST_AT, -1
    for row in range(0, rows.shape[0], 4):
        a = rows[row] if rows[row] < above else -1
        b = rows[row + 1] if rows[row + 1] < above else -1
        c = rows[row + 2] if rows[row + 2] < above else -1
        d = rows[row + 3] if rows[row + 3] < above else -1
        best = max(best, max(max(a, b), max(c, d)))
    return best


@inlined
def cheapest_row(rows: Numbers) -> int:
    """Return the row with the fewest bullheads, the first of several."""
    best = heads_of(rows[0]) << ROW_BITS
    for row in range(1, rows.shape[0]):
        best = min(best, heads_of(rows[row]) << ROW_BITS | row)
    return best & ROW_MASK


@inlined
def sort_trick(cards: Numbers, begin: int, keys: Numbers) -> None:
    """Put the keys of a trick's cards, which lie by seat from `begin` on, in ascending order.

    There is no comparison that a processor has to guess. Each key is carried past all before it;
    four, the usual table, are sorted in registers.
    """
    if keys.shape[0] == 4:
        a = cards[np.uint64(begin)] << SEAT_BITS
        b = cards[np.uint64(begin + 1)] << SEAT_BITS | 1
        c = cards[np.uint64(begin + 2)] << SEAT_BITS | 2
        d = cards[np.uint64(begin + 3)] << SEAT_BITS | 3
        a, b = min(a, b), max(a, b)
        c, d = min(c, d), max(c, d)
        keys[0], c = min(a, c), max(a, c)
        b, keys[3] = min(b, d), max(b, d)
        keys[1], keys[2] = min(b, c), max(b, c)
        return
    for seat in range(keys.shape[0]):
        key = cards[np.uint64(begin + seat)] << SEAT_BITS | seat
        for at in range(seat):
            other = keys[at]
            keys[at] = min(other, key)
            key = max(other, key)
        keys[seat] = key


@inlined
def place_trick(
    cards: Numbers,
    begin: int,
    rows: Numbers,
    taken: Numbers,
    fresh: Numbers,
    row_length: int,
    keys: Numbers,
) -> None:
    """Place the cards of a trick, which lie by seat from `begin` on, from lowest to highest.

    A lowest card that fits nowhere takes the cheapest row. `keys` is room to sort in.
    """
    sort_trick(cards, begin, keys)
    if rows.shape[0] == 4:
        place_in_four(rows, taken, fresh, row_length, keys)
    else:
        for at in range(keys.shape[0]):
            place_key(keys[at], -1, rows, taken, fresh, row_length)


@inlined
def place_key(
    key: int, chosen: int, rows: Numbers, taken: Numbers, fresh: Numbers, row_length: int
) -> tuple[int, int]:
    """Place one card, with any number of rows; return its row and the bullheads that it took.

    A card that fits nowhere takes the row `chosen`, or the cheapest where that is −1.
    """
    card, seat = key >> SEAT_BITS, key & SEAT_MASK
    word = target_word(rows, card)
    takes = length_of(word) == row_length
    if word < 0:  # S6
        word = rows[chosen if chosen >= 0 else cheapest_row(rows)]
        takes = True
    row = word & ROW_MASK
    rows[row] = fresh[card] + (row if takes else word & BELOW_LAST)
    cost = heads_of(word) if takes else 0
    taken[seat] += cost
    return row, cost


@inlined
def place_in_four(
    rows: Numbers, taken: Numbers, fresh: Numbers, row_length: int, keys: Numbers
) -> None:
    """Place the cards of sorted `keys` in four rows, which stay in registers meanwhile."""
    a, b, c, d = rows[0], rows[1], rows[2], rows[3]
    for at in range(keys.shape[0]):
        card, seat = keys[at] >> SEAT_BITS, keys[at] & SEAT_MASK
        above, word = card << LAST_AT, -1
        word = a if a < above else word
        word = b if (b < above) & (b > word) else word
        word = c if (c < above) & (c > word) else word
        word = d if (d < above) & (d > word) else word
        takes = length_of(word) == row_length
        if word < 0:  # S6
            word = a
            word = b if heads_of(b) < heads_of(word) else word
            word = c if heads_of(c) < heads_of(word) else word
            word = d if heads_of(d) < heads_of(word) else word
            takes = True
        after = fresh[np.uint64(card)] + (word & ROW_MASK if takes else word & BELOW_LAST)
        a = after if a == word else a
        b = after if b == word else b
        c = after if c == word else c
        d = after if d == word else d
        taken[np.uint64(seat)] += heads_of(word) if takes else 0
    rows[0], rows[1], rows[2], rows[3] = a, b, c, d
