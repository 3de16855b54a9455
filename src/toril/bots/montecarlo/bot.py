"""The bot itself: it forgets, lists candidates, has them searched and answers with the cheapest.

Kernels, `goal` and `search` need NumPy and Numba, which take a second to import. So they are
imported when the bot first decides: `import toril.bots` loads no dependency.
"""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from toril.bots.memory import forget
from toril.bots.montecarlo.candidates import candidates
from toril.bots.montecarlo.options import SAMPLES
from toril.bots.weighing import Weighed
from toril.engine.game import Move
from toril.engine.views import View
from toril.fast import PACKAGES

if TYPE_CHECKING:
    from toril.bots.montecarlo.search import Budget, Evaluate

SLOWER = 32
"""Without Numba so many times fewer worlds: that takes longer still, but a table can wait."""

FEWEST = 4
"""No search looks at fewer worlds, whatever the load."""


class MonteCarlo:
    """Decides by trying every candidate in sampled worlds."""

    def __init__(
        self,
        rng: Random,
        *,
        samples: float | None = None,
        ms: float | None = None,
        memory: str = "recall",
        policy: str | None = None,
        match: str = "yes",
        stop: str = "yes",
    ) -> None:
        """Look at `samples` worlds or for `ms` milliseconds, whichever ends first.

        `match` says whether the place in the match counts when its end is near, `stop` whether
        to stop early when the choice is clear.
        """
        self._rng = rng
        self._samples = SAMPLES if samples is None and ms is None else samples
        self._ms = ms
        self._memory = memory
        self._policy = policy
        self._for_match = match == "yes"
        self._stop = stop == "yes"

    def choose(self, view: View) -> Move:
        """Return the candidate that costs least in the sampled worlds."""
        remembered = forget(view, self._memory, self._rng)
        moves = candidates(remembered)
        if len(moves) == 1:
            return moves[0]
        from toril.bots.montecarlo.goal import Goal
        from toril.bots.montecarlo.search import cheapest

        goal = Goal(remembered, self._for_match)
        evaluate = self._evaluating(remembered, moves)
        return moves[cheapest(len(moves), evaluate, goal, self._budget(early=self._stop))]

    def weigh(self, view: View, also: Sequence[Move] = ()) -> Weighed:
        """Return what every candidate costs, and the legal moves in `also`; none is dropped.

        What is asked besides changes nothing for the candidates.
        """
        from toril.bots.montecarlo.goal import Goal
        from toril.bots.montecarlo.search import tried, weighed

        for move in also:
            if reason := view.legal.why_not(move):
                raise reason
        remembered = forget(view, self._memory, self._rng)
        found = candidates(remembered)
        moves = [*dict.fromkeys((*found, *also))]
        goal = Goal(remembered, self._for_match, judges=len(found))
        evaluate = self._evaluating(remembered, moves)
        _, costs = tried(len(moves), evaluate, goal, self._budget(early=False))
        return weighed(moves, costs, goal.counts)

    def _evaluating(self, view: View, moves: Sequence[Move]) -> "Evaluate":
        """Return what plays some of `moves`, given by number, in some worlds."""
        kernels = import_module(PACKAGES[view.round.rules.game])
        packed = kernels.pack(view.round)
        seed = self._rng.getrandbits(62)
        policy = self._policy or kernels.POLICIES[0]

        def evaluate(tried: list[int], worlds: range) -> Any:
            return kernels.evaluate(packed, [moves[at] for at in tried], worlds, seed, policy)

        return evaluate

    def _budget(self, *, early: bool) -> "Budget":
        from toril.bots.montecarlo.search import Budget
        from toril.fast.compiling.jit import COMPILED

        worlds = None
        if self._samples is not None:
            worlds = max(FEWEST, round(self._samples / (1 if COMPILED else SLOWER)))
        return Budget(worlds, None if self._ms is None else self._ms / 1000, early)


def caveat() -> str | None:
    """Return what a report should say about searching bots here; None if there is nothing."""
    from toril.fast.compiling.jit import COMPILED

    if COMPILED:
        return None
    return (
        f"Numba is not installed here: searching bots look at {SLOWER} times fewer worlds "
        "and are slower and weaker than they are meant to be."
    )
