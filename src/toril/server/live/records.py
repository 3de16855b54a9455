"""The records of a table's finished matches, read again from its ledger when somebody asks."""

import asyncio
from collections.abc import Awaitable, Callable

from toril.engine.record import Record
from toril.server.live.loading import in_fold_thread
from toril.server.store import TableHeader
from toril.server.tables.entries import Line
from toril.server.tables.evolve import fold_until

MOST_KEPT = 8

Load = Callable[[], Awaitable[tuple[TableHeader, tuple[Line, ...]]]]


class MatchRecords:
    """Keeps the last few records; all who ask at the same time wait for one reading."""

    def __init__(self) -> None:
        """Read nothing before somebody asks."""
        self._kept: dict[int, Record] = {}
        self._reading = asyncio.Lock()

    async def record(self, match_number: int, load: Load) -> Record:
        """Return the record of that match, which has ended; `load` gives the ledger."""
        async with self._reading:
            if match_number not in self._kept:
                _, lines = await load()
                table = await in_fold_thread(lambda: fold_until(lines, match_number))
                assert table is not None  # every match before the last has ended
                if len(self._kept) >= MOST_KEPT:
                    self._kept.clear()
                self._kept[match_number] = table.record()
            return self._kept[match_number]
