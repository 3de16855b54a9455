"""How seats go on in a playout: a policy is a name for *weights*, the numbers that decide a turn.

`greedy_turns` explains the eight numbers.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from toril.fast.eleven.layout import Ints

GREEDY = (0, 4, 2, 24, 2, 24, 8, 10)
"""Takes piles for their bull cards as long as these may pay."""

HASTY = (0, 4, 2, 0, 0, 0, 0, 0)
"""Sheds what it can and takes only when it must, as `cautious` does."""

ANY = (256, 0, 0, 0, 0, 0, 0, 0)
"""Does anything."""

POLICY_WEIGHTS: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "watchful": (HASTY, HASTY, GREEDY),
    "mixed": (HASTY, HASTY, GREEDY),
    "greedy": (GREEDY, GREEDY, GREEDY),
    "hasty": (HASTY, HASTY, HASTY),
    "random": (ANY, ANY, ANY),
}
"""The policies by name. The seat that decides goes on with the first weights; every other seat with
the second or the third, drawn anew for each world, because nobody knows how the others play. A bot
that expects to take piles for bull cards later puts off what it should do now: so our own seat is
hasty in the first two."""

POLICIES: Final = tuple(POLICY_WEIGHTS)
"""The names of the policies; the first is the one that the bots use."""

DRAWS = 256
"""In each world every seat draws a number, 0 to 255; when that is below its *share* the seat goes
on with the third weights, else with the second."""


def weights_of(policy: str) -> Ints:
    """Return the weights of a policy, one set a line."""
    return np.array(POLICY_WEIGHTS[policy], np.int32)


def shares_of(policy: str, shown: Sequence[int]) -> Ints:
    """Return, by seat, in how many of `DRAWS` worlds each has the third weights.

    `watchful` believes what the seats have shown, see `opponents`; else it is half of the worlds.

    >>> shares_of("watchful", [64, 12, 233]), shares_of("mixed", [64, 12, 233])
    (array([ 64,  12, 233], dtype=int32), array([128, 128, 128], dtype=int32))
    """
    shares = shown if policy == "watchful" else [DRAWS // 2] * len(shown)
    return np.array(shares, np.int32)
