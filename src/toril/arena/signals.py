"""Signals that ask a run to stop: it ends in order, and everything that was played is reported."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Stop:
    """Whether a signal has asked to stop; call it to find out."""

    def __init__(self) -> None:
        """Begin with nothing asked."""
        self._asked = False

    def __call__(self) -> bool:
        """Return whether it is time to stop."""
        return self._asked

    def ask(self, number: int, _frame: object) -> None:
        """Remember a signal; raise KeyboardInterrupt for a second Ctrl-C: no time for a report."""
        if self._asked and number == signal.SIGINT:
            raise KeyboardInterrupt
        self._asked = True


@contextmanager
def stop_on_signals() -> Iterator[Stop]:
    """Take Ctrl-C, SIGTERM and the end of the terminal as requests to stop, while this is open."""
    stop, caught = Stop(), [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # nohup
        caught.append(signal.SIGHUP)
    before = [signal.signal(number, stop.ask) for number in caught]
    try:
        yield stop
    finally:
        for number, handler in zip(caught, before, strict=True):
            signal.signal(number, handler)
