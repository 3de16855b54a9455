"""A server that is killed again and again, and people who play on regardless.

Run as a script it is a launcher: importing the server takes seconds and is the same every time,
so it is done once, and a fresh server process is forked for each line on standard input. All the
rest, listening, locking, opening and recovering the database, each server does anew.
"""

import asyncio
import os
import signal
import socket
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any, TypeVar

from tests.people.playing import random_move
from toril.client import RawClient, Unreachable, new_id, new_nonce
from toril.server.serve import listen, serve
from toril.server.settings import Settings

T = TypeVar("T")


def launch(database: Path, port: int) -> None:
    """Start a server for each line read, one after the other; tell its process, and its end."""
    settings = Settings(
        database=database, port=port, bot_pause=0.0, limited=False, log="warning", log_json=True
    )
    for _ in sys.stdin:
        if child := os.fork():
            os.waitpid(child, 0)
            _tell("gone")
        else:
            try:
                _tell(str(os.getpid()))
                serve(settings, listen(settings.host, port), lambda: _tell("ready"))
            finally:
                os._exit(1)


def _tell(what: str) -> None:
    os.write(sys.stdout.fileno(), f"{what}\n".encode())


class Victim:
    """The server's life from outside. It listens on the same port every time."""

    def __init__(self, launcher: asyncio.subprocess.Process, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.kills = 0
        self.born = 0  # when the present one was started, in milliseconds
        self._launcher = launcher
        self._pid: int | None = None

    async def start(self) -> None:
        """Start a server; it is not ready yet."""
        assert self._launcher.stdin is not None
        self.born = int(time() * 1000)
        self._launcher.stdin.write(b"\n")
        self._pid = int(await self._line())

    async def ready(self) -> None:
        """Wait until the first client may come."""
        assert await self._line() == "ready"

    async def kill(self) -> None:
        """Kill it with signal 9 and wait until it is gone."""
        assert self._pid is not None
        os.kill(self._pid, signal.SIGKILL)
        self._pid = None
        self.kills += 1
        while await self._line() != "gone":
            pass

    async def _line(self) -> str:
        assert self._launcher.stdout is not None
        return (await self._launcher.stdout.readline()).decode().strip()


@asynccontextmanager
async def victim(folder: Path) -> AsyncIterator[Victim]:
    """Provide a server to be killed; what it says on standard error is in `folder`/stderr."""
    port = free_port()
    command = [sys.executable, "-m", "tests.server.crash", str(folder / "toril.db"), str(port)]
    pipe = asyncio.subprocess.PIPE
    with (folder / "stderr").open("ab") as errors:
        launcher = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=errors, cwd=Path(__file__).parents[2]
        )
    server = Victim(launcher, port)
    try:
        yield server
    finally:
        if server._pid is not None:
            await server.kill()
        assert launcher.stdin is not None
        launcher.stdin.close()
        await launcher.wait()


@asynccontextmanager
async def command_line(folder: Path, server: Victim) -> AsyncIterator[None]:
    """Run `toril serve` in the victim's place, and stop it politely in the end."""
    place = ["--port", server.base.rpartition(":")[2], "--database", str(folder / "toril.db")]
    with (folder / "stderr").open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "toril", "serve", "--no-browser", *place),
            env=os.environ | {"TORIL_BOT_PAUSE": "0", "TORIL_LIMITED": "false"},
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
        )
    try:
        yield
    finally:
        process.send_signal(signal.SIGINT)
        await process.communicate()
    assert process.returncode == 0


def free_port() -> int:
    """Return a port that is never given to anybody who connects to somewhere.

    Whoever knocks at a closed port of this machine from that very port connects to himself.
    """
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


@dataclass
class Asked:
    """A setup command that was answered with success."""

    what: str
    id: str


