"""Sampled worlds × candidate moves → the bullheads of every seat: what a bot of 11 nimmt! asks."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toril.engine.game import Move
from toril.fast.checks import check_policy
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, make_dice, seeded
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
    copy,
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
    weights = weights_of(policy)
    _evaluate(
        packed.known,
        packed.masks,
        packed.unseen,
        packed.wanted,
        plans_of(packed.tops, packed.rules.top_card, moves),
        np.array(worlds, np.int64),
        seed & SEEDS,
        weights,
        shares_of(policy, packed.shown),
        make_dice(),
        packed.known.copy(),
        packed.unseen.copy(),
        packed.masks.copy(),
        packed.masks.copy(),
        weights[[0] * packed.rules.seats],
        blank_plan(packed.rules),
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
    dice: Dice,
    s: Ints,
    cards: Ints,
    world: Masks,
    m: Masks,
    seated: Ints,
    room: Ints,
    plan: Ints,
    results: Outcomes,
) -> None:
    """Fill `results`; from `s` on there is room to work in: made here, it would take Numba longer.

    `s` and the masks begin as what is known.
    """
    # Only what is in use has to be set back: as many piles as there are now. Of the numbers a world
    # has only the draw deck to itself, which no move changes: it is drawn where it is played.
    columns = max(known[FACTS, PILES], known[RULES, SEATS], FACT_COUNT)
    begin, end = known[RULES, HAND_LINES], known[RULES, PILE_LINES] + known[FACTS, PILES]
    words = masks.shape[1]
    for w in range(len(worlds)):
        seeded(dice, seed, worlds[w])
        copy(masks, world, begin, end, words)
        for at in range(len(cards)):
            cards[at] = unseen[at]
        draw_world(s, world, cards, wanted, dice)
        draw_weights(seated, known[FACTS, TURN], weights, shares, dice)
        luck = dice[0]
        for move in range(len(moves)):
            copy(known, s, 0, CHANGING, columns)
            copy(world, m, begin, end, words)
            dice[0] = luck
            follow(s, m, moves[move])
            play_out(s, m, seated, dice, room, plan)
            count_hands(s, m, results[w, move])
