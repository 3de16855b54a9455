"""All cores at work: processes that play, and results that come back in order.

Work is handed out in pieces of a fraction of a second, each to a worker that is free. A result
that comes back early waits until everything before it is there, so the results are always those of
the first so many deals, however often and wherever a run is stopped.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any

from toril.arena.contest import Contest
from toril.arena.entrants import make_tables, needs_kernels, prepare
from toril.arena.play import play_unit
from toril.arena.unit_result import UnitResult
from toril.bots import caveat
from toril.engine.errors import TorilError

PIECE_SECONDS = 0.25
"""How long a piece of work should take: short enough to stop at once, long against a message."""

POLL_SECONDS = 0.2
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

    def results(self) -> tuple[list[UnitResult], float]:
        """Return the results of the piece, and how many seconds one of them took."""
        results: list[UnitResult] = self._receive()
        return results, (perf_counter() - self._begin) / len(self.piece)

    def caveat(self) -> str | None:
        """Return what is to be known of the bots here, from a `first` worker that is ready."""
        caveat: str | None = self._receive()
        return caveat

    def _receive(self) -> Any:
        try:
            return self.pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(PATIENCE_SECONDS)
            raise TorilError(
                "arena_worker_died",
                "A process of the arena died: what was played before is kept.",
            ) from error

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


def play_all(
    contest: Contest,
    numbers: range,
    jobs: int,
    stopped: Callable[[], bool],
    ready: Callable[[str | None], None] = lambda _: None,
) -> Generator[list[UnitResult], None, None]:
    """Yield the results of `numbers`, in order, until all are played or `stopped` returns True.

    `ready` is called when the play begins, with what is to be known of the bots here, if anything.
    """
    if not numbers:
        return
    jobs, workers = min(jobs, len(numbers)), list[Worker]()
    try:
        if needs_kernels(contest):
            # One gets the kernels, which may mean to compile them: then all find them on disk.
            workers += _start(contest, 1, first=True)
            while not wait([workers[0].pipe], timeout=POLL_SECONDS):
                if stopped():
                    return
            ready(workers[0].caveat())
        else:
            ready(None)
        workers += _start(contest, jobs - len(workers))
        yield from _results_in_order(workers, numbers, stopped)
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.wait()


def _results_in_order(
    workers: list[Worker], numbers: range, stopped: Callable[[], bool]
) -> Iterator[list[UnitResult]]:
    due, left = numbers.start, numbers
    early: dict[int, list[UnitResult]] = {}
    for worker in workers:
        worker.give(left[:1])
        left = left[1:]
    while due < numbers.stop:
        busy = [worker for worker in workers if worker.piece]
        answered = wait([worker.pipe for worker in busy], timeout=POLL_SECONDS)
        if stopped():  # before any pipe is read: the same signal may have ended the workers
            return
        for worker in busy:
            if worker.pipe not in answered:
                continue
            results, seconds = worker.results()
            early[worker.piece.start] = results
            size = _piece_size(seconds, len(left), len(workers))
            worker.piece = left[:size]
            if worker.piece:
                worker.give(left[:size])
            left = left[size:]
        while due in early:
            batch = early.pop(due)
            due += len(batch)
            yield batch


def _piece_size(seconds: float, left: int, workers: int) -> int:
    """Return how many to hand out: for a fraction of a second, and less when the end is near."""
    return max(1, min(int(PIECE_SECONDS / max(seconds, 1e-6)), left // (2 * workers)))


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
