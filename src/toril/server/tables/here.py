"""Who is connected to a table. A room knows that; it is handed in, as the time is."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from toril.server.tables.table import Table
from toril.wire.words import PersonId

Absences = Mapping[PersonId, int]
"""Since when people who sit at the table have had no connection."""


class Here(Protocol):
    """What a room knows of who is there."""

    @property
    def present(self) -> Collection[PersonId]:
        """The people who are connected."""

    @property
    def away_since(self) -> Absences:
        """Those who sit at the table and are not."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Who was there at one moment; nobody, unless somebody is named."""

    present: Collection[PersonId] = frozenset()
    away_since: Absences = field(default_factory=dict)


def wakes(table: Table, present: Collection[PersonId]) -> bool:
    """Return whether somebody who sits at the table is there: without one it rests."""
    return any(person.id in present for person in table.seated)
