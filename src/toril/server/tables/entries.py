"""What is written down about a table: append-only, and all there is to know about it.

Everything else is derived by `toril.server.tables.evolve`. An entry that everybody may see is its
own event; of the others people are told by an event that leaves the secret part out.
"""

from dataclasses import field
from typing import TYPE_CHECKING, TypeAlias

from toril.engine.fairness.draw import read_draw
from toril.engine.game import Event, Seat
from toril.engine.older_data import added
from toril.engine.value import value
from toril.wire.literals import ClockName, DecidedBy, PersonId
from toril.wire.table_events import (
    BotSeated,
    ClockSet,
    Configured,
    DrawOpened,
    GaveBack,
    HostPassed,
    Kicked,
    Left,
    LinkGiven,
    Paused,
    Resigned,
    Resumed,
    Seated,
    SeatOffered,
    Started,
    StoodIn,
    WentOn,
)

if TYPE_CHECKING:  # fields name them: a ledger is read by the games that there are then
    from toril.engine.games import AnyMove, AnyRules


@value(kind="table.opened")
class Opened:
    """A table was opened.

    `root` is the end of the chain of secrets of a table that was opened before there were draws.
    """

    id: str
    code: str
    rules: "AnyRules"
    clock: ClockName
    listed: bool
    root: str | None = added(default=None)
    counter: bool = added(default=False)


@value(kind="table.sat")
class Sat:
    """A person sat down, in a match at a bot's seat; `token` is the SHA-256 of the seat's token.

    `claim` is the SHA-256 of what the sender claims a lost answer with. Before there were draws
    people brought a `nonce` for the seed. `colour` is theirs at this table, where they wished for
    one that nobody had.
    """

    person: PersonId
    seat: Seat
    name: str
    token: str
    nonce: str | None = added(default=None)
    claim: str = added(default="")
    colour: int | None = added(default=None)


@value(kind="table.day_dealt")
class DayDealt:
    """The table is for one try at the deal of the day `date`; the match begins without a draw.

    `bots` is the version of the bots that it began with. From `out` on nothing about it is secret.
    """

    date: str
    secret: str = field(repr=False)
    bots: str
    out: int


@value(kind="table.drawn")
class Drawn:
    """The deals to come are drawn: the text that everybody is told, and the secret.

    Where names were pruned the text is another, and `hash_kept` is that of the text as it was.
    """

    text: str
    secret: str = field(repr=False)
    hash_kept: str | None = None


@value(kind="table.number_given")
class NumberGiven:
    """The device of a seat gave the number that opens its seal."""

    seat: Seat
    number: str = field(repr=False)


@value(kind="table.moved")
class Moved:
    """A seat moved. What that looks like is told by the engine's events."""

    seat: Seat
    move: "AnyMove"
    by: DecidedBy


@value(kind="table.match_ended")
class EndedByHost:
    """The host ended the match for everybody. What that looks like the engine's event tells."""


@value(kind="table.link_issued")
class LinkIssued:
    """A one-time link lets a person go on from another device; `link` is its SHA-256."""

    person: PersonId
    link: str
    expires: int
    by: PersonId


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
    | DayDealt
    | Drawn
    | NumberGiven
    | Started
    | Moved
    | EndedByHost
    | StoodIn
    | GaveBack
    | Paused
    | Resumed
    | ClockSet
    | LinkIssued
    | TokenChanged
    | SeatOffered
    | WentOn
)


class Unreadable(Exception):
    """A ledger holds a line that only a newer Toril understands; nothing else is said of it."""

    def __init__(self, table: str, sequence: int, code: str) -> None:
        """Say which table, which of its lines, and the code of what is wrong with it."""
        super().__init__(f"line {sequence}: {code}")
        self.table, self.sequence, self.code = table, sequence, code


@value
class Line:
    """An entry as it stands in the ledger: with its time, its sender and the id of the command."""

    at: int
    entry: Entry
    person: PersonId | None = None
    command: str | None = None


def public_events(entry: Entry) -> tuple[Event, ...]:
    """Return what everybody sees of an entry; how a match goes on or ends, the engine says."""
    match entry:
        case Opened() | Moved() | EndedByHost() | TokenChanged() | NumberGiven() | DayDealt():
            return ()
        case Drawn(text):
            return (DrawOpened(read_draw(text).match),)
        case Sat(person, seat, name):
            return (Seated(person, seat, name),)
        case LinkIssued(person, _, _, by):
            return (LinkGiven(person),) if by != person else ()
        case _:
            return (entry,)
