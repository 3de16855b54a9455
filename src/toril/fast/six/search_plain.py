"""`evaluate` one world after another: every decision, every seat count, every option."""

import numpy as np

from toril.fast.dice import Dice
from toril.fast.jit import kernel
from toril.fast.six.dealing import blank_world, deal_world
from toril.fast.six.placing import Numbers, place_key, place_trick, sort_trick
from toril.fast.six.playing import choose_cards, copy, finish_draft, remove
from toril.fast.six.position import Known, Outcomes


@kernel
def evaluate_plain(
    known: Known,
    fresh: Numbers,
    chance: Numbers,
    numbers: Numbers,
    moves: Numbers,
    worlds: Numbers,
    seed: int,
    dice: Dice,
    out: Outcomes,
) -> None:
    """Fill `out`, [world, move, seat], with the bullheads at the round's end."""
    row_length, n_rows, me, shares = numbers[0], numbers[1], numbers[2], numbers[3:]
    seats, sizes, world = known.sizes.shape[0], known.sizes, blank_world(known)
    rows, taken = np.empty(known.rows.shape[0], np.int64), np.empty(seats, np.int64)
    trick, keys = np.empty(seats, np.int64), np.empty(seats, np.int64)
    hands, counts = np.empty(known.hands.shape, np.int64), np.empty(seats, np.int64)
    left, counting = np.empty(known.pool.shape[0], np.int64), np.empty(seats, np.int64)
    for number in range(worlds.shape[0]):
        deal_world(known, worlds[number], seed, dice, world)
        luck = dice[0]
        for seat in range(seats):
            counting[seat] = world.tempers[seat] < shares[seat]
        for which in range(moves.shape[0]):
            move, count, chooser = moves[which], sizes[me], me
            for seat in range(seats):
                taken[seat] = known.taken[seat]
                for at in range(sizes[seat]):
                    hands[seat, at] = world.hands[seat, at]
            copy(known.rows, rows)
            if known.pool.shape[0] > 0:
                dice[0] = luck
                copy(world.pool, left)
                copy(sizes, counts)
                remove(left, left.shape[0], move)
                hands[me, counts[me]] = move
                counts[me] += 1
                finish_draft(
                    left,
                    left.shape[0] - 1,
                    (me + 1) % seats,
                    hands,
                    counts,
                    n_rows,
                    rows,
                    fresh,
                    dice,
                )
                count, chooser = counts[me], -1
            if known.trick.shape[0] > 0:
                chooser = -1
                sort_trick(known.trick, 0, keys)
                for at in range(seats):
                    place_key(keys[at], move, rows, taken, fresh, row_length)
            while count > 0:
                choose_cards(chooser, move, hands, count, counting, trick, rows, row_length, chance)
                place_trick(trick, 0, rows, taken, fresh, row_length, keys)
                chooser = -1
                count -= 1
            for seat in range(seats):
                out[number, which, seat] = taken[seat]
