"""One attack on one fresh server, from the first witness to the last byte of memory."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from threading import Event
from time import monotonic, sleep

from tests.attack.company import FIRST_ADDRESS, Attackers, Deeds, Hearing, Witnesses
from tests.attack.house import House

WARM_UP = 3.0
"""Seconds of play before anything is counted."""

REST = 60.0
"""Seconds after all have left until the memory is looked at again."""


@dataclass
class Bout:
    """What was seen of one attack; memory in MiB above what it was before."""

    name: str
    seen: Hearing
    deeds: Deeds
    statuses: dict[str, int]
    peak: float
    after: float | None = None
    log: int = 0
    tracebacks: int = 0
    lives: bool = True
    minutes: list[float] = field(default_factory=list)


class Ring:
    """Runs one attack after the other; the servers rest while the next attack is on."""

    def __init__(self, seconds: float, rest: float, progress: Callable[[str], None]) -> None:
        """Attack for so long, rest for so long, and tell how it goes."""
        self._seconds, self._rest, self._progress = seconds, rest, progress
        self._aside = ThreadPoolExecutor(max_workers=8)
        self._hurry = Event()
        self._resting: list[Future[None]] = []
        self.bouts: list[Bout] = []

    def run(self, name: str) -> None:
        """Make one attack; its memory after the rest is told later."""
        with ExitStack() as undo:
            self._progress(f"{name}: a fresh server")
            house = House()
            undo.callback(house.stop)
            witnesses = Witnesses(house)
            undo.callback(witnesses.leave)
            sleep(WARM_UP)
            witnesses.measure()
            start = house.resident
            house.watch()
            attackers = Attackers(name, house, witnesses.codes, self._seconds, FIRST_ADDRESS)
            undo.callback(attackers.stop)
            self._wait(name)
            deeds = attackers.finish()
            seen = witnesses.settle()
            bout = Bout(name, seen, deeds, attackers.statuses, house.peak - start)
            self.bouts.append(bout)
            undo.pop_all()
        witnesses.leave()
        house.left()
        bout.lives, bout.minutes = house.lives, house.minutes
        self._resting.append(self._aside.submit(self._let_rest, house, bout, start))

    def _wait(self, name: str) -> None:
        began = monotonic()
        while (gone := monotonic() - began) < self._seconds:
            self._progress(f"{name}: {gone:.0f} s of {self._seconds:.0f}")
            sleep(min(1.0, self._seconds - gone))

    def _let_rest(self, house: House, bout: Bout, start: float) -> None:
        try:
            if not self._hurry.wait(self._rest):
                bout.after = house.resident - start
            bout.log, bout.tracebacks = house.said()
        finally:
            house.stop()

    def finish(self, *, hurry: bool = False) -> list[Bout]:
        """Wait for the servers that still rest, or with `hurry` stop them as they are."""
        if hurry:
            self._hurry.set()
        for number, resting in enumerate(self._resting, start=1):
            self._progress(f"resting: {number} of {len(self._resting)}")
            resting.result()
        self._aside.shutdown()
        return self.bouts
