"""All live tables: found by code, loaded when somebody comes, forgotten when all have gone."""

import asyncio
import secrets
from collections.abc import Callable
from itertools import islice
from time import monotonic, time

import structlog

from toril.engine.errors import TorilError
from toril.engine.fairness.hashes import TABLE_BYTES
from toril.engine.kinds import kind_of
from toril.server.bus import Bus
from toril.server.live.cluster import Cluster
from toril.server.live.house import House
from toril.server.live.loading import load_table, readable
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.live.readiness import Readiness
from toril.server.live.room import Room
from toril.server.live.shielded import Shielded, result_of, start_shielded
from toril.server.live.thinking import Thinkers
from toril.server.metrics import TABLES
from toril.server.store import CodeTaken, NotStored, Store, TableHeader
from toril.server.tables.command import Command, carry_out
from toril.server.tables.entries import Line, Opened
from toril.server.tables.evolve import new_table
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import Refused, not_stored
from toril.server.tables.setup import Setup
from toril.server.tables.table import Table
from toril.server.worker import worker_id
from toril.wire.closing import Closing
from toril.wire.literals import PersonId
from toril.wire.table_codes import DRAWN, LENGTH

IDLE = 60_000
"""A table that nobody looks at is forgotten after so long; it is on disk."""

log = structlog.get_logger()

MOST_LISTED = 50

_BEGINNING = time() - monotonic()


def milliseconds() -> int:
    """Return the time, which goes on evenly even if somebody sets the system's clock."""
    return int((_BEGINNING + monotonic()) * 1000)


def new_code() -> str:
    """Return a code for a table, drawn at random."""
    return "".join(secrets.choice(DRAWN) for _ in range(LENGTH))


class Hall:
    """All rooms of this process, by the code of their table."""

    def __init__(
        self,
        store: Store,
        *,
        bus: Bus | None = None,
        me: str | None = None,
        most_tables: int = 5000,
        bot_pause: float = 0.6,
        page: str | None = None,
        most_spectators: int = 200,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        """Use `store`; hold at most `most_tables` in memory; the rest is what a House has.

        Other workers of the same store are heard over `bus`; `me` is our id among them.
        """
        self._store, self.now, self._most = store, now, most_tables
        self._thinkers = Thinkers()
        self._rooms: dict[str, Room] = {}
        self._by_id: dict[str, Room] = {}
        self._cluster = Cluster(store, bus, me or worker_id(), self._by_id)
        self._house = House(
            store,
            self._cluster.colleagues,
            self._cluster.lease,
            self._thinkers,
            now,
            bot_pause,
            page,
            most_spectators,
        )
        self._loading: dict[str, Shielded[Room]] = {}
        self._readiness = Readiness(store)
        TABLES.set_function(lambda: len(self._rooms))

    async def begin(self) -> None:
        """Join the other workers, if there may be any."""
        await self._cluster.open()

    async def room(self, code: str) -> Room:
        """Return the room of that code, loaded if need be; refuse a code that no table has."""
        room = self._rooms.get(code)
        if room is None or room.closed or not await self._is_up_to_date(room):
            room = await self._loaded(code)
            await self._is_up_to_date(room)  # doorbells may have rung while it had no room
        return room

    async def _is_up_to_date(self, room: Room) -> bool:
        """Take in what whoever comes may have been told elsewhere; False if it cannot be read."""
        if self._store.is_shared:
            await room.look()
        return not room.closed

    async def _loaded(self, code: str) -> Room:
        if code not in self._loading:
            # In no variable of ours: a refusal, its traceback and this frame would hold each other.
            self._loading[code] = start_shielded(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await result_of(self._loading[code])

    async def _load(self, code: str) -> Room:
        header, table, sequence = await load_table(self._store, code)
        self._make_place()
        return self._enter(header, table, sequence)

    def _enter(self, header: TableHeader, table: Table, sequence: int) -> Room:
        known = self._rooms.get(header.code)
        if known is not None and not known.closed:  # two rooms would not hear of each other
            return known
        room = Room(self._house, header, table, sequence)
        self._rooms[header.code] = self._by_id[header.id] = room
        return room

    def _make_place(self) -> None:
        if len(self._rooms) >= self._most:
            self.sweep()
        if len(self._rooms) >= self._most:
            raise Refused("server_full", "There are too many tables right now: try again later.")

    async def open(
        self,
        setup: Setup,
        sit: Command[PersonId],
        *,
        command: str,
        request: str,
    ) -> tuple[Room, PersonId]:
        """Open a table and let the host sit down.

        A `request` that comes again, known by its digest, finds the same table.
        """
        while True:
            if code := await self.opened_by(request):
                room = await self.room(code)
                return room, await room.act(sit, command=command)
            self._make_place()
            entry = Opened(
                id=secrets.token_hex(TABLE_BYTES),
                code=new_code(),
                rules=setup.rules,
                clock=setup.clock,
                listed=setup.listed,
                counter=setup.counter,
            )
            pen = Pen(new_table(entry), self.now(), command=command, bots=OFFERED_BOTS)
            host = carry_out(pen, sit)
            header = TableHeader(entry.id, entry.code, request, pen.table.state, setup.listed)
            lines = (Line(pen.now, entry), *pen.lines)
            try:
                await self._store.open(header, lines)
            except CodeTaken:  # by chance, or the request came twice: look again
                continue
            except NotStored as error:
                log.error("not_stored", why=str(error))
                raise not_stored() from error
            log.info(kind_of(Opened), table=entry.id[:8])
            return self._enter(header, pen.table, len(lines)), host

    async def opened_by(self, request: str) -> str | None:
        """Return the code of the table that a request opened; None if it opened none."""
        with readable():
            return await self._store.opened_by(request)

    async def listed(self) -> list[Room]:
        """Return tables that anybody may join: the host is there and a seat is free."""
        unknown = set(self._cluster.colleagues.listed()) - self._rooms.keys()
        place = max(0, self._most - len(self._rooms)) // 2  # the rest is for those who play
        asked = (self.room(code) for code in islice(unknown, min(place, MOST_LISTED)))
        for found in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(found, BaseException) and not isinstance(found, TorilError):
                raise found
        joinable = (room for room in self._rooms.values() if room.is_open_to_strangers)
        return list(islice(joinable, MOST_LISTED))

    async def is_ready(self) -> bool:
        """Return whether tables can be played: whether the store reads and writes."""
        return await self._readiness.is_ready()

    def sweep(self) -> None:
        """Forget the tables that nobody has looked at for a while."""
        before = self.now() - IDLE
        for code, room in tuple(self._rooms.items()):
            if room.idle_since is not None and room.idle_since < before and not room.is_in_use:
                del self._rooms[code], self._by_id[room.table.id]

    async def close(self) -> None:
        """Close every socket, finish every commit."""
        for room in self._rooms.values():
            room.close(Closing.RESTARTING)
        while any(room.is_in_use for room in self._rooms.values()):
            await asyncio.sleep(0.01)
        await self._cluster.close()
        self._thinkers.close()
        await self._store.close()
