"""Whether the terminal that we were started in is still there."""

import os
import signal


class Terminal:
    """SIGHUP has two meanings: the operator wants new workers, or has closed the window."""

    def __init__(self) -> None:
        """Look whether there is one that could be closed; `nohup` says that it shall not count."""
        counts = signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN
        self._was_there = counts and _answers()

    @property
    def is_gone(self) -> bool:
        """Whether there was one, and is no more."""
        return self._was_there and not _answers()


def _answers() -> bool:
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY))
    except OSError:
        return False
    return True
