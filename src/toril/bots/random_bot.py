"""The baseline: a uniform legal card, play or take.

Only one decision is not left to chance: for a card that is too low it takes the row with the
fewest bullheads, the first of several. Published figures for "random" players of 6 nimmt! are
made that way, so ours can be compared with them.
"""

from random import Random

from toril.engine.game import Legal, Move
from toril.engine.six_nimmt.legal import LegalRows
from toril.engine.views import View


class RandomBot:
    """Decides by lot."""

    def __init__(self, rng: Random) -> None:
        """Draw from `rng`."""
        self._rng = rng

    def choose(self, view: View) -> Move:
        """Return a legal move, each with the same probability; the cheapest row."""
        legal: Legal = view.legal
        return legal.cheapest() if isinstance(legal, LegalRows) else legal.pick(self._rng)
