"""The people's end of the bare broadcast: they only count."""

import asyncio

from toril.bench.server.frames import Listener, handshake

AT_ONCE = 64


class _Counting(Listener):
    """A socket that counts what it hears."""

    def __init__(self, listeners: "LimitListeners") -> None:
        super().__init__(handshake("127.0.0.1", "/"))
        self._listeners = listeners

    def heard(self, message: bytes) -> None:
        self._listeners.heard += 1


class LimitListeners:
    """All sockets of this process at the bare broadcast."""

    def __init__(self, port: int) -> None:
        """Begin with none."""
        self.heard = 0
        self._port = port
        self._open: list[_Counting] = []

    async def connect(self, sockets: int) -> None:
        """Open so many sockets."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                loop, listener = asyncio.get_running_loop(), _Counting(self)
                await loop.create_connection(lambda: listener, "127.0.0.1", self._port)
                self._open.append(listener)

        await asyncio.gather(*(one() for _ in range(sockets)))
        while not all(listener.is_open for listener in self._open):
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Close all."""
        for listener in self._open:
            if listener.transport is not None:
                listener.transport.close()
        self._open.clear()
