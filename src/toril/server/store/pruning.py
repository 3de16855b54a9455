"""What an operator deletes: tables that are old, and names in them sooner."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import time
from typing import Any

import sqlalchemy as sa

from toril.engine.fairness.draw import read_draw, without_names
from toril.engine.kinds import kind_of
from toril.engine.names import NOBODY
from toril.engine.value import value
from toril.server.store.database import version
from toril.server.store.old_kinds import with_current_kinds
from toril.server.store.place import Place
from toril.server.store.schema import entries, snapshots, tables, tries
from toril.server.store.upkeep import opened_existing
from toril.server.tables.entries import Drawn, Sat

DAY = 24 * 3600 * 1000

WITH_SNAPSHOTS, WITH_TRIES = "0003", "0005"
"""The first versions of the schema that have them."""


@value
class Pruned:
    """How many tables were deleted, and in how many others the names."""

    tables: int
    nameless: int


def prune(place: Place, *, days: int, names_days: int | None) -> Pruned:
    """Delete tables untouched for `days`, with them tries; in those for `names_days`, the names.

    One at a time, so that a server that uses the database is not held up.
    """
    now = int(time() * 1000)
    with opened_existing(place) as engine:
        schema = version(engine) or ""
        has_snapshots = schema >= WITH_SNAPSHOTS
        old = _untouched(engine, now - days * DAY)
        for table in old:
            with _writing(engine) as connection:
                connection.execute(sa.delete(tables).where(tables.c.id == table))
        if schema >= WITH_TRIES:
            _forget_tries(engine, now - days * DAY)
        quiet = _untouched(engine, now - names_days * DAY) if names_days is not None else []
        nameless = 0
        for table in quiet:
            with _writing(engine) as connection:
                # A worker that keeps a snapshot of it this moment is waited for.
                connection.execute(
                    sa.select(tables.c.id)
                    .with_for_update(key_share=True)
                    .where(tables.c.id == table)
                )
                changed = _forget_names(connection, table)
                nameless += changed
                if has_snapshots:
                    _forget_snapshot(connection, table, changed)
        if engine.dialect.name == "sqlite":
            _empty_the_log(engine)
    return Pruned(len(old), nameless)


@contextmanager
def _writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Write: wait for a server that writes too, and leave nothing readable in free pages."""
    if engine.dialect.name != "sqlite":
        with engine.begin() as connection:
            yield connection
        return
    with engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA secure_delete = ON")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.commit()


def _empty_the_log(engine: sa.Engine) -> None:
    """Bring everything from SQLite's log to the file, so that nothing old is left in it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")  # outside of a transaction
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.exec_driver_sql("BEGIN")


def _untouched(engine: sa.Engine, since: int) -> list[str]:
    """Return the tables whose last line is older than `since`."""
    last = sa.func.max(entries.c.at)
    query = sa.select(entries.c.table_id).group_by(entries.c.table_id).having(last < since)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _forget_tries(engine: sa.Engine, since: int) -> None:
    """Delete what came of tries at the deals of days before `since`."""
    first = datetime.fromtimestamp(max(0, since) / 1000, UTC).date().isoformat()
    with _writing(engine) as connection:
        connection.execute(sa.delete(tries).where(tries.c.day < first))


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


def _forget_snapshot(connection: sa.Connection, table: str, changed: bool) -> None:
    """Delete the snapshot, which holds the names, too; a database of an older Toril has none.

    Where names were `changed`, a server that knows them keeps no snapshot of the table before it
    has loaded it anew.
    """
    connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table))
    if not changed:
        return
    pruned = {tables.c.names_pruned: tables.c.names_pruned + 1}
    connection.execute(sa.update(tables).where(tables.c.id == table).values(pruned))


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
