"""What an operator does to a database with snapshots: names that are gone are gone."""

import asyncio
from pathlib import Path

import pytest

from tests.server.store.kept_table import EVERY, KeptTable, change, kept_table, rows
from tests.server.store.stores import store_at
from tests.server.tables.story import playing, rules_for
from toril.engine.names import NOBODY
from toril.server.live.loading import load_table
from toril.server.store.place import Place
from toril.server.store.pruning import prune
from toril.server.store.upkeep import back_up


def test_names_that_were_pruned_are_in_no_snapshot_nor_come_back(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    def named() -> bool:
        files = [path, path.with_name("t.db-wal")]
        return any(b"Cleo" in file.read_bytes() for file in files if file.exists())

    async def story() -> None:
        async with kept_table(path, playing(3, rules_for(3, hand_size=10))) as table:
            await table.play(4)
            assert named()
            assert prune(Place(path), days=100_000, names_days=-1).nameless == 1
            assert not named()
            assert rows(path, "SELECT * FROM snapshots") == []
            await table.play(2 * EVERY)  # by a server that knows them still
            assert rows(path, "SELECT * FROM snapshots") == []
            assert not named()
            header, known, _ = await load_table(table.store, table.header.code)
            assert {person.name for person in known.people} == {NOBODY}
            table.header, table.story.table = header, known
            await table.play(EVERY)  # by one that has loaded it since
            assert (await table.found()).data is not None
            assert not named()
            assert prune(Place(path), days=100_000, names_days=-1).nameless == 0

    asyncio.run(story())


def test_the_snapshot_of_a_deleted_table_goes_with_it_and_never_returns(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def story() -> None:
        async with kept_table(path) as table:
            await table.play(3)
            assert prune(Place(path), days=-1, names_days=None).tables == 1
            assert rows(path, "SELECT * FROM snapshots") == []
            with pytest.raises(Exception, match="FOREIGN"):
                await table.play()

    asyncio.run(story())


def test_names_are_pruned_from_a_database_that_has_no_snapshots_yet(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def story() -> None:
        async with kept_table(path):
            pass

    asyncio.run(story())
    change(path, "DROP TABLE snapshots")
    change(path, "ALTER TABLE tables DROP COLUMN names_pruned")
    change(path, "UPDATE alembic_version SET version_num = '0002'")
    assert prune(Place(path), days=100_000, names_days=-1).nameless == 1


def test_a_backup_holds_the_snapshots(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"

    async def story() -> None:
        async with kept_table(path) as table:
            await table.play(3)
            back_up(Place(path), copy)
            async with store_at(copy) as store:
                again = KeptTable(store, table.story)
                assert (await again.found()).data is not None

    asyncio.run(story())
