"""A bus among processes and machines: one channel of a Redis or Valkey.

One connection listens, another sends. What is sent in one turn of the loop goes out in one write,
and what is sent shortly after it goes with the next. A Redis that hangs is noticed as well
as one that has gone: every second a ping of our own must come back through the channel. Messages
come and go in callbacks: a task that wakes up for each would cost several times as much.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog

from toril.server.bus.address import BusAddress
from toril.server.bus.frames import MESSAGES, PING, pack, unpack
from toril.server.bus.redis_connection import CONNECT_SECONDS, make_connection
from toril.server.bus.redis_pipe import Pipe
from toril.server.metrics import BUS_HEARD, BUS_LOST, BUS_SENT, BUS_UP

PING_SECONDS = 1.0
ECHO_SECONDS = 1.5
"""From a ping's turn to its return: a Redis that takes longer counts as gone."""

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds between two tries, each time twice as many, and spread: workers do not come in step."""

GATHER_SECONDS = 0.002
"""From one write to the next: the first message goes at once, and what follows gathers. However
many there are, they cost us and everybody who hears us 500 writes a second at most."""

CLOSE_SECONDS = 1.0
MOST_WAITING = 8 * 1024 * 1024
"""Bytes that wait to be sent; what comes on top is lost."""

log = structlog.get_logger()


class RedisBus:
    """A bus over Redis; it connects again for as long as it is open."""

    def __init__(self, address: BusAddress, channel: str) -> None:
        make_connection(address)  # to refuse at once what can never work
        self._address, self._channel = address, channel.encode()
        self._own = PING + secrets.token_bytes(12)
        self._is_up = False
        self._was_said_down = False
        self._waiting: list[bytes] = []
        self._size = 0
        self._ping = self._own
        self._pings, self._ping_is_due = 0, False
        self._mouth: Pipe | None = None
        self._unconfirmed = self._on_their_way = 0  # frames and messages that Redis has from us
        self._flushed_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._subscribed, self._idle, self._echo = (asyncio.Event() for _ in range(3))
        self._idle.set()
        self._hear: Callable[[bytes], None] = lambda _: None
        self._changed: Callable[[], None] = lambda: None
        self._task: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return f"RedisBus({self._address!r})"

    @property
    def is_up(self) -> bool:
        """Whether our last ping came back."""
        return self._is_up

    async def open(self, hear: Callable[[bytes], None], changed: Callable[[], None]) -> None:
        """Begin to connect, and return at once."""
        self._hear, self._changed = hear, changed
        BUS_UP.set(0)
        self._task = asyncio.create_task(self._keep_connected())

    def send(self, message: bytes) -> None:
        """Send with what else is sent in this turn."""
        if not self._is_up or self._size > MOST_WAITING:
            BUS_LOST.count += 1
            return
        self._waiting.append(message)
        self._size += len(message)
        self._idle.clear()
        self._flush_soon()

    async def close(self) -> None:
        """Send what is on its way, then stop."""
        if self._task is None:
            return
        if self._is_up:
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._idle.wait()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None
        self._is_up = False
        BUS_UP.set(0)

    async def _keep_connected(self) -> None:
        tries = 0
        while True:
            try:
                await self._connected()
            except Exception as error:  # whatever it was, the next try may do
                tries = 0 if self._is_up else tries + 1
                self._went_down(error)
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries, 10))
            await asyncio.sleep(wait * random.uniform(0.5, 1))

    async def _connected(self) -> None:
        """Carry messages until something fails, and raise what it was."""
        listening, sending = make_connection(self._address), make_connection(self._address)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await listening.connect()
                await sending.connect()
            ears = Pipe(listening, self._hear_reply)
            self._mouth = Pipe(sending, self._confirm)
            self._subscribed.clear()
            ears.write(("SUBSCRIBE", self._channel))
            async with asyncio.TaskGroup() as group:
                group.create_task(ears.until_lost())
                group.create_task(self._mouth.until_lost())
                group.create_task(self._watch())
        finally:
            self._hush()
            await listening.disconnect(nowait=True)
            await sending.disconnect(nowait=True)

    def _hear_reply(self, reply: Any) -> None:
        if reply[0] != b"message":
            self._subscribed.set()
            return
        frame: bytes = reply[2]
        if frame.startswith(MESSAGES):
            for message in unpack(frame):
                self._heard(message)
        elif frame == self._ping:
            self._echo.set()

    def _heard(self, message: bytes) -> None:
        BUS_HEARD.count += 1
        try:
            self._hear(message)
        except Exception as error:  # theirs, as if the loop had called them: we listen on
            told = {"message": "a message was not understood", "exception": error}
            asyncio.get_running_loop().call_exception_handler(told)

    def _flush_soon(self) -> None:
        """Write what waits when Redis has passed on what it has, and not too soon after that."""
        if self._mouth is None or self._unconfirmed or self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._flushed_at + GATHER_SECONDS - loop.time()
        self._timer = loop.call_later(max(0.0, wait), self._flush)

    def _flush(self) -> None:
        self._timer = None
        messages, self._waiting, self._size = self._waiting, [], 0
        frames = pack(messages)
        if self._ping_is_due:
            self._ping_is_due = False
            frames.append(self._ping)
        if self._mouth is not None and frames:
            self._unconfirmed, self._on_their_way = len(frames), len(messages)
            self._flushed_at = asyncio.get_running_loop().time()
            self._mouth.write(*(("PUBLISH", self._channel, frame) for frame in frames))

    def _confirm(self, _: Any) -> None:
        self._unconfirmed -= 1
        if self._unconfirmed:
            return
        BUS_SENT.count += self._on_their_way
        if self._waiting or self._ping_is_due:
            self._flush_soon()
        else:
            self._idle.set()

    def _hush(self) -> None:
        """Write nothing any more."""
        self._mouth, self._unconfirmed = None, 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _watch(self) -> None:
        """Send a ping every second, and fail when one does not come back."""
        async with asyncio.timeout(CONNECT_SECONDS):
            await self._subscribed.wait()
        while True:
            self._pings += 1
            self._ping, self._ping_is_due = self._own + str(self._pings).encode(), True
            self._echo.clear()
            self._flush_soon()
            await self._hear_echo()
            self._went_up()
            await asyncio.sleep(PING_SECONDS)

    async def _hear_echo(self) -> None:
        """Wait for the ping. Where our own loop was late, the echo may lie there unread."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            due = loop.time() + ECHO_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._echo.wait()
                return
            if loop.time() < due + ECHO_SECONDS / 3:
                break
        raise TimeoutError(f"no answer for {ECHO_SECONDS} seconds")

    def _went_up(self) -> None:
        if self._is_up:
            return
        self._is_up = True
        BUS_UP.set(1)
        tell = log.warning if self._was_said_down else log.info
        tell("bus_up", bus=str(self._address))
        self._was_said_down = False
        self._changed()

    def _went_down(self, error: Exception) -> None:
        BUS_LOST.count += len(self._waiting)  # and what Redis had not confirmed, perhaps
        self._waiting, self._size = [], 0
        self._idle.set()
        BUS_UP.set(0)
        if not self._was_said_down:
            self._was_said_down = True
            why = self._address.without_secrets(_first(error))
            log.warning("bus_down", bus=str(self._address), why=why)
        if self._is_up:
            self._is_up = False
            self._changed()


def _first(error: BaseException) -> str:
    """Return why, in the words of whatever failed first."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error) or type(error).__name__
