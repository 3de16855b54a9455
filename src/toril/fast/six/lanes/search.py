"""`evaluate` for a commitment, sixty-four worlds in lock step: the same numbers, sooner.

Every line has its twin in `six.search`, `six.playout` and `six.rules`, lane by lane; the tests hold
the two against each other. What is rare or odd, a draft, a row to choose, a round that is too
large for lanes, is left to the plain kernel.
"""

import numpy as np

from toril.fast.compiling.jit import inlined, kernel
from toril.fast.dice import Dice
from toril.fast.six.deal_dice import DealDice
from toril.fast.six.lanes.dealing import GROUP
from toril.fast.six.lanes.layout import LANES, NOTHING, ONE, ROWS, Lanes
from toril.fast.six.lanes.risk import least_risk_lanes
from toril.fast.six.lanes.tricks import place_trick_lanes
from toril.fast.six.lanes.worlds import deal_worlds
from toril.fast.six.layout import Numbers
from toril.fast.six.packed_view import Known, Outcomes
from toril.fast.six.worlds import Draws, plays


@kernel
def evaluate_lanes(
    known: Known,
    draws: Draws,
    groups: Numbers,
    words: Lanes,
    deal_dice: DealDice,
    rows_now: Lanes,
    cards: Lanes,
    chance: Lanes,
    exchanges: Numbers,
    numbers: Numbers,
    shares: Numbers,
    moves: Numbers,
    worlds: Numbers,
    seed: int,
    dice: Dice,
    out: Outcomes,
) -> None:
    """Fill `out` as `evaluate_plain` does; lanes beyond the last world repeat it, for nothing."""
    row_length, me, most = numbers[0], numbers[2], numbers[3]
    seats, middle = known.sizes.shape[0], cards.shape[0] // 2
    room = (draws.limits.shape[0] + GROUP) * LANES
    drawn, places = np.empty(room, np.int8), np.empty(room, np.int8)
    dealt = np.empty(seats * most * LANES, np.int16)
    hands = np.empty(seats * most * LANES, np.int16)
    counting = np.empty(seats * LANES, np.int16)
    rows, taken = np.empty(ROWS * LANES, np.int16), np.empty(seats * LANES, np.int16)
    trick, cost = np.empty(seats * LANES, np.int16), np.empty(seats * LANES, np.int16)
    opening = np.empty(seats * LANES, np.int16)
    swapped = np.empty(exchanges.shape[0] * LANES, np.int16)
    picked, last = np.empty(LANES, np.int16), np.empty(LANES, np.int16)
    prices, looked_up = np.empty(most * LANES, np.int16), np.empty(most * LANES, np.int16)
    cheapest, least = np.empty(LANES, np.int16), np.empty(LANES, np.int32)
    for block in range(0, worlds.shape[0], LANES):
        deal_worlds(
            draws, groups, words, worlds, block, seed, dice, deal_dice, drawn, places, dealt
        )
        for seat in range(seats):
            begin, share = plays(draws, seat) * LANES, np.int16(shares[seat])
            for lane in range(LANES):
                number = np.int16(drawn[np.uint64(begin + lane)])  # one below, see `draw_lanes`
                counting[np.uint64(seat * LANES + lane)] = np.int16(number + ONE) < share
        for which in range(moves.shape[0]):
            move, first = cards[moves[which]], True
            for at in range(seats * most * LANES):
                hands[at] = dealt[at]
            for row in range(ROWS):
                word = rows_now[row]
                for lane in range(LANES):
                    rows[np.uint64(row * LANES + lane)] = word
            for at in range(seats * LANES):
                taken[at] = 0
                trick[at] = opening[at]
            for count in range(known.sizes[me], 0, -1):
                for seat in range(seats):
                    if first and which > 0 and seat != me:
                        continue  # whatever we play, the others open as they did
                    begin, asked = seat * most * LANES, first and seat == me
                    counts = shares[seat] > 0 and count > 1 and not asked
                    if counts:
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
                    play_lanes(
                        hands,
                        begin,
                        count,
                        seat,
                        asked,
                        move,
                        counts,
                        counting,
                        picked,
                        last,
                        trick,
                    )
                if first and which == 0:
                    for at in range(seats * LANES):
                        opening[at] = trick[at]
                    for seat in range(seats):
                        if seat != me:
                            for at in range(seat * most * LANES, (seat + 1) * most * LANES):
                                dealt[np.uint64(at)] = hands[np.uint64(at)]
                first = False
                place_trick_lanes(trick, rows, taken, row_length, seats, exchanges, cost, swapped)
            for lane in range(min(LANES, worlds.shape[0] - block)):
                for seat in range(seats):
                    heads = taken[np.uint64(seat * LANES + lane)]
                    out[block + lane, which, seat] = known.taken[seat] + heads


@inlined
def play_lanes(
    hands: Lanes,
    begin: int,
    count: int,
    seat: int,
    asked: bool,
    move: np.int16,
    counts: bool,
    counting: Lanes,
    picked: Lanes,
    last: Lanes,
    trick: Lanes,
) -> None:
    """Let a seat play: our move if that is `asked`, what was picked in lanes where it counts, or
    its first card. The last card of its hand of `count` takes the place.

    `last` is room for that card: read from the hand that is written, it would keep lanes apart.
    """
    for lane in range(LANES):
        line = np.uint64(seat * LANES + lane)
        by_lot, counted, whether = hands[np.uint64(begin + lane)], picked[lane], counting[line]
        card = counted if counts and whether != NOTHING else by_lot
        trick[line] = move if asked else card
        last[lane] = hands[np.uint64(begin + (count - 1) * LANES + lane)]
    for at in range(count):
        for lane in range(LANES):
            here = np.uint64(begin + at * LANES + lane)
            card, instead, played = hands[here], last[lane], trick[np.uint64(seat * LANES + lane)]
            hands[here] = instead if card == played else card
