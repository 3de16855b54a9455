"""Moves everything from one database to an empty one, and checks that it is the same there."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json

from toril.engine.errors import TorilError
from toril.engine.value import value
from toril.server.store.database import HEAD, version
from toril.server.store.place import Place
from toril.server.store.schema import entries, keys, tables, tries
from toril.server.store.upkeep import migrate_place, opened, opened_existing

ROWS_AT_ONCE = 1000

COPIED = (tables, entries, keys, tries)
"""What is copied, in this order. Snapshots are made anew; workers and their leases stay behind."""


@value
class Copied:
    """What was copied: how many tables with how many lines, and the digest of every row."""

    tables: int
    lines: int
    digest: str


def copy(source: Place, target: Place, progress: Callable[[int, int], None]) -> Copied:
    """Copy a database as it is at one moment, wholly or not at all.

    `progress` hears how many rows were copied or checked, of how many.
    """
    with opened_existing(source) as engine, _reading(engine) as reading:
        if (found := version(engine)) != HEAD:
            raise TorilError(
                "copy_of_old",
                f"{source} has schema {found}, this Toril {HEAD}: first run toril db migrate.",
                file=str(source),
                found=found or "0",
                known=HEAD,
            )
        migrate_place(target)
        with opened(target) as beside, beside.begin() as writing:
            _refuse_full(writing, target)
            counts = [_count(reading, each) for each in COPIED]
            told = _Told(2 * sum(counts), progress)
            digest = _digest(_copied(reading, writing, told))
            again = _digest(row for each in COPIED for row in _rows(writing, each, told))
            if (counts, digest) != ([_count(writing, each) for each in COPIED], again):
                raise TorilError(
                    "copy_differs", f"What arrived in {target} is not the same.", file=str(target)
                )
    return Copied(counts[0], counts[1], digest)


class _Told:
    """Counts rows, and says so for every thousand."""

    def __init__(self, total: int, progress: Callable[[int, int], None]) -> None:
        self._done, self._total, self._progress = 0, total, progress

    def __call__(self, rows: int) -> None:
        self._done += rows
        self._progress(self._done, self._total)


def _reading(engine: sa.Engine) -> sa.Connection:
    """Return a connection that sees the database as it is now, whatever comes meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    return engine.connect()


def _copied(reading: sa.Connection, writing: sa.Connection, told: _Told) -> Iterator[list[Any]]:
    for each in COPIED:
        for rows in _chunks(reading, each, told):
            names = [f"given_{column.name}" for column in each.columns]
            values = [dict(zip(names, row, strict=True)) for row in rows]
            writing.execute(_insert(each, writing), values)
            yield from rows


def _insert(table: sa.Table, link: sa.Connection) -> sa.Insert:
    """Return how a row goes in: an entry as the very text that it is."""
    values: dict[str, Any] = {
        each.name: sa.bindparam(f"given_{each.name}", type_=each.type) for each in table.columns
    }
    if "entry" in values:
        text = sa.bindparam("given_entry", type_=sa.Text())
        on_postgres = link.dialect.name == "postgresql"
        values["entry"] = sa.cast(text, sa.JSON) if on_postgres else text
    return table.insert().values(values)


def _chunks(link: sa.Connection, table: sa.Table, told: _Told) -> Iterator[list[list[Any]]]:
    """Yield the rows in the order of their keys, which are hexadecimal: all databases agree."""
    columns = [
        sa.cast(each, sa.Text).label("entry") if each.name == "entry" else each
        for each in table.columns
    ]
    wanted = sa.select(*columns).order_by(*table.primary_key.columns)
    found = link.execution_options(yield_per=ROWS_AT_ONCE).execute(wanted)
    for rows in found.partitions():
        yield [list(row) for row in rows]
        told(len(rows))


def _rows(link: sa.Connection, table: sa.Table, told: _Told) -> Iterator[list[Any]]:
    for rows in _chunks(link, table, told):
        yield from rows


def _digest(rows: Iterable[Sequence[Any]]) -> str:
    digest = hashlib.sha256()
    for row in rows:
        shown = [each.hex() if isinstance(each, bytes) else each for each in row]
        digest.update(to_json(shown) + b"\n")
    return digest.hexdigest()


def _count(link: sa.Connection, table: sa.Table) -> int:
    return link.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _refuse_full(link: sa.Connection, target: Place) -> None:
    if any(_count(link, each) for each in COPIED):
        raise TorilError(
            "copy_to_full",
            f"{target} is not empty: name a new file or an empty database.",
            file=str(target),
        )
