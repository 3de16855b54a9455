"""What the writer writes to SQLite with: two connections, for lines and for snapshots."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
import structlog

from toril.server.store.snapshots import Kept, snapshot_row
from toril.server.store.transaction import write_together
from toril.server.store.write import Write

log = structlog.get_logger()


class SqliteLink:
    """Connections that SQLAlchemy opens and closes.

    It runs no statement on them: that would be half of the time of a small one. They stay open, for
    opening one takes half of a transaction's time.
    """

    def __init__(self, engine: sa.Engine) -> None:
        """Open both."""
        self._lines, self._beside = engine.raw_connection(), snapshot_link(engine)
        self.lines: sqlite3.Connection = _driver(self._lines)
        self.snapshots: sqlite3.Connection = _driver(self._beside)

    def write_together(self, writes: list[Write]) -> None:
        """Write everything, usually in one statement."""
        write_together(self.lines, writes)

    def write_snapshots(self, kept: list[Kept]) -> None:
        """Keep tables whose lines are on disk."""
        write_snapshots(self.snapshots, kept)

    def close(self) -> None:
        """Give the connections back."""
        self._lines.close()
        self._beside.invalidate()  # nothing else may ever be written by it


def _driver(link: sa.PoolProxiedConnection) -> Any:
    assert link.driver_connection is not None
    return link.driver_connection


def snapshot_link(engine: sa.Engine) -> sa.PoolProxiedConnection:
    """Return the connection that snapshots are written by: its commits wait for no disk.

    What a power cut takes of them is not missed; the next lines' commit flushes them too. They are
    replaced all the time and hold names: none may be left readable in free pages.
    """
    link = engine.raw_connection()
    for pragma in ("synchronous = NORMAL", "secure_delete = ON"):
        link.cursor().execute(f"PRAGMA {pragma}")
    return link


def write_snapshots(link: sqlite3.Connection, kept: Iterable[Kept]) -> None:
    """Keep tables whose lines are on disk. Whatever goes wrong: the lines are all that counts."""
    try:
        rows = [snapshot_row(each) for each in kept]
        link.execute("BEGIN")
        for row in rows:
            link.execute(_KEEP, row)
        link.execute("COMMIT")
    except Exception as error:
        with suppress(sqlite3.Error):
            link.rollback()
        known = isinstance(error, sqlite3.Error)
        log.warning("snapshot_not_kept", why=str(error) if known else type(error).__name__)


_KEEP = """INSERT OR REPLACE INTO snapshots (table_id, sequence, version, digest, data)
           SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? AND names_pruned = ?"""
