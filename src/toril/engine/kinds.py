"""The kinds: what every value is called on disk and on the wire, in one registry.

A kind is written as `six.placed` or `table.opened` and stays the same for good, even if its class
is renamed: files and other people's programs hold it. A reader looks the kind up here; a class is
never guessed from its name, nor tried in turn.
"""

from typing import Any

_CLASSES: dict[str, type[Any]] = {}
_KINDS: dict[type[Any], str] = {}


def enter(made: type[Any], kind: str) -> None:
    """Enter a class under its kind, which no other may have."""
    if kind in _CLASSES:
        raise ValueError(f"{_CLASSES[kind].__qualname__} is {kind} already")
    _CLASSES[kind] = made
    _KINDS[made] = kind


def kind_of(made: type[Any]) -> str:
    """Return the kind of a class; refuse one that is neither stored nor sent."""
    try:
        return _KINDS[made]
    except KeyError:
        raise TypeError(f"{made.__name__} has no JSON form") from None


def every_kind() -> frozenset[str]:
    """Return the kinds of all classes that are loaded."""
    return frozenset(_CLASSES)


def class_of(kind: object) -> type[Any] | None:
    """Return the class of a kind; None for what is no kind."""
    return _CLASSES.get(kind) if isinstance(kind, str) else None
