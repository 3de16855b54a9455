"""When something is due at a table: a person is late or lost, or the host is not connected."""

from toril.engine.game import Seat
from toril.server.tables.clock import CLOCKS
from toril.server.tables.presence import Absences
from toril.server.tables.table import Table
from toril.wire.literals import PersonId

HOST_AWAY = 60_000
"""After so long without a connection the host's rights go to the next person who is connected."""


def next_due(table: Table, away_since: Absences) -> int | None:
    """Return the moment when something is due, if nothing happens before; None for never."""
    moments = list(lost(table, away_since).values())
    if (passing := host_passes(table, away_since)) is not None:
        moments.append(passing)
    if table.deadline is not None:
        moments.append(table.deadline)
    return min(moments, default=None)


def host_passes(table: Table, away_since: Absences) -> int | None:
    """Return when the host's rights pass on; None while the host is connected."""
    away = None if table.host is None else away_since.get(table.host)
    return None if away is None else away + HOST_AWAY


def lost(table: Table, away_since: Absences) -> dict[Seat, int]:
    """Return by seat until when an absent person is waited for where no clock runs."""
    clock = CLOCKS[table.clock]
    if clock.think is not None:
        return {}
    chairs = {seat: table.chairs[seat] for seat in table.waits_for}
    return {
        seat: away_since[chair.person] + clock.away
        for seat, chair in chairs.items()
        if chair.by == "person" and chair.person is not None and chair.person in away_since
    }


def is_gone(person: PersonId, away_since: Absences, now: int) -> bool:
    """Return whether a person has not been connected for a while."""
    since = away_since.get(person)
    return since is not None and since <= now - HOST_AWAY
