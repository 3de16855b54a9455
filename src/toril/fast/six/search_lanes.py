"""`evaluate` for a commitment, sixty-four worlds in lock step: the same numbers, sooner.

Every line has its twin in `search`, `playing` and `policy`, lane by lane; the tests hold the two
against each other. What is rare or odd, a draft, a row to choose, a table that is too large for
lanes, is left to the plain kernel.
"""

import numpy as np
from numpy.typing import NDArray

from toril.fast.dice import Dice
from toril.fast.jit import inlined, kernel
from toril.fast.six.dealing import deal_world
from toril.fast.six.lanes import (
    HEADS_AT,
    LANES,
    LAST_AT,
    LENGTH_MASK,
    NO_LANE_ROW,
    NOTHING,
    ONE,
    Lanes,
    add_costs,
    nearest,
    place_lanes,
    price,
    sort_lanes,
)
from toril.fast.six.placing import LAST_AT as LAST_IN_WORD
from toril.fast.six.placing import Numbers, heads_of, length_of
from toril.fast.six.policy import GAP_BITS, TIES, Outcomes


@inlined
def seek_risks(
    hands: Lanes,
    begin: int,
    count: int,
    rows: Lanes,
    row_length: int,
    middle: int,
    risks: Lanes,
    least: NDArray[np.int32],
    picked: Lanes,
    cheapest: Lanes,
    cost: Lanes,
    looked_up: Lanes,
) -> None:
    """Let a seat that counts pick, in every lane, the card with the least risk; see `policy`."""
    length, half = np.int16(row_length), np.int16(middle)
    for lane in range(LANES):
        a, b, c, d = rows[lane], rows[LANES + lane], rows[2 * LANES + lane], rows[3 * LANES + lane]
        cheapest[lane] = min(min(price(a), price(b)), min(price(c), price(d)))
        least[lane] = 1 << 30
    for at in range(count):
        for lane in range(LANES):
            a, b = rows[lane], rows[LANES + lane]
            c, d = rows[2 * LANES + lane], rows[3 * LANES + lane]
            word = hands[np.uint64(begin + at * LANES + lane)]
            row = nearest(a, b, c, d, word)
            low = row == NOTHING
            places = NOTHING if low else np.int16(length - (row & LENGTH_MASK))
            gap = np.int16((word >> LAST_AT) - (row >> LAST_AT) - ONE)
            cost[lane] = cheapest[lane] if low else np.int16(price(row) + places)
            looked_up[lane] = np.int16((places << GAP_BITS) + gap)
        for lane in range(LANES):  # by itself, because it is the one loop that is not a vector's
            looked_up[lane] = risks[np.uint16(looked_up[lane])]
        for lane in range(LANES):
            word = hands[np.uint64(begin + at * LANES + lane)]
            extreme = np.int16(abs(np.int16((word >> LAST_AT) - half)))
            risk = np.int32(np.int32(cost[lane]) * np.int32(looked_up[lane]))
            risk = np.int32((risk << TIES) - np.int32(extreme))
            better = risk < least[lane]
            least[lane] = risk if better else least[lane]
            picked[lane] = word if better else picked[lane]


