"""A bot that searches: it imagines worlds, plays every candidate in all of them, and compares.

A world is one way the hidden cards may lie, drawn from the recall view; kernels play the round to
its end, everybody following a cheap policy. All candidates are tried in the same worlds with the
same luck, so that what differs is the move. `search` says when it stops, `goal` what it plays for.
"""

from importlib import import_module  # kernels are imported when needed: it takes a second
from random import Random
from typing import Any

from toril.bots.memory import forget
from toril.bots.montecarlo import eleven, six
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Move
from toril.engine.views import View
from toril.fast import asked
from toril.fast.ready import PACKAGES

SAMPLES = 256
"""How many worlds, where nothing is said."""

SLOWER = 32
"""Without Numba so many times fewer worlds: that takes longer still, but a table can wait."""

FEWEST = 4
"""No search looks at fewer worlds, whatever the load."""


class MonteCarlo:
    """Decides by trying."""

    def __init__(
        self,
        rng: Random,
        effort: float = 1.0,
        *,
        samples: int | None = None,
        ms: int | None = None,
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
        self._effort = effort
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
        from toril.bots.montecarlo.search import Budget, cheapest

        round_view: Any = remembered.round
        kernels = import_module(PACKAGES[round_view.table.rules.game])
        position = kernels.pack(round_view)
        seed = self._rng.getrandbits(62)
        policy = self._policy or kernels.POLICIES[0]

        def evaluate(tried: list[int], worlds: range) -> Any:
            return kernels.evaluate(position, [moves[at] for at in tried], worlds, seed, policy)

        budget = Budget(self._worlds(), self._seconds(), early=self._stop)
        return moves[cheapest(len(moves), evaluate, Goal(remembered, self._for_match), budget)]

    def _worlds(self) -> int | None:
        from toril.fast.jit import COMPILED

        if self._samples is None:
            return None
        return max(FEWEST, round(self._samples * self._effort / (1 if COMPILED else SLOWER)))

    def _seconds(self) -> float | None:
        return None if self._ms is None else self._ms * self._effort / 1000


def candidates(view: View) -> list[Move]:
    """Return the moves worth trying in a recall view, the most promising first."""
    match view.round:
        case six_nimmt.RecallView() as recall:
            return six.candidates(recall)
        case eleven_nimmt.RecallView() as recall:
            return eleven.candidates(recall)
        case _:
            raise TypeError("only a recall view can be searched")


def check_policy(policy: Any) -> None:
    """Refuse a playout policy that neither game's kernels have; None is the default."""
    if policy is not None:
        kernels = [import_module(package) for package in PACKAGES.values()]
        asked.check_policy(
            policy, dict.fromkeys(name for each in kernels for name in each.POLICIES)
        )


def caveat() -> str | None:
    """Return what a report should say about searching bots here; None if there is nothing."""
    from toril.fast.jit import COMPILED

    if COMPILED:
        return None
    return (
        f"Numba is not installed here: searching bots look at {SLOWER} times fewer worlds "
        "and are slower and weaker than they are meant to be."
    )
