"""Sampled worlds × candidate moves → the bullheads of every seat: what a bot of 6 nimmt! asks.

Two moves are compared in the same world under the same luck, and a world is the same whichever
moves and however many worlds are asked for: see `worlds`. What the others do is left to a policy.
The kernel here takes every decision, seat count and option, one world after another; commitments go
through that in `lanes.search` where lanes are in use.
"""

from collections.abc import Sequence

import numpy as np

from toril.engine.game import Move
from toril.engine.six_nimmt import SixNimmt, SixRound
from toril.fast.checks import check_policy
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, make_dice
from toril.fast.six.deal_dice import make_deal_dice
from toril.fast.six.lanes import in_use
from toril.fast.six.lanes.dealing import groups_of
from toril.fast.six.lanes.layout import LANES, lane_cards, lane_words
from toril.fast.six.lanes.network import network
from toril.fast.six.lanes.risk import lane_chances
from toril.fast.six.lanes.search import evaluate_lanes
from toril.fast.six.layout import Numbers, copy, fresh_rows
from toril.fast.six.packed_view import Known, Outcomes, PackedView, pack
from toril.fast.six.playout import choose_cards, finish_draft, remove
from toril.fast.six.policies import POLICIES, shares_of
from toril.fast.six.risk import chances
from toril.fast.six.rules import place_key, place_trick, sort_trick
from toril.fast.six.worlds import Draws, blank_world, deal_world, plays

FEW = 8
"""For fewer worlds than this, lanes would mostly run empty."""

USUAL = SixNimmt(seats=4)


def evaluate(
    packed: PackedView, moves: Sequence[Move], worlds: range, seed: int, policy: str
) -> Outcomes:
    """Return the bullheads at the round's end, [world, move, seat], what is taken included."""
    check_policy(policy, POLICIES)
    lanes = packed.commits and len(worlds) >= FEW and in_use(packed.rules, _trial)
    return evaluate_with(packed, moves, worlds, seed, policy, in_lanes=lanes)


def evaluate_in_lanes() -> bool:
    """Return whether commitments by the usual rules are evaluated in lanes here."""
    return in_use(USUAL, _trial)


def _trial(in_lanes: bool) -> None:
    """Evaluate some commitments, in lanes or not; see `lanes.choice`."""
    view = SixRound.deal(USUAL, USUAL.deck, 0).recall_view(0)
    moves = list(view.legal)[:3]
    evaluate_with(pack(view), moves, range(LANES), 0, POLICIES[0], in_lanes=in_lanes)


def evaluate_with(
    packed: PackedView,
    moves: Sequence[Move],
    worlds: range,
    seed: int,
    policy: str,
    *,
    in_lanes: bool,
) -> Outcomes:
    """Do the same with one of the two kernels; lanes know commitments by rules that fit them."""
    rules = packed.rules
    out = np.zeros((len(worlds), len(moves), rules.seats), np.int32)
    known, draws = packed.known, packed.draws
    numbers = [rules.row_length, rules.rows, packed.seat, rules.hand_size]
    asked = (
        np.array(numbers, np.int64),
        np.array(shares_of(policy, packed.seat, packed.shown), np.int64),
        np.array([packed.code(move) for move in moves], np.int64),
        np.array(worlds, np.int64),
        seed & SEEDS,
        make_dice(),
        out,
    )
    if in_lanes:
        rows, cards = lane_words(known.rows), lane_cards(rules)
        groups, dealing = groups_of(draws.packs.tolist()), make_deal_dice()
        words, chance = cards[draws.cards], lane_chances(rules)
        order = network(rules.seats)
        evaluate_lanes(known, draws, groups, words, dealing, rows, cards, chance, order, *asked)
    else:
        evaluate_plain(known, draws, fresh_rows(rules), chances(rules), *asked)
    return out


@kernel
def evaluate_plain(
    known: Known,
    draws: Draws,
    fresh: Numbers,
    chance: Numbers,
    numbers: Numbers,
    shares: Numbers,
    moves: Numbers,
    worlds: Numbers,
    seed: int,
    dice: Dice,
    out: Outcomes,
) -> None:
    """Fill `out`, [world, move, seat], with the bullheads at the round's end."""
    row_length, n_rows, me, hand_size = numbers[0], numbers[1], numbers[2], numbers[3]
    seats, sizes = known.sizes.shape[0], known.sizes
    world = blank_world(draws, seats * hand_size + known.pool.shape[0])
    rows, taken = np.empty(known.rows.shape[0], np.int64), np.empty(seats, np.int64)
    trick, keys = np.empty(seats, np.int64), np.empty(seats, np.int64)
    hands, counts = np.empty((seats, hand_size), np.int64), np.empty(seats, np.int64)
    left, counting = np.empty(known.pool.shape[0], np.int64), np.empty(seats, np.int64)
    for number in range(worlds.shape[0]):
        deal_world(draws, worlds[number], seed, dice, world)
        luck = dice[0]
        for seat in range(seats):
            counting[seat] = world.drawn[plays(draws, seat)] < shares[seat]
        for which in range(moves.shape[0]):
            move, count, chooser = moves[which], sizes[me], me
            for seat in range(seats):
                taken[seat] = known.taken[seat]
                for at in range(sizes[seat]):
                    hands[seat, at] = world.cards[seat * hand_size + at]
            copy(known.rows, rows)
            if known.pool.shape[0] > 0:
                dice[0] = luck
                for at in range(left.shape[0]):
                    left[at] = world.cards[seats * hand_size + at]
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
