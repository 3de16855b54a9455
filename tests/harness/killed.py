"""A server that is killed again and again.

Run as a script it is a launcher: importing the server takes seconds and is the same every time,
so it is done once, and a fresh server process is forked for each line on standard input. All the
rest, listening, locking, opening and recovering the database, each server does anew.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import time

from tests.harness.as_process import ServerProcess
from toril.server.serve import listen, serve
from toril.server.settings import Settings


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


class KilledServer:
    """The server's life from outside. It listens on the same port every time."""

    def __init__(self, launcher: asyncio.subprocess.Process, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.port = port
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
async def killed_server(folder: Path) -> AsyncIterator[KilledServer]:
    """Provide a server to be killed; what it says on standard error is in `folder`/stderr."""
    port = free_port()
    command = [sys.executable, "-m", "tests.harness.killed", str(folder / "toril.db"), str(port)]
    pipe = asyncio.subprocess.PIPE
    with (folder / "stderr").open("ab") as errors:
        launcher = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=errors, cwd=Path(__file__).parents[2]
        )
    server = KilledServer(launcher, port)
    try:
        yield server
    finally:
        if server._pid is not None:
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


def free_port() -> int:
    """Return a port that is never given to anybody who connects to somewhere.

    A client that connects to a closed port of this machine from that very port is connected to
    itself.
    """
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


if __name__ == "__main__":
    launch(Path(sys.argv[1]), int(sys.argv[2]))
