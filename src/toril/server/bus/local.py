"""A bus inside one process, for several workers in it: what a bus must do, without a network."""

import asyncio
from collections.abc import Callable

from toril.server.metrics import BUS_HEARD, BUS_LOST, BUS_SENT


class LocalHub:
    """What the buses of one process are joined by; they may belong to several event loops."""

    def __init__(self) -> None:
        self.is_up = True
        self._open: list[LocalBus] = []

    def turn(self, *, up: bool) -> None:
        """Let messages through, or lose them all: as a bus does that goes down."""
        if up != self.is_up:
            self.is_up = up
            for bus in list(self._open):
                bus.turned()

    def join(self, bus: "LocalBus") -> None:
        """Let a bus hear what is sent from now on."""
        self._open.append(bus)

    def part(self, bus: "LocalBus") -> None:
        """Let it hear no more."""
        if bus in self._open:
            self._open.remove(bus)

    def pass_on(self, channel: str, message: bytes) -> None:
        """Hand a message to everybody on the channel."""
        for bus in list(self._open):
            if bus.channel == channel:
                bus.take(message)


class LocalBus:
    """A bus on a hub. Messages come in a later turn of the loop, never inside `send`."""

    def __init__(self, hub: LocalHub, channel: str) -> None:
        self.channel = channel
        self._hub = hub
        self._loop: asyncio.AbstractEventLoop | None = None
        self._hear: Callable[[bytes], None] | None = None
        self._changed: Callable[[], None] | None = None

    @property
    def is_up(self) -> bool:
        """Whether messages go through."""
        return self._hub.is_up and self._hear is not None

    async def open(self, hear: Callable[[bytes], None], changed: Callable[[], None]) -> None:
        """Begin to hear."""
        self._loop = asyncio.get_running_loop()
        self._hear, self._changed = hear, changed
        self._hub.join(self)
        self.turned()

    def send(self, message: bytes) -> None:
        """Send to everybody on the hub, ourselves among them."""
        if self.is_up:
            BUS_SENT.count += 1
            self._hub.pass_on(self.channel, message)
        else:
            BUS_LOST.count += 1

    async def close(self) -> None:
        """Hear no more. What was sent is on its way already."""
        self._hub.part(self)
        self._hear = self._changed = None

    def take(self, message: bytes) -> None:
        """Hear a message in a later turn of our loop."""
        self._later(lambda: self._heard(message))

    def turned(self) -> None:
        """Tell that the bus went up or down, in a later turn."""
        self._later(lambda: self._changed and self._changed())

    def _heard(self, message: bytes) -> None:
        if self._hear is not None:
            BUS_HEARD.count += 1
            self._hear(message)

    def _later(self, call: Callable[[], object]) -> None:
        loop = self._loop
        assert loop is not None
        if loop.is_closed():
            self._hub.part(self)
        elif loop is _running_loop():
            loop.call_soon(call)
        else:
            loop.call_soon_threadsafe(call)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
