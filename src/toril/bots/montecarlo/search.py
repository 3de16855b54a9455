"""Which candidate costs least: the same worlds for all, in growing batches, until it is clear.

After each batch a candidate is dropped when, over the worlds so far, it is worse than the leader by
more than `CLEAR` standard errors of their paired difference. The search ends when one is left, or
the budget is spent. Costs of different candidates in the same world go up and down together, so
their differences are known better than from worlds of their own.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.bots.montecarlo.goal import Goal
from toril.bots.weighing import Cost, Counts, Weighed
from toril.engine.game import Move
from toril.engine.value import value
from toril.fast.compiling.jit import COMPILED

Evaluate: TypeAlias = Callable[[list[int], range], NDArray[np.int32]]
"""Gives the bullheads by world, candidate and seat, for candidates given by number."""

CLEAR = 3.0
"""So many standard errors behind the leader is out of the race."""

FIRST = 64 if COMPILED else 4
"""The worlds of the first batch, a block of lanes; later ones have as many as all before them."""

MOST = 1_000_000
"""No search looks at more worlds, however much time it has."""


@value
class Budget:
    """How long a search may go on: worlds, seconds, or both; `early` lets it stop before."""

    worlds: int | None
    seconds: float | None = None
    early: bool = True


def cheapest(count: int, evaluate: Evaluate, goal: Goal, budget: Budget) -> int:
    """Return the number of the candidate, of `count`, that costs least on average."""
    alive, costs = tried(count, evaluate, goal, budget)
    return alive[int(costs.mean(axis=0).argmin())]


def tried(
    count: int, evaluate: Evaluate, goal: Goal, budget: Budget
) -> tuple[list[int], NDArray[np.float64]]:
    """Return which of `count` candidates were tried to the end, and their costs by world.

    That is all of them unless the budget lets the search stop early.
    """
    begin = perf_counter()
    most = MOST if budget.worlds is None else budget.worlds
    alive = list(range(count))
    costs = np.empty((0, count))
    done, size = 0, FIRST
    while True:
        worlds = range(done, min(done + size, most))
        costs = np.concatenate([costs, goal.costs(evaluate(alive, worlds))])
        done = worlds.stop
        if budget.early:
            kept = still_open(costs, int(costs.mean(axis=0).argmin()))
            alive, costs = [alive[at] for at in kept], costs[:, kept]
        size = done
        if budget.seconds is not None:
            left = budget.seconds - (perf_counter() - begin)
            size = min(size, int(left / (perf_counter() - begin) * done))
        if len(alive) == 1 or done >= most or size < 1:
            return alive, costs


def weighed(moves: Sequence[Move], costs: NDArray[np.float64], counts: Counts) -> Weighed:
    """Return the mean of each column of `costs`, and how far it is behind the best one's."""
    means = costs.mean(axis=0)
    behind = costs - costs[:, [means.argmin()]]
    columns = (means, _errors(costs), behind.mean(axis=0), _errors(behind))
    lines = zip(moves, *(column.tolist() for column in columns), strict=True)
    return Weighed(tuple(Cost(*line) for line in lines), len(costs), counts)


def _errors(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the standard error of the mean of each column."""
    errors: NDArray[np.float64] = samples.std(axis=0, ddof=1) / np.sqrt(len(samples))
    return errors


def still_open(costs: NDArray[np.float64], leader: int) -> list[int]:
    """Return the columns of `costs` that are not clearly worse than the leader's."""
    behind = costs - costs[:, leader : leader + 1]
    error = behind.std(axis=0) / np.sqrt(len(costs))
    return [int(at) for at in np.flatnonzero(behind.mean(axis=0) <= CLEAR * error)]
