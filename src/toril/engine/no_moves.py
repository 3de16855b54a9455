"""The legal moves of a seat that has none now, and the reason."""

from collections.abc import Iterator
from random import Random
from typing import Any

from toril.engine.errors import IllegalMove
from toril.engine.game import Legal, Move


class NoMoves(Legal):
    """The legal moves of a seat that has none: every move is refused with the same reason."""

    __slots__ = ("reason",)

    def __init__(self, reason: IllegalMove) -> None:
        """Remember why there is nothing to do."""
        self.reason = reason

    def why_not(self, move: Move) -> IllegalMove:
        """Return the reason, whatever the move."""
        return self.reason

    def __iter__(self) -> Iterator[Move]:
        return iter(())

    def count(self) -> int:
        """Return how many there are: none."""
        return 0

    def pick(self, rng: Random) -> Move:
        """Raise the reason: there is nothing to pick."""
        raise self.reason

    def factored(self) -> dict[str, Any]:
        """Say that it is somebody else's turn, or nobody's."""
        return {"kind": "nothing", "why": self.reason.code}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoMoves) and other.reason.code == self.reason.code

    def __hash__(self) -> int:
        return hash(self.reason.code)

    def __repr__(self) -> str:
        return f"NoMoves({self.reason!r})"
