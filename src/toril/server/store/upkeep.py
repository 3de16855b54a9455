"""What an operator does to the database: migrate, back up, prune. A server may run meanwhile."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa

from toril.engine.errors import TorilError
from toril.engine.fairness.draw import read_draw, without_names
from toril.engine.kinds import kind_of
from toril.engine.names import NOBODY
from toril.engine.value import value
from toril.server.store.database import migrate, version
from toril.server.store.old_kinds import with_current_kinds
from toril.server.store.schema import entries, tables
from toril.server.store.sqlite_file import connect, make_private, refusing
from toril.server.tables.entries import Drawn, Sat

DAY = 24 * 3600 * 1000
"""What stands for a name that was pruned."""


@value
class Pruned:
    """How many tables were deleted, and in how many others the names."""

    tables: int
    nameless: int


def migrate_file(path: Path) -> tuple[str | None, str]:
    """Bring a database up to date, or make it; return the versions before and after."""
    make_private(path)
    with _opened(path) as engine:
        return migrate(engine)


def back_up(path: Path, target: Path) -> int:
    """Copy a database, consistent however busy it is; return the copy's size in bytes."""
    _existing(path)
    if target.exists():
        raise TorilError("backup_exists", f"{target} is there already.", file=str(target))
    beside = target.with_name(f".{target.name}.part")
    try:
        beside.unlink(missing_ok=True)
        make_private(beside)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(beside)) as copy:
            source.backup(copy)
        beside.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise TorilError(
            "backup_failed", f"Cannot copy to {target}: {error}.", file=str(target), why=str(error)
        ) from error
    finally:
        beside.unlink(missing_ok=True)
    return target.stat().st_size


def prune(path: Path, *, days: int, names_days: int | None) -> Pruned:
    """Delete tables untouched for `days`; in those untouched for `names_days`, the names.

    A few at a time, so that a server that uses the file is not held up.
    """
    _existing(path)
    now = int(time() * 1000)
    with _opened(path) as engine:
        version(engine)
        old = _untouched(engine, now - days * DAY)
        for table in old:
            with _writing(engine) as connection:
                connection.execute(sa.delete(tables).where(tables.c.id == table))
        quiet = _untouched(engine, now - names_days * DAY) if names_days is not None else []
        nameless = 0
        for table in quiet:
            with _writing(engine) as connection:
                nameless += _forget_names(connection, table)
        with engine.connect() as connection:
            connection.exec_driver_sql("COMMIT")  # outside of a transaction
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("BEGIN")
    return Pruned(len(old), nameless)


@contextmanager
def _opened(path: Path) -> Iterator[sa.Engine]:
    """Open the file; say what is wrong with it in one line."""
    engine = connect(path)
    try:
        with refusing(path):
            yield engine
    finally:
        engine.dispose()


@contextmanager
def _writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Write: wait for a server that writes too, and leave nothing readable in free pages."""
    with engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA secure_delete = ON")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.commit()


def _untouched(engine: sa.Engine, since: int) -> list[str]:
    """Return the tables whose last line is older than `since`."""
    last = sa.func.max(entries.c.at)
    query = sa.select(entries.c.table_id).group_by(entries.c.table_id).having(last < since)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _forget_names(connection: sa.Connection, table: str) -> bool:
    """Replace what people called themselves; return whether there was anything to replace."""
    rows = connection.execute(
        sa.select(entries.c.sequence, entries.c.entry).where(entries.c.table_id == table)
    ).all()
    changed = [
        (row.sequence, row.entry | nameless) for row in rows if (nameless := _nameless(row.entry))
    ]
    for sequence, entry in changed:
        connection.execute(
            sa.update(entries)
            .where(entries.c.table_id == table, entries.c.sequence == sequence)
            .values(entry=entry)
        )
    return bool(changed)


def _nameless(entry: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of an entry that have to change so that it names nobody; often none.

    A draw's seed follows from the hash of its text: that stays, and the deals with it.
    """
    kind = with_current_kinds(entry)["kind"]
    if kind == kind_of(Sat) and entry["name"] != NOBODY:
        return {"name": NOBODY}
    if kind == kind_of(Drawn) and entry["hash_kept"] is None:
        draw = read_draw(entry["text"])
        return {"text": without_names(draw, NOBODY), "hash_kept": draw.hash.hex()}
    return {}


def _existing(path: Path) -> None:
    if not path.is_file():
        raise TorilError("no_database", f"There is no database {path}.", file=str(path))
