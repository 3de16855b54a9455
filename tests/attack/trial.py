"""One attack on one fresh server, from the first honest person to the last byte of memory."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from threading import Event
from time import monotonic, sleep

from tests.attack.processes import FIRST_ADDRESS, Attackers, Deeds, HonestPeople, PlayFigures
from tests.attack.server import AttackedServer

WARM_UP = 3.0
"""Seconds of play before anything is counted."""

REST = 60.0
"""Seconds after all have left until the memory is looked at again."""


@dataclass
class Trial:
    """What was seen of one attack; memory in MiB above what it was before."""

    name: str
    seen: PlayFigures
    deeds: Deeds
    statuses: dict[str, int]
    peak: float
    after: float | None = None
    log: int = 0
    tracebacks: int = 0
    lives: bool = True
    minutes: list[float] = field(default_factory=list)


class TrialRun:
    """Runs one attack after the other; the servers rest while the next attack is on."""

    def __init__(self, seconds: float, rest: float, progress: Callable[[str], None]) -> None:
        """Attack for so long, rest for so long, and tell how it goes."""
        self._seconds, self._rest, self._progress = seconds, rest, progress
        self._resting_pool = ThreadPoolExecutor(max_workers=8)
        self._hurry = Event()
        self._resting: list[Future[None]] = []
        self.trials: list[Trial] = []

    def attack(self, name: str) -> None:
        """Make one attack; its memory after the rest is told later."""
        with ExitStack() as undo:
            self._progress(f"{name}: a fresh server")
            server = AttackedServer()
            undo.callback(server.stop)
            people = HonestPeople(server)
            undo.callback(people.leave)
            sleep(WARM_UP)
            people.measure()
            start = server.resident
            server.watch()
            attackers = Attackers(name, server, people.codes, self._seconds, FIRST_ADDRESS)
            undo.callback(attackers.stop)
            self._wait(name)
            deeds = attackers.finish()
            seen = people.settle()
            trial = Trial(name, seen, deeds, attackers.statuses, server.peak - start)
            self.trials.append(trial)
            undo.pop_all()
        people.leave()
        server.left()
        trial.lives, trial.minutes = server.lives, server.minutes
        self._resting.append(self._resting_pool.submit(self._let_rest, server, trial, start))

    def _wait(self, name: str) -> None:
        began = monotonic()
        while (gone := monotonic() - began) < self._seconds:
            self._progress(f"{name}: {gone:.0f} s of {self._seconds:.0f}")
            sleep(min(1.0, self._seconds - gone))

    def _let_rest(self, server: AttackedServer, trial: Trial, start: float) -> None:
        try:
            if not self._hurry.wait(self._rest):
                trial.after = server.resident - start
            trial.log, trial.tracebacks = server.said()
        finally:
            server.stop()

    def finish(self, *, hurry: bool = False) -> list[Trial]:
        """Wait for the servers that still rest, or with `hurry` stop them as they are."""
        if hurry:
            self._hurry.set()
        for number, resting in enumerate(self._resting, start=1):
            self._progress(f"resting: {number} of {len(self._resting)}")
            resting.result()
        self._resting_pool.shutdown()
        return self.trials
