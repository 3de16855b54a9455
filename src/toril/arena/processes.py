"""All cores at work: a pool of processes on this machine.

Each plays the pieces that it is given. One that dies ends the run with an error; what was played
before is kept.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any

from toril.arena.contest import Contest
from toril.arena.entrants import make_tables, needs_kernels, prepare
from toril.arena.play import play_unit
from toril.arena.pool import POLL_SECONDS, Played, worker_died
from toril.bots import caveat

PATIENCE_SECONDS = 3.0
"""How long a worker has to end, and with it to end its programs, before it is killed."""

TERMINAL_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)]
"""What a terminal sends to every process in it: Ctrl-C and its end. Only the arena's own process
answers them; workers do not."""


def cores() -> int:
    """Return how many cores this process may use, which can be less than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """A process that plays the pieces that it is given, one after the other."""

    def __init__(self, contest: Contest, *, first: bool = False) -> None:
        """Start it; the `first` one reports when it is ready."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.piece = range(0)
        self._process = context.Process(target=_work, args=(contest, theirs, first), daemon=True)
        self._begin = 0.0
        self._process.start()
        theirs.close()

    def give(self, piece: range) -> None:
        """Hand out a piece of work."""
        self.piece, self._begin = piece, perf_counter()
        with suppress(OSError):  # a worker that has died is noticed when it is read from
            self.pipe.send(piece)

    def played(self) -> Played:
        """Return the piece that it was given, played."""
        results = self._receive()
        start, self.piece = self.piece.start, range(0)
        return Played(start, results, (perf_counter() - self._begin) / len(results))

    def caveat(self) -> str | None:
        """Return what is to be known of the bots here, from a `first` worker that is ready."""
        caveat: str | None = self._receive()
        return caveat

    def _receive(self) -> Any:
        try:
            return self.pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(PATIENCE_SECONDS)
            raise worker_died() from error

    def terminate(self) -> None:
        """Ask it to end at once, even in the middle of a move."""
        self._process.terminate()

    def wait(self) -> None:
        """Wait until it has ended; kill it where that takes too long."""
        self._process.join(PATIENCE_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        # Not before: a closed pipe is another reason to end, and a worker that is ending its
        # programs because of the signal would be interrupted by it.
        self.pipe.close()


class Processes:
    """A pool of processes here, started for each play and ended with it."""

    piece_seconds = 0.25

    def __init__(self, jobs: int | None = None) -> None:
        """Prepare for so many processes, one for each core where nothing is said."""
        self.caveat: str | None = None
        self._jobs = jobs or cores()
        self._workers: list[Worker] = []
        self._answered: list[Worker] = []

    @property
    def places(self) -> int:
        """A place for each process."""
        return len(self._workers) or self._jobs

    def begin(self, contest: Contest, most: int, stopped: Callable[[], bool]) -> bool:
        """Start the processes; return False if stopped before the kernels were there."""
        if needs_kernels(contest):
            # One gets the kernels, which may mean to compile them: then all find them on disk.
            self._workers += _start(contest, 1, first=True)
            while not wait([self._workers[0].pipe], timeout=POLL_SECONDS):
                if stopped():
                    return False
            self.caveat = self._workers[0].caveat()
        self._workers += _start(contest, min(self._jobs, most) - len(self._workers))
        return True

    def give(self, piece: range) -> None:
        """Hand out a piece of work to a process that has none."""
        next(worker for worker in self._workers if not worker.piece).give(piece)

    def wait(self, seconds: float) -> None:
        """Wait until a process has played its piece, or so long."""
        busy = {worker.pipe: worker for worker in self._workers if worker.piece}
        answered = wait(list(busy), timeout=seconds)
        self._answered = [worker for pipe, worker in busy.items() if pipe in answered]

    def take(self) -> list[Played]:
        """Return what they have played."""
        return [worker.played() for worker in self._answered]

    def end(self) -> None:
        """End the processes, even in the middle of a move."""
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.wait()
        self._workers, self._answered = [], []


def _start(contest: Contest, count: int, *, first: bool = False) -> list[Worker]:
    """Start workers that ignore a terminal's signals from their first moment on."""
    if threading.current_thread() is not threading.main_thread():  # it cannot set signals
        return [Worker(contest, first=first) for _ in range(count)]
    before = [signal.signal(number, signal.SIG_IGN) for number in TERMINAL_SIGNALS]
    try:
        return [Worker(contest, first=first) for _ in range(count)]
    finally:
        for number, handler in zip(TERMINAL_SIGNALS, before, strict=True):
            signal.signal(number, handler)


def _work(contest: Contest, pipe: Connection, first: bool) -> None:
    """Play pieces until the arena closes the pipe or terminates this process."""
    for number in TERMINAL_SIGNALS:
        signal.signal(number, _ignore)
    signal.signal(signal.SIGTERM, _exit)
    prepare(contest)
    tables = make_tables(contest)
    players = [player for table in tables for player in table]
    try:
        if first:
            pipe.send(caveat())
        while True:
            piece: range = pipe.recv()
            pipe.send([play_unit(contest, number, tables) for number in piece])
    except (EOFError, OSError):
        pass  # the arena does not read any more
    finally:  # all at once: one after the other may take longer than the arena waits
        with ThreadPoolExecutor(len(players)) as together:
            list(together.map(lambda player: player.close(), players))


def _ignore(_signal: int, _frame: object) -> None:
    """Do nothing; unlike SIG_IGN, programs do not inherit this."""


def _exit(_signal: int, _frame: object) -> None:
    raise SystemExit(0)
