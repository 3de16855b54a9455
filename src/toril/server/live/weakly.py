"""Calls that do not keep alive whom they call.

The parts of a room call each other. If they held each other, a table that everybody has left would
stay in memory until somebody looks for cycles, which is seldom (`gc_policy`).
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar
from weakref import WeakMethod

P = ParamSpec("P")
T = TypeVar("T")


def weakly(method: Callable[P, T]) -> Callable[P, T]:
    """Return a function that calls a method of an object that lives as long as it is called."""
    found: WeakMethod[Any] = WeakMethod(method)

    def call(*args: P.args, **named: P.kwargs) -> T:
        alive = found()
        if alive is None:
            raise ReferenceError("the room is gone")
        result: T = alive(*args, **named)
        return result

    return call
