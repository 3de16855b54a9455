"""A server that stops and starts again."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from urllib.parse import urlsplit

from tests.harness.in_thread import running
from toril.server.live.hall import milliseconds
from toril.server.settings import Settings


class Restarting:
    """A server that stops and starts again, on the same file and the same port."""

    def __init__(self, chosen: Settings, now: Callable[[], int] = milliseconds) -> None:
        self._chosen, self._now = chosen, now

    def __enter__(self) -> "Restarting":
        self._running = ExitStack()
        self.base = self._start(self._chosen)
        return self

    def _start(self, chosen: Settings) -> str:
        return self._running.enter_context(running(chosen, self._now)).base

    async def restart(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        await asyncio.to_thread(self._running.close)
        meanwhile()
        port = urlsplit(self.base).port
        await asyncio.to_thread(self._start, self._chosen.model_copy(update={"port": port}))

    def __exit__(self, *_: object) -> None:
        self._running.close()
