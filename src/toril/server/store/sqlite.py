"""Ledgers in one SQLite file, which one server uses (WAL, `synchronous=FULL`)."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from toril.server.store.database import migrate, server_key
from toril.server.store.interface import NotStored
from toril.server.store.snapshots import EVERY, version
from toril.server.store.sql_store import SqlStore
from toril.server.store.sqlite_file import Lock, connect
from toril.server.store.sqlite_link import SqliteLink
from toril.server.store.tails import Asked

T = TypeVar("T")


class SqliteStore(SqlStore):
    """The ledgers of all tables, in one file that one server uses."""

    is_shared = False
    _link: SqliteLink
    _clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: Path, snapshot_every: int = EVERY) -> None:
        """Open the file, make it or bring it up to date; refuse a second server.

        A table has a snapshot after every so many lines; never if it is 0.
        """
        self._lock = Lock(path)
        self._engine = connect(path)
        try:
            migrate(self._engine)
            self.key = server_key(self._engine)
            version()  # it takes a moment, which no player shall wait for
        except BaseException:
            self._let_go()
            raise
        super().__init__(SqliteLink(self._engine), snapshot_every)

    async def close(self) -> None:
        """Finish what is being written, then let go of the file."""
        await super().close()
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        self._lock.release()

    def _reading(self, ask: Callable[[sa.Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return ask(connection)
        except DBAPIError as error:
            raise NotStored(str(error.orig)) from error

    def _changing(self, change: Callable[[sa.Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return change(connection)
        except DBAPIError as error:
            raise NotStored(str(error.orig)) from error

    def _rows_after(
        self, connection: sa.Connection, asked: Sequence[Asked]
    ) -> Sequence[Sequence[Sequence[Any]]]:
        return [connection.exec_driver_sql(_LINES, each).all() for each in asked]


_LINES = """SELECT table_id, sequence, at, person, command, entry FROM entries
            WHERE table_id = ? AND sequence >= ? ORDER BY sequence"""
