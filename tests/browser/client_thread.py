"""People who are not in a browser, on a thread of their own.

Playwright's loop runs on the main thread, so `asyncio.run` cannot be called beside it.
"""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from tests.people.requests import PATIENCE
from toril.client import RawClient

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")


class ClientThread:
    """A loop for clients and stores."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._clients: list[RawClient] = []

    def client(self, base: str, code: str | None = None, token: str | None = None) -> RawClient:
        """Return somebody who plays without a browser, and hangs up at the end."""
        self._clients.append(RawClient(base, code, token))
        return self._clients[-1]

    def open(self, base: str, **setup: Any) -> RawClient:
        """Let somebody open a table."""
        host = self.client(base)
        self.run(host.open(**({"name": "Ana", "game": "six_nimmt"} | setup)))
        return host

    def join(self, host: RawClient, name: str) -> RawClient:
        """Let somebody sit down at a host's table."""
        guest = self.client(host.base, host.code)
        self.run(guest.sit(name))
        return guest

    def begin(self, story: Coroutine[Any, Any, T]) -> "Future[T]":
        """Let something happen meanwhile."""
        return asyncio.run_coroutine_threadsafe(story, self._loop)

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        """Wait until something has happened."""
        return self.begin(story).result(2 * PATIENCE)

    async def end_all(self) -> None:
        """End what still runs, and let everybody hang up."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for client in self._clients:
            await client.close()


@contextmanager
def client_thread() -> Iterator[ClientThread]:
    """Run a loop until the block ends; what still runs on it then is ended."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    found = ClientThread(loop)
    try:
        yield found
    finally:
        found.run(found.end_all())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
