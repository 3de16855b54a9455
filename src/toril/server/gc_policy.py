"""Keeps Python's cycle collector from stopping the tables, and gives memory back.

Nearly everything is freed by reference counts; cycles are rare leftovers of what was refused. But a
full collection looks at every object there is: at a thousand tables it stopped the server for a
second, again and again. And Python's own small ones are not small here: they come when more objects
were made than freed, and a move frees as many as it makes. So the clock decides: many times a
second all that is new is looked at once, and what is still in use is frozen, never to be looked at
again until nobody is connected. Then everything is.
"""

import ctypes
import gc
from collections.abc import Callable
from functools import partial
from time import monotonic, perf_counter

import structlog

from toril.server.metrics import COLLECTION_SECONDS, memory

STEP_SECONDS = 0.05
"""How often what is new is looked at: at a thousand tables some ten thousand objects."""

MUCH, NEVER = 50_000, 1_000_000_000
"""Objects made and not freed that Python itself looks at between two steps; nothing beyond."""

LITTLE = 1024 * 1024
"""Bytes by which memory must have grown to be worth it."""

HOUR = 3600.0
GROWN = 1.5
"""Somebody is always connected: then look at everything all the same if memory has grown so far
since the last time, but once an hour at most."""

log = structlog.get_logger()


class Collector:
    """Decides when to look for cycles, and when to give memory back."""

    def __init__(self) -> None:
        """Take over from Python: what the program itself is made of stays for good."""
        gc.set_threshold(MUCH, NEVER, NEVER)
        self._trim = _trimmer()
        self._most = 0  # connections at the same time, since memory was given back
        self._all()

    def step(self) -> None:
        """Look once at what is new, before it is much."""
        _timed(partial(gc.collect, 1), "new")
        gc.freeze()

    def tend(self, connected: int) -> None:
        """Look at everything when nobody would notice; give memory back when many have left."""
        self._most = max(self._most, connected)
        if not connected and memory() > self._memory + LITTLE:
            self._all()
        elif monotonic() - self._last > HOUR and memory() > GROWN * self._memory:
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
        self._last, self._memory, self._most = monotonic(), memory(), 0


def _timed(what: Callable[[], object], label: str) -> None:
    begin = perf_counter()
    what()
    COLLECTION_SECONDS.labels(label).observe(perf_counter() - begin)


def _trimmer() -> Callable[[], object]:
    """Return what makes the C library give back what is free; it keeps it, where it can."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):  # another system, or another library
        return lambda: None
    return lambda: trim(0)
