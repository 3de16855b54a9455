"""How long a table waits for somebody. Times are whole milliseconds since 1970."""

from toril.engine.value import value
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
