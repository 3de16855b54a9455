"""What several workers ask a store for: the ends of ledgers, and who drives a table."""

import asyncio
from unittest.mock import patch

import psycopg
import sqlalchemy as sa

from tests.server.store.kept_table import EVERY, kept_table
from tests.server.store.stores import OPENED, header, line, opened
from tests.server.tables.story import playing, rules_for
from toril.engine.names import NOBODY
from toril.server.live.loading import load_table
from toril.server.store import Place, upkeep
from toril.server.store.leases import EXPIRY
from toril.server.store.postgres import PostgresStore
from toril.server.store.pruning import prune
from toril.server.store.sql_store import SqlStore
from toril.server.tables.entries import Line, Unreadable


def test_the_lines_after_those_one_knows_are_read_together(place: Place) -> None:
    asked = []
    read = SqlStore._tails_of

    def counted(store: SqlStore, wanted: list[tuple[str, int]]) -> object:
        asked.append(len(wanted))
        return read(store, wanted)

    async def story() -> None:
        async with opened(place) as store:
            for number in range(1, 40):
                await store.open(header(number), [Line(1, OPENED), *map(line, range(2, number))])
            ids = {number: header(number).id for number in range(1, 45)}
            tails = await asyncio.gather(*(store.tail(ids[n], n // 2) for n in ids))
            for number, tail in zip(ids, tails, strict=True):
                known = (Line(1, OPENED), *map(line, range(2, number))) if number < 40 else ()
                assert tail == known[number // 2 :]
            assert asked == [44]
            found = {ids[n]: max(1, n - 1) for n in range(1, 40)}
            assert await store.lengths(ids.values()) == found
            assert await store.lengths([]) == {}

    with patch.object(SqlStore, "_tails_of", counted):
        asyncio.run(story())


def test_a_line_of_a_newer_toril_spoils_no_other_tail(place: Place) -> None:
    real = Line(1, OPENED)

    async def story() -> None:
        async with opened(place) as store:
            with patch("toril.server.store.rows.to_json", lambda _: {"kind": "table.newer"}):
                await store.open(header(1), [real])
            await store.open(header(2), [real])
            odd, other = await asyncio.gather(
                store.tail(header(1).id, 0), store.tail(header(2).id, 0), return_exceptions=True
            )
            assert isinstance(odd, Unreadable)
            assert other == (real,)

    asyncio.run(story())


def test_a_table_is_driven_by_one_worker_until_it_is_given_up(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            tables = [header(number).id for number in (1, 2, 3)]
            for number in (1, 2, 3):
                await store.open(header(number), [Line(1, OPENED)])
            assert set(await store.leases.beat("ana")) == {"ana"}
            assert set(await store.leases.beat("ben")) == {"ana", "ben"}
            one, two, three = tables
            assert await store.leases.claim("ana", [one, two, "gone"]) == {one: "ana", two: "ana"}
            held = {one: "ana", two: "ana", three: "ben"}
            assert await store.leases.claim("ben", tables) == held
            await store.leases.release("ben", [one, three])  # one is not his
            assert await store.leases.claim("ana", [one, three]) == {one: "ana", three: "ana"}
            await store.leases.leave("ana")
            assert set(await store.leases.beat("ben")) == {"ben"}
            assert await store.leases.claim("ben", tables) == dict.fromkeys(tables, "ben")
            assert await store.leases.claim("ben", []) == {}

    asyncio.run(story())


def test_who_is_no_longer_heard_of_holds_nothing(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            table = header(1).id
            await store.open(header(1), [Line(1, OPENED)])
            for worker in ("ana", "ben"):
                await store.leases.beat(worker)
            assert await store.leases.claim("ana", [table]) == {table: "ana"}
            assert set(await store.leases.beat("ben")) == {"ana", "ben"}
            assert await store.leases.claim("ben", [table]) == {table: "ana"}
            ago = "UPDATE workers SET seen_at = seen_at - :passed WHERE id = 'ana'"
            with upkeep.opened(place) as engine, engine.begin() as link:
                link.execute(sa.text(ago), {"passed": EXPIRY})
            assert set(await store.leases.beat("ben")) == {"ben"}
            assert await store.leases.claim("ben", [table]) == {table: "ben"}
            await store.leases.beat("ana")  # she was only slow, and finds it taken
            assert await store.leases.claim("ana", [table]) == {table: "ben"}

    asyncio.run(story())


def test_snapshots_are_found_and_names_that_were_pruned_are_in_none(place: Place) -> None:
    async def story() -> None:
        async with kept_table(place, playing(3, rules_for(3, hand_size=10))) as table:
            await table.play(2 * EVERY)
            found = await table.found()
            assert found.data is not None
            assert b"Cleo" in found.data
            assert prune(place, days=100_000, names_days=-1).nameless == 1
            await table.play(2 * EVERY)  # by a server that knows them still
            raw = await table.store.load(table.header.code)
            assert raw is not None
            assert raw.data is None
            header, known, _ = await load_table(table.store, table.header.code)
            assert {person.name for person in known.people} == {NOBODY}
            table.header, table.story.table = header, known
            await table.play(EVERY)  # by one that has loaded it since
            assert (await table.found()).data is not None
            assert prune(place, days=100_000, names_days=-1).nameless == 0
            assert prune(place, days=-1, names_days=None).tables == 1
            assert await table.store.load(table.header.code) is None

    asyncio.run(story())


def test_the_quick_way_to_postgresql_is_a_way_and_never_the_only_one(postgres_place: Place) -> None:
    async def story() -> None:
        async with opened(postgres_place) as store:
            assert isinstance(store, PostgresStore)
            quick, first = store._quick, header(1).id
            lines = (Line(1, OPENED), *map(line, range(2, 100)))
            await store.open(header(1), lines)
            assert await quick.read([(first, 0)]) is None  # not open yet
            assert await store.tail(first, 97) == lines[97:]
            assert await quick.read([("?", 0), (first, 98)]) is not None
            assert await store.tail(first, 97) == lines[97:]
            assert await store.tail(first, 0) == lines  # beside the event loop: there are many
            with psycopg.connect(postgres_place.url, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'toril' AND query LIKE '%unnest%known%'"
                )
            assert await store.tail(first, 98) == lines[98:]
            assert await store.tail(first, 98) == lines[98:]
            assert await quick.read([(first, 98)]) is not None  # there again
            asking = asyncio.ensure_future(quick.read([(first, 0)]))
            await asyncio.sleep(0)
            asking.cancel()  # its answer is for nobody, and not for whoever asks next
            await asyncio.gather(asking, return_exceptions=True)
            assert await store.tail(first, 98) == lines[98:]
            quick.drop()
            assert await store.tail(first, 98) == lines[98:]

    asyncio.run(story())
