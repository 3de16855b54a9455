"""What everybody at a table is told besides the moves, as values like the engine's own events.

Together with those they are all the events there are.
"""

from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from toril.engine import games
from toril.engine.game import PublicEvent, Seat
from toril.engine.kinds import kind_of
from toril.engine.older_data import added
from toril.engine.value import value
from toril.wire.literals import ClockName, Occupant, PersonId, StandInReason

if TYPE_CHECKING:  # a field names it: events are read by the games that there are then
    from toril.engine.games import AnyRules


class TableChanged(PublicEvent):
    """An event after which the table itself, and not only its match, looks different."""

    __slots__ = ()


@value(kind="table.seated")
class Seated(TableChanged):
    """What everybody sees of a person who sat down; in a match a bot plays there until the draw."""

    person: PersonId
    seat: Seat
    name: str


@value(kind="table.bot_seated")
class BotSeated(TableChanged):
    """The host gave a free seat to a bot, or freed it again (None)."""

    seat: Seat
    bot: str | None


@value(kind="table.left")
class Left(TableChanged):
    """A person left the lobby or the result: the seat is free again, or a bot's.

    So does who waits for a bot's seat in a match.
    """

    person: PersonId


@value(kind="table.kicked")
class Kicked(TableChanged):
    """The host sent a person away; during a match a bot plays on."""

    person: PersonId


@value(kind="table.resigned")
class Resigned(TableChanged):
    """A person gave the match up: a bot plays on to its end."""

    person: PersonId


@value(kind="table.host_passed")
class HostPassed(TableChanged):
    """Somebody else is the host now; None when nobody is left."""

    person: PersonId | None


@value(kind="table.configured")
class Configured(TableChanged):
    """The host chose the options of the next match, and who sits where (a match is cleared)."""

    rules: "AnyRules"
    clock: ClockName
    listed: bool
    seating: tuple[Occupant, ...]
    counter: bool = added(default=False)


@value(kind="table.draw_opened")
class DrawOpened(TableChanged):
    """The deals of a match are being drawn: devices add their numbers, and nothing else changes."""

    number: int


@value(kind="table.started")
class Started(TableChanged):
    """A match began: its seed follows from the draw, the numbers that came and the secret."""

    number: int


@value(kind="table.stood_in")
class StoodIn(TableChanged):
    """A bot plays for a person who left, ran out of time or lost the connection."""

    seat: Seat
    why: StandInReason


@value(kind="table.gave_back")
class GaveBack(TableChanged):
    """The person is back and plays again."""

    seat: Seat


@value(kind="table.paused")
class Paused(TableChanged):
    """The host stopped the clock and the play."""


@value(kind="table.resumed")
class Resumed(TableChanged):
    """It goes on."""


@value(kind="table.clock_set")
class ClockSet(PublicEvent):
    """The table waits until then, in milliseconds since 1970; None: as long as it takes."""

    deadline: int | None


@value(kind="table.seat_offered")
class SeatOffered(TableChanged):
    """The host lets somebody take over a bot's seat after this round, or no longer does."""

    seat: Seat
    offered: bool


@value(kind="table.went_on")
class WentOn(TableChanged):
    """A round is dealt by a draw of its own: who waited for a bot's seat has it from now on."""

    round: int


@value(kind="table.link_given")
class LinkGiven(PublicEvent):
    """The host made a link for a person who lost theirs: everybody sees that."""

    person: PersonId


TableEvent: TypeAlias = (
    Seated
    | BotSeated
    | Left
    | Kicked
    | Resigned
    | HostPassed
    | Configured
    | DrawOpened
    | Started
    | StoodIn
    | GaveBack
    | Paused
    | Resumed
    | ClockSet
    | LinkGiven
    | SeatOffered
    | WentOn
)
"""What people are told about a table besides the moves."""

EVERY_WIRE_EVENT: Any = games.EVERY_EVENT | TableEvent
"""Whatever an update may tell: of the table as well as of its match."""

EVENT_KINDS = frozenset(map(kind_of, get_args(EVERY_WIRE_EVENT)))
"""What events are called on the wire."""


@value
class Unknown:
    """An event of a kind that only a newer server sends; a client passes it over."""

    kind: str
