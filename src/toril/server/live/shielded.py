"""Work that goes on to its end, also when the client that asked for it hangs up meanwhile."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

from toril.engine.errors import TorilError

T = TypeVar("T")
Shielded: TypeAlias = asyncio.Task[T | TorilError]


def start_shielded(work: Coroutine[Any, Any, T]) -> Shielded[T]:
    """Start the work; any number of callers may wait for it with `result_of`, or none."""
    return asyncio.create_task(_outcome(work))


async def result_of(work: Shielded[T]) -> T:
    """Return the result of the work, or raise its refusal. If we are cancelled, it goes on."""
    outcome = await asyncio.shield(work)
    if isinstance(outcome, TorilError):
        try:
            raise outcome
        finally:
            del outcome, work  # or the refusal, its traceback and this frame would hold each other
    return outcome


async def _outcome(work: Coroutine[Any, Any, T]) -> T | TorilError:
    """Return a refusal as if it were a result: asyncio logs the error of a task nobody waits for.

    That is right for a bug, which is raised; a refusal is nothing to be logged.
    """
    try:
        return await work
    except TorilError as refusal:
        return refusal
