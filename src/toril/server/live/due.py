"""What is due at a table: somebody is late, lost, or a host who is not there. Pure."""

from collections.abc import Collection, Mapping

from toril.engine.game import Seat
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.entries import PersonId
from toril.server.tables.pen import Pen
from toril.server.tables.table import Table

HOST_AWAY = 60_000
"""After so long without a connection the host's rights go to the next person who is here."""

Absences = Mapping[PersonId, int]
"""Since when people who sit at the table have had no connection."""


def next_due(table: Table, away_since: Absences) -> int | None:
    """Return the moment when something is due, if nothing happens before; None for never."""
    moments = list(_lost(table, away_since).values())
    if (passing := _host_passes(table, away_since)) is not None:
        moments.append(passing)
    if table.deadline is not None:
        moments.append(table.deadline)
    return min(moments, default=None)


def do_what_is_due(pen: Pen, away_since: Absences, present: Collection[PersonId]) -> None:
    """Let bots stand in for who is late or lost; pass the host's rights on."""
    table = pen.table
    if table.deadline is not None and pen.now >= table.deadline:
        commands.stand_in(pen, table.waits_for, "clock")
    lost = _lost(table, away_since)
    commands.stand_in(pen, [seat for seat, due in lost.items() if pen.now >= due], "away")
    passing = _host_passes(table, away_since)
    if passing is not None and pen.now >= passing:
        commands.pass_host(pen, lambda person: person.id in present)


def _host_passes(table: Table, away_since: Absences) -> int | None:
    """Return when the host's rights pass on; None while the host is here."""
    away = None if table.host is None else away_since.get(table.host)
    return None if away is None else away + HOST_AWAY


def _lost(table: Table, away_since: Absences) -> dict[Seat, int]:
    """Return by seat until when an absent person is waited for where no clock runs."""
    clock = CLOCKS[table.clock]
    if clock.think is not None:
        return {}
    chairs = {seat: table.chairs[seat] for seat in table.waits_for}
    return {
        seat: away_since[chair.person] + clock.away
        for seat, chair in chairs.items()
        if chair.plays is None and chair.person is not None and chair.person in away_since
    }
