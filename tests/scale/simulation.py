"""Workers over one database, move by move: how long until the last of a table has heard.

Each worker is a loop that does one thing at a time. Commands gather for its writer, which has one
batch under way; the database flushes what has come from all writers together. Then people at the
same worker are told, a doorbell goes to all others, and those who have people of the table read its
tail and tell them.
"""

from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count

import numpy as np

from tests.scale.figures import Figures
from toril.engine.value import value


@value
class Result:
    """Latencies in milliseconds, and how busy a worker was."""

    p50: float
    p99: float
    busy: float


class Simulation:
    """Some seconds of play."""

    def __init__(
        self, figures: Figures, workers: int, moves: float, seconds: float, *, together: bool
    ) -> None:
        """Let commands come by lot, `moves` a second in all."""
        self._figures, self._seconds = figures, seconds
        self._dice = np.random.default_rng(6)
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._order = count()
        self._free, self._used = [0.0] * workers, [0.0] * workers
        self._gathered: list[list[int]] = [[] for _ in range(workers)]
        self._writing = [False] * workers
        self._waiting: list[tuple[int, list[int]]] = []
        self._flushing = False
        self._trip = figures.trip_seconds if workers > 1 else 0.0
        own = figures.move_cpu * (figures.postgres_factor if workers > 1 else 1.0)
        self._before, self._after = own / 2, own / 2
        total = self._dice.poisson(moves * seconds)
        self._asked = np.sort(self._dice.uniform(0, seconds, total))
        self._heard = np.zeros(total)
        people = 1 if together else figures.people_a_table
        self._places = self._dice.integers(0, workers, (total, people))
        for move, (at, places) in enumerate(zip(self._asked, self._places, strict=True)):
            self._at(float(at), partial(self._command, move, int(places[0])))

    def run(self) -> Result:
        """Play to the end."""
        while self._events:
            at, _, do = heappop(self._events)
            do(at)
        late = (self._heard - self._asked)[len(self._asked) // 5 :] * 1000
        p50, p99 = np.percentile(late, (50, 99))
        return Result(float(p50), float(p99), sum(self._used) / len(self._used) / self._seconds)

    def _at(self, when: float, do: Callable[[float], None]) -> None:
        heappush(self._events, (when, next(self._order), do))

    def _work(self, worker: int, now: float, cpu: float) -> float:
        """Queue at a worker's loop; return when it is done."""
        self._used[worker] += cpu
        self._free[worker] = max(now, self._free[worker]) + cpu
        return self._free[worker]

    def _command(self, move: int, here: int, now: float) -> None:
        def gather(now: float) -> None:
            self._gathered[here].append(move)
            self._write(now, here)

        self._at(self._work(here, now, self._before), gather)

    def _write(self, now: float, worker: int) -> None:
        if self._writing[worker] or not self._gathered[worker]:
            return
        self._writing[worker] = True
        batch, self._gathered[worker] = self._gathered[worker], []
        self._at(now + self._trip / 2, partial(self._arrive, worker, batch))

    def _arrive(self, worker: int, batch: list[int], now: float) -> None:
        self._waiting.append((worker, batch))
        self._flush(now)

    def _flush(self, now: float) -> None:
        if self._flushing or not self._waiting:
            return
        self._flushing = True
        batches, self._waiting = self._waiting, []
        spread = self._figures.flush_spread
        takes = self._figures.flush_seconds * self._dice.lognormal(-spread * spread / 2, spread)

        def flushed(now: float) -> None:
            self._flushing = False
            back = now + self._trip / 2
            for worker, batch in batches:
                self._at(back, partial(self._stored, worker, batch))
            self._flush(now)

        self._at(now + float(takes), flushed)

    def _stored(self, worker: int, batch: list[int], now: float) -> None:
        self._writing[worker] = False
        self._write(now, worker)
        for move in batch:
            self._tell(self._work(worker, now, self._after), move)
        rung = self._free[worker] + self._trip
        for other in range(len(self._free)):
            if other != worker:
                self._at(rung, partial(self._hear, other, batch))

    def _hear(self, worker: int, batch: list[int], now: float) -> None:
        """Look which tables are ours, read their tails, and tell their people."""
        known = self._work(worker, now, self._figures.doorbell_cpu * len(batch))
        ours = [move for move in batch if worker in self._places[move][1:]]
        cpu = self._figures.foreign_share * self._figures.move_cpu

        def read(now: float) -> None:
            for move in ours:
                self._tell(self._work(worker, now, cpu), move)

        if ours:
            self._at(known + self._trip, read)

    def _tell(self, now: float, move: int) -> None:
        self._heard[move] = max(self._heard[move], now)
