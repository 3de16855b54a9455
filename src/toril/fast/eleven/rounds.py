"""Whole rounds of 11 nimmt! by a policy, from a fresh deal."""

import numpy as np
from numpy.typing import NDArray

from toril.engine.eleven_nimmt import ElevenNimmt
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, below, make_dice, seeded, shuffle
from toril.fast.eleven.layout import (
    RULES,
    SEATS,
    Ints,
    blank,
    blank_plan,
)
from toril.fast.eleven.masks import Masks
from toril.fast.eleven.playout import play_out
from toril.fast.eleven.policies import weights_of
from toril.fast.eleven.rules import count_hands, deal


def play_rounds(
    rules: ElevenNimmt, rounds: range, seed: int, policy: str = "random"
) -> NDArray[np.int32]:
    """Return the penalties of these rounds, in which all seats follow `policy`: [round, seat].

    Round number r depends on the rules, the seed and r only.
    """
    results = np.zeros((len(rounds), rules.seats), np.int32)
    _play_rounds(
        *blank(rules),
        np.array(rounds, np.int64),
        seed & SEEDS,
        weights_of(policy)[[0] * rules.seats],
        make_dice(),
        np.zeros(rules.top_card, np.int32),
        blank_plan(rules),
        blank_plan(rules),
        results,
    )
    return results


@kernel
def _play_rounds(
    s: Ints,
    m: Masks,
    rounds: NDArray[np.int64],
    seed: int,
    weights: Ints,
    dice: Dice,
    cards: Ints,
    room: Ints,
    plan: Ints,
    results: NDArray[np.int32],
) -> None:
    """Shuffle, deal and play; the starter is drawn too. `weights` has a line for each seat."""
    for number in range(len(rounds)):
        seeded(dice, seed, rounds[number])
        for at in range(len(cards)):
            cards[at] = at + 1
        shuffle(cards, len(cards), len(cards), dice)
        deal(s, m, cards, int(below(dice, s[RULES, SEATS])))
        play_out(s, m, weights, dice, room, plan)
        count_hands(s, m, results[number])
