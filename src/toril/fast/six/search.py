"""Sampled worlds × candidate moves → the bullheads of every seat: what a bot of 6 nimmt! asks.

Two moves are compared in the same world under the same luck, and a world is the same whichever
moves and however many worlds are asked for: see `dealing`. What the others do is left to a policy.
"""

from collections.abc import Sequence

import numpy as np

from toril.engine.game import Move
from toril.fast.asked import check_policy
from toril.fast.dice import SEEDS, make_dice
from toril.fast.jit import COMPILED
from toril.fast.six.lanes import fits, lane_cards, lane_words
from toril.fast.six.placing import fresh_rows
from toril.fast.six.policy import POLICIES, shares
from toril.fast.six.position import Outcomes, Position
from toril.fast.six.risk import chances, lane_chances
from toril.fast.six.search_lanes import evaluate_lanes
from toril.fast.six.search_plain import evaluate_plain

FEW = 8
"""For fewer worlds than this, lanes would mostly run empty."""


def evaluate(
    position: Position, moves: Sequence[Move], worlds: range, seed: int, policy: str
) -> Outcomes:
    """Return the bullheads at the round's end, [world, move, seat], what is taken included."""
    check_policy(policy, POLICIES)
    in_lanes = COMPILED and position.commits and fits(position.rules) and len(worlds) >= FEW
    return search(position, moves, worlds, seed, policy, in_lanes=in_lanes)


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
    known = position.known
    counting = shares(policy, position.seat, position.habits)
    numbers = [rules.row_length, rules.rows, position.seat, *counting]
    asked = (
        np.array(numbers, np.int64),
        np.array([position.code(move) for move in moves], np.int64),
        np.array(worlds, np.int64),
        seed & SEEDS,
        make_dice(),
        out,
    )
    if in_lanes:
        rows, cards = lane_words(known.rows), lane_cards(rules)
        evaluate_lanes(known, rows, cards, lane_chances(rules), *asked)
    else:
        evaluate_plain(known, fresh_rows(rules), chances(rules), *asked)
    return out
