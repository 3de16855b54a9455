"""Whether this machine and the database agree about the time.

Leases go by the database's clock alone. But a player's time is written down as the moment when it
ends, by the clock of the worker that gave it, and another worker may be the one that watches it.
"""

from collections.abc import Callable
from time import time

import sqlalchemy as sa
import structlog

MOST_SECONDS = 1.0
"""Clocks that differ by more take or give players time that they notice."""

log = structlog.get_logger()


def check_clock(engine: sa.Engine, clock: str, now: Callable[[], float] = time) -> None:
    """Say once where ours is ahead of the database's (`clock`, milliseconds in SQL), or behind.

    What the question's own journey may have cost is not held against anybody.
    """
    with engine.connect() as connection:
        asked = now()
        theirs = connection.exec_driver_sql(f"SELECT {clock}").scalar_one() / 1000
        answered = now()
    ahead = max(asked - theirs, 0.0) + min(answered - theirs, 0.0)
    if abs(ahead) > MOST_SECONDS:
        log.warning("clock_differs", seconds_ahead=round(ahead, 1))
