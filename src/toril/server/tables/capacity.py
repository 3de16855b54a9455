"""How much one table may hold: a match is played to its end, and then a new table is opened."""

from toril.engine.fairness.draw import LAST_MATCH
from toril.server.tables import entries
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import table_worn
from toril.server.tables.table import Table
from toril.wire import table_events

MOST_LINES = 20_000
"""Lines of a table beyond which it only sees its match to the end: a hundred ordinary matches."""

MOST_PEOPLE = 100
"""How many people may come and go at one table."""

MOST_MATCHES = LAST_MATCH
"""How many matches one table can play."""

_PLAYING = (
    entries.Moved,
    entries.EndedByHost,
    entries.NumberGiven,
    table_events.Started,
    table_events.WentOn,
    table_events.ClockSet,
    table_events.StoodIn,
    table_events.GaveBack,
    table_events.HostPassed,
)


def check_lines(pen: Pen) -> None:
    """Let a match be played to its end, but no endless arranging fill the disk."""
    if pen.length > MOST_LINES and not isinstance(pen.lines[0].entry, _PLAYING):
        raise table_worn()


def check_people(table: Table) -> None:
    """Refuse one more newcomer where so many have come and gone."""
    if len(table.people) >= MOST_PEOPLE:
        raise table_worn()


def check_matches(table: Table) -> None:
    """Refuse one more match where so many have been played."""
    if table.match_number >= MOST_MATCHES:
        raise table_worn()
