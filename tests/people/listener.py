"""Somebody who listens at a table, and the loop that a test with such people runs in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar

from websockets.exceptions import ConnectionClosed

from tests.people.following import counted_after, play_after
from tests.people.requests import PATIENCE
from toril.client import RawClient, answer_to

T = TypeVar("T")


class Listener:
    """Somebody at a table who keeps what they hear, and how it looked last."""

    connected: ClassVar[set[RawClient]] = set()

    def __init__(self, client: RawClient) -> None:
        self.client = client
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.play: Any = None
        self.presence: dict[str, Any] = {}
        self.counters = (0, 0)

    async def connect(self) -> dict[str, Any]:
        """Open a socket, a new one if there was one, and return the welcome."""
        self.connected.add(self.client)
        return self._keep(await asyncio.wait_for(self.client.connect(), PATIENCE))

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        return self._keep(await asyncio.wait_for(self.client.receive(), PATIENCE))

    def _keep(self, message: dict[str, Any]) -> dict[str, Any]:
        self.heard.append(message)
        self.table = message.get("table") or self.table
        self.play = play_after(self.play, message)
        self.counters = counted_after(self.counters, message)
        self.presence = message.get("presence") or self.presence
        if message["kind"] == "presence":
            self.presence = message
        return message

    async def until(self, fits: Callable[["Listener"], bool]) -> None:
        """Listen until what was heard fits."""
        async with asyncio.timeout(PATIENCE):
            while not fits(self):
                await self.hear()

    async def until_event(self, kind: str) -> dict[str, Any]:
        """Listen until a new event of that kind; return it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for event in (await self.hear()).get("events", ()):
                    if event["kind"] == kind:
                        found: dict[str, Any] = event
                        return found

    async def until_closed(self) -> int:
        """Listen until the server closes the socket; return its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def answer(self, command: str) -> dict[str, Any]:
        """Listen until the command of that id is answered; return the answer."""
        while True:
            message = await self.hear()
            if answer_to(message) == command:
                return message

    @property
    def version(self) -> int:
        """How many events everybody was told."""
        return self.counters[0]

    @property
    def seat(self) -> int:
        """Where this person sits."""
        people = [seat["person"] for seat in self.table["seats"]]
        return people.index(self.client.person)

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events so far, in order."""
        return [event for message in self.heard for event in message.get("events", ())]


def tell(story: Awaitable[T]) -> T:
    """Run a story to its end, which must come; those who still listen then hang up."""

    async def told() -> T:
        try:
            async with asyncio.timeout(4 * PATIENCE):
                return await story
        finally:
            for client in Listener.connected:
                await client.close()
            Listener.connected.clear()

    return asyncio.run(told())


async def listeners(clients: list[RawClient]) -> list[Listener]:
    """Let everybody connect."""
    found = [Listener(client) for client in clients]
    for listener in found:
        await listener.connect()
    return found
