"""The people of `toril bench server`: they sit at tables over real sockets and play.

In a paced run everybody commits at a moment of their own within each trick's time; flat out they
answer at once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from toril.client.raw import RawClient
from toril.engine.six_nimmt import ChooseRow, Commit
from toril.engine.value import value


@value
class Load:
    """One run: so many tables, people and bots at each; seconds for a trick, 0 for at once."""

    name: str
    tables: int
    people: int
    bots: int
    pace: float


@dataclass(slots=True)
class Tally:
    """What the people of all tables saw."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    matches: int = 0
    refused: int = 0


class Party:
    """The people of one table, who share a stopwatch."""

    def __init__(self, clients: list[RawClient], load: Load, tally: Tally, rng: Random) -> None:
        """Let `clients` play as `load` says."""
        self._clients, self._load, self._tally, self._rng = clients, load, tally, rng
        self._sent: dict[int, tuple[float, int]] = {}  # by seat: when, and how many have heard
        self._thinking: set[asyncio.Task[None]] = set()
        self._absent = len(clients)
        self.complete = asyncio.Event()

    async def play(self) -> None:
        """Play match after match until cancelled."""
        try:
            async with asyncio.TaskGroup() as group:
                for client in self._clients:
                    group.create_task(self._play(client))
        finally:
            for task in self._thinking:
                task.cancel()
            for client in self._clients:
                await client.close()

    async def _play(self, client: RawClient) -> None:
        seat, decided = -1, (0, -1)
        async for message in client.messages():
            self._tally.refused += message["kind"] == "refused"
            if message["kind"] not in ("welcome", "update"):
                continue
            if message["kind"] == "welcome":
                self._absent -= 1
                if not self._absent:
                    self.complete.set()
            if message["table"]:
                seat = [each["person"] for each in message["table"]["seats"]].index(client.person)
            self._hear(message.get("events", ()))
            play = message["play"]
            if play is None or decided == (play["match"], play["turn"]):
                continue
            if play["view"]["outcome"] is not None:
                decided = (play["match"], play["turn"])
                if client is self._clients[0]:
                    self._tally.matches += 1
                    await client.post("rematch")
            elif seat in play["to_act"]:
                decided = (play["match"], play["turn"])
                task = asyncio.ensure_future(self._move(client, seat, play))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)

    async def _move(self, client: RawClient, seat: int, play: dict[str, Any]) -> None:
        if self._load.pace:
            await asyncio.sleep(self._rng.random() * self._load.pace)
        legal = play["legal"]
        if legal["kind"] == "commit":
            self._sent[seat] = (perf_counter(), 0)
            await client.move(play, Commit(self._rng.choice(legal["cards"])))
        else:
            await client.move(play, ChooseRow(0))
        self._tally.moves += 1

    def _hear(self, events: list[dict[str, Any]]) -> None:
        """Stop the time of a commitment when all clients have heard of it."""
        for event in events:
            if event["kind"] == "six.committed" and event["seat"] in self._sent:
                sent, heard = self._sent[event["seat"]]
                if heard + 1 == len(self._clients):
                    self._tally.latencies.append(perf_counter() - sent)
                    del self._sent[event["seat"]]
                else:
                    self._sent[event["seat"]] = (sent, heard + 1)


async def seat_party(
    base: str, load: Load, gate: asyncio.Semaphore, progress: Callable[[str], None]
) -> list[RawClient]:
    """Open a table, sit everybody down and start."""
    async with gate:
        host = RawClient(base)
        bots = [None] * load.people + ["cautious"] * load.bots
        seats = load.people + load.bots
        await host.open(name="Ana", game="six_nimmt", seats=seats, bots=bots)
        clients = [host, *(RawClient(base, host.code) for _ in range(load.people - 1))]
        for number, client in enumerate(clients[1:], start=2):
            await client.sit(f"Person {number}")
        await host.post("start")
        progress(f"{load.name}, {load.tables} tables: setting up")
        return clients
