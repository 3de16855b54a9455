"""Which worker drives which table, in the database that all workers share."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

from toril.server.store.schema import workers

T = TypeVar("T")

EXPIRY = 6000
"""Milliseconds after which a worker that was not heard of holds nothing; it beats every 2000."""

FORGOTTEN = 10 * EXPIRY
"""Milliseconds after which even its name is forgotten."""

IDS_AT_ONCE = 500
"""How many ids one statement names: SQLite takes at least 999 values."""


class Beside(Protocol):
    """Does work beside the event loop."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """Return what it returns."""


class Changing(Protocol):
    """Changes the database, wholly or not at all."""

    def __call__(self, change: Callable[[sa.Connection], T], /) -> T:
        """Return what it returns, or raise NotStored."""


class DatabaseLeases:
    """Leases as rows, by the database's own clock."""

    def __init__(self, beside: Beside, changing: Changing, clock: str) -> None:
        """Ask with `changing`, beside the event loop; `clock` is the time in SQL."""
        self._beside, self._changing = beside, changing
        facts = {"clock": clock, "living": _LIVING.format(clock=clock, expiry=EXPIRY)}
        self._beat = sa.text(_BEAT.format(**facts))
        self._forget = sa.text(_FORGET.format(forgotten=FORGOTTEN, **facts))
        self._living = sa.select(workers.c.id, workers.c.deaf).where(sa.text(facts["living"]))
        self._claim = _of_tables(_CLAIM.format(**facts))

    async def beat(self, worker: str, *, is_deaf: bool = False) -> Mapping[str, bool]:
        """Note that a worker lives; return all that do, and who of them hears no others."""

        def change(link: sa.Connection) -> Mapping[str, bool]:
            link.execute(self._beat, {"worker": worker, "deaf": is_deaf})
            link.execute(self._forget)
            return {row.id: bool(row.deaf) for row in link.execute(self._living)}

        return await self._beside(lambda: self._changing(change))

    async def claim(self, worker: str, tables: Collection[str]) -> Mapping[str, str]:
        """Take what no living worker holds; return by table who holds it now."""

        def change(link: sa.Connection) -> Mapping[str, str]:
            rows = self._of(link, (self._claim, _HOLDERS), tables, worker)
            return {row.table_id: row.worker for row in rows}

        return await self._beside(lambda: self._changing(change))

    async def release(self, worker: str, tables: Collection[str]) -> None:
        """Give up tables, as far as this worker holds them."""
        await self._beside(
            lambda: self._changing(lambda link: self._of(link, (_RELEASE,), tables, worker))
        )

    async def post(self, worker: str, here: str | None) -> None:
        """Write down who is connected to a worker that lives, for those who cannot hear it."""
        row = {"worker": worker, "here": here}
        await self._beside(lambda: self._changing(lambda link: link.execute(_POST, row)))

    async def posted(self, workers: Collection[str]) -> Mapping[str, str]:
        """Return what these workers have written down, as far as they have."""

        def read(link: sa.Connection) -> Mapping[str, str]:
            rows = link.execute(_POSTED, {"workers": list(workers)})
            return {row.id: row.here for row in rows}

        return await self._beside(lambda: self._changing(read))

    async def leave(self, worker: str) -> None:
        """Give up all tables, and be heard of no more."""

        def change(link: sa.Connection) -> None:
            for statement in (_RELEASE_ALL, _LEAVE):
                link.execute(statement, {"worker": worker})

        await self._beside(lambda: self._changing(change))

    def _of(
        self,
        link: sa.Connection,
        statements: Sequence[sa.TextClause],
        tables: Collection[str],
        worker: str,
    ) -> list[Any]:
        """Run statements for some tables at a time; return the rows of the last one."""
        ids, found = sorted(tables), list[Any]()
        for begin in range(0, len(ids), IDS_AT_ONCE):
            for statement in statements:
                some = {"worker": worker, "tables": ids[begin : begin + IDS_AT_ONCE]}
                rows = link.execute(statement, some)
            found += rows.all() if rows.returns_rows else []
        return found


def _of_tables(statement: str) -> sa.TextClause:
    return sa.text(statement).bindparams(sa.bindparam("tables", expanding=True))


_LIVING = "workers.seen_at > {clock} - {expiry}"
_BEAT = """INSERT INTO workers (id, seen_at, deaf) VALUES (:worker, {clock}, :deaf)
           ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, deaf = excluded.deaf"""
_FORGET = "DELETE FROM workers WHERE seen_at < {clock} - {forgotten}"
_CLAIM = """INSERT INTO leases (table_id, worker)
            SELECT id, :worker FROM tables WHERE id IN :tables ORDER BY id
            ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker
            WHERE NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = leases.worker AND {living})
"""
_HOLDERS = _of_tables("SELECT table_id, worker FROM leases WHERE table_id IN :tables")
_RELEASE = _of_tables("DELETE FROM leases WHERE worker = :worker AND table_id IN :tables")
_RELEASE_ALL = sa.text("DELETE FROM leases WHERE worker = :worker")
_POST = sa.text("UPDATE workers SET here = :here WHERE id = :worker")
_POSTED = sa.text(
    "SELECT id, here FROM workers WHERE id IN :workers AND here IS NOT NULL"
).bindparams(sa.bindparam("workers", expanding=True))
_LEAVE = sa.text("DELETE FROM workers WHERE id = :worker")
