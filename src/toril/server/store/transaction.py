"""What SQLite writes together, in as few statements as possible: usually one, a whole transaction.

The statements go straight to SQLite's driver. Each gives Python's lock away and waits for it again
while the event loop is busy, so that a statement for each line would make a hundred of them wait a
hundred times.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache

from toril.server.metrics import COMMITS_TOGETHER
from toril.server.store.interface import NotStored
from toril.server.store.rows import columns
from toril.server.store.write import Write

LINES_AT_ONCE = 128
"""How many lines one statement holds: SQLite takes at least 999 values, and a line has six."""

Statement = tuple[str, Sequence[object]]


def write_together(link: sqlite3.Connection, writes: list[Write]) -> None:
    """Write everything; a write that cannot be written has `failed`, and no other with it."""
    COMMITS_TOGETHER.observe(len(writes))
    try:
        _commit(link, writes)
    except sqlite3.OperationalError as error:  # locked or full: as true for each of them
        for write in writes:
            write.failed = NotStored(_reason(error))
    except Exception:
        for write in writes:  # one of them is at fault: the others must not suffer for it
            try:
                _commit(link, [write])
            except sqlite3.IntegrityError as error:
                write.failed = write.taken(str(error))
            except Exception as error:  # whatever it is: without the writer all tables stop
                write.failed = NotStored(_reason(error))


def _commit(link: sqlite3.Connection, writes: list[Write]) -> None:
    statements = list(_statements(writes))
    if len(statements) > 1:
        statements = [("BEGIN", ()), *statements, ("COMMIT", ())]
    try:
        for sql, values in statements:
            link.execute(sql, values)
    except BaseException:
        link.rollback()
        raise


def _statements(writes: list[Write]) -> Iterator[Statement]:
    for write in writes:
        if write.new:
            yield _NEW, write.new
    rows = [
        (write.table, number, line)
        for write in writes
        for number, line in enumerate(write.lines, start=write.sequence)
    ]
    for begin in range(0, len(rows), LINES_AT_ONCE):
        some = rows[begin : begin + LINES_AT_ONCE]
        yield _insert(len(some)), [column for row in some for column in columns(*row)]
    for write in writes:
        if write.change:
            yield _CHANGE, write.change
    if not rows:
        yield _TRIAL, ()
        yield _UNDO, ()


_NEW = "INSERT INTO tables (id, code, request, state, listed) VALUES (?, ?, ?, ?, ?)"
_LINE = """INSERT INTO entries (table_id, sequence, at, person, command, entry)
           VALUES (?, ?, ?, ?, ?, ?)"""
_CHANGE = "UPDATE tables SET state = ?, listed = ? WHERE id = ?"

_TRIAL = "INSERT INTO keys (name, key) VALUES ('trial', x'')"
_UNDO = "DELETE FROM keys WHERE name = 'trial'"
"""A row that comes and goes makes SQLite write its page; an update to what is there does not."""


@cache
def _insert(lines: int) -> str:
    """Return the statement that adds so many lines; the driver keeps what it has prepared."""
    return _LINE + ", (?, ?, ?, ?, ?, ?)" * (lines - 1)


def _reason(error: Exception) -> str:
    """Return what went wrong without what was to be written: it will be logged."""
    return str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
