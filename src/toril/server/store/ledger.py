"""What a store must do, whatever it is built on."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.games import from_json
from toril.engine.value import value
from toril.server.store.spelling import respelled
from toril.server.tables.entries import Entry, Line, Unreadable


class NotStored(Exception):
    """The disk or the database failed: nothing was written, nothing may be acknowledged."""


class SequenceTaken(NotStored):
    """Somebody else wrote to this table first: load it again and try again."""


class CodeTaken(NotStored):
    """A table with this code, or from this request, exists already."""


@value
class Shelf:
    """What the store knows about a table without reading its lines."""

    id: str
    code: str
    request: str  # the digest of the request that opened it, to know a resent one again
    state: str
    listed: bool


class Store(Protocol):
    """Append-only ledgers, one for each table. What `append` has returned from is on disk."""

    key: bytes
    """The server's own secret, from which bots draw their luck."""

    async def open(self, shelf: Shelf, lines: Sequence[Line]) -> None:
        """Begin a ledger; raise CodeTaken if there is one."""

    async def append(
        self, shelf: Shelf, sequence: int, lines: Sequence[Line], changed: bool
    ) -> None:
        """Add lines after the first `sequence`; `changed`: the shelf says something new too."""

    async def load(self, code: str) -> tuple[Shelf, tuple[Line, ...]] | None:
        """Return a whole ledger, None if there is none of that code; or raise Unreadable."""

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened."""

    async def try_writing(self) -> None:
        """Commit something that leaves nothing behind; raise NotStored where that fails."""

    async def close(self) -> None:
        """Finish what is being written."""


def line_data(line: Line) -> dict[str, object]:
    """Return a line as columns."""
    return {
        "at": line.at,
        "person": line.person,
        "command": line.command,
        "entry": to_json(line.entry),
    }


def read_line(at: int, person: int | None, command: str | None, entry: dict[str, object]) -> Line:
    """Return the line that columns hold, of whatever age."""
    return Line(at, from_json(Entry, respelled(entry)), person, command)


def read_lines(table: str, rows: Iterable[Sequence[Any]]) -> tuple[Line, ...]:
    """Return the lines of a table, in order; raise Unreadable at one that a newer Toril wrote."""
    lines: list[Line] = []
    for row in rows:
        try:
            lines.append(read_line(*row))
        except TorilError as error:
            raise Unreadable(table, len(lines), error.code) from None
    return tuple(lines)