@kernel
def evaluate_lanes(
    rows_now: Numbers,
    taken_now: Numbers,
    known_hands: Numbers,
    known: Numbers,
    sizes: Numbers,
    unseen: Numbers,
    pool: Numbers,
    words: Lanes,
    risks: Lanes,
    numbers: Numbers,
    moves: Numbers,
    worlds: Numbers,
    seed: int,
    dice: Dice,
    out: Outcomes,
) -> None:
    """Fill `out` as `search` does; lanes beyond the last world repeat it and are thrown away."""
    row_length, me, shares = numbers[0], numbers[2], numbers[3:]
    seats, most = known_hands.shape
    middle = words.shape[0] // 2
    world_hands = np.empty((seats, most), np.int64)
    hidden, to_draft = np.empty(unseen.shape[0], np.int64), np.empty(pool.shape[0], np.int64)
    tempers = np.empty(seats, np.int64)
    dealt, hands = (
        np.zeros(seats * most * LANES, np.int16),
        np.zeros(seats * most * LANES, np.int16),
    )
    counting = np.zeros(seats * LANES, np.int16)
    rows, taken = np.empty(4 * LANES, np.int16), np.empty(seats * LANES, np.int16)
    trick, played = np.empty(seats * LANES, np.int16), np.empty(seats * LANES, np.int16)
    cost, picked = np.empty(LANES, np.int16), np.empty(LANES, np.int16)
    cheapest, looked_up = np.empty(LANES, np.int16), np.empty(LANES, np.int16)
    least = np.empty(LANES, np.int32)
    for block in range(0, worlds.shape[0], LANES):
        for lane in range(LANES):
            world = worlds[min(block + lane, worlds.shape[0] - 1)]
            deal_world(
                known_hands,
                known,
                sizes,
                unseen,
                pool,
                seed,
                world,
                dice,
                world_hands,
                tempers,
                hidden,
                to_draft,
            )
            for seat in range(seats):
                counting[np.uint64(seat * LANES + lane)] = tempers[seat] < shares[seat]
                for at in range(sizes[seat]):
                    card = words[world_hands[seat, at]]
                    dealt[np.uint64((seat * most + at) * LANES + lane)] = card
        for which in range(moves.shape[0]):
            move, first = words[moves[which]], True
            for at in range(seats * most * LANES):
                hands[at] = dealt[at]
            for row in range(4):
                word = NO_LANE_ROW
                if rows_now[row] >> LAST_IN_WORD < NO_LANE_ROW:
                    last, heads = rows_now[row] >> LAST_IN_WORD, heads_of(rows_now[row])
                    word = np.int16(
                        (last << LAST_AT) + (heads << HEADS_AT) + length_of(rows_now[row])
                    )
                for lane in range(LANES):
                    rows[np.uint64(row * LANES + lane)] = word
            for at in range(seats * LANES):
                taken[at] = 0
            for count in range(sizes[me], 0, -1):
                for seat in range(seats):
                    begin = seat * most * LANES
                    if first and seat == me:
                        for lane in range(LANES):
                            picked[lane] = move
                    else:
                        if shares[seat] > 0:
                            seek_risks(
                                hands,
                                begin,
                                count,
                                rows,
                                row_length,
                                middle,
                                risks,
                                least,
                                picked,
                                cheapest,
                                cost,
                                looked_up,
                            )
                        for lane in range(LANES):
                            counts = counting[np.uint64(seat * LANES + lane)] != NOTHING
                            by_lot = hands[np.uint64(begin + lane)]
                            picked[lane] = picked[lane] if counts else by_lot
                    for lane in range(LANES):
                        played[np.uint64(seat * LANES + lane)] = picked[lane]
                        trick[np.uint64(seat * LANES + lane)] = picked[lane]
                    end = begin + (count - 1) * LANES
                    for at in range(count):
                        for lane in range(LANES):
                            here = np.uint64(begin + at * LANES + lane)
                            gone = hands[here] == picked[lane]
                            hands[here] = hands[np.uint64(end + lane)] if gone else hands[here]
                first = False
                sort_lanes(trick, seats)
                place_lanes(rows, trick, 0, True, row_length, cost)
                add_costs(taken, played, 0, trick, 0, seats, cost)
                for at in range(1, seats):
                    place_lanes(rows, trick, at, False, row_length, cost)
                    add_costs(taken, played, 0, trick, at, seats, cost)
            for lane in range(min(LANES, worlds.shape[0] - block)):
                for seat in range(seats):
                    heads = taken[np.uint64(seat * LANES + lane)]
                    out[block + lane, which, seat] = taken_now[seat] + heads
