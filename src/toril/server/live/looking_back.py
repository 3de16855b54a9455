"""What is made of a table's finished matches, from its ledger and when somebody asks: records."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from toril.engine.record import Record
from toril.server.store import TableHeader
from toril.server.tables.entries import Line
from toril.server.tables.evolve import fold_until

MOST_KEPT = 8

T = TypeVar("T")
Lines: TypeAlias = tuple[Line, ...]
Load = Callable[[], Awaitable[tuple[TableHeader, Lines]]]
Make: TypeAlias = Callable[[Lines, int], T]
"""Makes something of the lines of a table and the number of a match that has ended."""
Beside: TypeAlias = Callable[[Callable[[], T]], Awaitable[T]]
"""Calls something on a thread beside the event loop."""


class LookingBack:
    """Keeps the last few things that were made; all who ask for the same wait for one making."""

    def __init__(self) -> None:
        """Read nothing before somebody asks."""
        self._kept: dict[tuple[Make[Any], int], Any] = {}
        self._making: dict[Make[Any], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def made(self, make: Make[T], number: int, load: Load, beside: Beside[T]) -> T:
        """Return what `make` makes of that match, which has ended; `load` gives the ledger."""
        async with self._making[make]:  # a record waits for no replay
            if (make, number) not in self._kept:
                _, lines = await load()
                made = await beside(lambda: make(lines, number))
                if len(self._kept) >= MOST_KEPT:
                    self._kept.clear()
                self._kept[make, number] = made
            found: T = self._kept[make, number]
            return found


def record_of(lines: Lines, number: int) -> Record:
    """Return the record of a match that has ended."""
    table = fold_until(lines, number)
    assert table is not None  # every match before the last has ended
    return table.record()
