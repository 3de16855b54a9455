"""Older data: what was stored by an older version can lack what a class has gained since.

A field that came later says what its absence meant (`added`, and `option` for options of a game).
A class with a `version` counts them: data of version 2 has the fields of version 2, no fewer and no
more. Whatever is read is a value of today, and is written as one.
"""

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

BEFORE, SINCE = "before", "since"
"""What a field's metadata say about its age."""


def cached_by_class(function: F) -> F:
    """Remember what a function of classes has returned: a `cache` that mypy lets have them."""
    remembered: Any = cache(function)
    made: F = remembered
    return made


def added(*, default: T) -> T:
    """Return a field that came later: where it is missing it is the default."""
    made: T = field(default=default, metadata={BEFORE: default})
    return made


@cached_by_class
def field_names(made: type[Any]) -> tuple[str, ...]:
    """Return the names of a value's fields, looked up once: it is asked for with every message."""
    return tuple(each.name for each in fields(made))


@cached_by_class
def version_of(made: type[Any]) -> int | None:
    """Return the newest version of a class; None for one that does not count them."""
    version = getattr(made, "version", None)
    return version if isinstance(version, int) else None


def is_known(version: Any, made: type[Any]) -> bool:
    """Return whether this is a version of a class, and none that only a newer Toril knows."""
    return type(version) is int and 1 <= version <= (version_of(made) or 0)


@cached_by_class
def lacking(made: type[Any], version: int) -> Mapping[str, Any]:
    """Return the fields that data of `version` does not have, with what they were then."""
    return {
        each.name: each.metadata[BEFORE]
        for each in fields(made)
        if each.metadata.get(SINCE, 1) > version
    }


@cached_by_class
def optional(made: type[Any]) -> Mapping[str, Any]:
    """Return the fields that data of a class without versions may lack, with what they were."""
    return {each.name: each.metadata[BEFORE] for each in fields(made) if BEFORE in each.metadata}
