"""Stores in files of their own, headers and lines for them, and what their writer has done."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from toril.engine.six_nimmt import SixNimmt
from toril.server.metrics import REGISTRY
from toril.server.store import Place, SqliteStore, Store, TableHeader, open_store
from toril.server.store.snapshots import EVERY
from toril.server.tables.entries import Line, Opened
from toril.wire.table_events import ClockSet

OPENED = Opened("0" * 32, "ABCDEF", SixNimmt(), "off", False, "1" * 64)


def header(number: int) -> TableHeader:
    return TableHeader(f"{number:032x}", f"C{number:05}", f"{number:064x}", "lobby", False)


def line(number: int, command: str | None = None) -> Line:
    """Return a line that can be told from others."""
    return Line(number, ClockSet(number), 1, command)


@asynccontextmanager
async def store_at(path: Path, snapshot_every: int = EVERY) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, snapshot_every)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened(place: Place, snapshot_every: int = EVERY) -> AsyncIterator[Store]:
    """Open a database of either kind."""
    store = open_store(place, snapshot_every)
    try:
        yield store
    finally:
        await store.close()


async def lines_in(store: Store, table: TableHeader) -> tuple[Line, ...]:
    found = await store.ledger(table.code)
    assert found is not None
    assert found[0] == table
    return found[1]


@asynccontextmanager
async def waiting_writer(store: SqliteStore, path: Path) -> AsyncIterator[None]:
    """Keep the writer waiting for the file: whatever is handed over meanwhile is one group."""
    before = handed_over()[1]
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.ensure_future(store.open(header(0), [Line(0, OPENED)]))
        while handed_over()[1] == before:
            await asyncio.sleep(0.001)
        yield
        other.execute("ROLLBACK")
    await first


def handed_over() -> tuple[float, float]:
    """Return how many writes there were so far, and in how many groups."""
    name = "toril_commits_together"
    writes, groups = (REGISTRY.get_sample_value(f"{name}_{what}") for what in ("sum", "count"))
    return writes or 0, groups or 0
