"""`python -m tests.harness.jumping serve …` is `toril serve …` with a clock that jumps.

At SIGUSR1 it is a quarter of a minute before the next midnight, by UTC.
"""

import signal

from toril.cli import main
from toril.server.live import hall

DAY = 24 * 3600 * 1000
BEFORE = 15_000
"""In milliseconds: time to load a page."""


def jump(*_: object) -> None:
    """Let the time go on shortly before the day ends."""
    now = hall.milliseconds()
    hall._BEGINNING += ((now // DAY + 1) * DAY - BEFORE - now) / 1000


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, jump)
    main()
