"""The schemas of the engine's values on the wire.

Moves, events, views and rules are described from the engine's classes, the way
`toril.engine.codec` writes them, so that there is one source for the wire format.
"""

import types
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from toril.engine import six_nimmt
from toril.engine.games import EVERY_MOVE, EVERY_RULES, GAMES, NAMES
from toril.engine.kinds import kind_of
from toril.engine.older_data import version_of
from toril.wire.reading import VIEW
from toril.wire.table_events import EVERY_WIRE_EVENT

REF = "#/components/schemas/"


class _Values:
    """Describes the engine's values, each class once."""

    def __init__(self) -> None:
        self.schemas: dict[str, Any] = {}

    def of(self, made: Any) -> dict[str, Any]:
        """Return the schema of a type, a reference where it is a class."""
        origin, args = get_origin(made), get_args(made)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(each) for each in args]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is tuple:
            return self._tuple(args)
        if made is type(None):
            return {"type": "null"}
        if is_dataclass(made) and isinstance(made, type):
            return {"$ref": REF + self._value(made)}
        return {"type": {bool: "boolean", int: "integer", str: "string"}[made]}

    def _tuple(self, args: tuple[Any, ...]) -> dict[str, Any]:
        if len(args) == 2 and args[1] is Ellipsis:
            return {"type": "array", "items": self.of(args[0])}
        each = [self.of(arg) for arg in args]
        return {"type": "array", "prefixItems": each, "minItems": len(each), "maxItems": len(each)}

    def _value(self, made: type[Any]) -> str:
        """Describe a class under its kind: `six.table_view` is SixTableView."""
        named = kind_of(made)
        name = named.replace(".", "_").title().replace("_", "")
        if name in self.schemas:
            return name
        self.schemas[name] = {}  # classes may mention themselves
        hints = get_type_hints(made, localns=NAMES)
        shown = [field.name for field in fields(made) if not _left_out(made, field.name)]
        properties: dict[str, Any] = {"kind": {"const": named}}
        if version_of(made):
            properties["version"] = {"type": "integer"}
        properties |= {field: self.of(hints[field]) for field in shown}
        required = list(properties)
        if made is six_nimmt.Placed:  # an event says it, the last trick in a view does not
            properties["why"] = {"enum": ["fits", "sixth card", "too low"]}
        self.schemas[name] = {
            "type": "object",
            "description": (made.__doc__ or "").split("\n")[0],
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
        return name


def _left_out(made: type[Any], field: str) -> bool:
    """The rules stand in the table's info, not in every view again."""
    return field == "rules" and made in {game.table_view for game in GAMES.values()}


def engine_schemas() -> dict[str, Any]:
    """Return the schemas of everything that comes from the engine."""
    values = _Values()
    view = {name: values.of(kind) for name, kind in VIEW.items()}
    named = {
        "Move": values.of(EVERY_MOVE),
        "Event": values.of(EVERY_WIRE_EVENT),
        "Rules": values.of(EVERY_RULES),
        "View": {
            "type": "object",
            "description": "What one seat, or a spectator, sees of a match.",
            "properties": view,
            "required": list(view),
            "additionalProperties": False,
        },
    }
    return values.schemas | named
