"""The ledgers in their SQLite file: what was acknowledged is there, whatever happens around it."""

import asyncio
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.stores import (
    OPENED,
    handed_over,
    header,
    line,
    lines_in,
    store_at,
    waiting_writer,
)
from toril.engine.errors import TorilError
from toril.server.store import SqliteStore
from toril.server.store.database import HEAD
from toril.server.tables.entries import Line


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


def test_commits_reach_the_disk_before_they_return(tmp_path: Path) -> None:
    seen: set[tuple[str, str]] = set()

    def look(statement: str) -> None:
        seen.add((threading.current_thread().name, statement.split()[0]))

    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            link = store._link.lines
            asked = ("journal_mode", "synchronous", "foreign_keys")
            pragmas = [link.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
            assert pragmas == ["wal", 2, 1]  # 2 is FULL
            assert store._link.snapshots is not link
            link.set_trace_callback(look)
            await store.open(header(1), [Line(1, OPENED)])
            await store.append(header(1), 1, [line(1)], True)

    asyncio.run(story())
    assert {thread for thread, _ in seen} == {"toril-writer"}
    assert {"BEGIN", "INSERT", "UPDATE", "COMMIT"} <= {word for _, word in seen}


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
