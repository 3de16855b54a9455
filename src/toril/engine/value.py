"""`@value`: a frozen, slotted dataclass that costs a third of the ordinary one.

The rule for the whole package, not only for the engine:

- Data that never change are a `@value`. One that is stored or sent has a kind as well,
  `@value(kind="six.placed")`, see `toril.engine.kinds`.
- A class with a state that changes is a plain class with `__init__`, or a `@dataclass(slots=True)`
  where it is only a bag of changing fields.
- `@dataclass(frozen=True)` and `NamedTuple` are not used: the first costs more, and two different
  NamedTuples with equal fields are equal. Only `fast/` has NamedTuples, which Numba understands.
- What is checked as it comes in from the network is a Pydantic model (`toril.wire`).

Why not the ordinary one: `dataclass(frozen=True, slots=True)` compiles half a dozen methods for
each class, which is most of what `import toril` would take, and its constructor goes through
`object.__setattr__` for each field, which is a sixth of the time of a random round. Here one
constructor is compiled that fills the slots directly; the other methods are shared. To a reader, to
mypy and to `dataclasses.fields` it is an ordinary frozen dataclass; `replace`, too, is cheaper
here. A field may have a default, be left out of the `repr` and be checked in `__post_init__`; all
fields count when two values are compared, and a default is itself a value (no `default_factory`).
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

from toril.engine import kinds
from toril.engine.older_data import added
from toril.engine.options import option

T = TypeVar("T")


@overload
def value(cls: type[T]) -> type[T]: ...
@overload
def value(*, kind: str) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field, added, option))
def value(
    cls: type[T] | None = None, *, kind: str | None = None
) -> type[T] | Callable[[type[T]], type[T]]:
    """Make a class a frozen, slotted dataclass: equal by class and fields, hashable, picklable."""
    if cls is None:
        return lambda cls: _made(cls, kind)
    return _made(cls, kind)


def replace(old: T, **changes: Any) -> T:
    """Return a value like another but for some fields, at a third of the price of dataclasses'."""
    made: Any = type(old)
    names = made._names
    known = made._values(old)
    data = dict(zip(names, known, strict=True)) if len(names) > 1 else dict.fromkeys(names, known)
    result: T = made(**{**data, **changes})
    return result


def _made(cls: type[T], kind: str | None) -> type[T]:
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    names = [each.name for each in fields(made)]
    made.__init__ = _constructor(made)
    made._names = tuple(names)
    made._values = staticmethod(attrgetter(*names) if names else _nothing)
    for name in _SHARED:
        if name not in cls.__dict__:
            setattr(made, name, vars(_Shared)[name])
    if kind is not None:
        kinds.enter(made, kind)
    result: type[T] = made
    return result


def _constructor(made: Any) -> Callable[..., None]:
    """Compile the one method that depends on the fields."""
    known: dict[str, Any] = {}
    parameters, lines = [], []
    for each in fields(made):
        known[f"set_{each.name}"] = getattr(made, each.name).__set__
        if each.default_factory is not MISSING or not each.compare:
            raise TypeError(f"{made.__name__}.{each.name} is not a field of a value")
        parameter = each.name
        if each.default is not MISSING:
            known[f"default_{each.name}"] = each.default
            parameter += f"=default_{each.name}"
        parameters.append(parameter)
        lines.append(f"set_{each.name}(self, {each.name})")
    if hasattr(made, "__post_init__"):
        lines.append("self.__post_init__()")
    source = f"def __init__(self, {', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])
    exec(source, known)  # our own field names and nothing else
    constructor: Callable[..., None] = known["__init__"]
    return constructor


class _Shared:
    """The methods that all values have in common; `_values` returns a value's fields."""

    _values: Callable[[object], Any]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        same: bool = self is other or self._values(self) == self._values(other)
        return same

    def __hash__(self) -> int:
        return hash((type(self), self._values(self)))

    def __repr__(self) -> str:
        shown = (f"{each.name}={getattr(self, each.name)!r}" for each in _fields(self) if each.repr)
        return f"{type(self).__qualname__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, each.name) for each in _fields(self))

    def __setattr__(self, name: str, _: object) -> None:
        raise FrozenInstanceError(f"{type(self).__name__} is a value: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"{type(self).__name__} is a value: {name} cannot be deleted")


_SHARED = ("__eq__", "__hash__", "__repr__", "__reduce__", "__setattr__", "__delattr__")


def _fields(made: Any) -> tuple[Field[Any], ...]:
    return fields(made)


def _nothing(_: object) -> tuple[()]:
    return ()