@dataclass
class Witness:
    """Somebody at a table, and all that this one was told; a spectator has no seat."""

    client: RawClient
    server: Victim
    rng: Random
    version: int = -1
    plays: dict[int, Any] = field(default_factory=dict)
    tables: dict[int, Any] = field(default_factory=dict)
    sent: dict[str, bool] = field(default_factory=dict)  # and whether it may be refused
    done: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    resent: list[tuple[str, int]] = field(default_factory=list)  # and when that server was born
    ended: dict[int, asyncio.Event] = field(default_factory=lambda: defaultdict(asyncio.Event))

    async def play(self) -> None:
        """Play by lot whenever it is this one's turn, whatever happens to the server."""
        moved: tuple[int, int] | None = None
        try:
            async for message in self.client.messages(patience=60):
                self.note(message)
                play = message.get("play")
                if play is None:
                    continue
                if play["view"]["outcome"]:
                    self.ended[play["match"]].set()
                elif (turn := (play["match"], play["turn"])) != moved and self.is_asked(play):
                    moved = turn
                    await self.move(play)
        finally:
            await self.client.close()

    @staticmethod
    def is_asked(play: dict[str, Any]) -> bool:
        return play["view"]["round"]["seat"] in play["to_act"]

    async def move(self, play: dict[str, Any]) -> None:
        """Think a moment, move, and in 6 nimmt! have second thoughts now and then."""
        await asyncio.sleep(self.rng.expovariate(1 / 0.03))
        self.sent[await self.client.move(play, random_move(play, self.rng))] = False
        if play["legal"]["kind"] == "commit" and self.rng.random() < 0.3:
            self.sent[await self.client.move(play, random_move(play, self.rng))] = True

    def note(self, message: dict[str, Any]) -> None:
        """Check a message against what was said before."""
        match message["kind"]:
            case "welcome":
                assert message["version"] >= self.version
                waiting = self.sent.keys() - self.done - self.refused
                self.resent += [(command, self.server.born) for command in waiting]
            case "update":
                assert message["version"] > self.version
            case "ack":
                self.done.add(message["id"])
            case "refused":
                assert self.sent[message["id"]], message
                self.refused.add(message["id"])
            case _:
                assert message["kind"] == "presence"
        if "version" in message:
            self.version = message["version"]
            assert self.plays.setdefault(self.version, message["play"]) == message["play"]
            if message["table"] is not None:
                assert self.tables.setdefault(self.version, message["table"]) == message["table"]


class Evening:
    """One table: the same people play match after match until it is late."""

    def __init__(self, server: Victim, rng: Random, **setup: Any) -> None:
        self.server, self.rng, self.setup = server, rng, setup
        self.people: list[Witness] = []
        self.asked: list[Asked] = []
        self.matches = 1

    @property
    def host(self) -> RawClient:
        return self.people[0].client

    @property
    def code(self) -> str:
        assert self.host.code is not None
        return self.host.code

    async def sit_down(self) -> None:
        """Open the table and fill the seats that are for people."""
        bots = self.setup.get("bots", [None] * self.setup["seats"])
        for number in range(bots.count(None)):
            client = RawClient(self.server.base, self.code if number else None)
            given: dict[str, Any] = {"id": new_id(), "nonce": new_nonce(), "name": f"P{number}"}
            if number:
                await self.insist(partial(client.sit, **given))
            else:
                await self.insist(partial(client.open, **given, **self.setup))
            self._note("sit" if number else "open", given["id"])
            self.people.append(Witness(client, self.server, Random(self.rng.random())))

    async def ask(self, what: str, who: RawClient | None = None, **body: Any) -> dict[str, Any]:
        """Send a setup command as often as it takes, always with the same id."""
        who, command = who or self.host, new_id()
        answer = await self.insist(lambda: who.post(what, id=command, **body))
        self._note(what, command)
        return answer

    async def insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until there is an answer, and now and then once more, as if it had been lost."""
        while True:
            try:
                answer = await ask()
                if self.rng.random() > 0.2:
                    return answer
            except Unreachable:  # a server that was killed comes back
                await asyncio.sleep(0.02)

    def _note(self, what: str, command: str) -> None:
        self.asked.append(Asked(what, command))

    async def play(self, late: asyncio.Event) -> None:
        """Play, and again, until it is late; return when everybody has seen the last result."""
        await self.sit_down()
        spectator = RawClient(self.server.base, self.code)
        self.people.append(Witness(spectator, self.server, Random(0)))
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


if __name__ == "__main__":
    launch(Path(sys.argv[1]), int(sys.argv[2]))
