"""How long a table waits for somebody. Times are whole milliseconds since 1970."""

from collections.abc import Iterable

from toril.engine.eleven_nimmt import PileTaken, Played
from toril.engine.game import Event
from toril.engine.match import RoundStarted
from toril.engine.six_nimmt import Placed
from toril.engine.value import value
from toril.wire.words import ClockName


@value
class Clock:
    """`think` is the time for one decision, None without a limit.

    Without a limit somebody who is not there would hold everybody up: after `away` a bot plays
    for whoever is waited for and has no connection.
    """

    think: int | None
    away: int


CLOCKS: dict[ClockName, Clock] = {
    "off": Clock(think=None, away=120_000),
    "relaxed": Clock(think=60_000, away=60_000),
    "quick": Clock(think=15_000, away=15_000),
}


def allowance(events: Iterable[Event]) -> int:
    """Return the time that a page needs to show `events` before anybody can think."""
    return sum(map(_showing, events))


def _showing(event: Event) -> int:
    match event:
        case Placed():
            return 1_500 if event.taken else 600
        case Played() | PileTaken():
            return 900
        case RoundStarted():
            return 4_000
        case _:
            return 0
