"""A server that is killed again and again, or stopped, or paused.

Run as a script it is a launcher: importing the server takes seconds and is the same every time,
so it is done once, and a fresh server process is forked for each line on standard input. All the
rest, listening, locking, opening and recovering the database, each server does anew. Its *quick*
clock is quicker than people think.
"""

import asyncio
import json
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import time
from typing import Any
from unittest.mock import patch

from tests.harness.as_process import ServerProcess
from tests.services.service import free_port
from toril.server.listening import listen
from toril.server.serve import serve
from toril.server.settings import Settings
from toril.server.store import open_store
from toril.server.store.snapshots import version
from toril.server.tables.clock import CLOCKS, Clock

SNAPSHOT_EVERY = 3
"""So that a server has always just made one when it is killed."""

QUICK = Clock(think=500, away=500)

ROOT = Path(__file__).parents[2]


def launch(given: dict[str, Any]) -> None:
    """Start a server for each line read, one after the other; tell its process, and its end."""
    version()  # as much the same every time as the imports
    open_it = partial(open_store, snapshot_every=SNAPSHOT_EVERY)
    settings = Settings(**given, bot_pause=0.0, limited=False, log="warning", log_json=True)
    assert settings.port
    for _ in sys.stdin:
        if child := os.fork():
            _wait_for(child)
            _tell("gone")
        else:
            try:
                _tell(str(os.getpid()))
                with (
                    patch("toril.server.web.app.open_store", open_it),
                    patch.dict(CLOCKS, quick=QUICK),
                ):
                    serve(settings, listen(settings.host, settings.port), lambda: _tell("ready"))
            finally:
                os._exit(1)


def _wait_for(child: int) -> None:
    """Wait for its end, and see to it where whoever started us is gone."""
    if hasattr(os, "pidfd_open"):  # only Linux has it
        end = os.pidfd_open(child)
        if end not in select.select([end, sys.stdin], [], [])[0]:
            os.kill(child, signal.SIGKILL)
        os.close(end)
    os.waitpid(child, 0)


def _tell(what: str) -> None:
    os.write(sys.stdout.fileno(), f"{what}\n".encode())


class KilledServer:
    """The server's life from outside. It listens on the same port every time."""

    def __init__(self, launcher: asyncio.subprocess.Process, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.port = port
        self.kills = 0
        self.born = 0  # when the present one was started, in milliseconds
        self._launcher = launcher
        self._pid: int | None = None
        self._is_ready = False

    async def start(self) -> None:
        """Start a server; it is not ready yet."""
        assert self._launcher.stdin is not None
        self.born = int(time() * 1000)
        self._is_ready = False
        self._launcher.stdin.write(b"\n")
        self._pid = int(await self._line())

    async def ready(self) -> None:
        """Wait until the first client may come."""
        assert await self.is_up()

    async def is_up(self) -> bool:
        """Wait until the first client may come; return whether it did not end instead."""
        said = await self._line()
        assert said in ("ready", "gone")
        if said == "gone":  # its database is away, perhaps
            self._pid = None
        self._is_ready = said == "ready"
        return self._is_ready

    @property
    def lives(self) -> bool:
        """Whether it was started, and not ended."""
        return self._pid is not None

    async def kill(self) -> None:
        """Kill it with signal 9 and wait until it is gone."""
        await self._end(signal.SIGKILL)
        self.kills += 1

    async def stop(self) -> None:
        """End it the polite way and wait until it is gone."""
        await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> None:
        try:
            self._signal(number)
        except ProcessLookupError:
            assert not self._is_ready, "a server has ended by itself"
        self._pid = None
        while await self._line() != "gone":
            pass

    def pause(self) -> None:
        """Let it hang: its connections stay open, and nothing answers."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on where it was."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._pid is not None
        os.kill(self._pid, number)

    async def _line(self) -> str:
        assert self._launcher.stdout is not None
        return (await self._launcher.stdout.readline()).decode().strip()


@asynccontextmanager
async def killed_server(
    folder: Path, name: str = "", **settings: Any
) -> AsyncIterator[KilledServer]:
    """Provide a server to be killed; what it says on standard error is in `folder`/stderr.

    One of several workers has a `name`, by which its log is told apart.
    """
    port = free_port()
    given = {"database": str(folder / "toril.db"), "port": port} | settings
    command = [sys.executable, "-m", "tests.harness.killed", json.dumps(given)]
    worker = {"TORIL_WORKER": name} if name else {}
    pipe = asyncio.subprocess.PIPE
    with (folder / "stderr").open("ab") as errors:
        launcher = await asyncio.create_subprocess_exec(
            *command,
            stdin=pipe,
            stdout=pipe,
            stderr=errors,
            cwd=ROOT,
            env=os.environ | worker,
            start_new_session=True,  # Ctrl-C is for the tests: they end it
        )
    server = KilledServer(launcher, port)
    try:
        yield server
    finally:
        if server.lives:
            await server.kill()
        assert launcher.stdin is not None
        launcher.stdin.close()
        await launcher.wait()


@asynccontextmanager
async def last_server(folder: Path, killed: KilledServer) -> AsyncIterator[None]:
    """Run `toril serve` in the place of those that were killed, and stop it politely in the end."""
    start = partial(
        ServerProcess,
        *("--database", str(folder / "toril.db")),
        port=killed.port,
        environment=os.environ | {"TORIL_BOT_PAUSE": "0", "TORIL_LIMITED": "false"},
        errors=folder / "stderr",
    )
    server = await asyncio.to_thread(start)
    try:
        yield
    finally:
        code = await asyncio.to_thread(server.stop)
    assert code == 0


if __name__ == "__main__":
    launch(json.loads(sys.argv[1]))
