"""What every move is expected to cost, with its error: the figures behind a choice.

They answer more than which move is best: how much worse was the one that was played, and is that
more than luck? Only a bot that samples can say it. `cautious` and `novice` estimate too,
but something else: what a card costs in this trick, or what a play sheds, by a formula that has no
error and does not know the rest of the round. Their figures could not be compared with these, so
they do not offer them; `toril.bots.cautious.risk` is what they count with.
"""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from toril.engine.game import Move
from toril.engine.value import value
from toril.engine.views import View

Counts: TypeAlias = Literal["bullheads", "place"]
"""What costs are counted in: the round's bullheads, or near the match's end the place in it."""


@value
class Cost:
    """What a move costs on average over the worlds, and the standard error of that.

    `behind` is how much more that is than the best move costs, 0 for the best, and `behind_error`
    its standard error, from the differences world by world: the same luck for both makes it
    smaller than the two errors together would be.
    """

    move: Move
    mean: float
    error: float
    behind: float
    behind_error: float


@value
class Weighed:
    """The cost of every move that was asked about, in so many worlds, the same for all.

    The moves stand in the order of the candidates, then those that were asked about besides.
    """

    costs: tuple[Cost, ...]
    worlds: int
    counts: Counts

    @property
    def best(self) -> Cost:
        """The move that costs least; of equals the first."""
        return min(self.costs, key=lambda cost: cost.mean)

    def of(self, move: Move) -> Cost:
        """Return the cost of a move that was weighed."""
        for cost in self.costs:
            if cost.move == move:
                return cost
        raise LookupError(f"{move} was not weighed")


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say what every move costs."""

    def weigh(self, view: View, also: Sequence[Move] = ()) -> Weighed:
        """Return the cost of every candidate, and of the legal moves in `also`; drop none early."""
