"""Values of the engine within messages: each is read by its own class, not by a model.

The wire leaves out of some what follows from the rest: it is filled in here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from pydantic_core import CoreSchema, core_schema

from toril.engine.game import Event, Move
from toril.engine.games import EVERY_MOVE, EVERY_RULES, GAMES, AnyRules, from_json
from toril.engine.kinds import kind_of
from toril.engine.outcome import Outcome
from toril.engine.six_nimmt import Placed
from toril.engine.value import value
from toril.engine.views import View
from toril.wire.table_events import EVENT_KINDS, EVERY_WIRE_EVENT, Unknown

ENGINE_VALUE = "x-engine-value"
"""Marks a place in a schema that belongs to a class of the engine."""

VIEW: dict[str, Any] = {
    "round_number": int,
    "starter": int,
    "scores": tuple[tuple[int, ...], ...],
    "outcome": Outcome | None,
    "round": reduce(or_, [game.table_view for game in GAMES.values()]),
}
"""What a message says of a match, by the types of its parts."""

_PLACED = kind_of(Placed)


@dataclass(slots=True)
class ReadContext:
    """What earlier messages of a socket said and later ones leave out: the rules, as JSON."""

    rules: Any = None


@value
class EngineValue:
    """Says that a place in a model holds a value of the engine, and how it is read there."""

    name: str
    read: Callable[[Any, ReadContext], Any]

    def __get_pydantic_core_schema__(self, _: Any, __: Any) -> CoreSchema:
        """Read it; all messages of a socket are read with the same `ReadContext`."""
        read = self.read
        return core_schema.with_info_plain_validator_function(
            lambda data, info: read(data, info.context or ReadContext())
        )

    def __get_pydantic_json_schema__(self, _: Any, __: Any) -> dict[str, Any]:
        """Leave a mark: the schema is made from the class."""
        return {ENGINE_VALUE: self.name}


def read_move(data: Any, _: ReadContext) -> Move:
    """Return a move of either game."""
    move: Move = from_json(EVERY_MOVE, data)
    return move


def read_rules(data: Any, context: ReadContext) -> AnyRules:
    """Return a game with its options, and remember it for the views that follow."""
    rules: AnyRules = from_json(EVERY_RULES, data)
    context.rules = data
    return rules


def read_view(data: Any, context: ReadContext) -> View:
    """Return a view; the rules, which the wire leaves out of it, stand in the table's info."""
    if not isinstance(data, dict) or not data.keys() >= VIEW.keys():
        raise ValueError("a view without " + ", ".join(VIEW))
    if not isinstance(data["round"], dict):
        raise ValueError("a view without a round")
    whole = data | {"round": {"rules": context.rules} | data["round"]}
    return View(**{name: from_json(kind, whole[name]) for name, kind in VIEW.items()})


def read_event(data: Any, _: ReadContext) -> Event | Unknown:
    """Return an event; one of a kind that we do not know is no more than its name."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if isinstance(kind, str) and kind not in EVENT_KINDS:
        return Unknown(kind)
    if kind == _PLACED:  # why a card was placed follows from the rest
        data = {name: value for name, value in data.items() if name != "why"}
    event: Event = from_json(EVERY_WIRE_EVENT, data)
    return event
