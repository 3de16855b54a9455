"""Who is connected to a table. A room knows that; it is handed in, as the time is."""

from collections.abc import Collection, Mapping
from typing import Protocol

from toril.engine.value import value
from toril.server.tables.table import Table
from toril.wire.literals import PersonId

Absences = Mapping[PersonId, int]
"""Since when people who sit at the table have had no connection."""


class Presence(Protocol):
    """Who of the people at a table is connected, and since when the others are not."""

    @property
    def present(self) -> Collection[PersonId]:
        """The people who are connected."""

    @property
    def away_since(self) -> Absences:
        """The people who sit at the table and are not connected."""

    def seals(self, now: int) -> Mapping[PersonId, str]:
        """Return a seal of each person who was heard a moment ago."""


@value
class FixedPresence:
    """The presence at one moment."""

    present: Collection[PersonId]
    away_since: Absences
    sealed: Mapping[PersonId, str] | None = None

    def seals(self, _now: int) -> Mapping[PersonId, str]:
        """Return the seals of this moment."""
        return self.sealed or {}


NOBODY = FixedPresence((), {})
"""As if nobody sat at the table."""


def is_awake(table: Table, present: Collection[PersonId]) -> bool:
    """Return whether somebody who sits at the table is connected: without one it rests."""
    return any(person.id in present for person in table.seated)
