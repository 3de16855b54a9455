"""PostgreSQL: workers that write at once, and a database that goes away and comes back."""

import asyncio
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from random import Random

import psycopg
import pytest
from structlog.testing import capture_logs

from tests.server.store.kept_table import EVERY, kept_table
from tests.server.store.stores import OPENED, header, line, lines_in, opened
from tests.server.tables.story import playing, rules_for
from tests.services.postgres import PostgresServer
from toril.server.store import NotStored, Place, SequenceTaken, Store, place_of, postgres
from toril.server.store import postgres_connection as connection
from toril.server.store import postgres_link as link
from toril.server.store.postgres_batch import commit
from toril.server.store.write import Write
from toril.server.tables.entries import Line

WORKERS = 3


async def write_on(store: Store, tables: list[int], lines: int, worker: int) -> dict[int, int]:
    """Append to tables at random, as desks do: who loses looks again; return how many got in."""
    known, mine, rng = dict.fromkeys(tables, 1), dict.fromkeys(tables, 0), Random(worker)
    for number in range(lines):
        some = rng.sample(tables, rng.randint(1, len(tables)))
        wanted = {
            each: [line(number, f"w{worker}-{each}-{number}")] * rng.randint(1, 3) for each in some
        }
        while wanted:
            writes = [
                store.append(header(each), known[each], new, rng.random() < 0.5)
                for each, new in wanted.items()
            ]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            for each, outcome in zip(list(wanted), outcomes, strict=True):
                if outcome is None:
                    length = len(wanted.pop(each))
                    known[each] += length
                    mine[each] += length
                else:
                    assert isinstance(outcome, SequenceTaken)
                    known[each] += len(await store.tail(header(each).id, known[each]))
    return mine


def test_workers_that_race_leave_no_gap_and_lose_nothing(postgres_place: Place) -> None:
    """Batches that cross each other wait, but never for one another."""
    tables = list(range(1, 9))

    async def story() -> None:
        async with AsyncExitStack() as stack:
            stores = [
                await stack.enter_async_context(opened(postgres_place)) for _ in range(WORKERS)
            ]
            assert len({store.key for store in stores}) == 1
            for each in tables:
                await stores[0].open(header(each), [Line(1, OPENED)])
            counts = await asyncio.gather(
                *(write_on(store, tables, 20, worker) for worker, store in enumerate(stores))
            )
            for each in tables:
                lines = await lines_in(stores[0], header(each))
                assert len(lines) == 1 + sum(count[each] for count in counts)
                said = [known.command for known in lines[1:]]
                runs = [a for a, b in zip(said, [None, *said], strict=False) if a != b]
                assert len(runs) == len(set(runs))  # nothing twice, nothing torn apart
                found = await stores[1].lengths([header(each).id])
                assert found == {header(each).id: len(lines)}

    with capture_logs() as logs:
        asyncio.run(story())
    assert logs == []
    with psycopg.connect(postgres_place.url) as asking:
        row = asking.execute(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        ).fetchone()
        assert row == (0,)


def test_no_snapshot_is_kept_while_somebody_prunes_and_nobody_waits(postgres_place: Place) -> None:
    async def story() -> None:
        async with kept_table(postgres_place, playing(3, rules_for(3, hand_size=10))) as table:
            with psycopg.connect(postgres_place.url) as pruning:
                pruning.execute("SELECT id FROM tables FOR NO KEY UPDATE")
                pruning.execute("DELETE FROM snapshots")
                async with asyncio.timeout(3):
                    await table.play(2 * EVERY)
                pruning.execute("UPDATE tables SET names_pruned = names_pruned + 1")
                pruning.commit()
                await table.play(EVERY)
                assert pruning.execute("SELECT * FROM snapshots").fetchall() == []

    asyncio.run(story())


