"""A match that is over, frame by frame, as whoever sat there or looked on was told of it."""

from typing import Annotated, Any

from pydantic import Field

from toril.engine.game import Event
from toril.wire.match_seen import Lenient, MatchSeen
from toril.wire.reading import EngineValue, read_event
from toril.wire.table_events import Unknown
from toril.wire.table_seen import TableInfo

SeenEvent = Annotated[Event | Unknown, EngineValue("Event", read_event)]


class OpenCards(Lenient):
    """What nobody saw while it was played: every hand, and in 11 nimmt! every pile.

    Piles are from bottom to top, in the order in which the view has their tops; null in 6 nimmt!.
    In a draft everybody saw the hands, too: a welcome has them as `drafted`.
    """

    hands: list[list[int]]
    piles: list[list[int]] | None


class Frame(Lenient):
    """One step of a match: what happened, and how it looked then.

    `turn` is the trick of 6 nimmt! or the turn of 11 nimmt! in its `round`, both from 1, in which
    it happened. Turn 0 is before the first: the deal, and a whole draft. The first frame of all has
    no events, that of every later round tells that it was dealt, and one before it how the last
    round ended: live, both may have been told at once. The last one tells how the match ended. Left
    out is what nobody looks back at: commitments, clocks, links, and draws that wait for numbers.

    `events` and `play` are what spectators were told. `own` has by seat the events as that seat was
    told them, null where it was told the same; `mine` by seat the fields of the round's view that
    the seat saw otherwise: its hand, who it is. A bot's seat has them, too, and that of somebody
    who had given up. Nothing is waited for: `play` has neither deadline nor legal moves.
    `stand_ins` are the seats whose move was a stand-in's. `table` is null if it is unchanged.
    """

    round: int
    turn: int
    events: list[SeenEvent]
    own: list[list[SeenEvent] | None]
    table: TableInfo | None
    play: MatchSeen
    mine: list[dict[str, Any]]
    open: OpenCards
    stand_ins: list[int] = Field(default=[])


class Replay(Lenient):
    """A whole match: the table as its first round began, and the frames from there on.

    `match` is its number at the table, null where it came as a file: then the table has no code and
    no draws, its people are those whom the file names, and nobody stood in that it would know of.
    `digest` is the record's. `only` is a seat where nothing is told but what that seat saw, as of a
    try at the deal of the day while it is a secret: then others have no fields in `mine` and `own`,
    no cards lie open but its own, and `digest` is null, since the record has the secret.
    """

    match: int | None
    digest: str | None
    table: TableInfo
    frames: list[Frame]
    only: int | None = Field(default=None)
