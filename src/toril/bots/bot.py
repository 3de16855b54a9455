"""What a bot is: somebody who decides."""

from typing import Protocol

from toril.engine.game import Move
from toril.engine.views import View


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat whose recall view this is."""
