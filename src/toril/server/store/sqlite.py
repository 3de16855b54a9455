"""Ledgers in one SQLite file, which one server uses (WAL, `synchronous=FULL`)."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from toril.server.store.database import migrate, server_key
from toril.server.store.interface import CodeTaken, NotStored, SequenceTaken, TableHeader
from toril.server.store.rows import read_lines, rows_of
from toril.server.store.schema import entries, tables
from toril.server.store.sqlite_file import Lock, connect
from toril.server.store.writer import Writer
from toril.server.tables.entries import Line


class SqliteStore:
    """The ledgers of all tables, in one file that one server uses."""

    def __init__(self, path: Path) -> None:
        """Open the file, make it or bring it up to date; refuse a second server."""
        self._lock = Lock(path)
        self._engine = connect(path)
        try:
            migrate(self._engine)
            self.key = server_key(self._engine)
        except BaseException:
            self._let_go()
            raise
        self._writer = Writer(self._engine)

    async def open(self, header: TableHeader, lines: Sequence[Line]) -> None:
        """Begin a ledger; raise CodeTaken if there is one."""
        new = {name: getattr(header, name) for name in ("id", "code", "request", "state", "listed")}
        await self._writer.write(CodeTaken, rows_of(header.id, 0, lines), new=new)

    async def append(
        self, header: TableHeader, sequence: int, lines: Sequence[Line], changed: bool
    ) -> None:
        """Add lines after the first `sequence`; `changed`: the header says something new too."""
        change = {"state": header.state, "listed": header.listed, "key": header.id}
        rows = rows_of(header.id, sequence, lines)
        await self._writer.write(SequenceTaken, rows, change=change if changed else None)

    async def load(self, code: str) -> tuple[TableHeader, tuple[Line, ...]] | None:
        """Return a whole ledger; None if there is none of that code."""
        return await asyncio.to_thread(self._load, code)

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened."""
        return await asyncio.to_thread(self._opened_by, request)

    async def try_writing(self) -> None:
        """Write something that leaves nothing behind; raise NotStored where that fails.

        It takes the way of everything else, so that a writer that is stuck, a disk that is full
        and a file that is read-only show.
        """
        await self._writer.write(NotStored, [])

    async def close(self) -> None:
        """Finish what is being written, then let go of the file."""
        await self._writer.close()
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        self._lock.release()

    def _load(self, code: str) -> tuple[TableHeader, tuple[Line, ...]] | None:
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.code == code)).one_or_none()
            if row is None:
                return None
            lines = connection.execute(
                sa.select(entries.c.at, entries.c.person, entries.c.command, entries.c.entry)
                .where(entries.c.table_id == row.id)
                .order_by(entries.c.sequence)
            )
            return TableHeader(*row), read_lines(row.id, lines)

    def _opened_by(self, request: str) -> str | None:
        with self._engine.connect() as connection:
            code: str | None = connection.execute(
                sa.select(tables.c.code).where(tables.c.request == request)
            ).scalar()
            return code
