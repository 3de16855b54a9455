"""Sampled worlds × candidate moves → the bullheads of every seat: what a bot of 6 nimmt! asks.

Two moves are compared in the same world under the same luck, and a world is the same whichever
moves and however many worlds are asked for: see `dealing`. What the others do is left to a policy.
"""

from collections.abc import Sequence

import numpy as np

from toril.engine.game import Move
from toril.fast.dice import make_dice
from toril.fast.jit import COMPILED
from toril.fast.six.lanes import fits, lane_words
from toril.fast.six.placing import SEEDS, fresh_rows
from toril.fast.six.policy import COUNTING, Outcomes, chances, lane_risks
from toril.fast.six.position import Position
from toril.fast.six.search_lanes import evaluate_lanes
from toril.fast.six.search_plain import evaluate_plain

FEW = 8
"""For fewer worlds than this, lanes would mostly run empty."""


def evaluate(
    position: Position, moves: Sequence[Move], worlds: range, seed: int, policy: str
) -> Outcomes:
    """Return the bullheads at the round's end, [world, move, seat], what is taken included."""
    in_lanes = COMPILED and position.commits and fits(position.rules) and len(worlds) >= FEW
    return search(position, moves, worlds, seed, policy, in_lanes=in_lanes)


def shares(position: Position, policy: str) -> list[int]:
    """Return, by seat, in how many of `TEMPERS` worlds a seat counts under this policy."""
    own, others = COUNTING[policy]
    by_seat = [others] * position.rules.seats if others is not None else list(position.habits)
    by_seat[position.seat] = own
    return by_seat


def search(
    position: Position,
    moves: Sequence[Move],
    worlds: range,
    seed: int,
    policy: str,
    *,
    in_lanes: bool,
) -> Outcomes:
    """Do the same with one of the two kernels; lanes know commitments at tables that fit them."""
    rules = position.rules
    out = np.zeros((len(worlds), len(moves), rules.seats), np.int32)
    known = (
        position.rows,
        position.taken,
        position.hands,
        position.known,
        position.sizes,
        position.unseen,
        position.pool,
    )
    numbers = [rules.row_length, rules.rows, position.seat, *shares(position, policy)]
    asked = (
        np.array(numbers, np.int64),
        np.array([position.code(move) for move in moves], np.int64),
        np.array(worlds, np.int64),
        seed & SEEDS,
        make_dice(),
        out,
    )
    if in_lanes:
        evaluate_lanes(*known, lane_words(rules), lane_risks(rules), *asked)
    else:
        evaluate_plain(*known, position.trick, fresh_rows(rules), chances(rules), *asked)
    return out
