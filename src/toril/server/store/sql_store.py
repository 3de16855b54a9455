"""What both stores have in common, on SQLite and PostgreSQL: all but how they write and connect."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import fields
from typing import Any, TypeVar

import sqlalchemy as sa

from toril.server.store.interface import (
    CodeTaken,
    Leases,
    Loaded,
    NotStored,
    SequenceTaken,
    TableHeader,
    Tries,
)
from toril.server.store.leases import IDS_AT_ONCE, DatabaseLeases
from toril.server.store.rows import read_lines
from toril.server.store.snapshots import Kept, has_shape, is_due, is_sound
from toril.server.store.tails import Asked, Outcome, Tails, readable
from toril.server.store.tries import DatabaseTries
from toril.server.store.write import Link, Write
from toril.server.store.writer import DISTANCE_SECONDS, SHARED_DISTANCE_SECONDS, Writer
from toril.server.tables.entries import Line
from toril.server.tables.table import Table

T = TypeVar("T")


class SqlStore(ABC):
    """Ledgers in a database. One thread writes, others read beside the event loop."""

    key: bytes
    is_shared: bool

    def __init__(
        self,
        link: Link,
        snapshot_every: int,
        executor: Executor | None = None,
        of_leases: Executor | None = None,
    ) -> None:
        """Write with `link`, read by `executor`; the event loop's own if it is None.

        Leases have an executor of their own: a worker that must say that it lives cannot wait until
        everybody who came at once has a table.
        """
        self.snapshot_every, self._is_closed = snapshot_every, False
        self._link, self._executor = link, executor
        distance = SHARED_DISTANCE_SECONDS if self.is_shared else DISTANCE_SECONDS
        self._writer = Writer(link, distance)
        self._of_leases = of_leases
        self._tails = Tails(self._tails_of)
        self.leases: Leases = DatabaseLeases(self._aside, self._changing, self._clock)
        self.tries: Tries = DatabaseTries(self._beside, self._changing, self._reading)

    _clock: str
    """The database's time in milliseconds, in SQL."""

    @abstractmethod
    def _reading(self, ask: Callable[[sa.Connection], T]) -> T:
        """Return what `ask` reads; raise NotStored where the database cannot be asked."""

    @abstractmethod
    def _changing(self, change: Callable[[sa.Connection], T]) -> T:
        """Return what `change` returns, done wholly or not at all; raise NotStored as above."""

    @abstractmethod
    def _rows_after(
        self, connection: sa.Connection, asked: Sequence[Asked]
    ) -> Sequence[Sequence[Sequence[Any]]]:
        """Return the rows of each table that is asked for, in order, after the first so many."""

    def open(self, header: TableHeader, lines: Sequence[Line]) -> asyncio.Future[None]:
        """Begin a ledger; the future has CodeTaken if there is one."""
        new = (header.id, header.code, header.request, header.state, header.listed)
        write = Write(CodeTaken, _future(), header.id, lines=lines, new=new)
        return self._writer.write(write)

    def append(
        self,
        header: TableHeader,
        sequence: int,
        lines: Sequence[Line],
        changed: bool,
        table: Table | None = None,
    ) -> asyncio.Future[None]:
        """Add lines after the first `sequence`; `changed`: the header says something new too."""
        change = (header.state, header.listed, header.id) if changed else None
        write = Write(SequenceTaken, _future(), header.id, sequence, lines, change=change)
        after = sequence + len(lines)
        if table is not None and is_due(self.snapshot_every, table, sequence, after):
            write.kept = Kept(header, after, lines[-1], table)
        return self._writer.write(write)

    async def load(self, code: str) -> Loaded | None:
        """Return what a table is made from; None if there is none of that code."""
        return await self._beside(lambda: self._reading(lambda link: self._load(link, code)))

    async def ledger(self, code: str) -> tuple[TableHeader, tuple[Line, ...]] | None:
        """Return all lines of a table; None if there is none of that code."""
        found = await self._beside(
            lambda: self._reading(lambda link: self._load(link, code, whole=True))
        )
        return None if found is None else (found.header, found.lines)

    def tail(self, table: str, after: int) -> asyncio.Future[tuple[Line, ...]]:
        """Return the lines after the first `after`; what is asked for together is one query."""
        return self._tails.ask(table, after)

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """Return how many lines the tables of those ids have; those that are gone are left out."""
        return await self._beside(lambda: self._reading(lambda link: _lengths(link, tables)))

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened."""
        return await self._beside(lambda: self._reading(lambda link: _opened_by(link, request)))

    async def try_writing(self) -> None:
        """Write something that leaves nothing behind; raise NotStored where that fails.

        It takes the way of everything else, so that a writer that is stuck, a disk that is full
        and a database that is read-only show.
        """
        await self._writer.write(Write(NotStored, _future()))

    async def close(self) -> None:
        """Finish what is being written."""
        self._is_closed = True
        await self._writer.close()

    async def _beside(self, work: Callable[[], T]) -> T:
        return await self._by(self._executor, work)

    async def _aside(self, work: Callable[[], T]) -> T:
        return await self._by(self._of_leases, work)

    async def _by(self, executor: Executor | None, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work)
        except RuntimeError:
            if not self._is_closed:
                raise
            raise NotStored("closed") from None

    def _load(self, link: sa.Connection, code: str, *, whole: bool = False) -> Loaded | None:
        row = link.execute(_HEADER, {"code": code}).one_or_none()
        if row is None:
            return None
        named = {name: getattr(row, name) for name in _NAMES}
        header = TableHeader(**named | {"listed": bool(row.listed)})
        if row.sequence is not None and not whole:
            begin = row.sequence - 1 if has_shape(row) else 0
            [rows] = self._rows_after(link, [(header.id, begin)])
            if is_sound(row, rows[0] if rows else None):
                return Loaded(header, read_lines(rows[1:]), row.sequence, row.data)
        [rows] = self._rows_after(link, [(header.id, 0)])
        return Loaded(header, read_lines(rows))

    async def _tails_of(self, asked: Sequence[Asked]) -> Sequence[Outcome]:
        return await self._read_tails(asked)

    async def _read_tails(self, asked: Sequence[Asked]) -> Sequence[Outcome]:
        """Return the tails, read beside the event loop."""

        def read(link: sa.Connection) -> list[Outcome]:
            return [readable(rows) for rows in self._rows_after(link, asked)]

        return await self._beside(lambda: self._reading(read))


def _opened_by(link: sa.Connection, request: str) -> str | None:
    code: str | None = link.execute(_OPENED_BY, {"request": request}).scalar()
    return code


def _lengths(link: sa.Connection, tables: Collection[str]) -> Mapping[str, int]:
    found: dict[str, int] = {}
    ids = list(tables)
    for begin in range(0, len(ids), IDS_AT_ONCE):
        some = link.execute(_LENGTHS, {"ids": ids[begin : begin + IDS_AT_ONCE]})
        found.update({row.id: row.length for row in some})
    return found


def _future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


_NAMES = tuple(each.name for each in fields(TableHeader))
_HEADER = sa.text("""
    SELECT tables.*, snapshots.* FROM tables LEFT JOIN snapshots ON table_id = id WHERE code = :code
""")
_OPENED_BY = sa.text("SELECT code FROM tables WHERE request = :request")
_LENGTHS = sa.text("""
    SELECT id, coalesce((SELECT max(sequence) + 1 FROM entries WHERE table_id = id), 0) AS length
    FROM tables WHERE id IN :ids
""").bindparams(sa.bindparam("ids", expanding=True))
