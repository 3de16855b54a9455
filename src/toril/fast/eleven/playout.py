"""A round of 11 nimmt! played on from where it stands, each seat by its weights."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.dice import Dice, throw
from toril.fast.eleven.greedy_turns import RANDOM, greedy_turn
from toril.fast.eleven.layout import FACTS, OVER, PHASE, TO_ROB, TURN, Ints
from toril.fast.eleven.masks import S56, Masks
from toril.fast.eleven.random_turns import decline_at_random, rob_at_random, turn_at_random
from toril.fast.eleven.rules import follow


@inlined
def decide(s: Ints, m: Masks, weights: Ints, dice: Dice, room: Ints, plan: Ints) -> None:
    """Write into `plan` what the seat whose turn it is will do; `room` is room to work in.

    Only a seat that does anything declines to rob where it may: a bull card is worth having.
    """
    if s[FACTS, PHASE] == TO_ROB:
        rob_at_random(s, dice, plan)
        if weights[RANDOM] > 0:
            decline_at_random(s, dice, plan)
        return
    bits = throw(dice)
    if np.int64(bits >> S56) < weights[RANDOM]:
        turn_at_random(s, m, bits, dice, room, plan)
    else:
        greedy_turn(s, m, weights, room, plan)


@inlined
def play_out(s: Ints, m: Masks, weights: Ints, dice: Dice, room: Ints, plan: Ints) -> None:
    """Let everybody go on, each seat with its line of `weights`, until the round is over."""
    while s[FACTS, PHASE] != OVER:
        decide(s, m, weights[np.uint64(s[FACTS, TURN])], dice, room, plan)
        follow(s, m, plan)
