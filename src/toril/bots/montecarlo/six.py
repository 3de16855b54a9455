"""The moves of 6 nimmt! that are worth trying: all of them, there are never many."""

from toril.engine import six_nimmt
from toril.engine.game import Move


def candidates(view: six_nimmt.RecallView) -> list[Move]:
    """Return every card of the hand, every row, or every card that may be picked."""
    return list(view.legal)
