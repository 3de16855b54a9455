"""A worker's connections to PostgreSQL: where one fails or waits, the others are of use."""

import asyncio

import psycopg
import pytest

from tests.server.store.stores import OPENED, header, line, lines_in, opened
from toril.server.store import NotStored, Place
from toril.server.store.postgres_connection import READERS
from toril.server.tables.entries import Line

PATIENCE = 15


def test_after_a_trial_that_failed_everything_can_be_written(postgres_place: Place) -> None:
    async def story() -> None:
        with psycopg.connect(postgres_place.url, autocommit=True) as operator:
            async with opened(postgres_place) as store:
                await store.open(header(1), [Line(1, OPENED)])
                operator.execute("ALTER TABLE keys ADD CONSTRAINT no CHECK (name <> 'trial')")
                with pytest.raises(NotStored):
                    await store.try_writing()
                operator.execute("ALTER TABLE keys DROP CONSTRAINT no")
                await store.append(header(1), 1, [line(1)], False)
                await store.try_writing()
                assert await lines_in(store, header(1)) == (Line(1, OPENED), line(1))

    asyncio.run(story())


def test_a_worker_says_that_it_lives_though_all_who_read_have_to_wait(
    postgres_place: Place,
) -> None:
    async def story() -> None:
        async with opened(postgres_place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            with psycopg.connect(postgres_place.url) as operator:
                operator.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                loads = [
                    asyncio.ensure_future(store.load(header(1).code)) for _ in range(3 * READERS)
                ]
                await asyncio.sleep(0)
                assert set(await store.leases.beat("ana")) == {"ana"}
                assert not any(load.done() for load in loads)
                operator.commit()
            async with asyncio.timeout(PATIENCE):
                assert all(await asyncio.gather(*loads))

    asyncio.run(story())
