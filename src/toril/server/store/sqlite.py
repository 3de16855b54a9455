"""Ledgers in one SQLite file. One thread writes; what waits together is committed together.

A commit reaches the disk before anybody is told of it (WAL, `synchronous=FULL`). Committing each
table's lines by themselves would take one disk flush each; the writer takes all that are waiting
into one transaction instead, so that the flush is shared when there is much to do.
"""

import asyncio
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import sqlalchemy as sa

from toril.server.metrics import COMMIT_SECONDS, COMMITS_TOGETHER
from toril.server.store.database import Lock, connect, migrate, server_key
from toril.server.store.ledger import (
    CodeTaken,
    NotStored,
    SequenceTaken,
    Shelf,
    line_data,
    read_lines,
)
from toril.server.store.schema import entries, keys, tables
from toril.server.tables.entries import Line

MOST_TOGETHER = 512


@dataclass(slots=True)
class _Job:
    """Something to write, and whom to tell."""

    done: "asyncio.Future[None]"
    taken: type[NotStored]
    rows: list[dict[str, object]]
    new: dict[str, object] | None = None
    change: dict[str, object] | None = None
    failed: NotStored | None = field(default=None)


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
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="toril-writer", daemon=True)
        self._thread.start()

    async def open(self, shelf: Shelf, lines: Sequence[Line]) -> None:
        """Begin a ledger; raise CodeTaken if there is one."""
        new = {name: getattr(shelf, name) for name in ("id", "code", "request", "state", "listed")}
        await self._enqueue(_Job(_future(), CodeTaken, _rows(shelf, 0, lines), new=new))

    async def append(
        self, shelf: Shelf, sequence: int, lines: Sequence[Line], changed: bool
    ) -> None:
        """Add lines after the first `sequence`; `changed`: the shelf says something new too."""
        change = {"state": shelf.state, "listed": shelf.listed, "key": shelf.id}
        rows = _rows(shelf, sequence, lines)
        await self._enqueue(
            _Job(_future(), SequenceTaken, rows, change=change if changed else None)
        )

    async def load(self, code: str) -> tuple[Shelf, tuple[Line, ...]] | None:
        """Return a whole ledger; None if there is none of that code."""
        return await asyncio.to_thread(self._load, code)

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened."""
        return await asyncio.to_thread(self._opened_by, request)

    async def try_writing(self) -> None:
        """Commit something that leaves nothing behind; raise NotStored where that fails.

        It takes the way of everything else, so that a writer that is stuck, a disk that is full
        and a file that is read-only show.
        """
        await self._enqueue(_Job(_future(), NotStored, []))

    async def close(self) -> None:
        """Finish what is being written, then let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        self._lock.release()

    async def _enqueue(self, job: _Job) -> None:
        begin = perf_counter()
        self._jobs.put(job)
        await job.done
        COMMIT_SECONDS.observe(perf_counter() - begin)

    def _load(self, code: str) -> tuple[Shelf, tuple[Line, ...]] | None:
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.code == code)).one_or_none()
            if row is None:
                return None
            lines = connection.execute(
                sa.select(entries.c.at, entries.c.person, entries.c.command, entries.c.entry)
                .where(entries.c.table_id == row.id)
                .order_by(entries.c.sequence)
            )
            return Shelf(*row), read_lines(row.id, lines)

    def _opened_by(self, request: str) -> str | None:
        with self._engine.connect() as connection:
            code: str | None = connection.execute(
                sa.select(tables.c.code).where(tables.c.request == request)
            ).scalar()
            return code

    def _write_all(self) -> None:
        """Write until told to stop: whatever waits goes into one transaction."""
        with (
            self._engine.connect() as connection
        ):  # one for all: opening one takes half a commit's time
            going = True
            while going:
                jobs = []
                job = self._jobs.get()
                while job is not None:
                    jobs.append(job)
                    if len(jobs) == MOST_TOGETHER or self._jobs.empty():
                        break
                    job = self._jobs.get()
                going = job is not None
                if jobs:
                    self._write_together(connection, jobs)

    def _write_together(self, connection: sa.Connection, jobs: list[_Job]) -> None:
        COMMITS_TOGETHER.observe(len(jobs))
        try:
            _commit(connection, jobs)
        except sa.exc.OperationalError as error:  # locked or full: as true for each of them
            for job in jobs:
                job.failed = NotStored(_reason(error))
        except Exception:
            for job in jobs:  # one of them is at fault: the others must not suffer for it
                try:
                    _commit(connection, [job])
                except sa.exc.IntegrityError as error:
                    job.failed = job.taken(str(error.orig))
                except Exception as error:  # whatever it is: without the writer all tables stop
                    job.failed = NotStored(_reason(error))
        loop = jobs[0].done.get_loop()
        loop.call_soon_threadsafe(_tell, jobs)


def _commit(connection: sa.Connection, jobs: list[_Job]) -> None:
    new = [job.new for job in jobs if job.new]
    changes = [job.change for job in jobs if job.change]
    rows = [row for job in jobs for row in job.rows]
    with connection.begin():
        if new:
            connection.execute(sa.insert(tables), new)
        if rows:
            connection.execute(sa.insert(entries), rows)
        else:
            connection.execute(_TRIAL)
            connection.execute(_UNDO)
        if changes:
            connection.execute(_UPDATE, changes)


_UPDATE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("key"))
    .values(state=sa.bindparam("state"), listed=sa.bindparam("listed"))
)


_TRIAL = sa.insert(keys).values(name="trial", key=b"")
_UNDO = sa.delete(keys).where(keys.c.name == "trial")
"""A row that comes and goes makes SQLite write its page; an update to what is there does not."""


def _rows(shelf: Shelf, sequence: int, lines: Sequence[Line]) -> list[dict[str, object]]:
    return [
        {"table_id": shelf.id, "sequence": number, **line_data(line)}
        for number, line in enumerate(lines, start=sequence)
    ]


def _future() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


def _reason(error: Exception) -> str:
    """Return what went wrong without what was to be written: it will be logged."""
    return str(error.orig) if isinstance(error, sa.exc.DBAPIError) else type(error).__name__


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.failed:
            job.done.set_exception(job.failed)
        else:
            job.done.set_result(None)
