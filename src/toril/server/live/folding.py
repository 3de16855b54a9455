"""Long ledgers are folded beside the event loop, one at a time: everybody else goes first."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

_thread = ThreadPoolExecutor(1, thread_name_prefix="toril-fold")


async def folding(fold: Callable[[], T]) -> T:
    """Return what `fold` returns, in its turn."""
    return await asyncio.get_running_loop().run_in_executor(_thread, fold)
