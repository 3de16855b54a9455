"""What a client is sent, as Pydantic models. Views, events and rules are the engine's own values,
in the JSON that `toril.engine.codec` writes; their schemas are made from their classes.

Where a message has both, `table` comes before `play`: a view is read by the table's rules.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from toril.engine.game import Event, Move
from toril.engine.six_nimmt import Placed
from toril.wire.match_seen import Lenient, MatchSeen
from toril.wire.reading import EngineValue, read_event, read_move
from toril.wire.table_events import Unknown
from toril.wire.table_seen import TableInfo


class Away(Lenient):
    """Somebody at the table who is not connected, and how long a table without a clock waits.

    From then on, in milliseconds since 1970, a bot plays for them when they have to decide.
    """

    person: int
    until: int


class Presence(Lenient):
    """Who is connected now; `asking` are those of them who have asked for another match.

    `away` are the people at the table who are not connected. An older server says nothing of
    either.
    """

    kind: Literal["presence"]
    people: list[int]
    spectators: int
    asking: list[int] = Field(default=[])
    away: list[Away] = Field(default=[])


class Reaction(Lenient):
    """Somebody at the table shows everybody a face. It is kept nowhere."""

    kind: Literal["reaction"]
    person: int
    face: str


class WhileAway(Lenient):
    """What a bot did for this person, who was away: so many moves, and those of this round."""

    count: int
    moves: list[Annotated[Move, EngineValue("Move", read_move)]]


class Welcome(Lenient):
    """Everything, at the beginning of a socket.

    `version` counts the events that everybody was told so far, `own_version` those that only this
    person was: somebody's exchanged commitment is nothing to the others.

    `page` names the build of the page that this server serves, null where it serves none.
    `tricks` are the finished ones of this round of 6 nimmt!, `drafted` every hand where all cards
    were drafted in the open: what everybody saw. In 11 nimmt! there is nothing of the kind.
    `while_away` is null where no bot has moved for this person since they went. `sent_away`: this
    client comes with the token of somebody whom the host sent away, and looks on.
    """

    kind: Literal["welcome"]
    protocol: int
    server: str
    page: str | None
    person: int | None
    version: int
    own_version: int
    now: int
    table: TableInfo
    play: MatchSeen | None
    tricks: list[list[Annotated[Placed, EngineValue("SixPlaced", read_event)]]]
    drafted: list[list[int]] | None
    presence: Presence
    while_away: WhileAway | None
    sent_away: bool


class Update(Lenient):
    """What happened, in order, and how it looks now.

    `table` is null if it is unchanged, `play` if no match is on the table.

    `version` grows by one for each event: `version - len(events)` is the version before. `ack` is
    the id of the command of this very client that it answers, null for all others.
    """

    kind: Literal["update"]
    version: int
    now: int
    events: list[Annotated[Event | Unknown, EngineValue("Event", read_event)]]
    table: TableInfo | None
    play: MatchSeen | None
    ack: str | None


class News(Lenient):
    """What happened where that alone says how it looks now: commitments (`following.follow`).

    `own_version` is null where everybody was told: then `version - len(events)` is the version
    before, and all but the owner of the commitment are sent the same bytes. Else only this person
    was told: `version` stays, and `own_version - len(events)` is the number before. `ack` is as in
    an update.
    """

    kind: Literal["news"]
    version: int
    own_version: int | None
    events: list[Annotated[Event | Unknown, EngineValue("Event", read_event)]]
    ack: str | None


class Ack(Lenient):
    """The command of that id is on disk, and no update or news says so."""

    kind: Literal["ack"]
    id: str


class Refusal(Lenient):
    """Why something was refused: `code` never changes its meaning."""

    code: str
    sentence: str
    facts: dict[str, int | str]


class RefusedCommand(Refusal):
    """The command of that id was refused and changed nothing."""

    kind: Literal["refused"]
    id: str


Message: TypeAlias = Welcome | Update | News | Presence | Reaction | Ack | RefusedCommand
"""Whatever comes over a socket."""

FromServer: TypeAlias = Annotated[Message, Field(discriminator="kind")]
FROM_SERVER: TypeAdapter[Message] = TypeAdapter(FromServer)


class SatDown(Lenient):
    """The answer to sitting down: the seat's token comes in a cookie that scripts cannot read."""

    person: int
    table: TableInfo


class Standing(Lenient):
    """A table as somebody finds it who thinks of coming back, without coming in.

    `person` is who they are there, null for a stranger. The rest is the same for everybody: the
    match as spectators see it, and in `changed` when everybody was last told something of it.
    """

    person: int | None
    now: int
    changed: int
    table: TableInfo
    play: MatchSeen | None


class Link(Lenient):
    """A one-time link for another device: redeem it with a tap, never by opening it."""

    link: str
    path: str
    expires: int


class Tables(Lenient):
    """Tables that anybody may join."""

    tables: list[TableInfo]
