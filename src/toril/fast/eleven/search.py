"""Sampled worlds × candidate moves → the bullheads of every seat: what a bot of 11 nimmt! asks."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toril.engine.game import Move
from toril.fast.checks import check_policy
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, seeded
from toril.fast.eleven.layout import (
    CHANGING,
    FACT_COUNT,
    FACTS,
    HAND_LINES,
    PILE_LINES,
    PILES,
    RULES,
    SEATS,
    TURN,
    Ints,
    blank_plan,
)
from toril.fast.eleven.masks import Masks
from toril.fast.eleven.packed_view import Outcomes, PackedView
from toril.fast.eleven.plans import plans_of
from toril.fast.eleven.playout import play_out
from toril.fast.eleven.policies import POLICIES, shares_of, weights_of
from toril.fast.eleven.rules import count_hands, follow
from toril.fast.eleven.worlds import draw_weights, draw_world


def evaluate(
    packed: PackedView, moves: Sequence[Move], worlds: range, seed: int, policy: str
) -> Outcomes:
    """Return the bullheads of every seat at the round's end: [world, move, seat].

    World number w is the same for all moves, and depends on the view, the seed and w only.
    """
    check_policy(policy, POLICIES)
    results = np.zeros((len(worlds), len(moves), packed.rules.seats), np.int32)
    _evaluate(
        packed.known,
        packed.masks,
        packed.unseen,
        packed.wanted,
        plans_of(packed.tops, packed.rules.top_card, moves),
        np.array(worlds, np.int64),
        seed & SEEDS,
        weights_of(policy),
        shares_of(policy, packed.shown),
        blank_plan(packed.rules),
        results,
    )
    return results


@kernel
def _evaluate(
    known: Ints,
    masks: Masks,
    unseen: Ints,
    wanted: Ints,
    moves: Ints,
    worlds: NDArray[np.int64],
    seed: int,
    weights: Ints,
    shares: Ints,
    plan: Ints,
    results: Outcomes,
) -> None:
    dice = np.zeros(1, np.uint64)
    world, s, cards, room = known.copy(), known.copy(), unseen.copy(), plan.copy()
    world_masks, m = masks.copy(), masks.copy()
    # Only what is in use has to be set back: as many piles as there are now.
    columns = max(known[FACTS, PILES], known[RULES, SEATS], FACT_COUNT)
    begin, end = known[RULES, HAND_LINES], known[RULES, PILE_LINES] + known[FACTS, PILES]
    seated = np.zeros((len(wanted), weights.shape[1]), np.int32)
    for w in range(len(worlds)):
        seeded(dice, seed, worlds[w])
        world[:] = known
        world_masks[:] = masks
        cards[:] = unseen
        draw_world(world, world_masks, cards, wanted, dice)
        s[CHANGING:] = world[CHANGING:]
        draw_weights(seated, known[FACTS, TURN], weights, shares, dice)
        luck = dice[0]
        for move in range(len(moves)):
            s[:CHANGING, :columns] = known[:CHANGING, :columns]
            m[begin:end] = world_masks[begin:end]
            dice[0] = luck
            follow(s, m, moves[move])
            play_out(s, m, seated, dice, room, plan)
            count_hands(s, m, results[w, move])
