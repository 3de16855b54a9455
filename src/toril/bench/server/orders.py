"""What the processes of a bench have in common: orders come in on stdin, answers go out."""

import asyncio
import json
import sys
import threading
from collections.abc import AsyncIterator, Coroutine
from typing import Any


def say(**what: Any) -> None:
    """Tell the process that orchestrates."""
    print(json.dumps(what), flush=True)


async def orders() -> AsyncIterator[dict[str, Any]]:
    """Yield one order after the other; end when whoever gives them has gone."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, "")

    threading.Thread(target=read, daemon=True).start()
    while line := await lines.get():
        yield json.loads(line)


def run_fast(what: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest event loop that there is here."""
    if sys.platform == "win32":
        asyncio.run(what)
    else:
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(what)
