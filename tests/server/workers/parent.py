"""A supervisor of tiny workers, as a process of its own: to be signalled, and killed."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from toril.engine.errors import TorilError
from toril.server import logs
from toril.server.listening import listen, listen_together
from toril.server.workers import supervisor

ROOT = Path(__file__).parents[3]
TINY = Path(__file__).with_name("tiny_worker.py")
PATIENCE = 15.0


def main(notes: str, count: int, terminal: str) -> int:
    """Serve by `count` tiny workers; tell the port when they are ready, or what they refuse."""
    if terminal:
        os.open(terminal, os.O_RDWR)  # becomes ours, for we have none
    logs.set_up("info", as_json=True)
    supervisor.FIRST_WAIT = supervisor.STEADY_SECONDS = 0.02
    supervisor.LONGEST_WAIT = 0.2
    supervisor.STOP_SECONDS = 1.0
    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    together = listen_together(first, count)
    environments = [{**os.environ, "TORIL_WORKER": str(number + 1)} for number in range(count)]
    python = Path(notes) / "python"
    python.symlink_to(sys.executable)
    command = (str(python), "-S", str(TINY), notes)

    async def run() -> int:
        every = supervisor.Supervisor(command, environments, together)
        return await every.run(lambda: _tell(str(port)))

    try:
        return asyncio.run(run())
    except TorilError as error:
        _tell(error.sentence)
        return 2


def _tell(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


class Parent:
    """The supervisor from outside; `notes` is the folder that its workers obey."""

    def __init__(self, notes: Path, count: int, terminal: str) -> None:
        self.notes, self._log = notes, notes / "log"
        module = "tests.server.workers.parent"
        with self._log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, str(notes), str(count), terminal],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=ROOT,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().strip()

    def ask(self) -> tuple[str, int]:
        """Connect; return the number and the process of the worker that answers."""
        with socket.create_connection(("127.0.0.1", int(self.said)), timeout=PATIENCE) as link:
            number, pid = link.recv(100).decode().split()
            return number, int(pid)

    def everybody(self, count: int, known: frozenset[int] = frozenset()) -> dict[str, int]:
        """Ask until so many numbers have answered with processes that are not `known`."""
        found: dict[str, int] = {}

        def complete() -> bool:
            number, pid = self.ask()
            if pid not in known:
                found[number] = pid
            return len(found) == count

        until(complete, pause=0.0)
        return found

    def log(self) -> list[dict[str, Any]]:
        """Return what the supervisor has logged."""
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]

    def logged(self, event: str) -> bool:
        """Return whether the supervisor has logged that."""
        return any(line["event"] == event for line in self.log())

    def stopped(self) -> int:
        """Return how many workers have stopped politely."""
        return len(list(self.notes.glob("stopped-*")))

    def signal(self, what: signal.Signals) -> None:
        """Send a signal to the supervisor only."""
        self.process.send_signal(what)

    def end(self) -> int:
        """Wait for its end; return the exit code."""
        return self.process.wait(PATIENCE)


@contextmanager
def parent_of(count: int, notes: Path, terminal: str = "") -> Iterator[Parent]:
    """Run a supervisor of so many workers until the block ends, in a terminal or in none."""
    parent = Parent(notes, count, terminal)
    try:
        yield parent
    finally:
        parent.process.kill()  # the workers end with it
        parent.process.wait()
        assert parent.process.stdout is not None
        parent.process.stdout.close()


def until(fits: Callable[[], bool], pause: float = 0.01, patience: float = PATIENCE) -> None:
    """Wait until it is so."""
    end = time.monotonic() + patience
    while not fits():
        assert time.monotonic() < end
        time.sleep(pause)


def lives(pid: int) -> bool:
    """Return whether there is such a process, and it has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
