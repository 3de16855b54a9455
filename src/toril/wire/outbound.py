"""What a client is sent, as Pydantic models. Views, events and rules are the engine's own values,
in the JSON that `toril.engine.codec` writes; their schemas are made from their classes.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter, WithJsonSchema

from toril.wire.inbound import ENGINE_VALUE, Strict, engine_value
from toril.wire.words import ClockName, State, Why


class SeatInfo(Strict):
    """Who sits where. `stand_in` says why a bot plays for the person for now."""

    person: int | None
    name: str | None
    bot: str | None
    stand_in: Why | None
    resigned: bool


class FairnessInfo(Strict):
    """The hash of the match's secret; after the match also what the seed was made from."""

    hash: str
    secret: str | None
    nonces: list[str | None] | None


class TableInfo(Strict):
    """What everybody may know about a table.

    `names` are by seat as they were when the match began, whoever has left since; none in a lobby.
    """

    id: str
    code: str
    state: State
    game: str
    rules: Annotated[Any, engine_value("Rules")]
    clock: ClockName
    listed: bool
    counter: bool
    paused: bool
    host: int | None
    match: int
    seats: list[SeatInfo]
    names: list[str]
    fairness: FairnessInfo


class Presence(Strict):
    """Who is connected now."""

    kind: Literal["presence"]
    people: list[int]
    spectators: int


class LegalCard(Strict):
    """Commit, or draft, any one of these cards."""

    kind: Literal["commit", "draft"]
    cards: list[int]


class LegalRow(Strict):
    """Take any row; each costs so many bullheads."""

    kind: Literal["choose_row"]
    prices: list[int]


class LegalTurn(Strict):
    """11 nimmt!: by pile top the cards in reach; how many piles a play may use; what to take."""

    kind: Literal["turn"]
    reach: dict[str, list[int]]
    piles: int
    cards: Literal["one", "many"]
    take: list[int]


class LegalRob(Strict):
    """Take a bull card from one of these seats."""

    kind: Literal["rob"]
    victims: list[int]


class LegalNothing(Strict):
    """Nothing to do now; `why` is the code of the refusal."""

    kind: Literal["nothing"]
    why: str


LegalMoves: TypeAlias = Annotated[
    LegalCard | LegalRow | LegalTurn | LegalRob | LegalNothing, Field(discriminator="kind")
]


class Play(Strict):
    """The match as this client sees it, and what it may do: `legal` is factored, never listed."""

    match: int
    turn: int
    deadline: int | None
    to_act: list[int]
    view: Annotated[Any, engine_value("View")]
    legal: LegalMoves


class Welcome(Strict):
    """Everything, at the beginning of a socket. `version` counts the events told so far.

    `page` names the build of the page that this server serves, null where it serves none.
    `tricks` are the finished ones of this round of 6 nimmt!, `drafted` every hand where all cards
    were drafted in the open: what everybody saw. In 11 nimmt! there is nothing of the kind.
    """

    kind: Literal["welcome"]
    protocol: int
    server: str
    page: str | None
    person: int | None
    version: int
    now: int
    table: TableInfo
    play: Play | None
    tricks: Annotated[
        list[Any],
        WithJsonSchema(
            {"type": "array", "items": {"type": "array", "items": {ENGINE_VALUE: "SixPlaced"}}}
        ),
    ]
    drafted: list[list[int]] | None
    presence: Presence


class Update(Strict):
    """What happened, in order, and how it looks now.

    `table` is null if it is unchanged, `play` if no match is on the table.

    `version` grows by one for each event: `version - len(events)` is the version before.
    """

    kind: Literal["update"]
    version: int
    now: int
    events: Annotated[
        list[Any], WithJsonSchema({"type": "array", "items": {ENGINE_VALUE: "Event"}})
    ]
    table: TableInfo | None
    play: Play | None


class Ack(Strict):
    """The command of that id is on disk."""

    kind: Literal["ack"]
    id: str


class Refusal(Strict):
    """Why something was refused: `code` never changes its meaning."""

    code: str
    sentence: str
    facts: dict[str, int | str]


class RefusedCommand(Refusal):
    """The command of that id was refused and changed nothing."""

    kind: Literal["refused"]
    id: str


FromServer: TypeAlias = Annotated[
    Welcome | Update | Presence | Ack | RefusedCommand, Field(discriminator="kind")
]
FROM_SERVER: TypeAdapter[Welcome | Update | Presence | Ack | RefusedCommand] = TypeAdapter(
    FromServer
)


class SatDown(Strict):
    """The answer to sitting down: the seat's token comes in a cookie that scripts cannot read."""

    person: int
    table: TableInfo


class Link(Strict):
    """A one-time link for another device: redeem it with a tap, never by opening it."""

    link: str
    path: str
    expires: int


class Tables(Strict):
    """Tables that anybody may join."""

    tables: list[TableInfo]
