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

from toril.server.store import Store, TableHeader
from toril.server.tables.entries import Line, Unreadable
from toril.server.tables.refusals import no_such_table, table_newer

T = TypeVar("T")
log = structlog.get_logger()

_thread = ThreadPoolExecutor(1, thread_name_prefix="toril-fold")


async def load_ledger(store: Store, code: str) -> tuple[TableHeader, tuple[Line, ...]]:
    """Return the ledger of that code; refuse a code that no table has."""
    with _readable():
        found = await store.load(code)
    if found is None:
        raise no_such_table()
    return found


async def in_fold_thread(fold: Callable[[], T]) -> T:
    """Return what `fold` returns, called on the one thread that folds ledgers."""
    with _readable():
        return await asyncio.get_running_loop().run_in_executor(_thread, fold)


@contextmanager
def _readable() -> Iterator[None]:
    """Tell people only that a line cannot be read, and the operator which line it is."""
    try:
        yield
    except Unreadable as error:
        _log_newer(error.table[:8], error.sequence, error.code)
        raise table_newer() from None


@lru_cache(maxsize=1024)
def _log_newer(table: str, sequence: int, code: str) -> None:
    """Say it once for a table: people will try again."""
    log.error("table_newer", table=table, sequence=sequence, why=code)
