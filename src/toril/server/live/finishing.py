"""Work that is finished though whoever asked for it may hang up."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

from toril.engine.errors import TorilError

T = TypeVar("T")
Begun: TypeAlias = asyncio.Task[T | TorilError]


def begin(work: Coroutine[Any, Any, T]) -> Begun[T]:
    """Begin it; any number may wait for it with `finished`, or nobody."""
    return asyncio.create_task(_outcome(work))


async def finished(begun: Begun[T]) -> T:
    """Return what came of it, or raise its refusal. Cancelled, it goes on without us."""
    outcome = await asyncio.shield(begun)
    if isinstance(outcome, TorilError):
        try:
            raise outcome
        finally:
            del outcome, begun  # or the refusal, its traceback and this frame would hold each other
    return outcome


async def _outcome(work: Coroutine[Any, Any, T]) -> T | TorilError:
    """Return refusals like results: asyncio reports, as it should, errors that nobody hears of.

    A refusal is none. Whatever else is raised is a bug, and the task's own.
    """
    try:
        return await work
    except TorilError as refusal:
        return refusal
