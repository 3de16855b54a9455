"""How long a page shows what happened, before anybody can think about the next move."""

from collections.abc import Iterable

from toril.engine import eleven_nimmt as eleven
from toril.engine import six_nimmt as six
from toril.engine.game import Event
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted


def showing_ms(events: Iterable[Event]) -> int:
    """Return the time that a page needs to show `events` before anybody can think."""
    return sum(map(_showing, events))


ROW_TAKEN = 900
"""A card that takes a row is shown so much longer."""

SHOWING: dict[type[Event], int] = {
    six.Drafted: 0,
    six.RowsOpened: 0,
    six.Committed: 0,
    six.Replaced: 0,
    six.Revealed: 0,
    six.TooLow: 0,
    six.Placed: 600,
    six.RoundEnded: 0,
    eleven.Played: 900,
    eleven.PileTaken: 900,
    eleven.MustRob: 0,
    eleven.MayRob: 0,
    eleven.Declined: 0,
    eleven.BullCardGained: 0,
    eleven.PilesOpened: 0,
    eleven.RoundEnded: 0,
    RoundScored: 0,
    RoundStarted: 4_000,
    MatchEnded: 0,
}
"""How long a page shows each event of a match: all that there are, or a test fails."""


def _showing(event: Event) -> int:
    if type(event) is six.Placed:
        return SHOWING[six.Placed] + (ROW_TAKEN if event.taken else 0)
    return SHOWING.get(type(event), 0)  # what happens at the table itself takes no time
