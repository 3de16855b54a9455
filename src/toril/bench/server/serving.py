"""The server under measurement, of one or more workers, as the process that orchestrates has it."""

import json
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from toril.bench.server.processes import Worker
from toril.bench.server.shared import Shared

LARGEST = {"thinking_p99_ms"}
"""What workers have used is added up; of these the largest is told."""


class Served:
    """The server's processes, which can be killed and started again on the same ports and data."""

    def __init__(
        self, folder: str, settings: dict[str, Any], workers: int = 1, shared: Shared | None = None
    ) -> None:
        """Start so many on a `shared` database, one on a file of its own; wait until all listen."""
        self.folder, self._shared = folder, shared
        self._settings = json.dumps({**settings, "shared": shared is not None})
        self._environment = {} if shared is None else shared.environment
        self.bases = [""] * workers
        self.start()

    def start(self) -> tuple[float, float]:
        """Start it; return when that was, and when it listened, by the machine's steady clock."""
        begun = time.monotonic()
        self._workers = [self._worker(number, base) for number, base in enumerate(self.bases)]
        try:
            ready = [worker.answer() for worker in self._workers]
        except BaseException:
            self.kill()
            raise
        self.bases = [one["base"] for one in ready]
        return begun, max(one["at"] for one in ready)

    def _worker(self, number: int, base: str) -> Worker:
        port = base.rpartition(":")[2] or "0"
        given = (self.folder, port, self._settings, str(number))
        return Worker("child", *given, **self._environment)

    def used(self) -> dict[str, Any]:
        """Return its CPU seconds, KiB of memory and what its metrics count, of all workers.

        `beside` are the CPU seconds of the database and of the bus, where these can be known.
        """
        for worker in self._workers:  # at the same moment
            worker.tell("used")
        beside = None if self._shared is None else self._shared.used()
        return {**added([worker.answer() for worker in self._workers]), "beside": beside}

    def profile(self) -> None:
        """Look from now on where the processor time goes."""
        for worker in self._workers:
            worker.ask("profile")

    def profiled(self) -> dict[str, Any]:
        """Return where it went: of several workers by their numbers."""
        told = [worker.ask("profiled") for worker in self._workers]
        if len(told) == 1:
            return dict(told[0])
        return {f"worker {number}": one for number, one in enumerate(told, start=1)}

    def kill(self) -> None:
        """End it as a power cut would."""
        for worker in self._workers:
            worker.kill()


def added(told: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return what workers have used, all together.

    >>> added([{"cpu": 1, "thinking_p99_ms": 5, "warm": True}, {"cpu": 2, "thinking_p99_ms": 3,
    ...     "warm": False}])
    {'cpu': 3, 'thinking_p99_ms': 5, 'warm': False}
    """
    found: dict[str, Any] = {}
    for name, first in told[0].items():
        values = [one[name] for one in told]
        how = all if isinstance(first, bool) else max if name in LARGEST else sum
        found[name] = how(values)
    return found


@contextmanager
def serving(workers: int = 1, shared: Shared | None = None, **settings: Any) -> Iterator[Served]:
    """Run a server of its own while the block lasts; `settings` are those of a load."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(folder, settings, workers, shared)
        try:
            if settings.get("warm"):
                while not served.used()["warm"]:
                    time.sleep(0.2)
            yield served
        finally:
            served.kill()  # what it keeps is thrown away
