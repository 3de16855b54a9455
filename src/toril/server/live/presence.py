"""Who is connected to a table, here or at another worker, and since when the others are not.

Who has asked for another match is known in the same way: it stands in no ledger, and goes with the
connection.
"""

import asyncio
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from toril.server.live import messages
from toril.server.live.connection import Connection
from toril.server.live.elsewhere import NOBODY, Connected, Sign
from toril.server.tables.draws import HEARD_WITHIN
from toril.server.tables.presence import is_awake
from toril.server.tables.table import Table
from toril.wire.closing import Closing
from toril.wire.literals import PersonId

MOST_OF_ONE = 6
"""Sockets of each person at the table: nobody can crowd the others out. Of spectators there is a
setting."""

CROWD, QUIET_SECONDS = 20, 0.2
"""With more connections than this, they are told of spectators five times a second at most: each
spectator who comes costs a message to all of them."""


class LivePresence:
    """The sockets at one table, and what other workers told of theirs."""

    def __init__(
        self,
        most_spectators: int,
        changed: Callable[[], None] = lambda: None,
        elsewhere: Connected = NOBODY,
    ) -> None:
        """Begin with nobody here; `changed` is called when somebody comes or goes."""
        self._most_spectators = most_spectators
        self._changed, self._elsewhere = changed, elsewhere
        self._people: dict[PersonId, list[Connection]] = {}
        self._spectators: dict[Connection, None] = {}  # in the order in which they came
        self._quiet: asyncio.TimerHandle | None = None  # until then nobody is told of spectators
        self._is_untold = False  # of spectators who came or went since then
        self._result_of: int | None = None  # the match whose result lies on the table
        self._decides = False  # whether our count of absences is the one that a stand-in waits for
        self._told_away: tuple[tuple[PersonId, int], ...] = ()  # to the other workers
        self.away_since: dict[PersonId, int] = {}

    def __iter__(self) -> Iterator[Connection]:
        """Yield all, people at the table first."""
        return chain(chain.from_iterable(self._people.values()), self._spectators)

    def __len__(self) -> int:
        return sum(map(len, self._people.values())) + len(self._spectators)

    @property
    def here(self) -> AbstractSet[PersonId]:
        """The people who are connected to this worker."""
        return self._people.keys()

    @property
    def present(self) -> AbstractSet[PersonId]:
        """The people who are connected."""
        far = self._elsewhere.people
        return self._people.keys() | far.keys() if far else self._people.keys()

    @property
    def spectators(self) -> int:
        """How many spectators are connected."""
        return len(self._spectators) + self._elsewhere.spectators

    @property
    def asking(self) -> AbstractSet[PersonId]:
        """The people who have asked for another match after the one whose result is shown."""
        asked = chain(self._asked_here(), self._elsewhere.asking)
        return {person for person, match in asked if match == self._result_of}

    @property
    def _away(self) -> dict[PersonId, int]:
        """Since when people are away, by the count that decides, if that is another worker's."""
        driver = {} if self._decides else dict(self._elsewhere.away)
        return {person: driver.get(person, since) for person, since in self.away_since.items()}

    def decide(self, decides: bool) -> None:
        """Note whether ours is the count of absences that decides: then the others are told it."""
        self._decides = decides
        told = tuple(sorted(self.away_since.items())) if decides else ()
        if told != self._told_away:
            self._told_away = told
            self._changed()

    def _asked_here(self) -> Iterator[tuple[PersonId, int]]:
        """Yield who has asked for another match at this worker, and after which."""
        for person, windows in self._people.items():
            for each in windows:
                if each.asks_after is not None:
                    yield person, each.asks_after

    def ask(self, connection: Connection, match: int) -> None:
        """Note that somebody asks for another match; tell everybody, once."""
        before = self.asking
        connection.asks_after = match
        if before != self.asking:
            self._show(but=None)
            self._changed()

    def adopt(self, table: Table) -> None:
        """Go on from there: nobody asks any more for a match that has begun."""
        before = self.asking
        self._result_of = table.match_number if table.state == "result" else None
        if before != self.asking:
            self._show(but=None)

    def seals(self, now: int) -> dict[PersonId, str]:
        """Return a seal of each person who was heard a moment ago: of the window heard last."""
        seals: dict[PersonId, str] = {}
        for person in self.present:
            here, far = self._sign(person), self._elsewhere.people.get(person)
            signs = [sign for sign in (far, here) if sign is not None and sign.seal is not None]
            last = max(signs, key=lambda sign: sign.heard_at, default=None)
            if last is not None and now - last.heard_at <= HEARD_WITHIN and last.seal:
                seals[person] = last.seal
        return seals

    def _sign(self, person: PersonId) -> Sign | None:
        """Return the last sign of a person here, with a seal where there is one.

        A connection that is being closed, after a link was used perhaps, opens no seal any more.
        """
        windows = self._people.get(person, ())
        sealed = [each for each in windows if each.seal is not None and each.closed is None]
        last = max(sealed, key=lambda each: (each.heard_at, each.sealed), default=None)
        if last is not None:
            return Sign(last.heard_at, last.seal)
        return Sign(max(each.heard_at for each in windows), None) if windows else None

    def connected(self, code: str | None) -> Connected:
        """Return who is connected here, as the other workers are told."""
        people = {person: sign for person in self._people if (sign := self._sign(person))}
        asking = tuple(sorted({*self._asked_here()}))
        return Connected(people, len(self._spectators), code, asking, self._told_away)

    def see_elsewhere(self, elsewhere: Connected, table: Table, now: int) -> None:
        """Take in who is connected to other workers; tell everybody here if that is new."""
        before = (self.present, self.spectators, self.asking, self._away)
        if not is_awake(table, self.present):
            self.away_since = {}
        self._elsewhere = elsewhere
        self.note_absences(table, now)
        if before != (self.present, self.spectators, self.asking, self._away):
            self._show(but=None)

    def admits(self, connection: Connection) -> bool:
        """Return whether there is room; a person's newest window takes the place of the oldest."""
        person = connection.person
        if person is None:
            return self.spectators < self._most_spectators
        same = [other for other in self._people.get(person, ()) if other.closed is None]
        if len(same) >= MOST_OF_ONE:
            min(same, key=lambda other: other.number).close(Closing.ELSEWHERE)
        return True

    def enter(self, connection: Connection, table: Table, now: int) -> None:
        """Add a connection; while the table rested nobody's absence counted."""
        if not is_awake(table, self.present):
            self.away_since = {}
        person = connection.person
        if person is None:
            self._spectators[connection] = None
            self.note_absences(table, now)
            self._show_soon(but=connection)
            self._changed()
            return
        is_new = person not in self.present
        self._people.setdefault(person, []).append(connection)
        self.note_absences(table, now)
        self._changed()
        if is_new:
            self._show(but=connection)

    def note_absences(self, table: Table, now: int) -> None:
        """Note since when each person at the table has had no connection."""
        present = self.present
        absent = [person.id for person in table.seated if person.id not in present]
        self.away_since = {person: self.away_since.get(person, now) for person in absent}

    def leave(self, connection: Connection, now: int) -> None:
        """Remove a connection, unless it was never let in."""
        person = connection.person
        if person is None:
            if connection in self._spectators:
                del self._spectators[connection]
                self._show_soon(but=None)
                self._changed()
            return
        windows = self._people.get(person, [])
        if connection not in windows:
            return
        before = (person in self.present, self.asking)
        windows.remove(connection)
        if not windows:
            del self._people[person]
            if person not in self._elsewhere.people:
                # It stays until `note_absences` finds that they left for good.
                self.away_since[person] = now
        if before != (person in self.present, self.asking):
            self._show(but=None)
        self._changed()

    def info(self) -> dict[str, object]:
        """Return the message that says who is connected."""
        return messages.presence(self.present, self.spectators, self.asking, self._away)

    def _show_soon(self, but: Connection | None) -> None:
        """Tell of a spectator at once, of a crowd only now and then: it comes and goes together."""
        if self._quiet is not None:
            self._is_untold = True
            return
        self._show(but)
        if len(self) > CROWD:
            loop = asyncio.get_running_loop()
            self._quiet = loop.call_later(QUIET_SECONDS, self._show_rest)

    def _show_rest(self) -> None:
        self._quiet = None
        if self._is_untold:
            self._show_soon(but=None)

    def _show(self, but: Connection | None) -> None:
        self._is_untold = False
        frame = messages.frame(self.info())
        for connection in self:
            if connection is not but:
                connection.push(frame)
