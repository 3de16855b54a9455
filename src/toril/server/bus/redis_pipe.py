"""A connection to a Redis that is let in, read and written without waiting.

The library connects: by TLS or not, with a password or without. Then we take the transport over,
because its own way to read a reply takes tasks, time-outs and streams for each.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import hiredis

from toril.server.bus.redis_connection import RedisConnection

_PACK: Any = hiredis.pack_command  # whose types know of one word only


class Pipe(asyncio.Protocol):
    """Gives each reply to `take` as it comes. Whatever goes wrong ends `until_lost`."""

    def __init__(self, connection: RedisConnection, take: Callable[[Any], None]) -> None:
        """Take over a connection on which nothing is under way."""
        self._take, self._reader = take, hiredis.Reader()
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport = connection._writer.transport
        self._transport.set_protocol(self)

    def write(self, *commands: tuple[str | bytes, ...]) -> None:
        """Send commands, in one go; to nobody, when the line is lost and nobody was told yet."""
        if not self._transport.is_closing():
            self._transport.write(b"".join(map(_PACK, commands)))

    async def until_lost(self) -> None:
        """Wait for as long as all is well, and raise what went wrong."""
        await self._lost

    def data_received(self, data: bytes) -> None:
        """Take what is complete."""
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not False:
                if isinstance(reply, Exception):
                    raise reply
                self._take(reply)
        except Exception as error:
            self._fail(error)

    def connection_lost(self, error: Exception | None) -> None:
        """Note that Redis, or we, hung up."""
        self._fail(error or ConnectionError("Redis hung up"))

    def _fail(self, error: Exception) -> None:
        if not self._lost.done():
            self._lost.set_exception(error)
