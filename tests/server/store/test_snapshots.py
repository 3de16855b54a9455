"""Snapshots save reading a ledger, and are worth nothing where anything about them is doubtful."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.server.store.kept_table import EVERY, KeptTable, change, kept_table, rows
from tests.server.store.newer_lines import NEWER
from tests.server.store.stores import store_at
from tests.server.tables.story import playing, rules_for
from toril.engine.errors import TorilError
from toril.server.live.hall import Hall
from toril.server.live.loading import load_ledger, load_table
from toril.server.store import snapshots
from toril.server.store.snapshots import EVERY as USUAL
from toril.server.store.snapshots import LONG_MATCH, is_due


@pytest.fixture(autouse=True)
def say_it_again() -> None:
    """Let every test hear what is logged once for a table."""
    snapshots._log_dropped.cache_clear()


def test_a_table_is_found_by_its_snapshot_and_the_lines_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with kept_table(tmp_path / "t.db", playing(3, rules_for(3, hand_size=10))) as table:
            read = []
            while len(table.story.lines) % EVERY:
                await table.play()
            for _ in range(15):
                await table.play()
                found = await table.found()
                assert found.data is not None
                assert found.sequence == len(table.story.lines) // EVERY * EVERY
                read.append(len(found.lines))
            assert set(read) == set(range(EVERY))
            _, lines = await load_ledger(table.store, table.header.code)
            assert lines == table.story.lines
        assert len(rows(tmp_path / "t.db", "SELECT * FROM snapshots")) == 1

    asyncio.run(story())


def harm(sql: str, *values: object) -> Callable[[Path], None]:
    def do(path: Path) -> None:
        assert change(path, sql, *values) == 1

    return do


def tear(path: Path) -> None:
    ((data,),) = rows(path, "SELECT data FROM snapshots")
    harm("UPDATE snapshots SET data = ?", data[: len(data) // 2])(path)


def alter(path: Path) -> None:
    ((data,),) = rows(path, "SELECT data FROM snapshots")
    assert b'"Ana"' in data
    harm("UPDATE snapshots SET data = ?", data.replace(b'"Ana"', b'"Eva"'))(path)


def cut(path: Path) -> None:
    """Lose the last lines, so that the snapshot knows more than the ledger."""
    change(path, "DELETE FROM entries WHERE sequence >= (SELECT sequence - 1 FROM snapshots)")


HARMS: dict[str, tuple[Callable[[Path], None], str | None]] = {
    "lost": (harm("DELETE FROM snapshots"), None),
    "of another version": (harm("UPDATE snapshots SET version = ?", "0" * 64), None),
    "torn": (tear, "digest"),
    "altered": (alter, "digest"),
    "empty": (harm("UPDATE snapshots SET data = x''"), "digest"),
    "with another digest": (harm("UPDATE snapshots SET digest = ?", "0" * 64), "digest"),
    "said to be later": (harm("UPDATE snapshots SET sequence = sequence + 1"), "digest"),
    "said to be earlier": (harm("UPDATE snapshots SET sequence = sequence - 1"), "digest"),
    "beyond the ledger": (harm("UPDATE snapshots SET sequence = 1000"), "beyond"),
    "of another ledger": (
        harm("UPDATE entries SET at = 1 WHERE sequence = (SELECT sequence - 1 FROM snapshots)"),
        "digest",
    ),
}


@pytest.mark.parametrize("what", HARMS)
def test_a_doubtful_snapshot_is_dropped_and_the_ledger_read(what: str, tmp_path: Path) -> None:
    do_harm, why = HARMS[what]
    path = tmp_path / "t.db"

    async def story() -> None:
        async with kept_table(path, playing(3, rules_for(3, hand_size=10))) as table:
            await table.play(4)
            while len(table.story.lines) % EVERY != 2:  # so that lines are left after it
                await table.play()
            do_harm(path)
            with capture_logs() as logs:
                for _ in range(3):
                    found = await table.found()
                    assert (found.data, found.sequence) == (None, 0)
            told = [entry["why"] for entry in logs if entry["event"] == "snapshot_dropped"]
            assert told == [why] * (why is not None)  # once
            assert {entry["table"] for entry in logs} <= {table.header.id[:8]}
            await table.play(EVERY)  # and the next one is good again
            assert (await table.found()).data is not None

    asyncio.run(story())


def test_a_snapshot_that_knows_lines_which_are_gone_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def story() -> None:
        async with kept_table(path) as table:
            await table.play(2)
            before = table.story.lines
            cut(path)
            header, found, sequence = await load_table(table.store, table.header.code)
            assert header == table.header
            assert sequence < len(before)
            assert found != table.story.table
            _, lines = await load_ledger(table.store, table.header.code)
            assert lines == before[:sequence]

    asyncio.run(story())


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", b"[]", b'{"Table": [1]}', b'{"os.system": ["true"]}', b"{"]
)
def test_what_cannot_be_read_though_its_digest_fits_is_dropped(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def story() -> None:
        async with kept_table(path) as table:
            await table.play(3)
            ((sequence,),) = rows(path, "SELECT sequence FROM snapshots")
            last = rows(path, "SELECT * FROM entries ORDER BY sequence")[sequence - 1]
            digest = snapshots._digest(last, data)
            assert change(path, "UPDATE snapshots SET data = ?, digest = ?", data, digest) == 1
            found = await table.found()  # and the table is right
            assert found.data == data

    asyncio.run(story())


NOT_ONE_MORE = """CREATE TRIGGER not_one_more BEFORE INSERT ON snapshots
                  BEGIN SELECT RAISE(ABORT, 'not one more'); END"""


def test_a_snapshot_that_cannot_be_written_harms_no_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with kept_table(tmp_path / "t.db") as table:
            change(tmp_path / "t.db", NOT_ONE_MORE)
            with capture_logs() as logs:
                await table.play(4)
            monkeypatch.setattr(snapshots, "table_to_data", lambda _: object())
            with capture_logs() as more:
                await table.play(2)
            assert {entry["event"] for entry in (*logs, *more)} == {"snapshot_not_kept"}
            assert "Ana" not in repr((logs, more))
            _, lines = await load_ledger(table.store, table.header.code)
            assert lines == table.story.lines

    asyncio.run(story())


def test_a_table_that_lost_its_race_is_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with kept_table(tmp_path / "t.db") as table:
            await table.play(3)
            kept = rows(tmp_path / "t.db", "SELECT sequence, digest FROM snapshots")
            lines = table.story.lines[-EVERY:]
            other = table.story.table
            with pytest.raises(Exception, match="UNIQUE"):
                await table.store.append(table.header, EVERY - 1, lines, False, other)
            await table.store.try_writing()
            assert rows(tmp_path / "t.db", "SELECT sequence, digest FROM snapshots") == kept

    asyncio.run(story())


def test_a_line_of_a_newer_toril_is_refused_after_a_snapshot_too(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    line = "INSERT INTO entries VALUES (?, ?, 1, NULL, NULL, ?)"

    async def story(entry: str) -> None:
        async with kept_table(path) as table:
            await table.play(3)
            change(path, line, table.header.id, len(table.story.lines), entry)
            with pytest.raises(TorilError) as caught:
                await Hall(table.store).room(table.header.code)
            assert caught.value.code == "table_newer"

    for entry, _ in NEWER.values():
        asyncio.run(story(json.dumps(entry)))
        path.unlink()


def test_a_store_may_keep_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db", 0) as store:
            table = KeptTable(store, playing(3))
            await store.open(table.header, table.story.lines[:1])
            await table.write()
            await table.play(6)
            assert (await table.found()).data is None
        assert rows(tmp_path / "t.db", "SELECT * FROM snapshots") == []

    asyncio.run(story())


def test_long_matches_are_kept_less_often() -> None:
    table = playing(2).table
    assert [n for n in range(200) if is_due(USUAL, table, n, n + 1)] == [
        n - 1 for n in range(USUAL, 200, USUAL)
    ]
    assert is_due(USUAL, table, 0, 5 * USUAL)
    assert table.match is not None
    moves = (table.match.revealed or ((0, None),)) * (3 * LONG_MATCH)
    object.__setattr__(table.match, "revealed", moves)
    assert sum(is_due(USUAL, table, n, n + 1) for n in range(4 * 7 * USUAL)) == 7
