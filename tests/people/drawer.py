"""Somebody at a table whose device takes part in draws step by step, as a test says."""

import secrets
from typing import Any

from tests.people.listener import Listener
from tests.people.playing import table_of
from toril.client import RawClient
from toril.engine.fairness.draw import Draw, read_draw
from toril.engine.fairness.hashes import seal


class Drawer(Listener):
    """A listener with a sealed number for the next draw."""

    def __init__(self, client: RawClient) -> None:
        super().__init__(client)
        self.number = secrets.token_hex(32)

    @property
    def sealed(self) -> str:
        """What the device shows of its number."""
        return seal(bytes.fromhex(self.table["id"]), bytes.fromhex(self.number))

    @property
    def draw(self) -> Draw:
        """The draw that the table was last seen with."""
        return read_draw(self.table["fairness"]["draw"])

    @property
    def numbers(self) -> Any:
        """The numbers that came to it; None while it is open."""
        return self.table["fairness"]["numbers"]

    async def seal(self) -> None:
        """Show the seal, and wait until the server has it."""
        answer = await self.answer(await self.client.send(kind="seal", seal=self.sealed))
        assert answer["kind"] == "ack"

    async def ping(self) -> None:
        """Be heard."""
        await self.answer(await self.client.send(kind="ping"))

    async def give(self, number: str | None = None, match: int | None = None) -> dict[str, Any]:
        """Give the number, this one unless another is named; return the server's answer.

        The last number begins the match: then an update answers.
        """
        which = {"match": self.draw.match if match is None else match, "round": self.draw.round}
        given = {"number": number or self.number, "seal": "5e" * 32}
        return await self.answer(await self.client.send(kind="number", **which, **given))

    async def until_state(self, state: str) -> None:
        """Listen until the table is in that state."""
        await self.until(lambda me: me.table["state"] == state)


async def drawers(base: str, people: int, **setup: Any) -> list[Drawer]:
    """Let so many people sit down, connect and show their seals."""
    short = {"options": {"rounds": 1, "hand_size": 2}}
    found = [Drawer(client) for client in await table_of(base, people, **(short | setup))]
    for person in found:
        await person.connect()
    for person in found:
        await person.seal()
    return found
