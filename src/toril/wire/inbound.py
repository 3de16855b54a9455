"""What a client may send, as Pydantic models. A field too many is refused everywhere.

A move is the engine's own value, in the JSON that `toril.engine.codec` writes.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

from toril.engine.game import Move
from toril.engine.games import GAMES, GameName
from toril.wire.literals import ClockName, Face
from toril.wire.reading import EngineValue, read_move


class Strict(BaseModel):
    """Nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


CommandId: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="The client's own id of a command, drawn at random: sent again under it, the "
        "command is not done twice.",
    ),
]
Claim: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{32}$",
        description="16 random bytes that only this device knows: if the answer gets lost, the "
        "same command with the same claim gets it again.",
    ),
]
Date: TypeAlias = Annotated[
    str,
    Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day by UTC: `2026-11-19`."),
]
Bytes32: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
FEWEST_SEATS = min(game.seats.low for game in GAMES.values())
MOST_SEATS = max(game.seats.high for game in GAMES.values())
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]
Colour: TypeAlias = Annotated[
    int,
    Field(
        ge=0,
        le=MOST_SEATS - 1,
        description="One of as many colours as there can be seats. A wish: whoever sat down with "
        "it before keeps it.",
    ),
]
PersonNumber: TypeAlias = Annotated[int, Field(ge=1, le=1000)]
GivenName: TypeAlias = Annotated[str, Field(min_length=1, max_length=60)]
BotName: TypeAlias = Annotated[str, Field(max_length=40)]
AnyOptions: TypeAlias = Annotated[
    dict[str, JsonValue], Field(description="Options of the game; what is left out is as usual.")
]


class CommandMessage(Strict):
    """Something that a person orders, once."""

    id: CommandId


class Setup(Strict):
    """A game with its options, and how the table plays it.

    With a `counter` the table agrees that pages show which cards of a round of 6 nimmt! are out.
    """

    game: GameName
    seats: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)]
    options: AnyOptions = {}
    clock: ClockName = "off"
    listed: bool = False
    counter: bool = False


class NewTable(Setup, CommandMessage):
    """Open a table and sit down at it as the host. `bots` names the bots, by seat."""

    name: GivenName
    claim: Claim
    colour: Colour | None = None
    seat: SeatNumber = 0
    bots: Annotated[list[BotName | None], Field(max_length=MOST_SEATS)] = []


class DayTry(CommandMessage):
    """Begin one's try at the deal of the day `date`: today's, or it is refused.

    With the cookie of an earlier try its id counts; without one the `claim` becomes that cookie.
    """

    date: Date
    name: GivenName
    claim: Claim
    colour: Colour | None = None


class Sit(CommandMessage):
    """Sit down: at `seat`, or at the first that is free."""

    name: GivenName
    claim: Claim
    colour: Colour | None = None
    seat: SeatNumber | None = None


class ChangeSeat(CommandMessage):
    """Move to a free seat before the match."""

    seat: SeatNumber


class SeatBot(CommandMessage):
    """Host: give a free seat to a bot, or free it (null)."""

    seat: SeatNumber
    bot: BotName | None


class Offer(CommandMessage):
    """Host: let somebody take over a bot's seat in a match, or no longer."""

    seat: SeatNumber
    offered: bool


class Kick(CommandMessage):
    """Host: send a person away."""

    person: PersonNumber


class Configure(Setup, CommandMessage):
    """Host: change the options before the match."""


class BareCommand(CommandMessage):
    """Start, pause, resume, end, leave, resign: nothing more to say."""


class Rematch(CommandMessage):
    """Host: play again; what is null stays as it was. `start` false: back to the lobby first."""

    start: bool = True
    setup: Setup | None = None


class HandOver(CommandMessage):
    """Make a one-time link to go on from another device; the host may name another person."""

    person: PersonNumber | None = None


class Redeem(CommandMessage):
    """Use a one-time link."""

    link: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]


class Hello(Strict):
    """The first message on a socket. Later versions may say more in it and still be understood."""

    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)

    kind: Literal["hello"]
    protocol: int
    watching: bool = False
    """Whoever has a seat may look on all the same, like a screen for the room: no hand is sent."""


class MoveMessage(CommandMessage):
    """A move in turn `turn` of match `match`, both as the last view said."""

    kind: Literal["move"]
    match: Annotated[int, Field(ge=1)]
    turn: Annotated[int, Field(ge=0)]
    move: Annotated[Move, EngineValue("Move", read_move)]


class TakeSeatBack(CommandMessage):
    """Take the seat back from the bot that stands in."""

    kind: Literal["back"]


class Ping(CommandMessage):
    """Ask for an ack and nothing else: a browser cannot see whether its line still lives."""

    kind: Literal["ping"]


class SealMessage(CommandMessage):
    """The seal of the number that this device will add to the next draw."""

    kind: Literal["seal"]
    seal: Bytes32


class NumberMessage(CommandMessage):
    """The number that opens this device's seal in the draw of a match's round; the next seal."""

    kind: Literal["number"]
    match: Annotated[int, Field(ge=1)]
    round: Annotated[int, Field(ge=1)] = 1
    number: Bytes32
    seal: Bytes32


class AskAgain(CommandMessage):
    """Ask for another match after match `match`, while its result lies on the table."""

    kind: Literal["again"]
    match: Annotated[int, Field(ge=1)]


class React(CommandMessage):
    """Show everybody a face; not more often than every two seconds."""

    kind: Literal["react"]
    face: Face


ClientMessage: TypeAlias = (
    Hello | MoveMessage | TakeSeatBack | Ping | SealMessage | NumberMessage | AskAgain | React
)
FromClient: TypeAlias = Annotated[ClientMessage, Field(discriminator="kind")]
FROM_CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(FromClient)
