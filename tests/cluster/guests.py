"""People who play at any worker there is, take part in draws, and doze off now and then."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import time
from typing import Any

from tests.people.persistent import Evening, PersistentPlayer, Server
from toril.client import RawClient, new_id
from toril.engine.fairness.draw import read_draw
from toril.engine.fairness.hashes import seal

DOZES = 0.02
"""How many moves of somebody with a clock come after its end."""

SLEEPS = 0.2
"""How many draws get no number from somebody's device: they wait, and begin without."""

DROPS = 0.05
"""After how many moves, and after how much that was told, somebody's connection drops by itself;
then it leads to any worker, which must know at least as much."""

AGAIN_SECONDS = 0.1
"""Before a command that could not be stored is sent again."""


class Wanderer(RawClient):
    """A device that every request and every connection may lead to another worker.

    So it is behind a proxy. One that leads to a worker that is gone is tried again soon.
    """

    def __init__(self, bases: Sequence[str], rng: Random, code: str | None) -> None:
        super().__init__(bases[0], code)
        self._bases, self._rng = bases, rng
        self.said: dict[str, dict[str, Any]] = {}  # commands over the socket, by their ids

    async def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        self.base = self._rng.choice(self._bases)
        return await super().ask(method, path, body)

    async def connect(self) -> dict[str, Any]:
        self.base = self._rng.choice(self._bases)
        return await super().connect()

    async def send(self, **message: Any) -> str:
        command: str = message.setdefault("id", new_id())
        self.said[command] = message
        return await super().send(**message)

    async def send_again(self, command: str) -> None:
        """Send what could not be stored once more, under the same id."""
        await super().send(**self.said[command])


@dataclass
class Guest(PersistentPlayer):
    """Somebody whose device seals a number for each draw, and who takes the seat back."""

    table: dict[str, Any] = field(default_factory=dict)
    numbers: dict[str, str] = field(default_factory=dict)  # by their seals; the last is the next
    answered: set[int] = field(default_factory=set)  # the draws, by the number of their match
    back: tuple[int, int] | None = None  # the turn in which the seat was last taken back
    dozes: float = DOZES
    sleeps: float = SLEEPS

    async def react(self, message: dict[str, Any]) -> None:
        """Seal a number, answer a draw, take the seat back; send again what was not stored."""
        self.table = message.get("table") or self.table
        if message["kind"] == "refused" and message["code"] == "not_stored":
            await asyncio.sleep(AGAIN_SECONDS)
            assert isinstance(self.client, Wanderer)
            await self.client.send_again(message["id"])
        if (seat := self.seat) is None:
            return
        if message["kind"] == "welcome":
            await self.client.send_once(kind="seal", seal=self.sealed())
        if self.table["state"] == "draw":
            await self.answer_draw(seat)
        if self.table["seats"][seat]["stand_in"] and self.now:
            await self.take_back((self.now["match"], self.now["turn"]))
        if message["kind"] in ("update", "news"):
            await self.drop_perhaps()

    @property
    def seat(self) -> int | None:
        """Where this person sits; None for a spectator."""
        people = [seat["person"] for seat in self.table.get("seats", ())]
        who = self.client.person
        return people.index(who) if who is not None and who in people else None

    def sealed(self, *, anew: bool = False) -> str:
        """Return the seal of the number for the next draw."""
        if anew or not self.numbers:
            number = secrets.token_bytes(32)
            self.numbers[seal(bytes.fromhex(self.table["id"]), number)] = number.hex()
        return list(self.numbers)[-1]

    async def answer_draw(self, seat: int) -> None:
        """Give the number whose seal the draw lists, to one draw only, or sleep."""
        draw = read_draw(self.table["fairness"]["draw"])
        listed = draw.seats[seat].seal
        if draw.match in self.answered or listed != self.sealed():
            return
        self.answered.add(draw.match)
        if self.rng.random() < self.sleeps:
            return
        given = {"match": draw.match, "number": self.numbers[listed]}
        self.sent[await self.client.send(kind="number", **given, seal=self.sealed(anew=True))] = (
            True  # or the draw has not waited
        )

    async def take_back(self, turn: tuple[int, int]) -> None:
        """Take the seat back from a bot, once in a turn: who is late in it stays late."""
        if turn != self.back:
            self.back = turn
            await self.client.send(kind="back")

    async def move(self, play: dict[str, Any]) -> None:
        """Move, too late now and then, and lose the connection now and then."""
        if play["deadline"] is not None and self.rng.random() < self.dozes:
            await asyncio.sleep(max(0.0, play["deadline"] / 1000 - time()) + 0.3)
        await super().move(play)
        await self.drop_perhaps()

    async def drop_perhaps(self) -> None:
        """Lose the connection now and then, whatever is on its way."""
        if self.rng.random() < DROPS:
            await self.client.drop()

    def note_refusal(self, message: dict[str, Any]) -> None:
        """Check a refusal: what could not be stored may be stored all the same, and is not lost."""
        if message["code"] != "not_stored":
            super().note_refusal(message)
        elif message["id"] in self.sent:
            self.sent[message["id"]] = True  # what is sent again may come too late


class ClusterEvening(Evening):
    """One table whose people come by any worker."""

    def __init__(
        self, server: Server, bases: Sequence[str], rng: Random, thinks: float, **setup: Any
    ) -> None:
        super().__init__(server, rng, **setup)
        self._bases, self._thinks = bases, thinks

    def new_client(self, code: str | None) -> RawClient:
        return Wanderer(self._bases, Random(self.rng.random()), code)

    def new_person(self, client: RawClient, rng: Random) -> PersistentPlayer:
        late = "clock" in self.setup
        return Guest(client, self.server, rng, thinks=self._thinks, may_be_late=late)

    def sent_by(self, who: RawClient) -> int:
        assert isinstance(who, Wanderer)
        return len(who.said)
