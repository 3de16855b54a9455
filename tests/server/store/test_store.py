"""The ledgers in their SQLite file: what was acknowledged is there, whatever happens around it."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from toril.engine.errors import TorilError
from toril.engine.six_nimmt import SixNimmt
from toril.server.metrics import REGISTRY
from toril.server.store import CodeTaken, NotStored, SequenceTaken, SqliteStore, TableHeader
from toril.server.store.database import HEAD
from toril.server.tables.entries import Line, Opened
from toril.wire.table_events import ClockSet

OPENED = Opened("0" * 32, "ABCDEF", SixNimmt(), "off", False, "1" * 64)


def header(number: int) -> TableHeader:
    return TableHeader(f"{number:032x}", f"C{number:05}", f"{number:064x}", "lobby", False)


def line(number: int, command: str | None = None) -> Line:
    """Return a line that can be told from others."""
    return Line(number, ClockSet(number), 1, command)


@asynccontextmanager
async def store_at(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


async def lines_in(store: SqliteStore, table: TableHeader) -> tuple[Line, ...]:
    found = await store.load(table.code)
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


def test_what_was_written_is_there_after_reopening_in_order(tmp_path: Path) -> None:
    async def write() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED), line(2)])
            for number in range(2, 40, 2):
                await store.append(header(1), number, [line(number + 1), line(number + 2)], False)

    async def read() -> None:
        async with store_at(tmp_path / "t.db") as store:
            assert await store.load("NOSUCH") is None
            assert await store.opened_by("?") is None
            assert await store.opened_by(header(1).request) == header(1).code
            assert await lines_in(store, header(1)) == (Line(1, OPENED), *map(line, range(2, 41)))

    asyncio.run(write())
    asyncio.run(read())


def test_what_append_has_returned_from_is_in_the_files_already(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            for number in range(1, 10):
                await store.append(header(1), number, [line(number)], False)
                copy = tmp_path / f"copy{number}"
                copy.mkdir()
                for file in ("t.db", "t.db-wal"):
                    shutil.copy(tmp_path / file, copy)
                async with store_at(copy / "t.db") as after_crash:
                    assert (await lines_in(after_crash, header(1)))[-1] == line(number)

    asyncio.run(story())


def test_the_shelf_follows_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            now = replace(header(1), state="match", listed=True)
            await store.append(now, 1, [line(1)], True)
            assert await lines_in(store, now) == (Line(1, OPENED), line(1))

    asyncio.run(story())


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            tables = [header(number) for number in range(1, 101)]
            for table in tables:
                await store.open(table, [Line(1, OPENED)])
            writes, groups = handed_over()
            async with waiting_writer(store, tmp_path / "t.db"):
                appends = [store.append(table, 1, [line(1)], False) for table in tables]
                waiting = [asyncio.ensure_future(append) for append in appends]
                await asyncio.sleep(0)
            await asyncio.gather(*waiting)
            assert handed_over() == (writes + 101, groups + 2)  # the first one was alone
            for table in tables:
                assert await lines_in(store, table) == (Line(1, OPENED), line(1))

    asyncio.run(story())


def test_who_comes_second_loses_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            tables = [header(number) for number in range(1, 6)]
            for table in tables:
                await store.open(table, [Line(1, OPENED)])
            async with waiting_writer(store, tmp_path / "t.db"):
                writes = [store.append(table, 1, [line(1)], False) for table in tables]
                writes.insert(3, store.append(header(2), 1, [line(7), line(8)], False))
                writes.insert(1, store.open(header(9), [Line(1, OPENED)]))
                writes.append(store.open(header(9), [Line(2, OPENED)]))
                waiting = [asyncio.ensure_future(write) for write in writes]
                await asyncio.sleep(0)
            results = await asyncio.gather(*waiting, return_exceptions=True)
            failed = {number: type(result) for number, result in enumerate(results) if result}
            assert failed == {4: SequenceTaken, 7: CodeTaken}
            for table in tables:
                assert await lines_in(store, table) == (Line(1, OPENED), line(1))
            assert await lines_in(store, header(9)) == (Line(1, OPENED),)

    asyncio.run(story())


@pytest.mark.parametrize("same", ["id", "code", "request"])
def test_a_table_is_opened_once(tmp_path: Path, same: str) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            another = replace(header(2), **{same: getattr(header(1), same)})
            with pytest.raises(CodeTaken):
                await store.open(another, [Line(2, OPENED)])
            assert await lines_in(store, header(1)) == (Line(1, OPENED),)

    asyncio.run(story())


def test_commits_reach_the_disk_before_they_return(tmp_path: Path) -> None:
    seen: dict[str, set[tuple[object, ...]]] = {}

    def look(link: sa.Connection) -> None:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        pragmas = tuple(link.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked)
        seen.setdefault(threading.current_thread().name, set()).add(pragmas)

    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            sa.event.listen(store._engine, "commit", look)
            await store.open(header(1), [Line(1, OPENED)])
            await store.append(header(1), 1, [line(1)], True)

    asyncio.run(story())
    assert seen == {"toril-writer": {("wal", 2, 1)}}  # 2 is FULL


def test_a_second_server_on_the_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "t.db")

    async def story() -> None:
        async with store_at(tmp_path / "t.db"):
            for path in (tmp_path / "t.db", link):
                with pytest.raises(TorilError) as caught:
                    SqliteStore(path)
                assert caught.value.code == "database_in_use"
        async with store_at(link):
            pass

    asyncio.run(story())


def test_a_database_of_a_later_toril_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            key = store.key
        set_version(tmp_path / "t.db", "9999")
        with pytest.raises(TorilError) as caught:
            SqliteStore(tmp_path / "t.db")
        assert caught.value.code == "newer_database"
        set_version(tmp_path / "t.db", HEAD)
        async with store_at(tmp_path / "t.db") as store:  # and it was let go of
            assert store.key == key

    asyncio.run(story())


def set_version(path: Path, number: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as link:
        link.execute("UPDATE alembic_version SET version_num = ?", (number,))


def test_the_writer_survives_what_cannot_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(10), store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            with pytest.raises(NotStored):
                await store.append(header(1), 1, [line(1, command="\ud800")], False)
            await store.append(header(1), 1, [line(2)], False)
            assert await lines_in(store, header(1)) == (Line(1, OPENED), line(2))

    asyncio.run(story())
