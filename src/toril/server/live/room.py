"""A table that somebody plays at: one command at a time, written down before anybody is told.

A table rests while no person who sits at it is connected: no bots, no clocks. That holds after a
restart too, so nobody is timed out by our own downtime, and a table is only loaded when somebody
comes.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import structlog

from toril.engine.game import Event, Seat
from toril.engine.match import MatchEnded
from toril.engine.record import Record
from toril.server.live import messages
from toril.server.live.archive import Archive
from toril.server.live.attendance import Attendance
from toril.server.live.chores import Chores
from toril.server.live.connection import Connection
from toril.server.live.due import HOST_AWAY, do_what_is_due, next_due
from toril.server.live.finishing import begin, finished
from toril.server.live.folding import folding
from toril.server.live.thinking import Question, Thinkers, luck
from toril.server.store import NotStored, SequenceTaken, Shelf, Store
from toril.server.tables import commands
from toril.server.tables.clock import allowance
from toril.server.tables.entries import (
    ClockSet,
    GaveBack,
    HostPassed,
    Left,
    Line,
    Moved,
    PersonId,
    Started,
    StoodIn,
)
from toril.server.tables.pen import Pen
from toril.server.tables.refused import Refused, no_such_table, not_stored, table_worn
from toril.server.tables.senders import whose
from toril.server.tables.table import Table, folded
from toril.wire.closing import Closing

MOST_LINES = 20_000
"""Lines of a table beyond which it only sees its match to the end: a hundred ordinary matches."""

T = TypeVar("T")
log = structlog.get_logger()


class Room:
    """A live table. `act` is the only way to change it."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int],
        shelf: Shelf,
        table: Table,
        sequence: int,
        bot_pause: float,
        page: str | None,
    ) -> None:
        """Begin at `table`, which `sequence` lines made; bots wait `bot_pause` seconds first."""
        self._store, self._thinkers, self._now = store, thinkers, now
        self._bot_pause, self._page = bot_pause, page
        self._shelf = shelf
        self.table, self._sequence = table, sequence
        self._lock = asyncio.Lock()
        self._here = Attendance()
        self._timer: asyncio.TimerHandle | None = None
        self._chores = Chores(self.table.id, self._arrange)
        self.idle_since: int | None = now()
        self.users = 0  # commands under way
        self.closed = False
        self._showing = 0.0  # seconds that a page needs to show what happened last
        self._archive = Archive()

    @property
    def present(self) -> set[PersonId]:
        """The people who are connected."""
        return self._here.present

    @property
    def gone(self) -> set[PersonId]:
        """The people who have not been connected for a while."""
        before = self._now() - HOST_AWAY
        return {person for person, since in self._here.away_since.items() if since <= before}

    async def act(
        self,
        what: Callable[[Pen, PersonId | None], T],
        *,
        token: str | None = None,
        command: str | None = None,
    ) -> T:
        """Do `what` as the person who holds `token`; return when it is on disk.

        Whoever asked may go away in the meantime: what was begun is finished.
        """
        self.users += 1
        work = begin(self._act(what, token, command))
        work.add_done_callback(self._used)
        try:
            return await finished(work)
        finally:
            del work  # or a refusal, its traceback and this frame would hold each other

    def _used(self, _: object) -> None:
        self.users -= 1

    async def _act(
        self, what: Callable[[Pen, PersonId | None], T], token: str | None, command: str | None
    ) -> T:
        async with self._lock:
            while True:
                sender = whose(self.table, token)
                pen = Pen(self.table, self._now(), sender, command)
                result = what(pen, sender)
                if not pen.lines:
                    return result
                pen.wind()
                self._refuse_if_worn(pen)
                try:
                    await self._write(pen)
                except SequenceTaken:  # another worker was faster: look again
                    await self._reload()
                    continue
                except NotStored as error:
                    log.error("not_stored", table=self.table.id[:8], why=str(error))
                    raise not_stored() from error
                return result

    def _refuse_if_worn(self, pen: Pen) -> None:
        """Let a match be played to its end, but no endless arranging fill the disk."""
        playing = (Moved, ClockSet, StoodIn, GaveBack, HostPassed)
        if self._sequence > MOST_LINES and not isinstance(pen.lines[0].entry, playing):
            raise table_worn()

    async def _write(self, pen: Pen) -> None:
        shelf = replace(self._shelf, state=pen.table.state, listed=pen.table.listed)
        await self._store.append(shelf, self._sequence, pen.lines, shelf != self._shelf)
        self._shelf = shelf
        self._sequence += len(pen.lines)
        self.table = pen.table
        for event in pen.events:
            if isinstance(event, Started | MatchEnded | StoodIn | GaveBack | HostPassed):
                log.info(type(event).__name__, table=self.table.id[:8], match=self.table.number)
        self._showing = allowance(pen.events) / 1000
        self._broadcast(pen.events)
        self._arrange()

    async def _reload(self) -> None:
        self._shelf, lines = await self._load()
        self.table = await folding(lambda: folded(lines))
        self._sequence = len(lines)
        for connection in self._here:
            self._welcome(connection)

    async def _load(self) -> tuple[Shelf, tuple[Line, ...]]:
        found = await self._store.load(self.table.code)
        if found is None:  # an operator pruned it
            self.close(Closing.NO_SUCH_TABLE)
            raise no_such_table()
        return found

    async def record(self, number: int | None) -> tuple[int, Record]:
        """Return the number and the record of a match that has ended, the last unless named.

        It holds the seed, so there is none before.
        """
        last = self.table.number - (self.table.state == "match")
        number = last if number is None else number
        if not 1 <= number <= last:
            raise Refused("no_record", "The record can be had when the match has ended.")
        return number, await self._archive.record(number, self._load)

    def _broadcast(self, events: tuple[Event, ...]) -> None:
        """Tell everybody what they may see, and send away who has no place here any more."""
        now = self._now()
        told: dict[PersonId | None, str | None] = {}
        left: set[PersonId | None] = {event.person for event in events if isinstance(event, Left)}
        left |= {
            self.table.chairs[event.seat].person
            for event in events
            if isinstance(event, StoodIn) and event.why == "left"
        }
        for connection in self._here:
            if connection.person is not None:
                person = self.table.person(connection.person)
                if connection.person in left:
                    connection.close(Closing.LEFT)
                    continue
                if person.token != connection.token:
                    connection.close(Closing.ELSEWHERE if person.token else Closing.KICKED)
                    continue
            if connection.person not in told:
                update = messages.update(self.table, connection.person, events, now)
                told[connection.person] = None if update is None else messages.text(update)
            if message := told[connection.person]:
                connection.push(message)

    async def enter(self, connection: Connection) -> None:
        """Welcome a client; somebody who returns has the seat back, a resting table wakes up."""
        if not self._here.admits(connection):
            connection.close(Closing.TOO_MANY)
            return
        rested = not self._here.wakes(self.table)
        self._here.enter(connection, self.table, self._now())
        self.idle_since = None
        self._welcome(connection)

        def returned(pen: Pen, _: PersonId | None) -> None:
            if (
                connection.person is not None
                and pen.table.person(connection.person).seat is not None
            ):
                commands.back(pen, connection.person)
            if rested and self._here.wakes(pen.table):
                pen.wind(anew=True)

        await self.act(returned)
        self._arrange()

    def _welcome(self, connection: Connection) -> None:
        presence, now = self._here.info(), self._now()
        welcome = messages.welcome(self.table, connection.person, presence, now, self._page)
        connection.push(messages.text(welcome))

    def leave(self, connection: Connection) -> None:
        """Forget a client whose socket is closed."""
        self._here.leave(connection, self._now())
        if not self._here:
            self.idle_since = self._now()
        self._arrange()

    def _arrange(self) -> None:
        """Set bots and the timer to work on the table as it is now."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.closed or not self._here.wakes(self.table):
            return
        now = self._now()
        self._here.note(self.table, now)
        due = next_due(self.table, self._here.away_since)
        if due is not None:
            wait = max(0, due - now) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._chores.do, self._tick)
        if any(self.table.chairs[seat].plays for seat in self.table.waits_for):
            self._chores.do(self._bots)

    async def _tick(self) -> None:
        here = self._here
        await self.act(lambda pen, _: do_what_is_due(pen, here.away_since, here.present))

    async def _bots(self) -> None:
        """Let every bot that has to decide do so, all in one go."""
        await asyncio.sleep(self._patience())
        table, match = self.table, self.table.match
        questions = [
            Question(seat, bot, match.recall_view(seat), self._luck(seat))
            for seat in table.waits_for
            if match and (bot := table.chairs[seat].plays)
        ]
        moves = await self._thinkers.choose(questions)
        await self.act(lambda pen, _: commands.bots_move(pen, table.number, table.turn, moves))

    def _patience(self) -> float:
        """Return how long bots wait: not while people commit too; long if nobody plays for now.

        Whoever comes back to a match that bots play among themselves should still find one.
        """
        table = self.table
        if any(chair.plays is None for chair in table.chairs):
            late = any(table.chairs[seat].stand_in for seat in table.waits_for)
            return self._bot_pause if len(table.waits_for) == 1 and not late else 0.0
        return self._bot_pause + self._showing if self._bot_pause else 0.0

    def _luck(self, seat: Seat) -> bytes:
        table = self.table
        return luck(self._store.key, table.id, table.number, table.turn, seat)

    def close(self, code: int) -> None:
        """Close all sockets and stop: the table is on disk."""
        self.closed = True
        if self._timer:
            self._timer.cancel()
        self._chores.cancel()
        for connection in self._here:
            connection.close(code)
