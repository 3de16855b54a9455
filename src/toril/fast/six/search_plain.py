"""`evaluate` one world after another: every decision, every seat count, every option."""

import numpy as np

from toril.fast.dice import Dice
from toril.fast.jit import kernel
from toril.fast.six.dealing import deal_world
from toril.fast.six.placing import Numbers, place_key, place_trick, sort_trick
from toril.fast.six.playing import choose_cards, copy, finish_draft, remove
from toril.fast.six.policy import Outcomes


@kernel
def evaluate_plain(
    rows_now: Numbers,
    taken_now: Numbers,
    known_hands: Numbers,
    known: Numbers,
    sizes: Numbers,
    unseen: Numbers,
    pool: Numbers,
    trick_now: Numbers,
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
    seats, most = known_hands.shape
    rows, taken = np.empty(rows_now.shape[0], np.int64), np.empty(seats, np.int64)
    trick, keys = np.empty(seats, np.int64), np.empty(seats, np.int64)
    dealt, hands = np.empty((seats, most), np.int64), np.empty((seats, most), np.int64)
    hidden, counts = np.empty(unseen.shape[0], np.int64), np.empty(seats, np.int64)
    to_draft, left = np.empty(pool.shape[0], np.int64), np.empty(pool.shape[0], np.int64)
    tempers, counting = np.empty(seats, np.int64), np.empty(seats, np.int64)
    for world in range(worlds.shape[0]):
        deal_world(
            known_hands,
            known,
            sizes,
            unseen,
            pool,
            seed,
            worlds[world],
            dice,
            dealt,
            tempers,
            hidden,
            to_draft,
        )
        luck = dice[0]
        for seat in range(seats):
            counting[seat] = tempers[seat] < shares[seat]
        for which in range(moves.shape[0]):
            move, count, chooser = moves[which], sizes[me], me
            for seat in range(seats):
                taken[seat] = taken_now[seat]
                for at in range(sizes[seat]):
                    hands[seat, at] = dealt[seat, at]
            copy(rows_now, rows)
            if pool.shape[0] > 0:
                dice[0] = luck
                copy(to_draft, left)
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
            if trick_now.shape[0] > 0:
                chooser = -1
                sort_trick(trick_now, 0, keys)
                for at in range(seats):
                    place_key(keys[at], move, rows, taken, fresh, row_length)
            while count > 0:
                choose_cards(chooser, move, hands, count, counting, trick, rows, row_length, chance)
                place_trick(trick, 0, rows, taken, fresh, row_length, keys)
                chooser = -1
                count -= 1
            for seat in range(seats):
                out[world, which, seat] = taken[seat]
