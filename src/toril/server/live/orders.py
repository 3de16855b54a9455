"""An order: a command that somebody gave at a table, and the answer to it.

Who gave it may be a coroutine, which waits for the answer, or a socket, which is called with it.
Neither can stop what was begun.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from toril.engine.errors import TorilError
from toril.server.live.connection import Connection
from toril.server.tables.command import Command
from toril.server.tables.senders import TokenDigest

NOBODY_WAITS = "An order failed, and who gave it has gone"

T = TypeVar("T")


@dataclass(slots=True)
class Order(Generic[T]):
    """A command as it was given: by whom, under which id, and who is to be answered.

    `answer` is called with the result, with a refusal, or with another error, which is a fault of
    ours. Where a `connection` gave it, what everybody is told may tell that it is done (`is_told`).
    """

    what: Command[T]
    token_digest: TokenDigest | None
    id: str | None
    answer: Callable[[T | Exception], None]
    connection: Connection | None = None
    is_told: bool = False
    is_retried: bool = False  # after it was found that others wrote, perhaps


class Answer(Generic[T]):
    """An answer that a coroutine waits for; nobody misses it if that was cancelled."""

    def __init__(self) -> None:
        """Begin without one."""
        self._future: asyncio.Future[T | Exception] = asyncio.get_running_loop().create_future()

    def give(self, outcome: T | Exception) -> None:
        """Answer: with a result, or with why there is none."""
        if not self._future.done():
            self._future.set_result(outcome)
        elif isinstance(outcome, Exception) and not isinstance(outcome, TorilError):
            context = {"message": NOBODY_WAITS, "exception": outcome}
            self._future.get_loop().call_exception_handler(context)

    async def come(self) -> T:
        """Return the result, or raise why there is none."""
        outcome: Any = await self._future
        if not isinstance(outcome, Exception):
            result: T = outcome
            return result
        try:
            raise outcome
        finally:  # or the error, its traceback and this frame would hold each other
            del outcome, self
