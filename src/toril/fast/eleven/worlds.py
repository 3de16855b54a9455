"""`evaluate`: what each move comes to in each sampled world."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toril.engine.game import Move
from toril.fast.asked import check_policy
from toril.fast.dice import SEEDS, Dice, below, seeded, shuffle
from toril.fast.eleven.layout import (
    DECK,
    DRAWABLE,
    FACTS,
    OVER,
    OWNER,
    PHASE,
    RULES,
    TABLE,
    TOP_CARD,
    TURN,
    Ints,
    blank_plan,
    give,
)
from toril.fast.eleven.policies import POLICIES, decide, shares_of, tempers_of
from toril.fast.eleven.position import Position, plans
from toril.fast.eleven.turns import follow
from toril.fast.jit import inlined, kernel


def evaluate(
    position: Position, moves: Sequence[Move], worlds: range, seed: int, policy: str
) -> NDArray[np.int32]:
    """Return the bullheads of every seat at the round's end: [world, move, seat].

    World number w is the same for all moves, and depends on the view, the seed and w only.
    """
    check_policy(policy, POLICIES)
    table = position.view.table
    results = np.zeros((len(worlds), len(moves), table.rules.seats), np.int32)
    _evaluate(
        position.known,
        position.unseen,
        position.wanted,
        plans([pile[-1] for pile in position.view.piles], table.rules.top_card, moves),
        np.array(worlds, np.int64),
        seed & SEEDS,
        tempers_of(policy),
        shares_of(policy, position.view),
        blank_plan(table.rules),
        results,
    )
    return results


@kernel
def _evaluate(
    known: Ints,
    unseen: Ints,
    wanted: Ints,
    moves: Ints,
    worlds: NDArray[np.int64],
    seed: int,
    tempers: Ints,
    shares: Ints,
    plan: Ints,
    results: NDArray[np.int32],
) -> None:
    dice = np.zeros(1, np.uint64)
    world, s, cards, worth = known.copy(), known.copy(), unseen.copy(), plan.copy()
    seated = np.zeros((len(wanted), tempers.shape[1]), np.int32)
    for w in range(len(worlds)):
        seeded(dice, seed, worlds[w])
        world[:] = known
        cards[:] = unseen
        draw_world(world, cards, wanted, dice)
        draw_tempers(seated, known[FACTS, TURN], tempers, shares, dice)
        luck = dice[0]
        for m in range(len(moves)):
            s[:] = world
            dice[0] = luck
            follow(s, moves[m])
            play_out(s, seated, dice, worth, plan)
            count_hands(s, results[w, m])


@inlined
def draw_world(s: Ints, cards: Ints, wanted: Ints, dice: Dice) -> None:
    """Deal the unseen cards to hands and draw deck; what is left over is out of play."""
    shuffle(cards, len(cards), wanted.sum() + s[FACTS, DRAWABLE], dice)
    at = 0
    for seat in range(len(wanted)):
        for _ in range(wanted[seat]):
            give(s, cards[at], seat)
            at += 1
    for drawn in range(s[FACTS, DRAWABLE]):
        s[DECK, drawn] = cards[at + drawn]


@inlined
def draw_tempers(seated: Ints, first: int, tempers: Ints, shares: Ints, dice: Dice) -> None:
    """Give seat `first` the first temper, and every other seat the second or the third."""
    for seat in range(len(seated)):
        drawn = 2 if below(dice, 256) < shares[seat] else 1
        seated[seat] = tempers[0 if seat == first else drawn]


@inlined
def play_out(s: Ints, tempers: Ints, dice: Dice, worth: Ints, plan: Ints) -> None:
    """Let everybody go on, each seat with its line of `tempers`, until the round is over."""
    while s[FACTS, PHASE] != OVER:
        decide(s, tempers[s[FACTS, TURN]], dice, worth, plan)
        follow(s, plan)


@inlined
def count_hands(s: Ints, penalties: Ints) -> None:
    """Add to `penalties` the bullheads in each hand (E11)."""
    for card in range(1, s[RULES, TOP_CARD] + 1):
        if s[OWNER, card] >= 0:
            penalties[s[OWNER, card]] += s[TABLE, card]
