"""People who play on while their server is killed, and check what they are told each time."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

from tests.people.following import counted_after, play_after
from tests.people.playing import hasty, random_move
from toril.client import RawClient, ServerRefused, Unreachable, answer_to, new_claim, new_id
from toril.engine.value import value
from toril.server.tables.evolve import REMEMBERED

T = TypeVar("T")


class Server(Protocol):
    """What is killed again and again."""

    @property
    def base(self) -> str:
        """Its address."""

    @property
    def born(self) -> int:
        """When the present one was started, in ms."""


@value
class AnsweredCommand:
    """A command by REST that was answered with success, or too late for an answer."""

    what: str
    id: str


@dataclass
class PersistentPlayer:
    """Somebody who plays on whatever happens to the server, and all that this one was told.

    A spectator has no seat.
    """

    client: RawClient
    server: Server
    rng: Random
    thinks: float = 0.03  # seconds before a move, on average
    may_be_late: bool = False  # a clock runs: a bot may have moved instead
    counters: tuple[int, int] = (-1, -1)
    now: Any = None
    plays: dict[tuple[int, int], Any] = field(default_factory=dict)
    tables: dict[tuple[int, int], Any] = field(default_factory=dict)
    sent: dict[str, bool] = field(default_factory=dict)  # and whether it may be refused
    done: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    heard: list[dict[str, Any]] = field(default_factory=list)  # what has a version, as it came
    resent: list[tuple[str, int]] = field(default_factory=list)  # and when that server was born
    ended: dict[int, asyncio.Event] = field(default_factory=lambda: defaultdict(asyncio.Event))

    async def play(self) -> None:
        """Play by lot whenever it is this one's turn, whatever happens to the server."""
        moved: tuple[int, int] | None = None
        self.client.waits = hasty
        try:
            async for message in self.client.messages(patience=60):
                self.note(message)
                await self.react(message)
                if (play := self.now) is None or message["kind"] == "presence":
                    continue
                if play["view"]["outcome"]:
                    self.ended[play["match"]].set()
                elif (turn := (play["match"], play["turn"])) != moved and self.is_asked(play):
                    moved = turn
                    await self.move(play)
        finally:
            await self.client.close()

    async def react(self, message: dict[str, Any]) -> None:
        """Do what a message asks for besides a move: nothing."""

    @staticmethod
    def is_asked(play: dict[str, Any]) -> bool:
        return play["view"]["round"]["seat"] in play["to_act"]

    async def move(self, play: dict[str, Any]) -> None:
        """Think a moment, move, and in 6 nimmt! have second thoughts now and then."""
        await asyncio.sleep(self.rng.expovariate(1 / self.thinks))
        self.sent[await self.client.move(play, random_move(play, self.rng))] = self.may_be_late
        if play["legal"]["kind"] == "commit" and self.rng.random() < 0.3:
            self.sent[await self.client.move(play, random_move(play, self.rng))] = True

    def note(self, message: dict[str, Any]) -> None:
        """Check a message against what was said before."""
        match message["kind"]:
            case "welcome":
                before, own = self.counters
                assert message["version"] >= before
                assert message["own_version"] >= own
                waiting = self.sent.keys() - self.done - self.refused
                self.resent += [(command, self.server.born) for command in waiting]
            case "update" | "news":
                assert message["events"]
            case "ack":
                pass
            case "refused":
                self.note_refusal(message)
            case _:
                assert message["kind"] == "presence"
        if message["kind"] != "refused" and (done := answer_to(message)) in self.sent:
            self.done.add(done)
        if "version" in message:
            self.heard.append(message)
            self.counters = at = counted_after(self.counters, message)
            self.now = play_after(self.now, message)
            assert self.plays.setdefault(at, self.now) == self.now
            if (table := message.get("table")) is not None:
                assert self.tables.setdefault(at, table) == table

    def note_refusal(self, message: dict[str, Any]) -> None:
        """Check that what was refused may have come too late."""
        assert self.sent[message["id"]], message
        self.refused.add(message["id"])


class Evening:
    """One table: the same people play match after match until it is late."""

    def __init__(self, server: Server, rng: Random, **setup: Any) -> None:
        self.server, self.rng, self.setup = server, rng, setup
        self.people: list[PersistentPlayer] = []
        self.answered: list[AnsweredCommand] = []
        self.matches = 1

    @property
    def host(self) -> RawClient:
        return self.people[0].client

    @property
    def code(self) -> str:
        assert self.host.code is not None
        return self.host.code

    def new_client(self, code: str | None) -> RawClient:
        """Return somebody's device."""
        return RawClient(self.server.base, code)

    def new_person(self, client: RawClient, rng: Random) -> PersistentPlayer:
        """Return who plays with that device; without a seat, a spectator."""
        return PersistentPlayer(client, self.server, rng)

    async def sit_down(self) -> None:
        """Open the table and fill the seats that are for people."""
        bots = self.setup.get("bots", [None] * self.setup["seats"])
        for number in range(bots.count(None)):
            client = self.new_client(self.code if number else None)
            given: dict[str, Any] = {"id": new_id(), "claim": new_claim(), "name": f"P{number}"}
            if number:
                await self.insist(partial(client.sit, **given))
            else:
                await self.insist(partial(client.open, **given, **self.setup))
            self._note("sit" if number else "open", given["id"])
            self.people.append(self.new_person(client, Random(self.rng.random())))

    async def ask(self, what: str, who: RawClient | None = None, **body: Any) -> dict[str, Any]:
        """Send a command by REST as often as it takes, always with the same id.

        It may hang at a worker that is paused, while its sender plays on elsewhere. When the table
        has forgotten it by then, it is refused, and the ledger must say that it was done.
        """
        who, command = who or self.host, new_id()
        before, answer = self.sent_by(who), dict[str, Any]()
        try:
            answer = await self.insist(lambda: who.post(what, id=command, **body))
        except ServerRefused:
            if self.sent_by(who) - before < REMEMBERED:
                raise
        self._note(what, command)
        return answer

    def sent_by(self, who: RawClient) -> int:
        """Return how many commands somebody has sent over the socket."""
        return sum(len(person.sent) for person in self.people if person.client is who)

    async def insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until there is an answer, and now and then once more, as if it had been lost."""
        while True:
            try:
                answer = await ask()
                if self.rng.random() > 0.2:
                    return answer
            except Unreachable:  # a server that was killed comes back
                await asyncio.sleep(0.02)
            except ServerRefused as refusal:
                if refusal.code != "not_stored":
                    raise
                await asyncio.sleep(0.1)  # and so does a database

    def _note(self, what: str, command: str) -> None:
        self.answered.append(AnsweredCommand(what, command))

    async def play(self, late: asyncio.Event) -> None:
        """Play, and again, until it is late; return when everybody has seen the last result."""
        await self.sit_down()
        self.people.append(self.new_person(self.new_client(self.code), Random(0)))
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(person.play()) for person in self.people]
            await self.ask("start")
            await self.see_the_end()
            while not late.is_set():
                await self.ask("rematch")
                self.matches += 1
                await self.see_the_end()
            for task in playing:
                task.cancel()

    async def see_the_end(self) -> None:
        """Wait until everybody has seen the result of the match."""
        for person in self.people:
            await person.ended[self.matches].wait()
