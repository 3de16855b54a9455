"""Loads ledgers and folds them beside the event loop; refuses what only a newer Toril can read.

One thread folds, one ledger after the other: a long one never holds up the tables in play.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeVar

import structlog

from toril.server.store import Loaded, NotStored, Store, TableHeader
from toril.server.store.snapshots import table_in
from toril.server.tables.entries import Line, Unreadable
from toril.server.tables.evolve import fold, fold_on
from toril.server.tables.refusals import no_such_table, not_stored, table_newer
from toril.server.tables.table import Table

T = TypeVar("T")
log = structlog.get_logger()

_thread = ThreadPoolExecutor(1, thread_name_prefix="toril-fold")


async def load_ledger(store: Store, code: str) -> tuple[TableHeader, tuple[Line, ...]]:
    """Return the ledger of that code; refuse a code that no table has."""
    with readable():
        found = await store.ledger(code)
    if found is None:
        raise no_such_table()
    return found


async def load_table(store: Store, code: str) -> tuple[TableHeader, Table, int]:
    """Return the table of that code, and how many lines made it; refuse a code that none has."""
    with readable():
        found = await store.load(code)
    if found is None:
        raise no_such_table()
    table = await in_fold_thread(lambda: _table_of(found))
    if table is not None:
        return found.header, table, found.sequence + len(found.lines)
    header, lines = await load_ledger(store, code)
    return header, await in_fold_thread(lambda: fold(lines)), len(lines)


def _table_of(found: Loaded) -> Table | None:
    """Return the table that was found; None if all of its lines are needed after all."""
    if found.data is None:
        return fold(found.lines)
    table = table_in(found.data)
    try:
        return None if table is None else fold_on(table, found.sequence, found.lines)
    except Exception:  # the ledger itself will say what is wrong
        return None


async def in_fold_thread(fold: Callable[[], T]) -> T:
    """Return what `fold` returns, called on the one thread that folds ledgers."""
    with readable():
        return await asyncio.get_running_loop().run_in_executor(_thread, fold)


@contextmanager
def readable() -> Iterator[None]:
    """Tell people only that a line cannot be read now, and the operator why."""
    try:
        yield
    except NotStored as error:
        log.error("not_read", why=str(error))
        raise not_stored() from None
    except Unreadable as error:
        _log_newer(error.table[:8], error.sequence, error.code)
        raise table_newer() from None


@lru_cache(maxsize=1024)
def _log_newer(table: str, sequence: int, code: str) -> None:
    """Say it once for a table: people will try again."""
    log.error("table_newer", table=table, sequence=sequence, why=code)