def test_who_stands_in_anothers_way_is_tried_again(
    postgres_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def in_the_way(connection: psycopg.Connection[object], writes: list[Write]) -> list[Write]:
        tries.append(len(writes))
        if len(tries) % 3:
            raise psycopg.errors.DeadlockDetected
        return commit(connection, writes)

    monkeypatch.setattr(link, "commit", in_the_way)

    async def story() -> None:
        async with opened(postgres_place) as store:
            await asyncio.gather(*(store.open(header(n), [Line(1, OPENED)]) for n in range(5)))
            assert len(await store.lengths([header(n).id for n in range(5)])) == 5

    asyncio.run(story())
    assert tries == [5, 5, 5]


def test_a_store_that_is_closed_answers_nobody(postgres_place: Place) -> None:
    async def story() -> None:
        async with opened(postgres_place) as store:
            await store.open(header(1), [Line(1, OPENED)])
        asked = (store.tail(header(1).id, 0), store.lengths([]), store.load("?"))
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(each) for each in outcomes} == {NotStored}

    asyncio.run(story())


PREPARE = """
import asyncio, sys
from toril.server.store import open_store, place_of
sys.stdin.readline()
store = open_store(place_of(sys.argv[1]))
print(store.key.hex())
asyncio.run(store.close())
"""


def test_workers_that_start_at_once_on_an_empty_database_agree(
    postgres_server: PostgresServer,
) -> None:
    call = [sys.executable, "-c", PREPARE, postgres_server.new_database()]
    pipe = subprocess.PIPE
    workers = [
        subprocess.Popen(call, text=True, stdin=pipe, stdout=pipe, stderr=pipe) for _ in range(2)
    ]
    said = [worker.communicate("go\n", timeout=60) for worker in workers]
    assert [errors for _, errors in said] == ["", ""]
    assert len({key for key, _ in said}) == 1
    assert len(said[0][0].strip()) == 64


@pytest.mark.slow
@pytest.mark.services
def test_nothing_that_was_acknowledged_is_lost_when_postgresql_is_killed() -> None:
    async def story(server: PostgresServer, place: Place) -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            acknowledged: list[int] = []
            stop = asyncio.Event()

            async def write() -> None:
                known, number = 1, 0
                while not stop.is_set():
                    number += 1
                    while True:
                        try:
                            await store.append(header(1), known, [line(number)], False)
                            known += 1
                        except SequenceTaken:  # written before the connection was lost
                            tail = await store.tail(header(1).id, known)
                            assert tail == (line(number),)
                            known += 1
                        break
                    acknowledged.append(number)

            writing = asyncio.ensure_future(write())
            for _ in range(3):
                await asyncio.sleep(0.2)
                before = len(acknowledged)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                while len(acknowledged) <= before + 1:
                    await asyncio.sleep(0.01)
                assert not writing.done()
                assert await store.opened_by(header(1).request) == header(1).code
            stop.set()
            await writing
            lines = await lines_in(store, header(1))
            assert [known.at for known in lines[1:]] == acknowledged

    with PostgresServer(durable=True) as server, capture_logs() as logs:
        asyncio.run(story(server, place_of(server.new_database())))
    assert [each["event"] for each in logs] == ["database_lost", "database_back"] * 3


@pytest.mark.slow
@pytest.mark.services
def test_a_database_that_is_gone_or_frozen_is_given_up_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(link, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(postgres, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(connection.PatientConnection, "patience", 0.5)

    async def story(server: PostgresServer, place: Place) -> None:
        async with asyncio.timeout(30), opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            await store.tail(header(1).id, 0)
            for begin, end in ((server.pause, server.resume), (server.stop, server.start)):
                await asyncio.to_thread(begin)
                began = time.monotonic()
                asked = (
                    *(store.append(header(1), 1, [line(1)], False), store.tail(header(1).id, 0)),
                    *(store.leases.beat("ana"), store.opened_by("?")),
                )
                outcomes = await asyncio.gather(*asked, return_exceptions=True)
                assert {type(each) for each in outcomes} == {NotStored}
                assert time.monotonic() - began < 15
                await asyncio.to_thread(end)
                assert (await store.tail(header(1).id, 0))[0] == Line(1, OPENED)
                await store.try_writing()

    monkeypatch.setitem(connection._USUAL, "connect_timeout", 2)
    with PostgresServer() as server, capture_logs() as logs:
        asyncio.run(story(server, place_of(server.new_database())))
    assert {each["event"] for each in logs} == {"database_lost", "database_back"}
