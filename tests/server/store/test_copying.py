"""`toril db copy`: everything, to the last byte, or nothing at all."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.cli.terminal import toril
from tests.kept import KEPT
from tests.server.store.stores import OPENED, header, line, lines_in, opened
from toril.engine.errors import TorilError
from toril.server.store import Place, Try, copying
from toril.server.store.copying import Copied, copy
from toril.server.store.schema import entries
from toril.server.store.upkeep import migrate_place
from toril.server.store.upkeep import opened as engine_of
from toril.server.tables.entries import Line

TRY = Try("7" * 64, "2026-11-19", "six_nimmt", "ox", 12)

LINES = 1200
"""More than are copied at once."""


def fill(place: Place) -> bytes:
    """Write two tables, with what is hard to keep as it is; return the key."""

    async def write() -> bytes:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED), *map(line, range(2, LINES))])
            odd = line(3, "ñ €\U0001f0cf \\u0000 \" 'x' %s :x")
            await store.open(header(2), [Line(2, OPENED), odd])
            await store.tries.count(TRY)
            return store.key

    return asyncio.run(write())


def texts(place: Place) -> list[tuple[str, ...]]:
    with engine_of(place) as engine, engine.connect() as link:
        rows = link.execute(
            sa.select(entries.c.table_id, sa.cast(entries.c.entry, sa.Text)).order_by(
                entries.c.table_id, entries.c.sequence
            )
        )
        return [tuple(row) for row in rows]


def quietly(_: int, __: int) -> None: ...


@pytest.mark.services
def test_there_and_back_everything_is_as_it_was(
    tmp_path: Path, new_place: Callable[[], Place]
) -> None:
    first, middle, last = Place(tmp_path / "a.db"), new_place(), Place(tmp_path / "b.db")
    key = fill(first)
    told: list[tuple[int, int]] = []
    there = copy(first, middle, lambda done, total: told.append((done, total)))
    assert there == Copied(2, LINES + 1, there.digest)
    assert told[-1] == (2 * (LINES + 5), 2 * (LINES + 5))
    assert copy(middle, last, quietly) == there
    assert copy(last, new_place(), quietly) == there
    assert texts(first) == texts(middle) == texts(last)

    async def look(place: Place) -> None:
        async with opened(place) as store:
            assert store.key == key
            assert len(await lines_in(store, header(1))) == LINES - 1
            assert await store.tries.counted(TRY.day, TRY.game, TRY.bots) == {TRY.bullheads: 1}
            await store.append(header(2), 2, [line(9)], False)

    for place in (middle, last):
        asyncio.run(look(place))


def test_a_target_with_anything_in_it_is_refused(place: Place, tmp_path: Path) -> None:
    source = Place(tmp_path / "source.db")
    fill(source)
    copy(source, place, quietly)
    before = texts(place)
    with pytest.raises(TorilError) as caught:
        copy(source, place, quietly)
    assert caught.value.code == "copy_to_full"
    assert texts(place) == before


def test_who_is_interrupted_leaves_nothing(place: Place, tmp_path: Path) -> None:
    source = Place(tmp_path / "source.db")
    fill(source)

    def interrupt(done: int, _: int) -> None:
        if done > LINES:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(source, place, interrupt)
    assert texts(place) == []
    copy(source, place, quietly)
    assert texts(place) == texts(source)


def test_what_arrives_otherwise_is_taken_back(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, insert = Place(tmp_path / "source.db"), copying._insert
    fill(source)

    def falsify(table: sa.Table, link: sa.Connection) -> sa.Insert:
        made = insert(table, link)
        return made.values(at=1) if table is entries else made

    monkeypatch.setattr(copying, "_insert", falsify)
    with pytest.raises(TorilError) as caught:
        copy(source, place, quietly)
    assert caught.value.code == "copy_differs"
    assert texts(place) == []


def test_an_old_database_is_migrated_first(tmp_path: Path) -> None:
    old = Place(next(iter(KEPT.values())).database_in(tmp_path))
    with pytest.raises(TorilError) as caught:
        copy(old, Place(tmp_path / "new.db"), quietly)
    assert caught.value.code == "copy_of_old"
    migrate_place(old)
    copied = toril("db", "copy", str(old.file), str(tmp_path / "new.db"))
    assert (copied.code, "SHA-256" in copied.out) == (0, True)
    again = toril("db", "copy", str(old.file), str(tmp_path / "new.db"), "--lang", "es")
    assert (again.code, "no está vacía" in again.err) == (2, True)
    assert toril("db", "copy", str(tmp_path / "none.db"), str(tmp_path / "x.db")).code == 2
    assert not (tmp_path / "x.db").exists()
