"""The bare broadcast that a server is compared with: prepared frames, written to sockets.

It accepts every WebSocket without reading the request, and then writes, one pass over all sockets
after the other, as fast as its core can. Nothing of Toril is in it but the bytes of a frame: a
server that had nothing to read, decide, store and say could deliver so many messages, and no more.
"""

import asyncio
import time
from itertools import cycle
from typing import Any, cast

from toril.bench.server.orders import orders, run_fast, say
from toril.bench.server.processes import pin_server
from toril.engine.value import value
from toril.wire.frames import text_frame

BURST = 16
"""So many groups of sockets are written to before the event loop has its turn."""

ASKED = 4
"""So many sockets are asked after each pass: some of each process of people, and not many more."""

_ACCEPT = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
_PING = b"\x89\x00"


@value
class Mix:
    """What is sent: messages of such sizes, so many of each in a hundred."""

    sizes: tuple[tuple[int, int], ...]

    @property
    def frames(self) -> list[bytes]:
        """The frames, in which the kinds are spread evenly."""
        spread = sorted(
            ((number + 0.5) / share, size) for size, share in self.sizes for number in range(share)
        )
        return [text_frame(b"x" * size) for _, size in spread]


class _Socket(asyncio.Protocol):
    """One socket, accepted as soon as its request is complete."""

    def __init__(self, server: "Broadcast") -> None:
        self._server = server
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, too

    def data_received(self, data: bytes) -> None:
        if self.transport is None:
            return
        if data.startswith(b"GET "):
            self.transport.write(_ACCEPT)
            self._server.sockets.append(self.transport)
        else:
            self._server.answered()


class Broadcast:
    """All sockets."""

    def __init__(self) -> None:
        """Begin with none."""
        self.sockets: list[asyncio.Transport] = []
        self._unanswered = 0
        self._heard = asyncio.Event()

    def answered(self) -> None:
        """Note that one of the last sockets of a pass has read so far."""
        self._unanswered -= 1
        if self._unanswered <= 0:
            self._heard.set()

    async def listen(self) -> int:
        """Accept whoever comes; return the port."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: _Socket(self), "127.0.0.1", 0, backlog=2048)
        port: int = server.sockets[0].getsockname()[1]
        return port

    async def run(self, mix: Mix, group: int, seconds: float) -> dict[str, Any]:
        """Write to one group of sockets after the other; return what it took.

        After each pass the last sockets are asked by a ping whether they have read so far, or
        messages would pile up, and several go out in one write: a server's do not.
        """
        frames = cycle(mix.frames)
        groups = [self.sockets[at : at + group] for at in range(0, len(self.sockets), group)]
        sent = size = 0
        begin, cpu = time.perf_counter(), time.process_time()
        while time.perf_counter() - begin < seconds:
            for number, sockets in enumerate(groups, start=1):
                frame = next(frames)
                for socket in sockets:
                    socket.write(frame)
                sent += len(sockets)
                size += len(sockets) * len(frame)
                if number % BURST == 0:
                    await asyncio.sleep(0)
            await self._pass_heard(self.sockets[-ASKED:])
        return {"deliveries": sent, "bytes": size, "cpu": time.process_time() - cpu}

    async def _pass_heard(self, last: list[asyncio.Transport]) -> None:
        self._heard.clear()
        self._unanswered = len(last)
        for socket in last:
            socket.write(_PING)
        await self._heard.wait()


async def _serve() -> None:
    broadcast = Broadcast()
    say(done={"port": await broadcast.listen()})
    async for order in orders():
        mix = Mix(tuple((size, share) for size, share in order["sizes"]))
        say(done=await broadcast.run(mix, order["group"], order["seconds"]))


def main() -> None:
    """Broadcast on the server's core."""
    pin_server()
    run_fast(_serve())


if __name__ == "__main__":
    main()
