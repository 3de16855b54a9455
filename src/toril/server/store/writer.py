"""One thread writes; what waits together is written in one transaction.

A transaction reaches the disk before anybody is told of it. One for each table's lines would take
one disk flush each; the writer takes all that are waiting into one instead, so that the flush is
shared when there is much to do.
"""

import asyncio
import queue
import threading
from dataclasses import dataclass
from time import perf_counter

import sqlalchemy as sa

from toril.server.metrics import COMMIT_SECONDS, COMMITS_TOGETHER
from toril.server.store.interface import NotStored
from toril.server.store.schema import entries, keys, tables

MOST_TOGETHER = 512


@dataclass(slots=True)
class Write:
    """Something to write, what to raise if a row is there already, and the future to complete."""

    taken: type[NotStored]
    rows: list[dict[str, object]]
    done: "asyncio.Future[None]"
    new: dict[str, object] | None = None
    change: dict[str, object] | None = None
    failed: NotStored | None = None


class Writer:
    """The thread that writes."""

    def __init__(self, engine: sa.Engine) -> None:
        """Start the thread."""
        self._engine = engine
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="toril-writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        taken: type[NotStored],
        rows: list[dict[str, object]],
        *,
        new: dict[str, object] | None = None,
        change: dict[str, object] | None = None,
    ) -> None:
        """Write rows of lines, a new header and a changed one; return when all of it is on disk."""
        begin = perf_counter()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put(Write(taken, rows, done, new, change))
        await done
        COMMIT_SECONDS.observe(perf_counter() - begin)

    async def close(self) -> None:
        """Finish what is being written."""
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        """Write until told to stop: whatever waits goes into one transaction."""
        # One connection for all: opening one takes half of a transaction's time.
        with self._engine.connect() as connection:
            going = True
            while going:
                waiting = []
                write = self._writes.get()
                while write is not None:
                    waiting.append(write)
                    if len(waiting) == MOST_TOGETHER or self._writes.empty():
                        break
                    write = self._writes.get()
                going = write is not None
                if waiting:
                    _write_together(connection, waiting)


def _write_together(connection: sa.Connection, writes: list[Write]) -> None:
    COMMITS_TOGETHER.observe(len(writes))
    try:
        _commit(connection, writes)
    except sa.exc.OperationalError as error:  # locked or full: as true for each of them
        for write in writes:
            write.failed = NotStored(_reason(error))
    except Exception:
        for write in writes:  # one of them is at fault: the others must not suffer for it
            try:
                _commit(connection, [write])
            except sa.exc.IntegrityError as error:
                write.failed = write.taken(str(error.orig))
            except Exception as error:  # whatever it is: without the writer all tables stop
                write.failed = NotStored(_reason(error))
    loop = writes[0].done.get_loop()
    loop.call_soon_threadsafe(_tell, writes)


def _commit(connection: sa.Connection, writes: list[Write]) -> None:
    new = [write.new for write in writes if write.new]
    changes = [write.change for write in writes if write.change]
    rows = [row for write in writes for row in write.rows]
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


def _reason(error: Exception) -> str:
    """Return what went wrong without what was to be written: it will be logged."""
    return str(error.orig) if isinstance(error, sa.exc.DBAPIError) else type(error).__name__


def _tell(writes: list[Write]) -> None:
    for write in writes:
        if write.done.cancelled():
            continue
        if write.failed:
            write.done.set_exception(write.failed)
        else:
            write.done.set_result(None)
