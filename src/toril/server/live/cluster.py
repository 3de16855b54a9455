"""This worker among those of the same database: whom it hears, what it drives, what it looks up."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import islice

import structlog

from toril.server.bus import Bus
from toril.server.live.colleagues import Colleagues
from toril.server.live.elsewhere import Connected
from toril.server.live.leases import Lease, LeaseBook, Owned
from toril.server.live.room import Room
from toril.server.store import NotStored, Store
from toril.wire.literals import PersonId

TICK_SECONDS = 2.0

POLL_TICKS = 5
"""After so many ticks the store is asked whether doorbells were lost; after each while somebody
cannot hear the others."""

TELL_TICKS = 3
"""After so many ticks the others are told again when the people at a table without a match were
heard: a draw lists only those who were heard a moment ago."""

TABLES_AT_ONCE = 1000

log = structlog.get_logger()


class Cluster:
    """What the rooms of this worker have to do with other workers."""

    def __init__(self, store: Store, bus: Bus | None, me: str, rooms: Mapping[str, Room]) -> None:
        """Do nothing yet; `rooms` are by the id of their table."""
        self._store, self._rooms = store, rooms
        self.colleagues = Colleagues(bus if store.is_shared else None, me)
        self._book = LeaseBook(store, me, self.colleagues) if store.is_shared else None
        self._task: asyncio.Task[None] | None = None

    def lease(self, table: str, changed: Callable[[], None]) -> Lease:
        """Return the right to drive a table; `changed` is called when we get it or lose it."""
        return Owned() if self._book is None else self._book.lease(table, changed)

    async def open(self) -> None:
        """Begin to hear the others, and be heard."""
        if self._book is not None:
            await self._book.open()  # first, or whoever hears of us would take us for dead
            await self.colleagues.open(self)
            self._task = asyncio.ensure_future(self._tick())

    async def close(self) -> None:
        """Leave what we drove to the others."""
        if self._task is not None:
            self._task.cancel()
        if self._book is not None:
            await self._book.close()
            await self.colleagues.close()

    def rung(self, table: str, ends: Collection[int]) -> None:
        """Let a room read what another worker wrote."""
        room = self._rooms.get(table)
        if room is not None and not room.closed:
            room.rung(ends)

    def attended(self, table: str) -> None:
        """Tell a room who is connected elsewhere."""
        room = self._rooms.get(table)
        if room is not None and not room.closed:
            room.attended(self.colleagues.elsewhere(table))

    def reacted(self, table: str, person: PersonId, face: str) -> None:
        """Let a room show a face that somebody has shown elsewhere."""
        room = self._rooms.get(table)
        if room is not None and not room.closed:
            room.reacted(person, face)

    def freed(self, table: str) -> None:
        """Take a table over that another worker drives no more."""
        if self._book is not None:
            self._book.freed(table)

    def here(self) -> Iterator[tuple[str, Connected]]:
        """Yield who is connected here, by table."""
        for table, room in self._rooms.items():
            yield table, room.connected()

    async def _tick(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            try:
                is_deaf = self.colleagues.is_down or self._is_anybody_deaf
                if is_deaf or ticks % POLL_TICKS == 0:
                    await self._look_up()
                if ticks % TELL_TICKS == 0:
                    self._tell_signs()
            except NotStored:
                pass  # others say so
            except Exception:
                log.exception("tick_failed")

    @property
    def _is_anybody_deaf(self) -> bool:
        return self._book is not None and self._book.is_anybody_deaf

    async def _look_up(self) -> None:
        """Find what lost doorbells announced."""
        tables = iter(tuple(self._rooms))
        while some := list(islice(tables, TABLES_AT_ONCE)):
            for table, length in (await self._store.lengths(some)).items():
                self.rung(table, (length,))

    def _tell_signs(self) -> None:
        for room in self._rooms.values():
            if room.table.is_draw_near and room.has_people_here:
                room.tell_others()
