"""What is told beside the results, on stderr: nothing depends on whether anybody listens."""

import sys
from contextlib import suppress

SHOWN = 16_384
"""Bytes of a program's stderr that are passed on; the rest is read and dropped."""


def tell(text: str) -> None:
    """Write to stderr, unless it was closed, is full, or its reader has gone."""
    with suppress(OSError, ValueError):
        if sys.stderr is not None:  # where the shell closed it, like `2>&-`
            sys.stderr.write(text)
            sys.stderr.flush()


class Told:
    """What was told of one entrant, by all who play for it in this process: nothing twice."""

    def __init__(self, name: str) -> None:
        """Begin with nothing told of `name`."""
        self._name = name
        self._kinds: set[str] = set()
        self.lines: set[bytes] = set()
        self.bytes_left = SHOWN

    def once(self, kind: str, what: str) -> None:
        """Tell the first of a kind: one is enough to find out why, and the report counts all."""
        if kind not in self._kinds:
            self._kinds.add(kind)
            tell(f"{self._name}: {what.rstrip()}\n")


class Murmur:
    """What one process of a program says on stderr.

    A line that an earlier process of it said is not passed on again: whoever crashes at every
    start dies with the same words.
    """

    def __init__(self, told: Told) -> None:
        """Begin silent."""
        self._told = told
        self._own: set[bytes] = set()
        self._half = b""

    def hear(self, chunk: bytes) -> None:
        """Pass on the lines that are whole."""
        *lines, self._half = (self._half + chunk).split(b"\n")
        for line in lines:
            self._show(line + b"\n")
        if len(self._half) >= SHOWN:
            self.end()

    def end(self) -> None:
        """Pass on what is left of the last line."""
        self._show(self._half)
        self._half = b""

    def _show(self, line: bytes) -> None:
        told = self._told
        if line in told.lines and line not in self._own:
            return
        shown = line[: told.bytes_left]
        told.bytes_left -= len(shown)
        if shown:
            self._own.add(line)
            told.lines.add(line)
            tell(shown.decode(errors="replace"))
