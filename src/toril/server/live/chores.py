"""What a room does beside the commands: its bots and its clock, each at most once at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeAlias

import structlog

Chore: TypeAlias = Callable[[], Coroutine[None, None, None]]

AGAIN_SECONDS = 1.0
"""How long to wait after a failure, a full disk perhaps, before looking again."""

log = structlog.get_logger()


class Chores:
    """Does them; whatever comes of it, `afterwards` is called to look at the table again."""

    def __init__(self, table: str, afterwards: Callable[[], None]) -> None:
        """Work for the table of that id."""
        self._table, self._afterwards = table, afterwards
        self._tasks: dict[Chore, asyncio.Task[None]] = {}

    def do(self, chore: Chore) -> None:
        """Do it unless it is being done."""
        if chore not in self._tasks:
            self._tasks[chore] = asyncio.ensure_future(self._do(chore))

    async def _do(self, chore: Chore) -> None:
        try:
            await chore()
        except Exception:
            log.exception("chore_failed", table=self._table[:8])
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            del self._tasks[chore]
        self._afterwards()

    def cancel(self) -> None:
        """Stop all of them."""
        for task in self._tasks.values():
            task.cancel()
