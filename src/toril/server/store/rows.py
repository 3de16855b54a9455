"""Lines of a ledger as rows of the database, and back."""

from collections.abc import Iterable, Sequence
from typing import Any

from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.games import from_json
from toril.server.store.old_kinds import with_current_kinds
from toril.server.tables.entries import Entry, Line, Unreadable


def rows_of(table: str, sequence: int, lines: Sequence[Line]) -> list[dict[str, object]]:
    """Return lines of a table as rows; the first has the number `sequence`."""
    return [
        {"table_id": table, "sequence": number, **line_data(line)}
        for number, line in enumerate(lines, start=sequence)
    ]


def line_data(line: Line) -> dict[str, object]:
    """Return a line as columns."""
    return {
        "at": line.at,
        "person": line.person,
        "command": line.command,
        "entry": to_json(line.entry),
    }


def read_line(at: int, person: int | None, command: str | None, entry: dict[str, object]) -> Line:
    """Return the line that a row holds, of whatever age."""
    return Line(at, from_json(Entry, with_current_kinds(entry)), person, command)


def read_lines(table: str, rows: Iterable[Sequence[Any]]) -> tuple[Line, ...]:
    """Return the lines of a table, in order; raise Unreadable at one that a newer Toril wrote."""
    lines: list[Line] = []
    for row in rows:
        try:
            lines.append(read_line(*row))
        except TorilError as error:
            raise Unreadable(table, len(lines), error.code) from None
    return tuple(lines)
