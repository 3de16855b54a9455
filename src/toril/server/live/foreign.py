"""Lines that another worker wrote: which orders they were of, and what happened by them."""

from collections.abc import Collection, Iterator, Sequence

from toril.engine.game import Event
from toril.engine.value import replace
from toril.server.store import TableHeader
from toril.server.tables.entries import Line, Moved
from toril.server.tables.evolve import evolve
from toril.server.tables.table import Table

MOST_TOLD = 64
"""Lines that are told one after the other at most: after more of them people are shown how it is
now, as when they come back."""


def orders_in(lines: Sequence[Line], sequence: int, ends: Collection[int]) -> Iterator[list[Line]]:
    """Yield the lines that follow the first `sequence`, those of each order together.

    Clients are told of an order as a whole, and alike at every worker. Orders end at the `ends`
    that doorbells told. Where doorbells were lost they end wherever the time changes, and before a
    person's move: what only its owner is told of one comes last, and must not come after the trick.
    """
    order: list[Line] = []
    for number, line in enumerate(lines, start=sequence):
        if order and (number in ends or line.at != order[-1].at or _is_a_persons_move(line)):
            yield order
            order = []
        order.append(line)
    if order:
        yield order


def are_of(lines: Sequence[Line], command: str | None) -> bool:
    """Return whether a command is among these lines: stored, though we were not told so."""
    return command is not None and any(line.command == command for line in lines)


def _is_a_persons_move(line: Line) -> bool:
    """Return whether a line is a move that somebody has ordered, and the first of its order."""
    return isinstance(line.entry, Moved) and line.command is not None


def happened(table: Table, lines: Sequence[Line]) -> tuple[Table, list[Event]]:
    """Return the table after some lines, and what happened by them."""
    events: list[Event] = []
    for line in lines:
        table, more = evolve(table, line)
        events += more
    return table, events


def header_of(header: TableHeader, table: Table) -> tuple[TableHeader, bool]:
    """Return the header of a table as it is now, and whether that says something new."""
    if (table.state, table.listed) == (header.state, header.listed):
        return header, False
    return replace(header, state=table.state, listed=table.listed), True
