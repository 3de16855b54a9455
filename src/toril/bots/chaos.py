"""Anything that is legal, each with the same probability: rows too, where `random` is careful.

A bot for tests, and the worst neighbour there is: it reaches every corner of the rules.
"""

from random import Random

from toril.engine.game import Move
from toril.engine.views import View


class Chaos:
    """Decides by lot, everything."""

    def __init__(self, rng: Random) -> None:
        """Draw from `rng`."""
        self._rng = rng

    def choose(self, view: View) -> Move:
        """Return a legal move, each with the same probability."""
        return view.legal.pick(self._rng)
