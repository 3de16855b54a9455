"""Where a card goes (S4) and what its owner takes for it (S5, S6). Rows only, no round."""

from typing import TypeAlias

from toril.engine.game import Card, Cards, put_at

Rows: TypeAlias = tuple[Cards, ...]


def target_row(rows: Rows, card: Card) -> int | None:
    """Return the row whose last card is the nearest lower one; None if every last is higher.

    >>> target_row(((12,), (37,), (43,), (58,)), 44)
    2
    """
    best, nearest = None, 0
    for index, row in enumerate(rows):
        if nearest < row[-1] < card:
            best, nearest = index, row[-1]
    return best


def put(rows: Rows, index: int, card: Card, row_length: int) -> tuple[Rows, Cards]:
    """Return the rows with `card` at the right of one, and the cards taken for it (S5)."""
    row = rows[index]
    if len(row) < row_length:
        return put_at(rows, index, (*row, card)), ()
    return put_at(rows, index, (card,)), row


def replace(rows: Rows, index: int, card: Card) -> tuple[Rows, Cards]:
    """Return the rows with `card` opening one anew, and the row that was taken (S6)."""
    return put_at(rows, index, (card,)), rows[index]
