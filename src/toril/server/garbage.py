"""Keeps Python's cycle collector from stopping the tables.

Tables, views and messages are freed by reference counts; cycles are rare leftovers of REST calls
(about twenty objects each). But a collection looks at every object there is: at a thousand tables
it stopped the server for a second, again and again (p50 of a move 296 ms, without it 3 ms). So it
does not run by itself, but when nobody is connected, and now and then if that never happens.
"""

import gc
from time import monotonic

HOUR = 3600.0
MOST_NEW = 2_000_000
"""Objects made and not freed since the last collection, beyond which one is due in any case."""


class Collector:
    """Decides when to look for cycles."""

    def __init__(self) -> None:
        """Take over from Python."""
        gc.collect()
        gc.disable()
        self._last = monotonic()

    def tend(self, *, idle: bool) -> None:
        """Collect if nobody would notice, or if it is due."""
        if idle or monotonic() - self._last > HOUR or gc.get_count()[0] > MOST_NEW:
            gc.collect()
            self._last = monotonic()
