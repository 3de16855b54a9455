"""A service of our own: on a free port, in a private folder, gone when the tests are."""

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

KEEPER = Path(__file__).with_name("keeper.py")
PORTS = range(20_000, 30_000)
"""Below those that the kernel gives to whoever dials out: a port is still free at a restart."""

PATIENCE = 30.0
"""Seconds in which a service must have come up or gone."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Service:
    """Started, stopped, killed, paused and started again on the same port and folder."""

    stops_by = signal.SIGTERM

    def __init__(self, name: str, user: str = "") -> None:
        self.name, self.user = name, user
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"toril-{name}-"))
        self.pid = 0
        self._keeper: subprocess.Popen[str] | None = None
        if user:
            shutil.chown(self.folder, user, user)

    def command(self) -> list[str]:
        """Return what is run, in the foreground."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Return whether it does its work."""
        raise NotImplementedError

    @property
    def log(self) -> str:
        """What it has written so far."""
        file = self.folder / "log"
        return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""

    def start(self) -> None:
        """Start it, and return when it answers."""
        assert self._keeper is None, f"{self.name} runs already"
        keep = [sys.executable, "-S", "-E", str(KEEPER)]
        call = [*keep, str(os.getpid()), str(self.folder), self.user, *self.command()]
        with (self.folder / "log").open("a") as log:
            self._keeper = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._keeper.stdout is not None
        self.pid = int(self._keeper.stdout.readline())
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self._keeper.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{self.name} does not come up:\n{self.log[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it in order; what runs not is left as it is."""
        self._end(self.stops_by)

    def kill(self) -> None:
        """Kill it and its children with signal 9."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop it and start it again."""
        self.stop()
        self.start()

    def pause(self) -> None:
        """Let it hang: connections stay open, and nothing answers."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on where it was."""
        self._signal(signal.SIGCONT)

    def close(self) -> None:
        """End it for good."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _end(self, number: signal.Signals) -> None:
        if self._keeper is None:
            return
        if number is signal.SIGKILL:
            self._signal(number)
        else:
            self.resume()
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)
        try:
            self._keeper.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._signal(signal.SIGKILL)
            self._keeper.wait(PATIENCE)
            raise
        finally:
            if self._keeper.stdout is not None:
                self._keeper.stdout.close()
            self._keeper = None

    def _signal(self, number: signal.Signals) -> None:
        """Send it and its children a signal: they are asked for first, to have them all."""
        for pid in [self.pid, *_children(self.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)


def _children(pid: int) -> list[int]:
    """Return the processes that a process has started; only Linux says so."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in file.read_text().split()] if file.exists() else []
