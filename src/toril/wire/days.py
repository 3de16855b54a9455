"""The deal of the day: one round for each game, the same for everybody at this server.

Dates are those of UTC, `2026-11-19`; times are milliseconds since 1970.
"""

from pydantic import Field

from toril.engine.games import GameName
from toril.wire.literals import NotCounted, TryState
from toril.wire.match_seen import Lenient


class MyTry(Lenient):
    """The try of this browser: at which table, and what has come of it."""

    code: str
    state: TryState
    why: NotCounted | None


class Bar(Lenient):
    """How many tries ended with so many bullheads."""

    bullheads: int
    tries: int


class DayResult(Lenient):
    """What came of this browser's try, beside all tries that counted, against the same bots.

    `tries` is how many these are, one's own among them if it counted. `place` counts those with
    fewer bullheads, and one more; null where one's own does not count. `median` and `histogram`,
    from the fewest bullheads to the most, are null while fewer than five tries counted.
    """

    bullheads: int
    tries: int
    place: int | None
    median: float | None
    histogram: list[Bar] | None


class DayOfGame(Lenient):
    """The deal of a day in one game.

    `hash` is the seal of its secret, `tomorrow` that of the next day's, both in hex: whoever notes
    it the day before knows later that nothing was changed. `ready`: a try may begin now; it may not
    while the bots' kernels are made, nor on another day.
    `mine` is null before this browser's try, `result` until it is over.
    """

    hash: str
    tomorrow: str
    ready: bool
    mine: MyTry | None
    result: DayResult | None


class Days(Lenient):
    """The deals of a day, which is over at `ends`; from `out` on nothing about it is secret."""

    date: str
    now: int
    ends: int
    out: int
    games: dict[GameName, DayOfGame] = Field(description="By the name of the game.")
