"""A table that somebody plays at: one command at a time, written down before anybody is told."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import structlog

from toril.engine.kinds import kind_of
from toril.engine.match_events import MatchEnded
from toril.engine.record import Record
from toril.server.live.broadcast import broadcast, welcome
from toril.server.live.connection import Connection
from toril.server.live.driver import Driver
from toril.server.live.loading import in_fold_thread, load_ledger
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.live.presence import LivePresence
from toril.server.live.records import MatchRecords
from toril.server.live.shielded import result_of, start_shielded
from toril.server.live.thinking import Thinkers
from toril.server.store import NotStored, SequenceTaken, Store, TableHeader
from toril.server.tables import commands
from toril.server.tables.command import Command, carry_out
from toril.server.tables.entries import Line
from toril.server.tables.evolve import fold
from toril.server.tables.pen import Pen
from toril.server.tables.presence import is_awake
from toril.server.tables.refusals import CLOSED_FOR, Refused, not_stored
from toril.server.tables.senders import TokenDigest, sender_of
from toril.server.tables.showing_times import showing_ms
from toril.server.tables.table import Table
from toril.wire.closing import Closing
from toril.wire.literals import PersonId
from toril.wire.table_events import DrawOpened, GaveBack, HostPassed, Started, StoodIn

T = TypeVar("T")
LOGGED = (DrawOpened, Started, MatchEnded, StoodIn, GaveBack, HostPassed)
log = structlog.get_logger()


class Room:
    """A live table. `act` is the only way to change it."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int],
        header: TableHeader,
        table: Table,
        sequence: int,
        bot_pause: float,
        page: str | None,
    ) -> None:
        """Begin at `table`, which `sequence` lines made; bots wait `bot_pause` seconds first."""
        self._store, self._now, self._page = store, now, page
        self._header = header
        self.table, self._sequence = table, sequence
        self._lock = asyncio.Lock()
        self._presence = LivePresence()
        self._driver = Driver(table, self._presence, self.act, thinkers, now, store.key, bot_pause)
        self.idle_since: int | None = now()
        self.users = 0  # commands under way
        self.closed = False
        self._records = MatchRecords()

    @property
    def present(self) -> set[PersonId]:
        """The people who are connected."""
        return self._presence.present

    async def act(
        self,
        what: Command[T],
        *,
        token_digest: TokenDigest | None = None,
        command: str | None = None,
    ) -> T:
        """Do `what` as the person whose token has that digest; return when it is on disk.

        `command` is the id by which the sender knows it. The client may hang up meanwhile: what was
        begun is finished.
        """
        self.users += 1
        work = start_shielded(self._act(what, token_digest, command))
        work.add_done_callback(self._used)
        try:
            return await result_of(work)
        finally:
            del work  # or a refusal, its traceback and this frame would hold each other

    def _used(self, _: object) -> None:
        self.users -= 1

    async def _act(
        self, what: Command[T], token_digest: TokenDigest | None, command: str | None
    ) -> T:
        async with self._lock:
            while True:
                pen = Pen(
                    self.table,
                    self._now(),
                    sender_of(self.table, token_digest),
                    command,
                    bots=OFFERED_BOTS,
                    presence=self._presence,
                    length=self._sequence,
                )
                result = carry_out(pen, what)
                if not pen.lines:
                    return result
                try:
                    await self._write(pen)
                except SequenceTaken:  # another worker was faster: look again
                    await self._reload()
                    continue
                except NotStored as error:
                    log.error("not_stored", table=self.table.id[:8], why=str(error))
                    raise not_stored() from error
                return result

    async def _write(self, pen: Pen) -> None:
        header = replace(self._header, state=pen.table.state, listed=pen.table.listed)
        await self._store.append(header, self._sequence, pen.lines, header != self._header)
        self._header = header
        self._sequence += len(pen.lines)
        self.table = pen.table
        for event in pen.events:
            if isinstance(event, LOGGED):
                of = event.number if isinstance(event, DrawOpened) else self.table.match_number
                log.info(kind_of(type(event)), table=self.table.id[:8], match=of)
        broadcast(self._presence, self.table, pen.events, self._now())
        self._driver.adopt(self.table, showing_ms(pen.events))

    async def _reload(self) -> None:
        header, lines = await self._load()
        try:
            self.table = await in_fold_thread(lambda: fold(lines))
        except Refused as error:
            self.close(CLOSED_FOR[error.code])
            raise
        self._header = header
        self._sequence = len(lines)
        for connection in self._presence:
            self._welcome(connection)
        self._driver.adopt(self.table, 0)

    async def _load(self) -> tuple[TableHeader, tuple[Line, ...]]:
        try:
            return await load_ledger(self._store, self.table.code)
        except Refused as error:  # an operator pruned it, or a newer worker wrote to it
            self.close(CLOSED_FOR[error.code])
            raise

    async def record(self, match_number: int | None) -> tuple[int, Record]:
        """Return the number and the record of a match that has ended, the last unless named.

        It holds the seed, so there is none before.
        """
        last = self.table.match_number - (self.table.state == "match")
        wanted = last if match_number is None else match_number
        if not 1 <= wanted <= last:
            raise Refused("no_record", "The record can be had when the match has ended.")
        return wanted, await self._records.record(wanted, self._load)

    async def enter(self, connection: Connection) -> None:
        """Welcome a client; a person who returns has the seat back, a resting table wakes up."""
        if not self._presence.admits(connection):
            connection.close(Closing.TOO_MANY)
            return
        rested = not is_awake(self.table, self._presence.present)
        self.heard(connection)
        self._presence.enter(connection, self.table, self._now())
        self.idle_since = None
        self._welcome(connection)
        await self.act(commands.server.come_in(connection.person, rested=rested))
        self._driver.arrange()

    def heard(self, connection: Connection) -> None:
        """Note that a client is awake."""
        connection.heard_at = self._now()

    def _welcome(self, connection: Connection) -> None:
        welcome(connection, self.table, self._presence, self._now(), self._page)

    def leave(self, connection: Connection) -> None:
        """Forget a client whose socket is closed."""
        self._presence.leave(connection, self._now())
        if not self._presence:
            self.idle_since = self._now()
        self._driver.arrange()

    def close(self, code: int) -> None:
        """Close all sockets and stop: the table is on disk."""
        self.closed = True
        self._driver.stop()
        for connection in self._presence:
            connection.close(code)
