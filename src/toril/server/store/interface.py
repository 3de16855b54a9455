"""What a store must do, whatever it is built on."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from typing import Protocol

from toril.engine.value import value
from toril.server.tables.entries import Line
from toril.server.tables.table import Table


class NotStored(Exception):
    """The disk or the database failed: nothing may be acknowledged.

    Nothing was written; or, where only the answer of a database got lost, perhaps it was. Whoever
    sends it again finds it then.
    """


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
    names_pruned: int = 0  # how often names were taken out of its lines


@value
class Loaded:
    """What a store found of a table: its lines, or a snapshot and the lines after it.

    The snapshot is `data`, to be read beside the event loop, and made by the first `sequence`
    lines; without one these are none.
    """

    header: TableHeader
    lines: tuple[Line, ...]
    sequence: int = 0
    data: bytes | None = field(default=None, repr=False)


@value
class Try:
    """What came of one try at the deal of a day against a version of the bots.

    The `id` is a digest of the table's, so that no try is counted twice; once the table is gone,
    nothing leads back to it.
    """

    id: str
    day: str
    game: str
    bots: str
    bullheads: int


class Tries(Protocol):
    """What came of tries at the deal of the day. Raises NotStored where it cannot be asked."""

    async def count(self, one: Try) -> None:
        """Count a try; one that is counted already stays as it is."""

    async def counted(self, day: str, game: str, bots: str) -> Mapping[int, int]:
        """Return how many tries ended with so many bullheads, from the fewest to the most."""


class Leases(Protocol):
    """Which worker drives which table: convenience only, for the sequence decides what is written.

    A lease lasts while its worker is heard of. Times are the database's own, for several machines
    have several clocks. Everything here raises NotStored where the store cannot be asked.
    """

    async def beat(self, worker: str, *, is_deaf: bool = False) -> Mapping[str, bool]:
        """Note that a worker lives, and whether it `is_deaf` to the others.

        Return the same of all that were heard of a moment ago, this one too.
        """

    async def claim(self, worker: str, tables: Collection[str]) -> Mapping[str, str]:
        """Take what no living worker holds; return by table who holds it now.

        A table that is gone is left out.
        """

    async def release(self, worker: str, tables: Collection[str]) -> None:
        """Give up tables, as far as this worker holds them."""

    async def post(self, worker: str, here: str | None) -> None:
        """Write down who is connected to a worker that lives, for those who cannot hear it."""

    async def posted(self, workers: Collection[str]) -> Mapping[str, str]:
        """Return what these workers have written down, as far as they have."""

    async def leave(self, worker: str) -> None:
        """Give up all tables, and be heard of no more."""


class Store(Protocol):
    """Append-only ledgers, one for each table. They are used by one event loop.

    What is written is handed over in the order of the calls; a caller may wait for the future that
    it gets, or let itself be called when it is done.
    """

    key: bytes
    """The secret of all workers of a database: from it come bots' luck and the deals of the day."""

    @property
    def leases(self) -> Leases:
        """Which worker drives which table."""

    @property
    def tries(self) -> Tries:
        """What came of tries at the deal of the day."""

    is_shared: bool
    """Whether others may write to it, too: then a room looks again before it trusts itself."""

    def open(self, header: TableHeader, lines: Sequence[Line]) -> asyncio.Future[None]:
        """Begin a ledger; the future is done when it is on disk, or has CodeTaken."""

    def append(
        self,
        header: TableHeader,
        sequence: int,
        lines: Sequence[Line],
        changed: bool,
        table: Table | None = None,
    ) -> asyncio.Future[None]:
        """Add lines after the first `sequence`; `changed`: the header says something new too.

        The future is done when they are on disk, or has SequenceTaken. `table` is what follows from
        all lines, these included: a store may keep it, to find it sooner.
        """

    async def load(self, code: str) -> Loaded | None:
        """Return what a table is made from; None if there is none of that code."""

    async def ledger(self, code: str) -> tuple[TableHeader, tuple[Line, ...]] | None:
        """Return all lines of a table, None if there is none of that code; or raise Unreadable."""

    def tail(self, table: str, after: int) -> asyncio.Future[tuple[Line, ...]]:
        """Return the lines of a table (its id) after the first `after`; none of one that is gone.

        The future may have Unreadable, or NotStored where the store cannot be asked. What is asked
        for together is read together.
        """

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """Return how many lines the tables of those ids have; those that are gone are left out."""

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened."""

    async def try_writing(self) -> None:
        """Write something that leaves nothing behind; raise NotStored where that fails."""

    async def close(self) -> None:
        """Finish what is being written."""
