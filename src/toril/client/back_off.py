"""How long a client waits before it tries to come back.

A server that restarts loses everybody at the same moment. Whoever came back at once would come with
all the others: of 2,000 people every one within 50 ms. So already the first attempt is drawn from a
whole second, and each further one from a longer time, until two seconds: then fewer than 200 of
2,000 come within 50 ms, however long the server was away, and everybody has come two seconds after
it is back (`tests/client/test_back_off.py`).
"""

import secrets
from collections.abc import Callable, Iterator
from typing import TypeAlias

SHORTEST, FIRST = 0.05, 1.0
"""Seconds between which the first attempt lies."""

NEXT, LONGEST = 0.5, 1.0
"""Seconds before the second attempt, and before later ones; up to twice that."""

CROWDED_WAIT = 5.0
"""Seconds, up to twice that, after a server has said that there are too many."""

Waits: TypeAlias = Callable[[], Iterator[float]]
"""Begins to count anew, each time that a connection is lost."""


def waits() -> Iterator[float]:
    """Yield the seconds before each attempt."""
    yield _between(SHORTEST, FIRST)
    wait = NEXT
    while True:
        yield _between(wait, 2 * wait)
        wait = min(2 * wait, LONGEST)


def crowded_waits() -> Iterator[float]:
    """Yield the seconds before each attempt at a server that is crowded."""
    while True:
        yield _between(CROWDED_WAIT, 2 * CROWDED_WAIT)


def _between(least: float, most: float) -> float:
    return least + (most - least) * secrets.randbelow(10_000) / 10_000
