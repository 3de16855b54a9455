"""Who is connected to a table, and since when the others are not."""

from collections.abc import Iterator

from toril.server.live.connection import Connection
from toril.server.protocol import messages
from toril.server.tables.entries import PersonId
from toril.server.tables.table import Table

MOST_SPECTATORS = 60
MOST_OF_ONE = 6
"""Sockets of all who look on, and of each person who sits: neither can crowd the others out."""


class Attendance:
    """The sockets at one table."""

    def __init__(self) -> None:
        """Begin with an empty room."""
        self._links: set[Connection] = set()
        self.away_since: dict[PersonId, int] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._links))

    def __bool__(self) -> bool:
        return bool(self._links)

    @property
    def present(self) -> set[PersonId]:
        """The people who are connected."""
        return {link.person for link in self._links if link.person is not None}

    def wakes(self, table: Table) -> bool:
        """Return whether somebody who sits at the table is connected."""
        present = self.present
        return any(person.id in present for person in table.seated)

    def admits(self, link: Connection) -> bool:
        """Return whether there is room for one more spectator, or one more of the same person."""
        same = sum(other.person == link.person for other in self._links)
        return same < (MOST_SPECTATORS if link.person is None else MOST_OF_ONE)

    def enter(self, link: Connection, table: Table, now: int) -> None:
        """Note who came; while the table rested nobody's absence counted."""
        if not self.wakes(table):
            self.away_since = {}
        before = self.present
        self._links.add(link)
        for person in table.seated:
            if person.id in self.present:
                self.away_since.pop(person.id, None)
            else:
                self.away_since.setdefault(person.id, now)
        if self.present != before or link.person is None:
            self._show(but=link)

    def leave(self, link: Connection, now: int) -> None:
        """Note who went, unless they were never let in."""
        if link not in self._links:
            return
        before = self.present
        self._links.discard(link)
        if link.person is not None and link.person not in self.present:
            self.away_since[link.person] = now
        if self.present != before or link.person is None:
            self._show(but=None)

    def info(self) -> dict[str, object]:
        """Return the message that says who is here."""
        spectators = sum(link.person is None for link in self._links)
        return messages.presence(self.present, spectators)

    def _show(self, but: Connection | None) -> None:
        message = messages.text(self.info())
        for link in self._links:
            if link is not but:
                link.push(message)
