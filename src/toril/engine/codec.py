"""JSON for every value of the engine: rules, rounds, moves, events, views, outcomes.

A value becomes an object with its fields and its `kind` (`toril.engine.kinds`), rules with their
`version` too. Reading goes by the declared types and by the kind and refuses whatever does not fit
exactly: no field too many, none missing that its version has (`toril.engine.older_data`), no `true`
for a 1.
"""

import types
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from toril.engine.errors import BadNotation
from toril.engine.kinds import class_of, kind_of
from toril.engine.older_data import (
    cached_by_class,
    field_names,
    is_known,
    lacking,
    optional,
    version_of,
)
from toril.engine.options import stored_rules
from toril.engine.quoting import short

_PLAIN = frozenset((int, str, bool, type(None)))


def to_json(value: Any) -> Any:
    """Return `value` as JSON-ready dicts, lists, numbers and strings."""
    made = type(value)
    if made in _PLAIN:
        return value
    if made is tuple:
        return [item if type(item) in _PLAIN else to_json(item) for item in value]
    return fields_to_json(value, _head(made)[1])


def fields_to_json(value: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """Return only some fields of a value, and its `kind`."""
    data = _head(type(value))[0].copy()
    for name in names:
        item = getattr(value, name)
        data[name] = item if type(item) in _PLAIN else to_json(item)
    return data


@cached_by_class
def _head(made: type[Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return what every object of a class begins with, and the names of what follows."""
    version = version_of(made)
    head = {"kind": kind_of(made)} | ({} if version is None else {"version": version})
    return head, field_names(made)


class Reader:
    """Reads JSON back; `names` resolves the class names that annotations write as strings."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        """Keep the names beside a cache of each class's field types."""
        self._hints = cache(lambda made: get_type_hints(made, localns=dict(names)))
        self._plain_fields = cache(self._find_plain_fields)

    def read(self, made: Any, data: Any) -> Any:
        """Return the value of type `made` that `data` describes."""
        origin, args = get_origin(made), get_args(made)
        if origin in (Union, types.UnionType):
            return self._read_union(args, data)
        if origin is Literal:
            if any(data == choice and type(data) is type(choice) for choice in args):
                return data
            raise _misfit(data, " or ".join(map(repr, args)))
        if origin is tuple:
            return self._read_tuple(args, data)
        if is_dataclass(made):
            return self._read_fields(made, data)
        if type(data) is not made:
            raise _misfit(data, _name(made))
        return data

    def _read_union(self, members: tuple[Any, ...], data: Any) -> Any:
        """Read the one member that can look like `data`: by its kind, or by what JSON it is."""
        named = class_of(data.get("kind")) if isinstance(data, dict) else None
        if named is not None and named in members:
            return self._read_fields(named, data)
        for member in members:
            if _looks(member) is type(data):
                return self.read(member, data)
        raise _misfit(data, "one of " + ", ".join(map(_name, members)))

    def _read_tuple(self, args: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise _misfit(data, "a list")
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(self.read(args[0], item) for item in data)
        if len(args) != len(data):
            raise _misfit(data, f"a list of {len(args)}")
        return tuple(self.read(made, item) for made, item in zip(args, data, strict=True))

    def _read_fields(self, made: Any, data: Any) -> Any:
        if not isinstance(data, dict) or data.get("kind") != kind_of(made):
            raise _misfit(data, _name(made))
        plain = self._plain_fields(made)
        if plain and {name: type(item) for name, item in data.items()} == plain:
            return made(**{name: item for name, item in data.items() if name != "kind"})
        given = {name: item for name, item in data.items() if name != "kind"}
        before = _before(made, given)
        names = set(field_names(made)) - set(before)
        if set(given) != names:
            raise _misfit(data, f"{_name(made)} with {', '.join(sorted(names))}")
        hints = self._hints(made)
        read = {name: self.read(hints[name], item) for name, item in given.items()}
        if version_of(made) is None:
            return made(**read, **before)
        return stored_rules(made, {**read, **before})

    def _find_plain_fields(self, made: Any) -> dict[str, type[Any]] | None:
        """Return what JSON of a class that has only numbers and words must look like: most moves.

        None for all others. What does not look so is read, or refused, the long way.
        """
        hints = self._hints(made)
        names = field_names(made)
        if version_of(made) is not None or any(hints[name] not in _PLAIN for name in names):
            return None
        return {"kind": str, **{name: hints[name] for name in names}}


def _before(made: type[Any], given: dict[str, Any]) -> Mapping[str, Any]:
    """Return the fields that data lack because of their age; what has a version loses it."""
    if version_of(made) is None:
        return {name: was for name, was in optional(made).items() if name not in given}
    version = given.pop("version", 1)  # the first was written without
    if not is_known(version, made):
        raise BadNotation(
            "unknown_version",
            f"This is of version {short(version)} of the rules; "
            f"versions up to {version_of(made)} are known here.",
            known=version_of(made) or 0,
        )
    return lacking(made, version)


def _looks(member: Any) -> type[Any] | None:
    """Return which JSON a member of a union is read from; None for values, which have a kind."""
    origin = get_origin(member)
    if origin is Literal:
        return type(get_args(member)[0])
    if origin is tuple:
        return list
    return member if member in _PLAIN else None


def _name(made: Any) -> str:
    if isinstance(made, type) and is_dataclass(made):
        return kind_of(made)
    return getattr(made, "__name__", str(made))


def _misfit(data: Any, wanted: str) -> BadNotation:
    shown = short(data)
    return BadNotation("bad_json", f"Expected {wanted}, found {shown}.", wanted=wanted, found=shown)
