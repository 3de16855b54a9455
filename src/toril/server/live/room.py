"""A table that somebody plays at: who is connected, what they are told, and what it does itself."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, TypeVar

import structlog

from toril.engine.errors import TorilError
from toril.engine.game import Event
from toril.engine.kinds import kind_of
from toril.engine.match_events import MatchEnded
from toril.engine.record import Record
from toril.server.live.broadcast import broadcast, staying, welcome
from toril.server.live.connection import Connection
from toril.server.live.desk import Desk
from toril.server.live.driver import Driver
from toril.server.live.elsewhere import Connected
from toril.server.live.house import House
from toril.server.live.loading import in_fold_thread, load_ledger
from toril.server.live.looking_back import Beside, LookingBack, Make, record_of
from toril.server.live.orders import Answer, Order
from toril.server.live.presence import LivePresence
from toril.server.live.reactions import Reactions
from toril.server.live.shown import Shown
from toril.server.live.weakly import weakly
from toril.server.store import TableHeader
from toril.server.tables import commands
from toril.server.tables.command import Command
from toril.server.tables.entries import Line
from toril.server.tables.presence import is_awake
from toril.server.tables.refusals import CLOSED_FOR, Refused, no_record, not_now, not_seated
from toril.server.tables.senders import TokenDigest, holder_of
from toril.server.tables.showing_times import showing_ms
from toril.server.tables.table import Table
from toril.server.tables.tries import check_out
from toril.wire.closing import Closing
from toril.wire.literals import Face, PersonId
from toril.wire.table_events import DrawOpened, GaveBack, HostPassed, Started, StoodIn, WentOn

T = TypeVar("T")
LOGGED = (DrawOpened, Started, WentOn, MatchEnded, StoodIn, GaveBack, HostPassed)
log = structlog.get_logger()


class Room:
    """A live table. `give` is the only way to change it; `act` waits for the answer."""

    def __init__(self, house: House, header: TableHeader, table: Table, sequence: int) -> None:
        """Begin at `table`, which `sequence` lines made."""
        self._house, self._now = house, house.now
        elsewhere = house.colleagues.elsewhere(table.id)
        self._presence = LivePresence(house.most_spectators, weakly(self.tell_others), elsewhere)
        self._presence.adopt(table)
        adopt, start_anew = weakly(self._adopt), weakly(self._start_anew)
        self._desk = Desk(house, header, table, sequence, self._presence, adopt, start_anew)
        self._driver = Driver(table, self._presence, weakly(self.act), house)
        self._shown = Shown(table)
        self._looking_back, self._reactions = LookingBack(), Reactions(self._presence)
        self.idle_since: int | None = self._now()
        self.closed = False

    @property
    def table(self) -> Table:
        """The table as it is on disk."""
        return self._desk.table

    @property
    def present(self) -> Collection[PersonId]:
        """The people who are connected."""
        return self._presence.present

    @property
    def has_people_here(self) -> bool:
        """Whether somebody at the table is connected to this worker."""
        return bool(self._presence.here)

    @property
    def is_in_use(self) -> bool:
        """Whether orders are under way."""
        return self._desk.is_in_use

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
        answer: Answer[T] = Answer()
        self.give(Order(what, token_digest, command, answer.give))
        return await answer.come()

    def give(self, order: Order[Any]) -> None:
        """Carry out an order as soon as those before it are on disk, then answer it."""
        self._desk.give(order)

    @property
    def is_open_to_strangers(self) -> bool:
        """Whether anybody may join: the host is connected, and a seat is free."""
        table = self.table
        return (
            table.listed
            and table.state == "lobby"
            and table.host in self._presence.present
            and any(chair.is_free for chair in table.chairs)
        )

    def rung(self, ends: Iterable[int]) -> None:
        """Hear that another worker wrote to the table; each of its orders ended at one of these."""
        self._desk.rung(ends)

    async def look(self) -> None:
        """Take in whatever other workers wrote."""
        await self._desk.look()

    def attended(self, elsewhere: Connected) -> None:
        """Hear who is connected to the table elsewhere."""
        self._presence.see_elsewhere(elsewhere, self.table, self._now())
        self._driver.arrange()
        if not elsewhere.is_empty:  # what we wrote before we heard of them, nobody rang for
            self._house.colleagues.ring(self.table.id, self._desk.sequence)

    def connected(self) -> Connected:
        """Return who is connected here."""
        return self._presence.connected(self.table.code if self.is_open_to_strangers else None)

    def tell_others(self) -> None:
        """Tell the other workers who is connected here."""
        self._house.colleagues.tell(self.table.id, self.connected)

    def _adopt(self, table: Table, events: Sequence[Event], order: Order[Any] | None) -> None:
        """Tell everybody what was written, here or elsewhere (None), and go on from there."""
        was_listed = self._shown.table.listed
        self._shown = Shown(table)
        for event in events if order else ():
            if type(event) in LOGGED:
                of = event.number if isinstance(event, DrawOpened) else table.match_number
                log.info(kind_of(type(event)), table=table.id[:8], match=of)
        if was_listed or table.listed:
            self.tell_others()
        try:
            broadcast(self._presence, self._shown, events, self._now(), order)
            self._presence.adopt(table)
        finally:
            self._driver.adopt(table, showing_ms(events))

    def _start_anew(self, refusal: TorilError | None) -> None:
        """Go on from what other workers wrote, or give up if it cannot be read."""
        if refusal is not None:
            self.close(CLOSED_FOR.get(refusal.code, Closing.TRY_LATER))
            return
        self._shown = Shown(self.table)
        self._presence.adopt(self.table)
        for connection in staying(self._presence, self._shown):
            self._welcome(connection)
        self._driver.adopt(self.table, 0)

    async def record(self, match_number: int | None) -> tuple[int, Record]:
        """Return number and record of an ended match, the last unless named: with its seed."""
        if (wanted := self.table.ended(match_number)) is None:
            raise no_record()
        check_out(self.table, self._now())
        return wanted, await self.look_back(record_of, wanted, in_fold_thread)

    async def look_back(self, make: Make[T], number: int, beside: Beside[T]) -> T:
        """Return what `make` makes of a match that has ended: from its ledger, and once."""
        return await self._looking_back.made(make, number, self._load, beside)

    async def _load(self) -> tuple[TableHeader, tuple[Line, ...]]:
        try:
            return await load_ledger(self._house.store, self.table.code)
        except Refused as error:  # an operator pruned it, or a newer worker wrote to it
            self.close(CLOSED_FOR[error.code])
            raise

    def standing(self, token_digest: TokenDigest | None) -> dict[str, Any]:
        """Return how the table stands, to somebody who may have a seat at it: no hand is shown."""
        return {
            "person": holder_of(self.table, token_digest),
            "now": self._now(),
            "changed": self.table.told_at,
            "table": self._shown.info,
            "play": self._shown.play(None),
        }

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
        connection.let_in()
        self._driver.arrange()

    def heard(self, connection: Connection) -> None:
        """Note that a client is awake."""
        connection.heard_at = self._now()

    def take_seal(self, connection: Connection, seal: str) -> None:
        """Keep the seal of a client's next number, for a draw that may be opened elsewhere."""
        connection.take_seal(seal)
        self.tell_others()

    def ask_again(self, connection: Connection, match: int) -> None:
        """Let somebody at the table ask for another match: the host decides."""
        if connection.person is None:
            raise not_seated()
        if self.table.state != "result" or match != self.table.match_number:
            raise not_now(self.table.state)
        self._presence.ask(connection, match)

    def react(self, connection: Connection, face: Face) -> None:
        """Let somebody at the table show everybody a face, here and elsewhere."""
        if connection.person is None:
            raise not_seated()
        self._reactions.give(connection.person, face, self._now())
        self._house.colleagues.react(self.table.id, connection.person, face)

    def reacted(self, person: PersonId, face: str) -> None:
        """Hear that somebody at the table has shown a face elsewhere."""
        self._reactions.show(person, face, self._now())

    def _welcome(self, connection: Connection) -> None:
        welcome(connection, self._shown, self._presence, self._now(), self._house.page)

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
