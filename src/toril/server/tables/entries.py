"""What is written down about a table: append-only, and all there is to know about it.

Everything else is derived by `toril.server.tables.table.evolve`. An entry that everybody may see
is its own event; the others are told by an event that leaves the secret part out.
"""

from typing import TYPE_CHECKING, Literal, TypeAlias

from toril.engine.ages import added
from toril.engine.game import Event, PublicEvent, Seat
from toril.engine.value import value
from toril.server.tables.clock import ClockName

if TYPE_CHECKING:
    from toril.engine.games import AnyMove, AnyRules

PersonId: TypeAlias = int
"""Who sat down first at a table is 1, and so on; never used again for somebody else."""

Occupant: TypeAlias = PersonId | str | None
"""Who sits somewhere: a person, a bot by its name, or nobody."""

By: TypeAlias = Literal["person", "bot", "stand-in"]
Why: TypeAlias = Literal["left", "clock", "away"]


class TableChanged(PublicEvent):
    """An event after which the table looks different to everybody, whoever plays what."""

    __slots__ = ()


@value(kind="table.opened")
class Opened:
    """A table was opened. `root` is the end of its chain of secrets, in hex."""

    id: str
    code: str
    rules: "AnyRules"
    clock: ClockName
    listed: bool
    root: str
    counter: bool = added(default=False)


@value(kind="table.sat")
class Sat:
    """A person sat down; `token` is the SHA-256 of the seat's token."""

    person: PersonId
    seat: Seat
    name: str
    token: str
    nonce: str


@value(kind="table.seated")
class Seated(TableChanged):
    """What everybody sees of a person who sat down."""

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
    """A person left the lobby or the result: the seat is free again, or a bot's."""

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


@value(kind="table.started")
class Started(TableChanged):
    """A match began: the seed follows from the table's secret and the nonces of who sits."""

    number: int


@value(kind="table.moved")
class Moved:
    """A seat moved. What that looks like is told by the engine's events."""

    seat: Seat
    move: "AnyMove"
    by: By


@value(kind="table.stood_in")
class StoodIn(TableChanged):
    """A bot plays for a person who left, ran out of time or lost the connection."""

    seat: Seat
    why: Why


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


@value(kind="table.link_issued")
class LinkIssued:
    """A one-time link lets a person go on from another device; `link` is its SHA-256."""

    person: PersonId
    link: str
    expires: int
    by: PersonId


@value(kind="table.link_given")
class LinkGiven(PublicEvent):
    """The host made a link for somebody who lost theirs: everybody sees that."""

    person: PersonId


@value(kind="table.token_changed")
class TokenChanged:
    """A seat has a new token, the old one opens nothing any more."""

    person: PersonId
    token: str
    command: str | None


Entry: TypeAlias = (
    Opened
    | Sat
    | BotSeated
    | Left
    | Kicked
    | Resigned
    | HostPassed
    | Configured
    | Started
    | Moved
    | StoodIn
    | GaveBack
    | Paused
    | Resumed
    | ClockSet
    | LinkIssued
    | TokenChanged
)


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


@value
class Line:
    """An entry as it stands in the ledger: when, and in answer to whose command."""

    at: int
    entry: Entry
    person: PersonId | None = None
    command: str | None = None


def told(entry: Entry) -> tuple[Event, ...]:
    """Return what an entry looks like to everybody; a move is told by the engine instead."""
    match entry:
        case Opened() | Moved() | TokenChanged():
            return ()
        case Sat(person, seat, name):
            return (Seated(person, seat, name),)
        case LinkIssued(person, _, _, by):
            return (LinkGiven(person),) if by != person else ()
        case _:
            return (entry,)
