"""JSON for every value of the engine: rules, rounds, moves, events, views, outcomes.

A value becomes an object with its fields and a `kind`, the name of its class. Reading goes by the
declared types and refuses whatever does not fit them exactly: no field too many, none missing,
no `true` for a 1.
"""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from toril.engine.errors import BadNotation
from toril.engine.options import short

T = TypeVar("T")


_PLAIN = frozenset((int, str, bool, type(None)))


def to_json(value: Any) -> Any:
    """Return `value` as JSON-ready dicts, lists, numbers and strings."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple:
        return [item if type(item) in _PLAIN else to_json(item) for item in value]
    if is_dataclass(kind):
        return fields_to_json(value, field_names(kind))
    raise TypeError(f"{kind.__name__} has no JSON form")


def fields_to_json(value: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """Return only some fields of a value, and its `kind`."""
    data = {"kind": type(value).__name__}
    for name in names:
        data[name] = to_json(getattr(value, name))
    return data


@cache
def field_names(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a value's fields, looked up once: it is asked for with every message."""
    return tuple(field.name for field in fields(kind))


class Reader:
    """Reads JSON back; `names` resolves the class names that annotations write as strings."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        """Keep the names beside a cache of each class's field types."""
        self._hints = cache(lambda kind: get_type_hints(kind, localns=dict(names)))

    def read(self, kind: Any, data: Any) -> Any:
        """Return the value of type `kind` that `data` describes."""
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType):
            return self._read_union(args, data)
        if origin is Literal:
            if any(data == choice and type(data) is type(choice) for choice in args):
                return data
            raise _misfit(data, " or ".join(map(repr, args)))
        if origin is tuple:
            return self._read_tuple(args, data)
        if is_dataclass(kind):
            return self._read_fields(kind, data)
        if type(data) is not kind:
            raise _misfit(data, _name(kind))
        return data

    def _read_union(self, kinds: tuple[Any, ...], data: Any) -> Any:
        named = data.get("kind") if isinstance(data, dict) else None
        reason = _misfit(data, "one of " + ", ".join(map(_name, kinds)))
        for kind in kinds:
            if named is None or _name(kind) == named:
                try:
                    return self.read(kind, data)
                except BadNotation as error:  # the two games have classes of the same name
                    reason = error if named is not None else reason
        raise reason

    def _read_tuple(self, args: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise _misfit(data, "a list")
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(self.read(args[0], item) for item in data)
        if len(args) != len(data):
            raise _misfit(data, f"a list of {len(args)}")
        return tuple(self.read(kind, item) for kind, item in zip(args, data, strict=True))

    def _read_fields(self, kind: Any, data: Any) -> Any:
        names = [field.name for field in fields(kind)]
        if not isinstance(data, dict) or set(data) != {"kind", *names}:
            raise _misfit(data, f"{kind.__name__} with {', '.join(names)}")
        if data["kind"] != kind.__name__:
            raise _misfit(data["kind"], kind.__name__)
        hints = self._hints(kind)
        return kind(**{name: self.read(hints[name], data[name]) for name in names})


def _name(kind: Any) -> str:
    return getattr(kind, "__name__", str(kind))


def _misfit(data: Any, wanted: str) -> BadNotation:
    shown = short(data)
    return BadNotation("bad_json", f"Expected {wanted}, found {shown}.", wanted=wanted, found=shown)
