"""A run: a contest that is played, stored as it goes, stopped at any time and continued later.

    with Run(contest, Path("ox.jsonl")) as run:
        for batch in run.play(1000):
            print(f"{len(run.results)} of 1000")
        data = run.report(1000)

Each batch is on disk before the loop sees it. So the loop may be left at any time, by `break`, by
an exception or by Ctrl-C: the workers end, what was played stays, and the same lines go on with it,
in this process or in another one.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any

from toril.arena.contest import Contest
from toril.arena.entrants import make_player, needs_kernels, substitute_notes
from toril.arena.pool import Pool, play_all
from toril.arena.processes import Processes, cores
from toril.arena.report import report
from toril.arena.results_file import ResultsFile
from toril.arena.unit_result import UnitResult
from toril.bots import caveat


class Run:
    """A contest with its results file, and with the results so far; close it after use.

    `results` holds a result for each deal or match, the first so many, in order. `contest` has the
    seed that is played with: that of the file, where a file is continued with `any_seed`.
    """

    def __init__(self, contest: Contest, path: Path, *, any_seed: bool = False) -> None:
        """Begin a results file, or continue the one at `path`.

        A name that no bot has, a file of another contest and a file that another run writes to
        are refused with a TorilError.
        """
        for name in dict.fromkeys(contest.entrants):
            make_player(name, contest.limit_ms)
        self.path = path
        self._file = ResultsFile(path)
        try:
            self.contest, self.results = self._file.begin_or_continue(contest, any_seed=any_seed)
        except BaseException:
            self._file.close()
            raise
        self.jobs = cores()
        self.seconds = 0.0
        self._before = len(self.results)
        self._stored = True
        self._kernel_caveat: str | None = None

    def play(
        self,
        wanted: int,
        jobs: int | None = None,
        stopped: Callable[[], bool] = lambda: False,
        pool: Pool | None = None,
    ) -> Iterator[list[UnitResult]]:
        """Play until there are `wanted` results; yield the new ones, a batch at a time.

        `jobs` processes play, one for each core where nothing is said, or another `pool` does.
        `stopped` is called a few times a second: once it returns True, the play ends. A worker
        that dies or a disk that is full raises a TorilError; what was yielded before is kept.
        """
        pool = pool or Processes(jobs)
        self.jobs = pool.places
        if not self._stored:  # an exception came between the file and the list: the file is right
            _, self.results = self._file.read()
            self._stored = True
        numbers = range(len(self.results), wanted)
        if not numbers and needs_kernels(self.contest):
            self._kernel_caveat = caveat()
        begin = perf_counter()

        def ready() -> None:
            nonlocal begin
            begin = perf_counter()

        try:
            with closing(play_all(pool, self.contest, numbers, stopped, ready)) as batches:
                for batch in batches:
                    self._store(batch)
                    yield batch
        finally:
            self.seconds += perf_counter() - begin
            self._kernel_caveat = pool.caveat or self._kernel_caveat

    def _store(self, batch: list[UnitResult]) -> None:
        self._stored = False
        self._file.add(batch)
        self.results.extend(batch)
        self._stored = True

    @property
    def caveat(self) -> str | None:
        """What to know about our bots here, once the play has begun; None if there is nothing."""
        kernels = [self._kernel_caveat] if self._kernel_caveat else []
        return " ".join([*substitute_notes(self.contest), *kernels]) or None

    def report(self, wanted: int) -> dict[str, Any]:
        """Return what `docs/arena.md` describes, of the first `wanted` results, JSON-ready."""
        new = len(self.results) - self._before
        return report(self.contest, self.results[:wanted], wanted) | {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 2),
            "per_second": round(new / self.seconds, 2) if self.seconds else 0.0,
            "kept_in": str(self.path),
        }

    def close(self) -> None:
        """Let go of the results file: another run may continue it."""
        self._file.close()

    def __enter__(self) -> "Run":
        return self

    def __exit__(
        self,
        error_type: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
