"""The processes of a bench: started, told what to do in lines of JSON, stopped."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from toril.engine.errors import TorilError

Progress = Callable[[str], None]


def pin_server(number: int = 0) -> None:
    """Hold this process to a core: the first server to the first, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[number % len(cores)]})


def pin_to_others(number: int, servers: int = 1) -> None:
    """Hold this process to a core that none of the `servers` has, or at least not the first."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        if others := cores[servers:] or cores[1:]:
            os.sched_setaffinity(0, {others[number % len(others)]})


def generators_here(servers: int = 1) -> int:
    """Return how many processes of people are worth while: one for each core left, four at most."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(4, (cores or 1) - servers))


class Worker:
    """A module of ours, run as a process; it answers every order with one line."""

    def __init__(self, module: str, *arguments: str, **environment: str) -> None:
        """Start it. Ctrl-C is ours alone: we decide when it ends, and without us it ends itself.

        What is secret is given by its `environment`, which fewer people see.
        """
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"toril.bench.server.{module}", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
            start_new_session=sys.platform != "win32",
        )

    def tell(self, do: str, **what: Any) -> None:
        """Give an order."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": do, **what}) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise _failed("one of its processes has ended") from error

    def answer(self, progress: Progress = lambda _: None) -> Any:
        """Return the answer to the order; until it comes, pass on how far it is."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            said = json.loads(line)
            if "progress" in said:
                progress(said["progress"])
            elif "failed" in said:
                raise _failed(said["failed"])
            else:
                return said["done"]
        raise _failed("one of its processes has ended")

    def ask(self, do: str, **what: Any) -> Any:
        """Give an order and return the answer."""
        self.tell(do, **what)
        return self.answer()

    def stop(self) -> None:
        """End it the polite way, or at once if it does not end within ten seconds."""
        self._process.terminate()
        try:
            self._process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self._process.kill()
        self._process.communicate()


def _failed(why: str) -> TorilError:
    return TorilError("bench_failed", f"The bench failed: {why}.", why=why)
