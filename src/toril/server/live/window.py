"""The time in which devices answer a draw, measured by a server that may be held up itself."""

import asyncio
from collections.abc import Callable

from toril.server.tables.draws import ANSWER_WITHIN

STEP = 100
"""The time is counted in steps of so many milliseconds, one at a time."""


class AnswerWindow:
    """Counts a window down once, then `over` is called.

    A step is over when the event loop comes to it, however late: what the server lost in between,
    with two hundred draws in one second perhaps, does not count. Else numbers that came in time and
    wait to be read would be missing by our own fault.
    """

    def __init__(self, over: Callable[[], None]) -> None:
        """Begin closed."""
        self._over = over
        self._of = (0, 0)
        self._steps_left: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    def open(self, of: tuple[int, int]) -> None:
        """Open it for the draw `of` a match and a round.

        One that is open for it stays as it is, one that is over calls `over` again.
        """
        if of != self._of:
            self.close()
        self._of = of
        if self._steps_left is None:
            self._steps_left = -(-ANSWER_WITHIN // STEP)
            self._wait()
        elif not self._steps_left:
            self._over()

    def close(self) -> None:
        """Close it: opened again it has its whole time."""
        self._steps_left = None
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(STEP / 1000, self._step)

    def _step(self) -> None:
        assert self._steps_left is not None
        self._steps_left -= 1
        if self._steps_left:
            self._wait()
        else:
            self._over()
