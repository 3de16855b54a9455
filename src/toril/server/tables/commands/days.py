"""The one command that a try at the deal of the day begins with."""

from collections.abc import Sequence

from toril.server.tables.command import by_anybody
from toril.server.tables.commands import people
from toril.server.tables.entries import DayDealt
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import Refused
from toril.server.tables.resent import sat_before
from toril.server.tables.tries import PLAYER
from toril.wire.literals import PersonId
from toril.wire.table_events import BotSeated, Started


@by_anybody(sat_before)
def begin_day(
    pen: Pen,
    dealt: DayDealt,
    name: str,
    bots: Sequence[str],
    *,
    token: str,
    claim: str,
    colour: int | None = None,
) -> PersonId:
    """Sit down alone at a fresh table, with bots at the other seats, and begin at once."""
    if pen.table.people:
        raise Refused("day_tried", "You have had your try at this deal of the day.")
    pen.write_ahead(dealt)
    person = people.sit.within(pen, name, PLAYER, token=token, claim=claim, colour=colour)
    for seat, bot in enumerate(bots, start=1):
        pen.write(BotSeated(seat, bot))
    pen.write(Started(pen.table.match_number + 1))
    return person
