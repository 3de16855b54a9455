"""Ledgers in PostgreSQL, which several workers on several machines share."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from toril.server.store.clock_check import check_clock
from toril.server.store.database import migrate, server_key
from toril.server.store.interface import NotStored
from toril.server.store.place import Place
from toril.server.store.postgres_connection import (
    READERS,
    engine_of,
    is_lost,
    reason,
    refusing,
    unhurried,
)
from toril.server.store.postgres_link import PAUSE_SECONDS, Loss, PostgresLink
from toril.server.store.postgres_quick import TAILS, QuickTails, asked_for, by_table
from toril.server.store.snapshots import EVERY, version
from toril.server.store.sql_store import SqlStore
from toril.server.store.tails import Asked, Outcome, readable

T = TypeVar("T")

CLOCK = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

PATIENCE_SECONDS = 2.0
"""How long whoever reads waits for a PostgreSQL that is gone."""

MOST_AT_ONCE = 64
"""Lines that are taken apart on the event loop; of more, others would notice."""


class PostgresStore(SqlStore):
    """The ledgers of all tables, in a database that any number of workers use."""

    is_shared = True
    _clock = CLOCK

    def __init__(self, place: Place, snapshot_every: int = EVERY) -> None:
        """Connect to the database, and bring it up to date: one worker does, the others wait.

        A table has a snapshot after every so many lines; never if it is 0.
        """
        self._place, self._loss = place, Loss(place)
        self.key = _prepared(place)
        self._engine = engine_of(place)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        version()  # it takes a moment, which no player shall wait for
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="toril-reader")
        self._alone = ThreadPoolExecutor(1, thread_name_prefix="toril-leases")
        self._quick = QuickTails(place)
        link = PostgresLink(place, self._loss)
        super().__init__(link, snapshot_every, self._readers, self._alone)

    async def close(self) -> None:
        """Finish what is being written, then close all connections."""
        await super().close()
        for each in (self._readers, self._alone):
            each.shutdown(wait=False, cancel_futures=True)
        self._quick.close()
        self._engine.dispose()

    def _reading(self, ask: Callable[[sa.Connection], T]) -> T:
        def read() -> T:
            with self._at_once.connect() as connection:
                return ask(connection)

        return self._try_for_a_while(read)

    def _changing(self, change: Callable[[sa.Connection], T]) -> T:
        def written() -> T:
            with self._engine.begin() as connection:
                return change(connection)

        return self._try_for_a_while(written)

    def _try_for_a_while(self, work: Callable[[], T]) -> T:
        """Do `work`, which may be done twice, again where the connection was lost."""
        end = time.monotonic() + PATIENCE_SECONDS
        was_stale = False
        while True:
            try:
                result = work()
            except (DBAPIError, PoolTimeout, psycopg.Error) as error:
                gone = is_lost(error)
                if gone and not was_stale:
                    was_stale = True  # of a database that is back since: look at once
                    continue
                if gone:
                    self._loss.lost(error)
                if time.monotonic() > end or not (gone or isinstance(error, _IN_THE_WAY)):
                    raise NotStored(reason(self._place, error)) from None
                time.sleep(PAUSE_SECONDS)
            else:
                self._loss.back()
                return result

    def _rows_after(
        self, connection: sa.Connection, asked: Sequence[Asked]
    ) -> Sequence[Sequence[Sequence[Any]]]:
        rows = connection.exec_driver_sql(TAILS, asked_for(asked)).all()
        return by_table(asked, rows)

    async def _read_tails(self, asked: Sequence[Asked]) -> Sequence[Outcome]:
        rows = await self._quick.read(asked)
        if rows is None:
            found = await super()._read_tails(asked)
            await self._beside(self._quicken)
            return found
        if sum(map(len, rows)) <= MOST_AT_ONCE:
            return [readable(each) for each in rows]
        return await self._beside(lambda: [readable(each) for each in rows])

    def _quicken(self) -> None:
        with suppress(psycopg.Error):  # the long way is there
            self._quick.prepare()


def _prepared(place: Place) -> bytes:
    """Bring a database up to date, however long that takes; return its key."""
    engine = unhurried(place)
    try:
        with refusing(place):
            migrate(engine)
            check_clock(engine, CLOCK)
            return server_key(engine)
    finally:
        engine.dispose()


_IN_THE_WAY = (IntegrityError, sa.exc.OperationalError)
"""A table that was deleted this moment, or one that another changes, too: look again."""
