"""The ends of ledgers: what is asked for together is read together, and read once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from toril.server.store.rows import read_lines
from toril.server.tables.entries import Line

MOST_TOGETHER = 256

Asked: TypeAlias = tuple[str, int]
"""A table's id, and how many of its lines are known."""

Outcome: TypeAlias = tuple[Line, ...] | Exception
"""Of one table: its lines, or why they cannot be read."""


class Tails:
    """Gathers what is asked for on the event loop; one question at a time is under way.

    What comes meanwhile is read next: doorbells come in swarms.
    """

    def __init__(self, read: Callable[[Sequence[Asked]], Awaitable[Sequence[Outcome]]]) -> None:
        """Read with `read`."""
        self._read = read
        self._gathered: list[tuple[Asked, asyncio.Future[tuple[Line, ...]]]] = []
        self._is_busy = False

    def ask(self, table: str, after: int) -> "asyncio.Future[tuple[Line, ...]]":
        """Return what has the lines of a table after the first `after` when they are read."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._gathered.append(((table, after), done))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._begin, loop)
        return done

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        some = self._gathered[:MOST_TOGETHER]
        del self._gathered[:MOST_TOGETHER]
        if not some:
            self._is_busy = False
            return

        def told(reading: "asyncio.Future[Sequence[Outcome]]") -> None:
            self._begin(loop)
            error = None if reading.cancelled() else reading.exception()
            for number, (_, done) in enumerate(some):
                if reading.cancelled():
                    done.cancel()
                elif not done.done():
                    _complete(done, error or reading.result()[number])

        reading = self._read([each for each, _ in some])
        asyncio.ensure_future(reading).add_done_callback(told)


def readable(rows: Sequence[Sequence[Any]]) -> Outcome:
    """Return the lines of one table, or why they cannot be read."""
    try:
        return read_lines(rows)
    except Exception as error:  # of one table, and no other's business
        return error


def _complete(done: "asyncio.Future[Any]", outcome: Any) -> None:
    if isinstance(outcome, BaseException):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
