"""Tells matches beside the event loop: one after the other, and not for too many who wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from toril.server.live.loading import readable
from toril.server.tables.refusals import Refused

MOST_WAITING = 32
"""Each holds a file while it waits, and the last of them waits for all."""

T = TypeVar("T")


class Teller:
    """The one thread of a process that tells matches."""

    def __init__(self) -> None:
        """Start none before somebody asks."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="toril-replay")
        self._waiting = 0

    async def beside(self, make: Callable[[], T]) -> T:
        """Return what `make` returns, called on that thread; refuse it if too many wait."""
        if self._waiting >= MOST_WAITING:
            raise Refused(
                "too_busy", "Too many replays are being made: try again in a moment.", seconds=5
            )
        self._waiting += 1
        try:
            with readable():
                return await asyncio.get_running_loop().run_in_executor(self._thread, make)
        finally:
            self._waiting -= 1


TELLER = Teller()
