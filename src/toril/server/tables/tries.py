"""A try at the deal of the day: a table like any other, but for what stands here.

One person plays one match against bots, alone: nobody else comes, and nothing is arranged. Until
the day's secret is out, nobody but that person sees the table.
"""

from toril.engine.fairness.day import DayDeal
from toril.engine.game import Seat
from toril.engine.value import replace
from toril.server.tables.day import Day
from toril.server.tables.entries import DayDealt, Moved
from toril.server.tables.refusals import Refused
from toril.server.tables.table import Table
from toril.wire.literals import NotCounted, PersonId

PLAYER: Seat = 0
"""Where the one person sits."""


def dealt_for_day(table: Table, entry: DayDealt) -> Table:
    """Return a fresh table for a try at the deal of a day."""
    return replace(table, day=Day(DayDeal(entry.date, entry.secret), entry.bots, entry.out))


def is_withheld(table: Table, now: int) -> bool:
    """Return whether a table's cards are a secret of its player at this moment."""
    return table.day is not None and now < table.day.out


def check_out(table: Table, now: int) -> None:
    """Refuse what tells all of a match, while that is withheld."""
    if is_withheld(table, now):
        raise Refused("day_not_over", "The record comes out a whole day after the day.")


def may_see(table: Table, person: PersonId | None, now: int) -> bool:
    """Return whether somebody may look at a table; the people who sit there always may."""
    return person is not None or not is_withheld(table, now)


def note_try(table: Table, moved: Moved, at: int) -> Table:
    """Return the table after a move, of which it is noted if the try does not count because of it.

    The first reason stays.
    """
    day = table.day
    if day is None or day.why_not is not None:
        return table
    why: NotCounted | None = None
    if moved.by == "substitute":
        why = "bot"
    elif moved.by == "stand-in":
        why = "stood_in"
    elif at >= day.out:
        why = "late"
    return table if why is None else replace(table, day=replace(day, why_not=why))
