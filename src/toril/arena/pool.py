"""All cores at work: processes that play, and results that come back in order.

Work is handed out in pieces of a fraction of a second, one at a time to whoever is free. What
comes back early waits until everything before it is there, so the results are always those of
the first so many deals, however often and wherever a run is stopped.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any

from toril.arena.field import Field
from toril.arena.play import Played, play_number
from toril.arena.players import make_tables, prepare, searching
from toril.bots import caveat
from toril.engine.errors import TorilError

PIECE_SECONDS = 0.25
"""How long a piece of work should take: short enough to stop at once, long against a message."""

POLL_SECONDS = 0.2
PATIENCE_SECONDS = 3.0
"""How long a worker has for its farewell, which may be a program's, before it is killed."""

DEAF = [getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)]
"""What a terminal sends to everybody in it: Ctrl-C and its end. Only the arena answers."""


class Worker:
    """A process that plays what it is told, one piece after the other."""

    def __init__(self, field: Field, *, leads: bool = False) -> None:
        """Start it; one that `leads` says when it is ready."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.piece = range(0)
        self._process = context.Process(target=_work, args=(field, theirs, leads), daemon=True)
        self._begin = 0.0
        self._process.start()
        theirs.close()

    def give(self, piece: range) -> None:
        """Hand out a piece of work."""
        self.piece, self._begin = piece, perf_counter()
        with suppress(OSError):  # who has died is noticed when it is heard
            self.pipe.send(piece)

    def hear(self) -> tuple[list[Played], float]:
        """Return the results of the piece, and how many seconds one of them took."""
        played: list[Played] = self._hear()
        return played, (perf_counter() - self._begin) / len(self.piece)

    def hear_ready(self) -> str | None:
        """Return what is to be known of the bots here, from a worker that leads and is ready."""
        told: str | None = self._hear()
        return told

    def _hear(self) -> Any:
        try:
            return self.pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(PATIENCE_SECONDS)
            raise TorilError(
                "arena_worker_died",
                "A process of the arena died: what was played before is kept.",
            ) from error

    def dismiss(self) -> None:
        """Tell it to go: at once, even from the middle of a move."""
        self._process.terminate()

    def see_off(self) -> None:
        """Wait until it has gone, but not for ever."""
        self._process.join(PATIENCE_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.pipe.close()  # not before: whoever hears two farewells may break off the first


def play_all(
    field: Field,
    numbers: range,
    jobs: int,
    stopped: Callable[[], bool],
    ready: Callable[[str | None], None] = lambda _: None,
) -> Iterator[list[Played]]:
    """Yield the results of `numbers`, in order, until all are played or `stopped` says so.

    `ready` is called when the play begins, with what is to be known of the bots here, if anything.
    """
    if not numbers:
        return
    jobs, workers = min(jobs, len(numbers)), list[Worker]()
    try:
        if searching(field.rules, field.entrants):
            # One gets the kernels, which may mean to compile them: then all find them on disk.
            workers += _start(field, 1, leads=True)
            while not wait([workers[0].pipe], timeout=POLL_SECONDS):
                if stopped():
                    return
            ready(workers[0].hear_ready())
        else:
            ready(None)
        workers += _start(field, jobs - len(workers))
        yield from _share_out(workers, numbers, stopped)
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.see_off()


def _share_out(
    workers: list[Worker], numbers: range, stopped: Callable[[], bool]
) -> Iterator[list[Played]]:
    due, left = numbers.start, numbers
    early: dict[int, list[Played]] = {}
    for worker in workers:
        worker.give(left[:1])
        left = left[1:]
    while due < numbers.stop:
        busy = [worker for worker in workers if worker.piece]
        heard = wait([worker.pipe for worker in busy], timeout=POLL_SECONDS)
        if stopped():  # before anybody is heard: who stops all processes has stopped the workers
            return
        for worker in busy:
            if worker.pipe not in heard:
                continue
            played, seconds = worker.hear()
            early[worker.piece.start] = played
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


def _start(field: Field, jobs: int, *, leads: bool = False) -> list[Worker]:
    """Start the workers deaf to what is for the arena as a whole, from their first moment on."""
    before = [signal.signal(kind, signal.SIG_IGN) for kind in DEAF]
    try:
        return [Worker(field, leads=leads) for _ in range(jobs)]
    finally:
        for kind, handler in zip(DEAF, before, strict=True):
            signal.signal(kind, handler)


def _work(field: Field, pipe: Connection, leads: bool) -> None:
    """Play pieces until the arena hangs up or says goodbye."""
    for kind in DEAF:
        signal.signal(kind, _stay)
    signal.signal(signal.SIGTERM, _leave)
    prepare(field.rules, field.entrants)
    tables = make_tables(field)
    players = [player for table in tables for player in table]
    try:
        if leads:
            pipe.send(caveat())
        while True:
            piece: range = pipe.recv()
            pipe.send([play_number(field, number, tables) for number in piece])
    except (EOFError, OSError):
        pass  # nobody listens any more
    finally:  # all at once: one after the other may take longer than the arena waits
        with ThreadPoolExecutor(len(players)) as together:
            list(together.map(lambda player: player.close(), players))


def _stay(_signal: int, _frame: object) -> None:
    """Do nothing; unlike a signal that is ignored, programs do not inherit this."""


def _leave(_signal: int, _frame: object) -> None:
    raise SystemExit(0)
