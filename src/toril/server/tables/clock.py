"""How long a table waits for somebody. Times are whole milliseconds since 1970."""

from collections.abc import Iterable

from toril.engine import eleven_nimmt as eleven
from toril.engine import six_nimmt as six
from toril.engine.game import Event
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.value import value
from toril.wire.events import TableEvent
from toril.wire.literals import ClockName


@value
class Clock:
    """`think` is the time for one decision, None without a limit.

    Without a limit one person who is not connected would hold everybody up: after `away` a bot
    plays for people who are waited for and have no connection.
    """

    think: int | None
    away: int


CLOCKS: dict[ClockName, Clock] = {
    "off": Clock(think=None, away=120_000),
    "relaxed": Clock(think=60_000, away=60_000),
    "quick": Clock(think=15_000, away=15_000),
}


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
    eleven.BullCardGained: 0,
    eleven.PilesOpened: 0,
    eleven.RoundEnded: 0,
    RoundScored: 0,
    RoundStarted: 4_000,
    MatchEnded: 0,
}
"""How long a page shows each event of a match: all that there are, or a test fails."""


def _showing(event: Event) -> int:
    if isinstance(event, TableEvent):
        return 0
    row_taken = isinstance(event, six.Placed) and event.taken
    return SHOWING[type(event)] + (ROW_TAKEN if row_taken else 0)
