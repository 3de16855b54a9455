"""Writes entries: each is tried on the table at once, so that an impossible one is never stored."""

from typing import TYPE_CHECKING

from toril.server.tables.clock import CLOCKS, allowance
from toril.server.tables.entries import ClockSet, Entry, Line, PersonId
from toril.server.tables.table import Table, evolve

if TYPE_CHECKING:
    from toril.engine.game import Event


class Pen:
    """What one command writes: the lines, the table after them, and what happened."""

    def __init__(
        self,
        table: Table,
        now: int,
        person: PersonId | None = None,
        command: str | None = None,
    ) -> None:
        """Begin at `table`; the first line remembers whose command this was."""
        self.table, self.now = table, now
        self._before = table
        self.lines: tuple[Line, ...] = ()
        self.events: tuple[Event, ...] = ()
        self._person, self.command = person, command
        self._unwritten = command

    def write(self, entry: Entry) -> None:
        """Add one entry; raise, and change nothing, if it cannot be."""
        line = Line(self.now, entry, self._person, self._unwritten)
        self.table, events = evolve(self.table, line)
        self.lines += (line,)
        self.events += events
        self._unwritten = None

    def sign(self, person: PersonId) -> None:
        """Say whose command this is, where that turns out only on the way."""
        self._person = person

    def is_resent(self, person: PersonId) -> bool:
        """Return whether this command of `person` was written before."""
        return self.command is not None and self.command in self.table.person(person).done

    def wind(self, *, anew: bool = False) -> None:
        """Set the clock where the table waits for a decision that it did not wait for before.

        The time begins when what happened has been shown. `anew`: whatever was waited for
        already has the whole time again.
        """
        before, table = self._before, self.table
        waits = (table.number, table.turn, table.waits_for != ())
        same = waits == (before.number, before.turn, before.waits_for != ())
        think = CLOCKS[table.clock].think
        people = any(table.chairs[seat].plays is None for seat in table.waits_for)
        if not people or think is None:
            deadline = None
        elif same and table.due is not None and not anew:
            deadline = table.due  # who comes back late is late
        else:
            deadline = self.now + allowance(self.events) + think
        if deadline != table.deadline:
            self.write(ClockSet(deadline))
