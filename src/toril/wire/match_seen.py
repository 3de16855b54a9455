"""The match as a client sees it: the part of a message that a view, and what is legal, make up."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from toril.engine.views import View
from toril.wire.reading import EngineValue, read_view


class Lenient(BaseModel):
    """Nothing is converted. What a newer server adds is left out; the schema announces it all."""

    model_config = ConfigDict(
        extra="ignore",
        strict=True,
        frozen=True,
        json_schema_extra={"additionalProperties": False},
    )


class LegalCard(Lenient):
    """Commit, or draft, any one of these cards."""

    kind: Literal["commit", "draft"]
    cards: list[int]


class LegalRow(Lenient):
    """Take any row; each costs so many bullheads."""

    kind: Literal["choose_row"]
    prices: list[int]


class LegalTurn(Lenient):
    """11 nimmt!: by pile top the cards in reach; how many piles a play may use; what to take."""

    kind: Literal["turn"]
    reach: dict[str, list[int]]
    piles: int
    cards: Literal["one", "many"]
    take: list[int]


class LegalRob(Lenient):
    """Take a bull card from one of these seats, or from nobody where one may decline."""

    kind: Literal["rob"]
    victims: list[int]
    may_decline: bool


class LegalNothing(Lenient):
    """Nothing to do now; `why` is the code of the refusal."""

    kind: Literal["nothing"]
    why: str


LegalMoves: TypeAlias = Annotated[
    LegalCard | LegalRow | LegalTurn | LegalRob | LegalNothing, Field(discriminator="kind")
]


class MatchSeen(Lenient):
    """The match as this client sees it, and what it may do: `legal` is factored, never listed.

    It `rests` between two rounds while bots stand in for everybody who plays: the first who has the
    seat back wakes it.
    """

    match: int
    turn: int
    deadline: int | None
    to_act: list[int]
    rests: bool
    view: Annotated[View, EngineValue("View", read_view)]
    legal: LegalMoves
