"""A table as data and back, whole: for snapshots, which only this very version reads again.

Not the JSON of `toril.engine.codec`, which says what each field is called and outlives its code: a
snapshot need not, and is written and read several times faster like this. A tuple is a list, a
value an object with one key, its kind or its class, and the fields in their order. Only values that
are listed here or have a kind are read: data make no other object, whoever wrote them.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any

from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.older import ChainedSeed
from toril.engine.games import GAMES
from toril.engine.kinds import class_of, kind_of
from toril.engine.match import Match
from toril.engine.older_data import cached_by_class
from toril.engine.options import stored_rules
from toril.server.tables.chairs import Chair, Person, StandInWork
from toril.server.tables.day import Day
from toril.server.tables.table import Table

_PARTS: dict[str, type[Any]] = {
    made.__name__: made
    for made in (Table, Chair, Person, StandInWork, Match, OpenedDraw, ChainedSeed, Day, DayDeal)
}
_NAMES = {made: name for name, made in _PARTS.items()}
_RULES = frozenset(game.rules for game in GAMES.values())
_PLAIN = frozenset((int, str, bool, type(None)))


def table_to_data(table: Table) -> Any:
    """Return the table as JSON-ready lists and objects."""
    return _to_data(table)


def table_from_data(data: Any) -> Table:
    """Return the table that `table_to_data` wrote; raise whatever it may for other data."""
    table = _from_data(data)
    if not isinstance(table, Table):
        raise TypeError(f"{type(table).__name__} is no table")
    return table


def _to_data(item: Any) -> Any:
    made = type(item)
    if made in _PLAIN:
        return item
    if made is tuple:
        return [each if type(each) in _PLAIN else _to_data(each) for each in item]
    name, values = _written(made)
    if made is Match:
        return {name: _match_to_data(values(item))}
    return {name: [each if type(each) in _PLAIN else _to_data(each) for each in values(item)]}


@cached_by_class
def _written(made: type[Any]) -> tuple[str, Callable[[Any], Sequence[Any]]]:
    """Return what a class is called, and what returns the fields of a value of it."""
    name = _NAMES.get(made) or kind_of(made)
    names = [each.name for each in fields(made)]
    if len(names) > 1:
        return name, attrgetter(*names)
    return name, lambda item: [getattr(item, each) for each in names]


def _from_data(data: Any) -> Any:
    made = type(data)
    if made in _PLAIN:
        return data
    if made is list:
        return tuple([each if type(each) in _PLAIN else _from_data(each) for each in data])
    ((name, values),) = data.items()
    return _value(name, values)


def _value(name: str, values: Any) -> Any:
    made = _PARTS.get(name) or class_of(name)
    if made is None:
        raise TypeError(f"{name} is no value")
    if made is Match:
        return _match_from_data(values)
    read = [each if type(each) in _PLAIN else _from_data(each) for each in values]
    return _rules(name, tuple(read)) if made in _RULES else made(*read)


@lru_cache(maxsize=256)
def _rules(kind: str, values: tuple[Any, ...]) -> Any:
    """Return rules, checked as stored ones are; the same object for all who play by them."""
    made = class_of(kind)
    assert made is not None
    names = [each.name for each in fields(made)]
    return stored_rules(made, dict(zip(names, values, strict=True)))


_AT = {each.name: at for at, each in enumerate(fields(Match))}


def _match_to_data(values: Sequence[Any]) -> list[Any]:
    """Return a match's fields: the seeds, and in columns the moves, by far the most of it."""
    data = list(values)
    revealed = data[_AT["revealed"]]
    data[_AT["seed"]] = data[_AT["seed"]].hex()
    data[_AT["later"]] = tuple((number, seed.hex()) for number, seed in data[_AT["later"]])
    data[_AT["revealed"]] = None
    moves = [(name, list(of(move))) for _, move in revealed for name, of in [_written(type(move))]]
    return [*_to_data(tuple(data)), [seat for seat, _ in revealed], moves]


def _match_from_data(data: Any) -> Match[Any]:
    *before, seats, moves = data
    values = [_from_data(each) for each in before]
    made = [_value(name, given) for name, given in moves]
    values[_AT["seed"]] = bytes.fromhex(values[_AT["seed"]])
    values[_AT["later"]] = tuple((at, bytes.fromhex(seed)) for at, seed in values[_AT["later"]])
    values[_AT["revealed"]] = tuple(zip(seats, made, strict=True))
    return Match(*values)
