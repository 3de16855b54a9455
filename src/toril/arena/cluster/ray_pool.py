"""A pool that is a Ray cluster: pieces are tasks, tried again where a process or a machine is lost.

    with RayPool("auto") as pool, Run(contest, path) as run:
        for batch in run.play(100_000, pool=pool):
            print(len(run.results))

A piece has one result, however often it was begun: Ray tells the first that came to an end. So
nothing is recorded twice, and a machine that is lost costs the seconds of its unfinished pieces.
"""

from collections.abc import Callable
from types import TracebackType
from typing import Any

from toril.arena.cluster import refusals
from toril.arena.cluster.connection import Connection
from toril.arena.cluster.work import contest_text, our_toril
from toril.arena.contest import Contest
from toril.arena.entrants import refuse_programs
from toril.arena.pool import POLL_SECONDS, Played, worker_died
from toril.arena.processes import cores
from toril.arena.stderr import warn
from toril.arena.unit_result import UnitResult
from toril.engine.errors import TorilError


class RayPool:
    """A pool of all processors of a Ray cluster, or of at most `jobs`; close it after use."""

    piece_seconds = 1.0

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Connect to `ray://host:port`, `host:port` or `auto`; start Ray here for `local`."""
        self._connection = Connection(address, jobs or cores())
        self._jobs = jobs
        self._contest = ""
        self._given = 0
        self._out: dict[int, range] = {}
        self._done: list[dict[str, Any]] = []
        self._lost: TorilError | None = None
        self._caveats: dict[str, None] = {}
        self._said: set[str] = set()

    @property
    def places(self) -> int:
        """A place for each processor that the cluster has now; one where it has none yet."""
        processors = self._connection.processors
        return max(1, min(processors, self._jobs or processors))

    @property
    def caveat(self) -> str | None:
        """What is to be known of the bots there, each sentence once."""
        return " ".join(self._caveats) or None

    def begin(self, contest: Contest, most: int, stopped: Callable[[], bool]) -> bool:
        """Let one process there get ready; return False if stopped before it was."""
        refuse_programs(contest)
        self._contest = contest_text(contest)
        self.give(range(0))
        while not self.take():
            self.wait(POLL_SECONDS)
            if stopped():
                return False
        return True

    def give(self, piece: range) -> None:
        """Hand out a piece as a task."""
        self._given += 1
        self._out[self._given] = piece
        self._connection.say(
            give=self._given, contest=self._contest, start=piece.start, stop=piece.stop
        )

    def wait(self, seconds: float) -> None:
        """Wait until a task is done, or so long."""
        try:
            self._done += self._connection.hear(seconds)
        except TorilError as error:  # told when what was played is taken
            self._lost = error

    def take(self) -> list[Played]:
        """Return the pieces of the tasks that are done."""
        done, self._done = self._done, []
        if self._lost and not done:
            raise self._lost
        # A number that is not known any more is of a contest that was given up.
        return [
            self._played(each, self._out.pop(each["done"]))
            for each in done
            if each["done"] in self._out
        ]

    def _played(self, message: dict[str, Any], piece: range) -> Played:
        if "answer" not in message:
            if "bug" in message:  # an error of ours: on one machine a worker tells it on stderr
                warn(f"{message['bug']}\n")
            raise worker_died()
        answer = message["answer"]
        self._refuse_others(answer)
        if answer["said"] and answer["said"] not in self._said:
            self._said.add(answer["said"])
            warn(answer["said"])
        if answer["caveat"]:
            self._caveats[answer["caveat"]] = None
        results = [UnitResult(**each) for each in answer["results"]]
        return Played(piece.start, results, answer["seconds"] / max(1, len(piece)))

    def _refuse_others(self, answer: dict[str, Any]) -> None:
        """Refuse a machine that may play otherwise than this one would."""
        if "toril" not in answer:
            raise refusals.no_toril(answer["machine"], our_toril())
        if answer["toril"] != our_toril():
            raise refusals.other_toril(answer["machine"], answer["toril"], our_toril())

    def end(self) -> None:
        """Cancel what was handed out."""
        if self._out:
            self._connection.say(end=True)
        self._out, self._done = {}, []

    def close(self) -> None:
        """Leave the cluster; end the Ray that was started for this pool."""
        self._connection.close()

    def __enter__(self) -> "RayPool":
        return self

    def __exit__(
        self,
        error_type: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
