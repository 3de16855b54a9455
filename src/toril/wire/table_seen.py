"""A table as a client sees it: who sits where, what is played there, and from which draw."""

from typing import Annotated

from pydantic import Field

from toril.engine.games import AnyRules, GameName
from toril.wire.literals import ClockName, StandInReason, State
from toril.wire.match_seen import Lenient
from toril.wire.reading import EngineValue, read_rules


class Heir(Lenient):
    """Somebody who takes over a bot's seat with the next draw, and sees no hand until then."""

    person: int
    name: str


class SeatInfo(Lenient):
    """Who sits where. `stand_in` says why a bot plays for the person for now.

    `colour` is the one that the person there wished for, null where there was no wish or somebody
    had it before: then clients choose one that no other seat has.
    `offered`: the host lets somebody take over this bot's seat, in a match. `heir` does so.
    """

    person: int | None
    name: str | None
    bot: str | None
    stand_in: StandInReason | None
    resigned: bool
    colour: int | None
    offered: bool
    heir: Heir | None


class FairnessInfo(Lenient):
    """The last draw of the match: its text, to be hashed as it stands here.

    `numbers` are those that came, by seat, null while the draw is open; `secret` is told with the
    match's end.
    """

    draw: str
    numbers: list[str | None] | None
    secret: str | None


class EarlierSeats(Lenient):
    """Who had the seats of this match up to a round, by seat; null where a bot had one."""

    until: int
    names: list[str | None]


class TableInfo(Lenient):
    """What everybody may know about a table.

    `names` are by seat as they were at the last draw, whoever has left since; none in a lobby.
    `earlier` are those before it, of a match in which somebody took over a seat.
    `fairness` is null before the first draw, and in a match that an older server began.
    `day` is the date of a try at the deal of the day (`days`), null at every other table: nobody
    but its player sees such a table before the day's secret is out.
    """

    id: str
    code: str
    state: State
    game: GameName
    rules: Annotated[AnyRules, EngineValue("Rules", read_rules)]
    clock: ClockName
    listed: bool
    counter: bool
    paused: bool
    host: int | None
    match: int
    seats: list[SeatInfo]
    names: list[str]
    earlier: list[EarlierSeats] = Field(default=[])
    fairness: FairnessInfo | None
    day: str | None = Field(default=None)
