"""A line between two programs that can be cut, or hang, without touching either of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

PIECE = 64 * 1024


class Forwarder:
    """Listens on a port of its own and passes everything on to another, both ways."""

    def __init__(self, target: int) -> None:
        self._target = target
        self.port = 0
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()

    async def mend(self) -> None:
        """Let everything through, and listen."""
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    def hang(self) -> None:
        """Keep every connection, take new ones, and pass nothing on."""
        self._flows.clear()

    async def cut(self) -> None:
        """Hang up on everybody, and listen no more."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._connect(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            await self._flows.wait()
            their_reader, their_writer = await asyncio.open_connection("127.0.0.1", self._target)
            writers.append(their_writer)
            ways = ((reader, their_writer), (their_reader, writer))
            tasks = [asyncio.create_task(self._pass_on(*way)) for way in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        except OSError:
            pass  # nobody is there: whoever came sees that the line is closed
        finally:
            for each in writers:
                each.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._flows.wait()
                writer.write(piece)
                await writer.drain()


@asynccontextmanager
async def forwarder(target: int) -> AsyncIterator[Forwarder]:
    """Provide a line to a port of this machine."""
    line = Forwarder(target)
    await line.mend()
    try:
        yield line
    finally:
        await line.cut()
