"""Clients of a server that says what a test has decided."""

from typing import Any

from toril.client import Client, Heard, RawClient


class Canned(RawClient):
    """A connection on which somebody else has decided what is heard."""

    def __init__(self, *messages: Any) -> None:
        super().__init__("http://localhost:1", "K7W2FP")
        self._messages = list(messages)

    async def connect(self) -> dict[str, Any]:
        return await self.receive()

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = self._messages.pop(0)
        return message

    def _ask(self, method: str, path: str, body: Any) -> Any:
        return self._messages.pop(0)


def hearing(*messages: Any) -> Client:
    client = Client("http://localhost:1", "K7W2FP")
    client.raw = Canned(*messages)
    return client


async def heard(*messages: Any) -> list[Heard]:
    client = hearing(*messages)
    return [await client.connect(), *[await client.receive() for _ in messages[1:]]]
