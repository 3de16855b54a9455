"""A short way to the ends of ledgers in PostgreSQL: asked and answered on the event loop.

Every doorbell of another worker leads here. Handing a question to a thread, and the answer back,
costs more than question and answer; so one connection is kept for it, which is read when something
has come. It is an addition: whatever goes wrong, `read` returns None, and whoever asked takes the
long way, by a thread that can wait and try again. There the connection is opened anew, too.
"""

import asyncio
import os
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg import pq

from toril.server.store.place import Place
from toril.server.store.postgres_arrays import array
from toril.server.store.postgres_connection import PatientConnection, connect
from toril.server.store.tails import Asked

QUICK_SECONDS = 1.0
"""What takes longer is not quick: a PostgreSQL that is frozen, perhaps."""

NAME = b"tails"
Row = Sequence[Any]


class QuickTails:
    """One connection with one question under way; used on the event loop, but for `prepare`."""

    def __init__(self, place: Place) -> None:
        """Have no connection yet."""
        self._place = place
        self._link: PatientConnection | None = None
        self._prepared: PatientConnection | None = None
        self._watched = -1
        self._is_closed = False
        self._answer: asyncio.Future[list[Row] | None] | None = None

    def prepare(self) -> None:
        """Open a connection, in a thread; it is used from the next question on."""
        if self._is_closed or self._prepared is not None or self._link is not None:
            return
        link = connect(self._place)
        statement = (TAILS % ("$1", "$2")).encode()
        if link.pgconn.prepare(NAME, statement).status != pq.ExecStatus.COMMAND_OK:
            link.close()
            return
        link.pgconn.nonblocking = 1
        self._prepared = link

    async def read(self, asked: Sequence[Asked]) -> list[list[Row]] | None:
        """Return the rows of each table that is asked for; None where this way is closed."""
        loop = asyncio.get_running_loop()
        if self._link is None and not self._listen(loop):
            return None
        assert self._link is not None
        self._answer = loop.create_future()
        timer = loop.call_later(QUICK_SECONDS, self.drop)
        try:
            pgconn, (ids, afters) = self._link.pgconn, asked_for(asked)
            pgconn.send_query_prepared(NAME, [ids.encode(), afters.encode()])
            if pgconn.flush():  # a question fits into the system's buffer, or nobody takes it out
                self.drop()
            rows = await self._answer
        except psycopg.Error:
            self.drop()
            return None
        finally:
            timer.cancel()
            self._answer = None
        return None if rows is None else by_table(asked, rows)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> bool:
        link, self._prepared = self._prepared, None
        if link is None:
            return False
        watched = os.dup(link.fileno())  # the driver closes its own, when it likes
        try:
            loop.add_reader(watched, self._take)
        except NotImplementedError:  # not with every event loop
            os.close(watched)
            link.close()
            self._is_closed = True
            return False
        self._link, self._watched = link, watched
        return True

    def _take(self) -> None:
        """Take what has come: an answer, or that PostgreSQL has hung up."""
        if self._link is None:
            return
        pgconn = self._link.pgconn
        try:
            pgconn.consume_input()
            if self._answer is None or pgconn.is_busy():
                return
            rows = _rows(pgconn.get_result())
            while pgconn.get_result() is not None:
                pass
        except psycopg.Error:
            rows = None
        if rows is None:
            self.drop()
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(rows)

    def drop(self) -> None:
        """Hang up; what was asked has no answer by this way."""
        if self._link is not None:
            asyncio.get_running_loop().remove_reader(self._watched)
            os.close(self._watched)
            self._link.close()
            self._link = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    def close(self) -> None:
        """Hang up for good."""
        self._is_closed = True
        self.drop()
        if self._prepared is not None:
            self._prepared.close()
            self._prepared = None


def asked_for(asked: Sequence[Asked]) -> tuple[str, str]:
    """Return what `TAILS` is asked with."""
    return array(table for table, _ in asked), array(after for _, after in asked)


def by_table(asked: Sequence[Asked], rows: Sequence[Row]) -> list[list[Row]]:
    """Return the rows of `TAILS`, by what was asked for."""
    found: list[list[Row]] = [[] for _ in asked]
    for number, *row in rows:
        found[number - 1].append(row)
    return found


def _rows(result: "pq.abc.PGresult | None") -> list[Row] | None:
    """Return the rows of an answer as `TAILS` has them; None where it is an error."""
    if result is None or result.status != pq.ExecStatus.TUPLES_OK:
        return None
    value = result.get_value
    return [
        (
            int(value(row, 0) or 0),
            (value(row, 1) or b"").decode(),
            int(value(row, 2) or 0),
            int(value(row, 3) or 0),
            None if (person := value(row, 4)) is None else int(person),
            None if (command := value(row, 5)) is None else command.decode(),
            value(row, 6),
        )
        for row in range(result.ntuples)
    ]


TAILS = """
SELECT asked.number, line.* FROM unnest(%s::text[], %s::int[]) WITH ORDINALITY
    AS asked (id, known, number)
CROSS JOIN LATERAL (
    SELECT table_id, sequence, at, person, command, entry::text FROM entries
    WHERE table_id = asked.id AND sequence >= asked.known ORDER BY sequence
) AS line
ORDER BY asked.number, line.sequence
"""
"""By the index, whatever the planner thinks of the table: it is asked about the newest lines."""
