"""Whether lanes pay on this machine: they depend on its vectors and on what LLVM makes of a loop.

Both ways come to the same numbers, so all that is at stake is time: it is simply tried, once in a
process, with work of a millisecond. `toril bench kernels` says what came of it.
"""

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import TypeAlias

Trial: TypeAlias = Callable[[bool], object]
"""Does some work, in lanes or not."""

TIMES = 3
"""How often each is tried; the best counts, since others are at work on the machine too."""


@cache
def pay(trial: Trial) -> bool:
    """Return whether a trial takes less time in lanes."""
    best = {in_lanes: float("inf") for in_lanes in (False, True)}
    for in_lanes in best:
        trial(in_lanes)  # compiled or loaded before it is timed
    for _ in range(TIMES):
        for in_lanes in best:
            begin = perf_counter()
            trial(in_lanes)
            best[in_lanes] = min(best[in_lanes], perf_counter() - begin)
    return best[True] < best[False]
