"""How whoever makes something long on a thread leaves Python's lock to others in between."""

from time import perf_counter, sleep

WORK, REST = 0.001, 0.001
"""Seconds: so long it is worked, then so long others have the lock for themselves."""


class Pace:
    """Work in small steps, with a rest whenever it has gone on for long enough."""

    def __init__(self) -> None:
        """Begin to work."""
        self._since = perf_counter()

    def step(self) -> None:
        """Note that a step is done; rest if it is time."""
        if perf_counter() - self._since > WORK:
            sleep(REST)
            self._since = perf_counter()
