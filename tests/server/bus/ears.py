"""Somebody on a bus: keeps what was heard, and waits for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from toril.server.bus import Bus

PATIENCE = 20.0


class Ears:
    """One bus, opened, and what came through it."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[bytes] = []
        self.changes: list[bool] = []
        self._news = asyncio.Event()

    async def open(self) -> None:
        await self.bus.open(self._hear, self._changed)

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until something is so; a bus wakes us whenever it says something."""
        async with asyncio.timeout(PATIENCE):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def up(self) -> None:
        await self.until(lambda: self.bus.is_up)

    async def down(self) -> None:
        await self.until(lambda: not self.bus.is_up)

    async def hears(self, *messages: bytes) -> None:
        """Wait for as many messages, which must be these, and forget them."""
        await self.hears_many(len(messages))
        assert self.heard == list(messages)
        self.heard = []

    async def hears_many(self, count: int) -> None:
        await self.until(lambda: len(self.heard) >= count)

    def _hear(self, message: bytes) -> None:
        self.heard.append(message)
        self._news.set()

    def _changed(self) -> None:
        self.changes.append(self.bus.is_up)
        self._news.set()


@asynccontextmanager
async def listening(*buses: Bus) -> AsyncIterator[list[Ears]]:
    """Open buses, wait until they are up, and close them at the end."""
    ears = [Ears(bus) for bus in buses]
    try:
        for one in ears:
            await one.open()
        for one in ears:
            await one.up()
        yield ears
    finally:
        for one in ears:
            await one.bus.close()
