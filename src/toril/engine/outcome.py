"""How a match ended."""

from toril.engine.game import Seat, Termination
from toril.engine.value import value


@value(kind="match.outcome")
class Outcome:
    """How a match ended: fewest bullheads win, a tie is shared (S10, E13).

    Nobody has won a match that was ended for everybody: its totals are those of its whole rounds.
    """

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    termination: Termination

    @classmethod
    def of(cls, totals: tuple[int, ...], termination: Termination) -> "Outcome":
        """Return the outcome of these final totals.

        >>> Outcome.of((70, 12, 30, 12), "limit").winners
        (1, 3)
        """
        fewest = None if termination == "host" else min(totals)
        winners = tuple(seat for seat, total in enumerate(totals) if total == fewest)
        return cls(winners, totals, termination)
