"""What everybody at a table is told besides the moves, as values like the engine's own events.

Together with those they are all the events there are.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from toril.engine.eleven_nimmt import ElevenEvent
from toril.engine.game import PublicEvent, Seat
from toril.engine.match import MatchEnded, RoundScored, RoundStarted
from toril.engine.six_nimmt import SixEvent
from toril.engine.value import value
from toril.wire.words import ClockName, Occupant, PersonId, Why

if TYPE_CHECKING:
    from toril.engine.games import AnyRules


class TableChanged(PublicEvent):
    """An event after which the table looks different to everybody, whoever plays what."""

    __slots__ = ()


@value
class Seated(TableChanged):
    """What everybody sees of a person who sat down."""

    person: PersonId
    seat: Seat
    name: str


@value
class BotSeated(TableChanged):
    """The host gave a free seat to a bot, or freed it again (None)."""

    seat: Seat
    bot: str | None


@value
class Left(TableChanged):
    """A person left the lobby or the result: the seat is free again, or a bot's."""

    person: PersonId


@value
class Kicked(TableChanged):
    """The host sent a person away; during a match a bot plays on."""

    person: PersonId


@value
class Resigned(TableChanged):
    """A person gave the match up: a bot plays on to its end."""

    person: PersonId


@value
class HostPassed(TableChanged):
    """Somebody else is the host now; None when nobody is left."""

    person: PersonId | None


@value
class Configured(TableChanged):
    """The host chose the options of the next match, and who sits where (a match is cleared)."""

    rules: "AnyRules"
    clock: ClockName
    listed: bool
    seating: tuple[Occupant, ...]
    counter: bool = False


@value
class Started(TableChanged):
    """A match began: the seed follows from the table's secret and the nonces of who sits."""

    number: int


@value
class StoodIn(TableChanged):
    """A bot plays for a person who left, ran out of time or lost the connection."""

    seat: Seat
    why: Why


@value
class GaveBack(TableChanged):
    """The person is back and plays again."""

    seat: Seat


@value
class Paused(TableChanged):
    """The host stopped the clock and the play."""


@value
class Resumed(TableChanged):
    """It goes on."""


@value
class ClockSet(PublicEvent):
    """The table waits until then, in milliseconds since 1970; None: as long as it takes."""

    deadline: int | None


@value
class LinkGiven(PublicEvent):
    """The host made a link for somebody who lost theirs: everybody sees that."""

    person: PersonId


TableEvent: TypeAlias = (
    Seated
    | BotSeated
    | Left
    | Kicked
    | Resigned
    | HostPassed
    | Configured
    | Started
    | StoodIn
    | GaveBack
    | Paused
    | Resumed
    | ClockSet
    | LinkGiven
)
"""What people are told about a table besides the moves."""

EVERY_EVENT: Any = reduce(
    or_, (SixEvent, ElevenEvent, RoundScored | RoundStarted | MatchEnded, TableEvent)
)
"""Whatever an update may tell."""

KINDS = frozenset(event.__name__ for event in get_args(EVERY_EVENT))
"""What events are called on the wire."""


@value
class Unknown:
    """An event of a kind that only a newer server tells; whoever reads it loses nothing else."""

    kind: str
