"""Who is connected to a table, and since when the others are not."""

import asyncio
from collections.abc import Iterator

from toril.server.live import messages
from toril.server.live.connection import Connection
from toril.server.tables.draws import HEARD_WITHIN
from toril.server.tables.presence import is_awake
from toril.server.tables.table import Table
from toril.wire.closing import Closing
from toril.wire.literals import PersonId

MOST_SPECTATORS = 60
MOST_OF_ONE = 6
"""Sockets of all spectators, and of each person at the table: neither can crowd the others out."""

CROWD, QUIET_SECONDS = 20, 0.2
"""With more connections than this, they are told of spectators five times a second at most: each
spectator who comes costs a message to all of them."""


class LivePresence:
    """The sockets at one table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._connections: set[Connection] = set()
        self._quiet: asyncio.TimerHandle | None = None  # until then nobody is told of spectators
        self._shown: dict[str, object] = {}
        self.away_since: dict[PersonId, int] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __bool__(self) -> bool:
        return bool(self._connections)

    @property
    def present(self) -> set[PersonId]:
        """The people who are connected."""
        return {
            connection.person for connection in self._connections if connection.person is not None
        }

    def seals(self, now: int) -> dict[PersonId, str]:
        """Return a seal of each person who was heard a moment ago: of the window heard last.

        A connection that is being closed, after a link was used perhaps, opens no seal any more.
        """
        awake = [
            connection
            for connection in self._connections
            if connection.seal is not None
            and connection.closed is None
            and now - connection.heard_at <= HEARD_WITHIN
        ]
        awake.sort(key=lambda connection: (connection.heard_at, connection.sealed))
        return {c.person: c.seal for c in awake if c.person is not None and c.seal is not None}

    def admits(self, connection: Connection) -> bool:
        """Return whether there is room; a person's newest window takes the place of the oldest."""
        open_ones = (other for other in self._connections if other.closed is None)
        same = [other for other in open_ones if other.person == connection.person]
        if connection.person is None:
            return len(same) < MOST_SPECTATORS
        if len(same) >= MOST_OF_ONE:
            min(same, key=lambda other: other.number).close(Closing.ELSEWHERE)
        return True

    def enter(self, connection: Connection, table: Table, now: int) -> None:
        """Add a connection; while the table rested nobody's absence counted."""
        if not is_awake(table, self.present):
            self.away_since = {}
        before = self.present
        self._connections.add(connection)
        self.note_absences(table, now)
        if self.present != before:
            self._show(but=connection)
        elif connection.person is None:
            self._show_soon(but=connection)

    def note_absences(self, table: Table, now: int) -> None:
        """Note since when each person at the table has had no connection."""
        present = self.present
        absent = [person.id for person in table.seated if person.id not in present]
        self.away_since = {person: self.away_since.get(person, now) for person in absent}

    def leave(self, connection: Connection, now: int) -> None:
        """Remove a connection, unless it was never let in."""
        if connection not in self._connections:
            return
        before = self.present
        self._connections.discard(connection)
        if connection.person is not None and connection.person not in self.present:
            # It stays until `note_absences` finds that they left for good.
            self.away_since[connection.person] = now
        if self.present != before:
            self._show(but=None)
        elif connection.person is None:
            self._show_soon(but=None)

    def info(self) -> dict[str, object]:
        """Return the message that says who is connected."""
        spectators = sum(connection.person is None for connection in self._connections)
        return messages.presence(self.present, spectators)

    def _show_soon(self, but: Connection | None) -> None:
        """Tell of a spectator at once, of a crowd only now and then: it comes and goes together."""
        if self._quiet is not None:
            return
        self._show(but)
        if len(self._connections) > CROWD:
            loop = asyncio.get_running_loop()
            self._quiet = loop.call_later(QUIET_SECONDS, self._show_rest)

    def _show_rest(self) -> None:
        self._quiet = None
        if self.info() != self._shown:
            self._show(but=None)

    def _show(self, but: Connection | None) -> None:
        self._shown = self.info()
        message = messages.text(self._shown)
        for connection in self._connections:
            if connection is not but:
                connection.push(message)
