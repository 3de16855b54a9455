"""What an operator does to the database: migrate and back up. A server may run meanwhile."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from toril.engine.errors import TorilError
from toril.extras import require
from toril.server.store.database import migrate, version
from toril.server.store.place import Place
from toril.server.store.sqlite_file import connect, make_private, refusing


def migrate_place(place: Place) -> tuple[str | None, str]:
    """Bring a database up to date, or make it; return the versions before and after."""
    if place.file is not None:
        with refusing(place.file):
            make_private(place.file)
    with opened(place) as engine:
        return migrate(engine)


def back_up(place: Place, target: Path) -> int:
    """Copy a file, consistent however busy it is; return the copy's size in bytes."""
    if place.file is None:
        command = f"pg_dump --format=custom --file={target} '{place}'"
        raise TorilError(
            "backup_of_postgres",
            f"PostgreSQL has its own way of making backups: {command}",
            command=command,
        )
    existing(place)
    if target.exists():
        raise TorilError("backup_exists", f"{target} already exists.", file=str(target))
    beside = target.with_name(f".{target.name}.part")
    try:
        beside.unlink(missing_ok=True)
        make_private(beside)
        with (
            closing(sqlite3.connect(place.file)) as source,
            closing(sqlite3.connect(beside)) as copy,
        ):
            source.backup(copy)
        beside.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise TorilError(
            "backup_failed", f"Cannot copy to {target}: {error}.", file=str(target), why=str(error)
        ) from error
    finally:
        beside.unlink(missing_ok=True)
    return target.stat().st_size


@contextmanager
def opened(place: Place) -> Iterator[sa.Engine]:
    """Open a database, on which a statement may take its time; say in one line what is wrong."""
    if place.file is None:
        require("postgres")
        from toril.server.store import postgres_connection as postgres

        engine, complaining = postgres.unhurried(place), postgres.refusing(place)
    else:
        engine, complaining = connect(place.file), refusing(place.file)
    try:
        with complaining:
            yield engine
    finally:
        engine.dispose()


@contextmanager
def opened_existing(place: Place) -> Iterator[sa.Engine]:
    """Open a database that is there: an empty one of PostgreSQL is none of ours."""
    existing(place)
    with opened(place) as engine:
        if place.file is None and version(engine) is None:
            raise _missing(place)
        yield engine


def existing(place: Place) -> None:
    """Refuse a file that is not there."""
    if place.file is not None and not place.file.is_file():
        raise _missing(place)


def _missing(place: Place) -> TorilError:
    return TorilError("no_database", f"There is no database {place}.", file=str(place))
