"""What plays a contest: a pool, of processes here or of a cluster; its results come in order.

Work is handed out in pieces of a fraction of a second or so, each where a place is free. A result
that comes back early waits until everything before it is there, so the results are always those of
the first so many deals, however often and wherever a run is stopped.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Protocol

from toril.arena.contest import Contest
from toril.arena.unit_result import UnitResult
from toril.engine.errors import TorilError
from toril.engine.value import value

POLL_SECONDS = 0.2
"""How often a run is asked whether it should stop."""


@value
class Played:
    """A piece that was played: the first number in it, its results, and how long one took."""

    start: int
    results: list[UnitResult]
    seconds_each: float


class Pool(Protocol):
    """Plays pieces of a contest, several at a time, and returns them in any order.

    `piece_seconds` is how long a piece should take: short enough to stop at once, long against a
    message.
    """

    piece_seconds: float

    @property
    def places(self) -> int:
        """How many pieces can be played at a time; a cluster grows and shrinks."""

    @property
    def caveat(self) -> str | None:
        """What is to be known of our bots where they play; None if there is nothing."""

    def begin(self, contest: Contest, most: int, stopped: Callable[[], bool]) -> bool:
        """Get ready for at most so many pieces at a time; return False if stopped before."""

    def give(self, piece: range) -> None:
        """Hand out a piece of work. A piece that nobody finishes ends in an error from `take`."""

    def wait(self, seconds: float) -> None:
        """Wait until a piece was played, or so long."""

    def take(self) -> list[Played]:
        """Return the pieces that `wait` has seen to be played, each once."""

    def end(self) -> None:
        """Give up what was handed out: nothing of the contest is played any more."""


def play_all(
    pool: Pool,
    contest: Contest,
    numbers: range,
    stopped: Callable[[], bool],
    ready: Callable[[], None] = lambda: None,
) -> Generator[list[UnitResult], None, None]:
    """Yield the results of `numbers`, in order, until all are played or `stopped` returns True.

    `ready` is called when the play begins.
    """
    if not numbers:
        return
    try:
        if pool.begin(contest, len(numbers), stopped):
            ready()
            yield from _results_in_order(pool, numbers, stopped)
    finally:
        pool.end()


def _results_in_order(
    pool: Pool, numbers: range, stopped: Callable[[], bool]
) -> Iterator[list[UnitResult]]:
    due, left, out, size = numbers.start, numbers, 0, 1
    early: dict[int, list[UnitResult]] = {}
    while True:
        while left and out < pool.places:
            size = max(1, min(size, len(left) // (2 * pool.places)))  # less when the end is near
            pool.give(left[:size])
            left, out = left[size:], out + 1
        while due in early:  # while all are at work
            batch = early.pop(due)
            due += len(batch)
            yield batch
        if not out:
            return
        pool.wait(POLL_SECONDS)
        if stopped():  # before anything is taken: the same signal may have ended the workers
            return
        for played in pool.take():
            early[played.start] = played.results
            size, out = int(pool.piece_seconds / max(played.seconds_each, 1e-6)), out - 1


def worker_died() -> TorilError:
    """Return the error for a worker that died with its piece."""
    return TorilError(
        "arena_worker_died", "A process of the arena stopped: what was played before is kept."
    )
