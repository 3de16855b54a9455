"""What a bot is."""

from typing import Protocol

from toril.engine.game import Move
from toril.engine.views import View


class Bot(Protocol):
    """Decides for a seat, from what the seat may know."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat whose recall view this is."""
