"""What a search plays for: few bullheads, and near the match's end the place in it.

In most of a match the two are the same. But when the round may be the last one, a seat that is
behind must gamble and one that is ahead must not, and what the others lose matters too. Then the
cost of a world is the share of the win that it leaves us: 1 for winning alone, ½ for sharing with
one other, and where the match goes on an estimate from the totals. A bullhead still counts: which
seat wins a sampled world is mostly luck, and bullheads tell good moves apart with far fewer worlds.
"""

import numpy as np
from numpy.typing import NDArray

from toril.bots.weighing import Counts
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import SixNimmt
from toril.engine.views import View

NEAR = 0.05
"""The end is near when the match ends with this round in such a share of worlds."""

BULLHEAD = 0.02
"""What a bullhead weighs beside a whole win."""

SPREAD = 5.5
"""By so many bullheads of difference a round's luck multiplies the odds e times."""

ROUND = 12.0
"""What the unluckiest seat loses in a round, about: tells how many rounds a limit leaves."""


class Goal:
    """What the bullheads at the round's end cost the seat that looks at `view`."""

    def __init__(self, view: View, for_match: bool, judges: int | None = None) -> None:
        """Play for the place when `for_match` and the end is near, else for bullheads.

        Whether it is near the first `judges` moves decide, all if nothing is said.
        """
        if view.seat is None:
            raise TypeError("a spectator plays for nothing")
        self._seat = view.seat
        self._totals = np.array(view.totals)
        self._limit, rounds = _end(view)
        self._rounds_left = None if rounds is None else rounds - view.round_number
        self._judges = judges
        self._for_place: bool | None = None if for_match else False

    @property
    def counts(self) -> Counts:
        """What the costs so far were counted in."""
        return "place" if self._for_place else "bullheads"

    def costs(self, results: NDArray[np.int32]) -> NDArray[np.float64]:
        """Return the cost by world and candidate; the first call decides what is played for."""
        own = results[:, :, self._seat].astype(np.float64)
        totals = results + self._totals
        if self._for_place is None:
            self._for_place = bool(self._ended(totals[:, : self._judges]).mean() >= NEAR)
        return BULLHEAD * own - self.shares(totals) if self._for_place else own

    def _ended(self, totals: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return for which totals, by world and candidate, the match is over (S9, E12)."""
        if self._rounds_left == 0:
            return np.ones(totals.shape[:2], np.bool_)
        if self._limit is None:
            return np.zeros(totals.shape[:2], np.bool_)
        over: NDArray[np.bool_] = totals.max(axis=2) >= self._limit
        return over

    def shares(self, totals: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return our share of the win by world and candidate, estimated where it goes on."""
        ahead = totals - totals.min(axis=2, keepdims=True)
        winners = ahead == 0
        now = winners[:, :, self._seat] / winners.sum(axis=2)
        left = np.full(totals.shape[:2], np.inf)
        if self._limit is not None:
            left = np.maximum(1.0, (self._limit - totals.max(axis=2)) / ROUND)
        if self._rounds_left:
            left = np.minimum(left, self._rounds_left)
        odds = np.exp(-ahead / (SPREAD * np.sqrt(left))[:, :, None])
        later = odds[:, :, self._seat] / odds.sum(axis=2)
        shares: NDArray[np.float64] = np.where(self._ended(totals), now, later)
        return shares


def _end(view: View) -> tuple[int | None, int | None]:
    """Return the limit and the number of rounds that end the match, None for what does not."""
    match view.round.rules:
        case SixNimmt(limit=limit, rounds=rounds):
            return limit, rounds
        case ElevenNimmt(rounds=rounds):
            return None, rounds
        case rules:
            raise TypeError(f"when a match of {rules.game} ends is not known here")
