"""What a store must do, whatever it is built on."""

from collections.abc import Sequence
from typing import Protocol

from toril.engine.value import value
from toril.server.tables.entries import Line


class NotStored(Exception):
    """The disk or the database failed: nothing was written, nothing may be acknowledged."""


class SequenceTaken(NotStored):
    """Another worker wrote to this table first: load it again and try again."""


class CodeTaken(NotStored):
    """A table with this code, or from this request, exists already."""


@value
class TableHeader:
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

    async def open(self, header: TableHeader, lines: Sequence[Line]) -> None:
        """Begin a ledger; raise CodeTaken if there is one."""

    async def append(
        self, header: TableHeader, sequence: int, lines: Sequence[Line], changed: bool
    ) -> None:
        """Add lines after the first `sequence`; `changed`: the header says something new too."""

    async def load(self, code: str) -> tuple[TableHeader, tuple[Line, ...]] | None:
        """Return a whole ledger, None if there is none of that code; or raise Unreadable."""

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened."""

    async def try_writing(self) -> None:
        """Write something that leaves nothing behind; raise NotStored where that fails."""

    async def close(self) -> None:
        """Finish what is being written."""
