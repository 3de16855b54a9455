"""The records of a table's finished matches, read again from its ledger when somebody asks."""

import asyncio
from collections.abc import Awaitable, Callable

from toril.engine.record import Record
from toril.server.live.folding import folding
from toril.server.store import Shelf
from toril.server.tables.entries import Line
from toril.server.tables.table import folded_until

MOST_KEPT = 8

Load = Callable[[], Awaitable[tuple[Shelf, tuple[Line, ...]]]]


class Archive:
    """Keeps the last few, and lets those who ask at the same time wait for one reading."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: dict[int, Record] = {}
        self._reading = asyncio.Lock()

    async def record(self, number: int, load: Load) -> Record:
        """Return the record of match `number`, which has ended; `load` gives the ledger."""
        async with self._reading:
            if number not in self._kept:
                _, lines = await load()
                table = await folding(lambda: folded_until(lines, number))
                assert table is not None  # every match before the last has ended
                if len(self._kept) >= MOST_KEPT:
                    self._kept.clear()
                self._kept[number] = table.record()
            return self._kept[number]
