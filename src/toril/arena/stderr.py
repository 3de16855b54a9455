"""What the arena writes to stderr beside its results. No result depends on it."""

import sys
from contextlib import suppress

RELAYED_BYTES = 16_384
"""Bytes of a program's stderr that are passed on; the rest is read and dropped."""


def warn(text: str) -> None:
    """Write to stderr; do nothing where it was closed, is full, or is no longer read."""
    with suppress(OSError, ValueError):
        if sys.stderr is not None:  # where the shell closed it, like `2>&-`
            sys.stderr.write(text)
            sys.stderr.flush()


class EntrantWarnings:
    """The warnings about one entrant, shared by all of its players in this process.

    It also counts what was relayed of the entrant's own stderr, so that no process of a program
    repeats the lines of an earlier one.
    """

    def __init__(self, name: str) -> None:
        """Begin without any warning about `name`."""
        self._name = name
        self._faults: set[str] = set()
        self.relayed: set[bytes] = set()
        self.bytes_left = RELAYED_BYTES

    def warn(self, fault: str, what: str) -> None:
        """Warn of the first of each fault: one shows the reason, and the report counts all."""
        if fault not in self._faults:
            self._faults.add(fault)
            warn(f"{self._name}: {what.rstrip()}\n")


class StderrRelay:
    """Passes on what one process of a program writes to stderr.

    A line that an earlier process of the program has written is not passed on again: a program
    that crashes at every start writes the same traceback every time.
    """

    def __init__(self, warnings: EntrantWarnings) -> None:
        """Begin with nothing read."""
        self._warnings = warnings
        self._own: set[bytes] = set()
        self._half = b""

    def add(self, chunk: bytes) -> None:
        """Pass on the lines that are whole."""
        *lines, self._half = (self._half + chunk).split(b"\n")
        for line in lines:
            self._pass_on(line + b"\n")
        if len(self._half) >= RELAYED_BYTES:
            self.end()

    def end(self) -> None:
        """Pass on what is left of the last line."""
        self._pass_on(self._half)
        self._half = b""

    def _pass_on(self, line: bytes) -> None:
        warnings = self._warnings
        if line in warnings.relayed and line not in self._own:
            return
        shown = line[: warnings.bytes_left]
        warnings.bytes_left -= len(shown)
        if shown:
            self._own.add(line)
            warnings.relayed.add(line)
            warn(shown.decode(errors="replace"))
