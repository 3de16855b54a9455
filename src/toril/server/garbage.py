"""Keeps Python's cycle collector from stopping the tables, and gives memory back.

Nearly everything is freed by reference counts; cycles are rare leftovers of what was refused. But a
full collection looks at every object there is: at a thousand tables it stopped the server for a
second, again and again. So only young objects are looked at by Python itself. What has survived
that is looked at once more, in steps that are small because they come often, and then frozen:
never looked at again until nobody is connected, when everything is.
"""

import ctypes
import gc
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, perf_counter

import structlog

from toril.server.metrics import COLLECTION_SECONDS

STEP_SECONDS = 0.2
"""How often to look whether a step is due."""

YOUNG, MIDDLE = 1000, 10
"""Objects made and not freed after which the youngest are looked at; how often that goes until
those that survived it are, ten thousand at most."""

NEVER = 1_000_000_000
DUE = 3
"""How many times ten thousand may have grown old before a step: ten milliseconds."""

HOUR = 3600.0
GROWN = 1.5
"""Somebody is always connected: then look at everything all the same if memory has grown so far
since the last time, but once an hour at most."""

log = structlog.get_logger()


class Collector:
    """Decides when to look for cycles, and when to give memory back."""

    def __init__(self) -> None:
        """Take over from Python: what the program itself is made of stays for good."""
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._trim = _trimmer()
        self._most = 0  # who was connected at the same time since memory was given back
        self._all()

    def step(self) -> None:
        """Look once at what has grown old, before it is much."""
        if gc.get_count()[2] >= DUE:
            _timed(gc.collect, "old")
            gc.freeze()

    def tend(self, connected: int) -> None:
        """Look at everything when nobody would notice; give memory back when many have left."""
        self._most = max(self._most, connected)
        if self._most and not connected:
            self._all()
        elif monotonic() - self._last > HOUR and resident() > GROWN * self._memory:
            log.info("collecting", connected=connected)
            self._all()
        elif connected < self._most // 2:
            self._trim()
            self._most = connected

    def _all(self) -> None:
        gc.unfreeze()
        _timed(gc.collect, "all")
        gc.freeze()
        self._trim()
        self._last, self._memory, self._most = monotonic(), resident(), 0


def _timed(what: Callable[[], object], label: str) -> None:
    begin = perf_counter()
    what()
    COLLECTION_SECONDS.labels(label).observe(perf_counter() - begin)


def resident() -> int:
    """Return how many bytes of memory the process has; 0 where nobody says."""
    with suppress(OSError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _trimmer() -> Callable[[], object]:
    """Return what makes the C library give back what is free; it keeps it, where it can."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):  # another system, or another library
        return lambda: None
    return lambda: trim(0)
