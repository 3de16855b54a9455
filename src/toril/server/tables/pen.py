"""Writes entries: each is tried on the table at once, so that an impossible one is never stored."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from toril.server.tables.bots import Bots
from toril.server.tables.chairs import Person
from toril.server.tables.clock import CLOCKS
from toril.server.tables.entries import Entry, Line
from toril.server.tables.evolve import evolve
from toril.server.tables.presence import NOBODY, Presence
from toril.server.tables.table import Table
from toril.wire.literals import PersonId
from toril.wire.table_events import ClockSet

if TYPE_CHECKING:
    from toril.engine.game import Event


def _no_secret() -> str:
    raise AssertionError("nobody waits for a seat here")


class Pen:
    """What one command writes: the lines, the table after them, and what happened."""

    def __init__(
        self,
        table: Table,
        now: int,
        sender: PersonId | None = None,
        command: str | None = None,
        *,
        bots: Bots,
        presence: Presence = NOBODY,
        length: int = 0,
        new_secret: Callable[[], str] = _no_secret,
    ) -> None:
        """Begin at `table`, which `length` lines made; the first line remembers the command.

        `sender` is a person who sits at the table or has left it; None: a stranger, or the server.
        `new_secret` gives the server's part of a draw that becomes due.
        """
        self.table, self.now = table, now
        self.sender, self.command = sender, command
        self.bots, self.presence, self.length = bots, presence, length
        self.new_secret = new_secret
        self._before = table
        self.lines: tuple[Line, ...] = ()
        self.events: tuple[Event, ...] = ()
        self._unwritten = command

    def write(self, entry: Entry) -> None:
        """Add one entry; raise, and change nothing, if it cannot be."""
        line = Line(self.now, entry, self.sender, self._unwritten)
        self.table, events = evolve(self.table, line)
        self.lines += (line,)
        self.events += events
        self._unwritten = None

    def write_ahead(self, entry: Entry) -> None:
        """Add an entry that makes way for the command, which is remembered with the next one."""
        command, self._unwritten = self._unwritten, None
        self.write(entry)
        self._unwritten = command

    def attribute_to(self, person: PersonId) -> None:
        """Make `person` the sender, where that turns out only while the command is done."""
        self.sender = person

    @property
    def person(self) -> Person:
        """The sender, where it has been checked that there is one."""
        assert self.sender is not None
        return self.table.person(self.sender)

    def is_resent(self, person: PersonId) -> bool:
        """Return whether this command of `person` was written before."""
        return (
            self.command is not None and self.command in self.table.person(person).recent_commands
        )

    def set_clock(self, *, restart: bool = False) -> None:
        """Set the clock where the table waits for a decision that it did not wait for before.

        The time begins when a page at the usual pace has told those who are waited for all that
        happened since their last decision. With `restart` also those who were waited for already
        have the whole time again.
        """
        before, table = self._before, self.table
        waits_for = table.waits_for
        waits = (table.match_number, table.turn, bool(waits_for))
        same = waits == (before.match_number, before.turn, bool(before.waits_for))
        think = CLOCKS[table.clock].think
        people = [seat for seat in waits_for if table.chairs[seat].by == "person"]
        if not people or think is None:
            deadline = None
        elif same and table.turn_deadline is not None and not restart:
            deadline = table.turn_deadline  # a person who comes back late is late
        else:
            deadline = max(self.now, *(table.shown_until[seat] for seat in people)) + think
        if deadline != table.deadline:
            self.write(ClockSet(deadline))
