"""Lines of a ledger as rows of the database, and back."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json as json_text

from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.games import from_json
from toril.server.store.old_kinds import with_current_kinds
from toril.server.tables.entries import Entry, Line, Unreadable


def columns(table: str, sequence: int, line: Line) -> tuple[object, ...]:
    """Return a line of a table as the columns of its row."""
    *plain, entry = line_data(line).values()
    return table, sequence, *plain, json_text(entry).decode()


def line_data(line: Line) -> dict[str, object]:
    """Return a line as named columns."""
    return {
        "at": line.at,
        "person": line.person,
        "command": line.command,
        "entry": to_json(line.entry),
    }


def read_line(at: int, person: int | None, command: str | None, entry: dict[str, object]) -> Line:
    """Return the line that a row holds, of whatever age."""
    return Line(at, from_json(Entry, with_current_kinds(entry)), person, command)


def read_lines(rows: Iterable[Sequence[Any]]) -> tuple[Line, ...]:
    """Return the lines that rows hold; raise Unreadable at one that a newer Toril wrote."""
    lines: list[Line] = []
    for table, sequence, at, person, command, entry in rows:
        try:
            lines.append(read_line(at, person, command, json.loads(entry)))
        except TorilError as error:
            raise Unreadable(table, sequence, error.code) from None
    return tuple(lines)
