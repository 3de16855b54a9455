"""Where a card goes: S4."""

from collections.abc import Sequence
from typing import TypeAlias

from toril.engine.game import Card, Cards

Rows: TypeAlias = tuple[Cards, ...]


def target_row(rows: Sequence[Cards], card: Card) -> int | None:
    """Return the row whose last card is the nearest lower one; None if every last is higher.

    >>> target_row(((12,), (37,), (43,), (58,)), 44)
    2
    """
    best, nearest = None, 0
    for index, row in enumerate(rows):
        if nearest < row[-1] < card:
            best, nearest = index, row[-1]
    return best
