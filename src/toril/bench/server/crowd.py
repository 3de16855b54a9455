"""All people of one generator: they connect, and after a loss they come back like real clients."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from toril.bench.server.rest import Rest
from toril.bench.server.tally import Tally
from toril.client.back_off import waits

if TYPE_CHECKING:
    from toril.bench.server.frames import Listener


class Crowd:
    """What the people of all tables share."""

    def __init__(self, bases: Sequence[str], seed: int) -> None:
        """Meet at the servers at `bases`, which are known by their numbers."""
        self.doors = [_door(base) for base in bases]
        self.rests = [Rest(*door) for door in self.doors]
        self.tally, self.rng = Tally(), Random(seed)
        self.returns = False
        """Whether those who lose their sockets come back; otherwise they are counted as lost."""
        self.back: dict[Callable[[], Awaitable[None]], float] = {}
        """When each of them was welcomed again, by the machine's steady clock."""
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, what: Coroutine[Any, Any, None]) -> None:
        """Do something besides; a refusal is counted."""
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.tally.refuse(str(error) or repr(error))

    async def open(self, client: "Listener", at: int) -> None:
        """Open the socket of a client at a server."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: client, *self.doors[at])

    def lost(self, come: Callable[[], Awaitable[None]], why: str) -> None:
        """Let somebody who lost the socket `come` back, or count the loss."""
        self.back.pop(come, None)
        if self.returns:
            self.do(self._come_back(come))
        else:
            self.tally.lose(why)

    async def _come_back(self, come: Callable[[], Awaitable[None]]) -> None:
        for wait in waits():
            await asyncio.sleep(wait)
            try:
                await come()
            except OSError:
                continue
            self.back[come] = monotonic()
            return

    def stop(self) -> None:
        """Stop whatever is under way."""
        for task in self._tasks:
            task.cancel()
        for rest in self.rests:
            rest.close()


def _door(base: str) -> tuple[str, int]:
    host, _, port = base.removeprefix("http://").partition(":")
    return host, int(port)
