"""`toril bench server`: simulated people on real sockets. Figures of one machine, never a test.

The server runs as a process of its own, held to one core where the system allows it; the people
are in this one. A latency is the time from sending a commitment to the moment when the last
client of the table has heard of it. In a paced run everybody commits at a moment of their own
within each trick's time; flat out they answer at once.
"""

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from toril.cli.bench import machine
from toril.client.raw import RawClient
from toril.engine.six_nimmt import ChooseRow, Commit
from toril.server.serve import raise_file_limit


@dataclass(frozen=True, slots=True)
class Load:
    """One run: so many tables, people and bots at each; seconds for a trick, 0 for at once."""

    name: str
    tables: int
    people: int
    bots: int
    pace: float


LOADS = (
    Load("paced", 500, 4, 0, 10),
    Load("paced", 1000, 4, 0, 10),
    Load("three bots each", 200, 1, 3, 10),
    Load("flat out", 50, 4, 0, 0),
    Load("flat out, three bots each", 200, 1, 3, 0),
)
AT_ONCE = 24
"""How many tables are set up at the same time."""


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


class Child:
    """The server's process; asked over a pipe what it has used."""

    def __init__(self, folder: str) -> None:
        """Start it and wait until it listens."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "toril.cli.bench_child", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.base = self._answer()["base"]

    def used(self) -> dict[str, float]:
        """Return its CPU seconds, KiB of memory and what its metrics count."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        answer: dict[str, float] = self._answer()
        return answer

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def stop(self) -> None:
        """End it the polite way."""
        self._process.terminate()
        self._process.communicate()


@asynccontextmanager
async def _serving() -> AsyncIterator[Child]:
    with tempfile.TemporaryDirectory() as folder:
        child = await asyncio.to_thread(Child, folder)
        try:
            yield child
        finally:
            await asyncio.to_thread(child.stop)


async def run(load: Load, seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Set the tables up, let them settle, measure for so long."""
    rng, tally = Random(load.tables), Tally()
    async with _serving() as child:
        empty = child.used()
        gate = asyncio.Semaphore(AT_ONCE)
        seated = await asyncio.gather(
            *(_table(child.base, load, gate, progress) for _ in range(load.tables))
        )
        playing = []
        for clients in seated:  # one table after the other: this is not about storms
            party = Party(clients, load, tally, rng)
            playing.append(asyncio.ensure_future(party.play()))
            await party.complete.wait()
        await asyncio.sleep(max(2.0, load.pace))
        gc.collect()
        gc.disable()  # our own pauses are not the server's
        tally.latencies.clear()
        begin, full, moves = perf_counter(), child.used(), tally.moves
        for second in range(round(seconds)):
            await asyncio.sleep(1)
            progress(f"{load.name}, {load.tables} tables: {second + 1} s")
        wall, after = perf_counter() - begin, child.used()
        gc.enable()
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    lost = [result for result in results if not isinstance(result, asyncio.CancelledError)]
    measured = sorted(tally.latencies)
    cpu = after["cpu"] - full["cpu"]
    return {
        "name": load.name,
        "tables": load.tables,
        "people": load.people,
        "bots": load.bots,
        "pace_s": load.pace,
        "seconds": round(wall, 1),
        "moves": tally.moves - moves,
        "moves_per_second": round((tally.moves - moves) / wall, 1),
        "moves_per_cpu_second": round((tally.moves - moves) / cpu),
        "core_used": round(cpu / wall, 3),
        "p50_ms": _percentile(measured, 0.50),
        "p99_ms": _percentile(measured, 0.99),
        "kib_per_table": round((after["kib"] - empty["kib"]) / load.tables, 1),
        "bot_p99_ms_at_most": after["thinking_p99_ms"],
        "hurried": after["hurried"],
        "matches": tally.matches,
        "refused": tally.refused,
        "lost": len(lost),
    }


def _percentile(measured: list[float], part: float) -> float | None:
    """Return the latency, in ms, that so many of them do not exceed; None without any."""
    return round(1000 * measured[int(part * (len(measured) - 1))], 2) if measured else None


async def _table(
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


def bench_server(
    tables: int | None, pace: float, seconds: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Measure all loads, or only tables of four if a number is given."""
    one = Load("paced" if pace else "flat out", tables or 0, 4, 0, pace)
    loads = LOADS if tables is None else (one,)
    raise_file_limit()
    if hasattr(os, "sched_setaffinity") and (cores := sorted(os.sched_getaffinity(0)))[1:]:
        os.sched_setaffinity(0, cores[1:])  # the server has the first for itself
    return {
        "machine": machine(),
        "runs": [asyncio.run(run(load, seconds, progress)) for load in loads],
    }
