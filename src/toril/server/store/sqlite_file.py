"""The SQLite file: opened the safe way, for its owner only, locked against a second server."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from toril.engine.errors import TorilError


def make_private(path: Path) -> None:
    """Make the file, and its folder if it has none, for its owner only: it holds all hands.

    What SQLite puts beside it gets the same rights. A file that is there keeps its own.
    """
    path.absolute().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def connect(path: Path) -> sa.Engine:
    """Return an engine whose commits survive a power cut."""
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path)),
        connect_args={"timeout": 10},
        hide_parameters=True,  # errors are logged, and a table's code is a key
    )

    def prepare(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.isolation_level = None  # or CREATE TABLE would be outside of transactions

    sa.event.listen(engine, "connect", prepare)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Say in one sentence what is wrong with a file that cannot be used."""
    try:
        yield
    except (OSError, DatabaseError, sqlite3.Error) as error:
        why = str(getattr(error, "orig", None) or error)
        raise TorilError(
            "bad_database", f"Cannot use the database {path}: {why}.", file=str(path), why=why
        ) from error


class Lock:
    """Held while a server runs: a second one on the same file is refused.

    It is an exclusive transaction on a file of its own, which the system releases however the
    process ends, on every platform.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock beside the database `path`."""
        beside = Path(f"{path.resolve()}-lock")
        make_private(beside)
        # The thread that releases the lock may be another than the one that took it.
        self._connection = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing else is left behind
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise TorilError(
                "database_in_use",
                f"Another server uses {path}: stop it, or name another file with --database.",
                file=str(path),
            ) from error

    def release(self) -> None:
        """Let another server have the file."""
        self._connection.close()
