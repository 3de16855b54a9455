"""A bot that searches: it imagines worlds, plays every candidate in all of them, and compares.

A world is one way the hidden cards may lie, drawn from the recall view; kernels play the round to
its end, everybody following a cheap policy. All candidates are tried in the same worlds with the
same luck, so that what differs is the move. `search` says when it stops, `goal` what it plays for.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module  # kernels are imported when needed: it takes a second
from random import Random
from typing import TYPE_CHECKING, Any

from toril.bots.memory import forget
from toril.bots.montecarlo import eleven, six
from toril.bots.weighing import Weighed
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Move
from toril.engine.views import View
from toril.fast import PACKAGES
from toril.fast.checks import check_policy

if TYPE_CHECKING:
    from toril.bots.montecarlo.search import Budget, Evaluate

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
        position = kernels.pack(view.round)
        seed = self._rng.getrandbits(62)
        policy = self._policy or kernels.POLICIES[0]

        def evaluate(tried: list[int], worlds: range) -> Any:
            return kernels.evaluate(position, [moves[at] for at in tried], worlds, seed, policy)

        return evaluate

    def _budget(self, *, early: bool) -> "Budget":
        from toril.bots.montecarlo.search import Budget
        from toril.fast.compiling.jit import COMPILED

        worlds = None
        if self._samples is not None:
            worlds = max(FEWEST, round(self._samples / (1 if COMPILED else SLOWER)))
        return Budget(worlds, None if self._ms is None else self._ms / 1000, early)


def scaled(settings: Mapping[str, Any], effort: float) -> dict[str, Any]:
    """Return the options with `effort`: so many of the worlds and so much of the time.

    >>> scaled({"samples": 64, "memory": "some"}, 0.5)
    {'samples': 32.0, 'memory': 'some'}
    """
    budget = {name: settings[name] for name in ("samples", "ms") if name in settings}
    much = budget or {"samples": SAMPLES}
    return {**settings, **{name: effort * each for name, each in much.items()}}


def candidates(view: View) -> list[Move]:
    """Return the moves worth trying in a recall view, the most promising first."""
    match view.round:
        case six_nimmt.RecallView() as recall:
            return six.candidates(recall)
        case eleven_nimmt.RecallView() as recall:
            return eleven.candidates(recall)
        case _:
            raise TypeError("only a recall view can be searched")


def read_policy(text: str) -> str | None:
    """Read the name of a playout policy; refuse one that neither game's kernels have."""
    if not (text.isidentifier() and text.isascii()):
        return None
    kernels = [import_module(package) for package in PACKAGES.values()]
    check_policy(text, dict.fromkeys(name for each in kernels for name in each.POLICIES))
    return text


def caveat() -> str | None:
    """Return what a report should say about searching bots here; None if there is nothing."""
    from toril.fast.compiling.jit import COMPILED

    if COMPILED:
        return None
    return (
        f"Numba is not installed here: searching bots look at {SLOWER} times fewer worlds "
        "and are slower and weaker than they are meant to be."
    )
