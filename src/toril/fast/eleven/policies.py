"""How seats go on in a playout: by name a *temper*, a few numbers that decide."""

from typing import Final

import numpy as np

from toril.engine.eleven_nimmt import RecallView
from toril.fast.dice import Dice, below
from toril.fast.eleven.at_random import rob_at_random, turn_at_random
from toril.fast.eleven.greedy import RANDOM, greedy_turn
from toril.fast.eleven.layout import FACTS, PHASE, TO_ROB, Ints
from toril.fast.jit import inlined

GREEDY = (0, 4, 2, 24, 2, 24, 8, 10)
"""Takes piles for their bull cards as long as these may pay."""

HASTY = (0, 4, 2, 0, 0, 0, 0, 0)
"""Sheds what it can and takes only when it must, as `cautious` does."""

ANY = (256, 0, 0, 0, 0, 0, 0, 0)
"""Does anything."""

TEMPERS: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "watchful": (HASTY, HASTY, GREEDY),
    "mixed": (HASTY, HASTY, GREEDY),
    "greedy": (GREEDY, GREEDY, GREEDY),
    "hasty": (HASTY, HASTY, HASTY),
    "random": (ANY, ANY, ANY),
}
"""The policies by name. The seat that decides goes on with the first temper; every other seat with
the second or the third, drawn anew for each world, because nobody knows how the others play. Who
expects to take piles for bull cards later puts off what should be done now: so we go on hasty."""

POLICIES: Final = tuple(TEMPERS)
"""The names of the policies; the first is the one that the bots use."""

EVEN = 128
"""Half of 256 worlds."""

UNKNOWN, NONE, ONE, MORE = 64, 12, 166, 233
"""In so many of 256 worlds a seat is greedy of which nothing is known yet, and one that has no,
one, or more bull cards after some takes, if one seat in four is: see `docs/kernels.md`."""

SOME_TAKES = 2
"""After so many takes at the table a greedy seat mostly has a bull card."""


def tempers_of(policy: str) -> Ints:
    """Return the tempers of a policy, one a line."""
    return np.array(TEMPERS[policy], np.int32)


def shares_of(policy: str, view: RecallView) -> Ints:
    """Return for each seat in how many of 256 worlds it has the third temper.

    The bull cards tell: who looks for them soon has one, and who does not seldom has two.
    """
    table, rules = view.table, view.table.rules
    if policy != "watchful":
        return np.full(rules.seats, EVEN, np.int32)
    dealt = rules.seats * rules.hand_size + 1
    takes = (rules.top_card - dealt - table.draw_deck_size) / rules.new_piles
    none = UNKNOWN if takes < SOME_TAKES else NONE
    shares = [(none, ONE, MORE)[min(count, 2)] for count in table.bull_cards]
    return np.array(shares, np.int32)


@inlined
def decide(s: Ints, temper: Ints, dice: Dice, worth: Ints, plan: Ints) -> None:
    """Write into `plan` what the seat whose turn it is will do; `worth` is scratch."""
    if s[FACTS, PHASE] == TO_ROB:
        rob_at_random(s, dice, plan)
    elif below(dice, 256) < temper[RANDOM]:
        turn_at_random(s, dice, plan)
    else:
        greedy_turn(s, temper, worth, plan)
