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
from toril.server.live.attendance import Attendance
from toril.server.live.chores import Chores
from toril.server.live.connection import (
    ELSEWHERE,
    KICKED,
    LEFT,
    NO_SUCH_TABLE,
    TOO_MANY,
    Connection,
)
from toril.server.live.thinking import Question, Thinkers, luck
from toril.server.protocol import messages
from toril.server.store import NotStored, SequenceTaken, Shelf, Store
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.entries import (
    GaveBack,
    HostPassed,
    Left,
    Line,
    PersonId,
    Started,
    StoodIn,
)
from toril.server.tables.names import no_such_table
from toril.server.tables.pen import Pen
from toril.server.tables.refused import Refused
from toril.server.tables.senders import whose
from toril.server.tables.table import Table, folded, folded_until

HOST_AWAY = 60_000
"""After so long without a connection the host's rights go to the next person who is here."""

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
    ) -> None:
        """Begin at `table`, which `sequence` lines made; bots wait `bot_pause` seconds first."""
        self._store, self._thinkers, self._now = store, thinkers, now
        self._bot_pause = bot_pause
        self._shelf = shelf
        self.table, self._sequence = table, sequence
        self._lock = asyncio.Lock()
        self._here = Attendance()
        self._timer: asyncio.TimerHandle | None = None
        self._chores = Chores(self.table.id, self._arrange)
        self.idle_since: int | None = now()
        self.users = 0  # commands under way
        self.gone = False  # not in the store any more

    @property
    def present(self) -> set[PersonId]:
        """The people who are connected."""
        return self._here.present

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
        work = asyncio.ensure_future(self._act(what, token, command))
        work.add_done_callback(self._used)
        return await asyncio.shield(work)

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
                try:
                    await self._write(pen)
                except SequenceTaken:  # another worker was faster: look again
                    await self._reload()
                    continue
                except NotStored as error:
                    log.error("not_stored", table=self.table.id[:8], why=str(error))
                    raise Refused(
                        "not_stored", "The server cannot write at the moment: try again."
                    ) from error
                return result

    async def _write(self, pen: Pen) -> None:
        shelf = replace(self._shelf, state=pen.table.state, listed=pen.table.listed)
        await self._store.append(shelf, self._sequence, pen.lines, shelf != self._shelf)
        self._shelf = shelf
        self._sequence += len(pen.lines)
        self.table = pen.table
        for event in pen.events:
            if isinstance(event, Started | MatchEnded | StoodIn | GaveBack | HostPassed):
                log.info(type(event).__name__, table=self.table.id[:8], match=self.table.number)
        self._broadcast(pen.events)
        self._arrange()

    async def _reload(self) -> None:
        self._shelf, lines = await self._load()
        self.table = await asyncio.to_thread(folded, lines)
        self._sequence = len(lines)
        for link in self._here:
            self._welcome(link)

    async def _load(self) -> tuple[Shelf, tuple[Line, ...]]:
        found = await self._store.load(self.table.code)
        if found is None:  # an operator pruned it
            self.close(NO_SUCH_TABLE)
            self.gone = True
            raise no_such_table()
        return found

    async def record(self, number: int | None) -> Record:
        """Return the record of a match that has ended: it holds the seed, so never before."""
        number = self.table.number if number is None else number
        table: Table | None = self.table
        if number < self.table.number or self.table.state == "lobby":
            _, lines = await self._load()
            table = await asyncio.to_thread(folded_until, lines, number)
        if table is None or table.number != number or table.state != "result":
            raise Refused("no_record", "The record can be had when the match has ended.")
        return table.record()

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
        for link in self._here:
            if link.person is not None:
                person = self.table.person(link.person)
                if link.person in left:
                    link.close(LEFT)
                    continue
                if person.token != link.token:
                    link.close(ELSEWHERE if person.token else KICKED)
                    continue
            if link.person not in told:
                update = messages.update(self.table, link.person, events, now)
                told[link.person] = None if update is None else messages.text(update)
            if message := told[link.person]:
                link.push(message)

    async def enter(self, link: Connection) -> None:
        """Welcome a client; somebody who returns has the seat back, a resting table wakes up."""
        if not self._here.admits(link):
            link.close(TOO_MANY)
            return
        rested = not self._here.wakes(self.table)
        self._here.enter(link, self.table, self._now())
        self.idle_since = None
        self._welcome(link)

        def returned(pen: Pen, _: PersonId | None) -> None:
            if link.person is not None and pen.table.person(link.person).seat is not None:
                commands.back(pen, link.person)
            if rested and self._here.wakes(pen.table):
                pen.wind(anew=True)

        await self.act(returned)
        self._arrange()

    def _welcome(self, link: Connection) -> None:
        presence, now = self._here.info(), self._now()
        link.push(messages.text(messages.welcome(self.table, link.person, presence, now)))

    def leave(self, link: Connection) -> None:
        """Forget a client whose socket is closed."""
        self._here.leave(link, self._now())
        if not self._here:
            self.idle_since = self._now()
        self._arrange()

    def _arrange(self) -> None:
        """Set bots and the timer to work on the table as it is now."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self._here.wakes(self.table):
            return
        due = [moment for moment in (*self._absences().values(), self._host_due()) if moment]
        if self.table.deadline is not None:
            due.append(self.table.deadline)
        if due:
            wait = max(0, min(due) - self._now()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._chores.do, self._tick)
        if any(self.table.chairs[seat].plays for seat in self.table.waits_for):
            self._chores.do(self._bots)

    def _absences(self) -> dict[int, int]:
        """Return by seat when a bot stands in for who is waited for and not here, without clock."""
        clock = CLOCKS[self.table.clock]
        if clock.think is not None:
            return {}
        people = {seat: self.table.chairs[seat] for seat in self.table.waits_for}
        return {
            seat: self._here.away_since[chair.person] + clock.away
            for seat, chair in people.items()
            if chair.plays is None and chair.person in self._here.away_since
        }

    def _host_due(self) -> int | None:
        """Return when the host's rights pass on; None while the host is here, or nobody else."""
        host, present = self.table.host, self.present
        if host is None or host not in self._here.away_since:
            return None
        others = any(person.id in present for person in self.table.seated)
        return self._here.away_since[host] + HOST_AWAY if others else None

    async def _tick(self) -> None:
        """Do what is due: stand in for who is late or lost, pass the host's rights on."""

        def what(pen: Pen, _: PersonId | None) -> None:
            late = self.table.deadline is not None and pen.now >= self.table.deadline
            if late:
                commands.stand_in(pen, pen.table.waits_for, "clock")
            gone = [seat for seat, due in self._absences().items() if pen.now >= due]
            commands.stand_in(pen, gone, "away")
            host_due = self._host_due()
            if host_due is not None and pen.now >= host_due:
                commands.pass_host(pen, lambda person: person.id in self.present)

        await self.act(what)

    async def _bots(self) -> None:
        """Let every bot that has to decide do so, all in one go."""
        if len(self.table.waits_for) == 1:
            await asyncio.sleep(self._bot_pause)
        table, match = self.table, self.table.match
        chances = [
            Question(seat, bot, match.recall_view(seat), self._luck(seat))
            for seat in table.waits_for
            if match and (bot := table.chairs[seat].plays)
        ]
        moves = await self._thinkers.choose(chances)
        await self.act(lambda pen, _: commands.bots_move(pen, table.number, table.turn, moves))

    def _luck(self, seat: Seat) -> bytes:
        table = self.table
        return luck(self._store.key, table.id, table.number, table.turn, seat)

    def close(self, code: int) -> None:
        """Close all sockets and stop: the table is on disk."""
        if self._timer:
            self._timer.cancel()
        self._chores.cancel()
        for link in self._here:
            link.close(code)
