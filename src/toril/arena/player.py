"""A player of the arena, as the play sees one: a bot of ours, or somebody's program.

A player lasts for the whole run and plays one match after the other, but none twice: each rotation
of the entrants has players of its own. It always answers with a legal move: what goes wrong on the
way is counted in `faults` and never stops the arena.
"""

from collections import Counter
from typing import Protocol

from toril.engine.game import Move, Rules, Seat
from toril.engine.views import View


class Player(Protocol):
    """Decides for one entrant, match after match.

    `name` is written as on the command line. `faults` counts the turns that were lost, by reason:
    "crash", "timeout", "nonsense", "illegal", "given_up".
    """

    name: str
    faults: Counter[str]

    def begin(self, rules: Rules, seat: Seat, luck: bytes) -> None:
        """Sit down in `seat` for a new match, or a single deal; draw from `luck` only."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat whose recall view this is."""

    def round_over(self, view: View) -> None:
        """Hear that a round was scored: it is the last in the view's scores."""

    def match_over(self, view: View) -> None:
        """Hear that the match, or the single deal, is over."""

    def close(self) -> None:
        """Leave the arena for good."""
