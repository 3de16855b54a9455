"""A program as a process: lines to it, lines from it, and every wait has an end.

Nothing here blocks: a program that does not read, does not write, or writes without end, loses
its own time only. It runs in a session of its own, so that a Ctrl-C reaches the arena alone, and so
that its whole process group can be ended with it.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Callable, Sequence
from time import monotonic
from typing import IO

from toril.arena.stderr import EntrantWarnings, StderrRelay

CHUNK = 65_536


class OutputEnded(Exception):
    """The program has ended, or closed its output: no line will come."""


class NoLineInTime(Exception):
    """The time is up and no line has come."""


class LineTooLong(Exception):
    """The program writes a line that is longer than any may be."""


class Process:
    """A program that runs; `stop` ends it, and so does the end of this object."""

    def __init__(
        self, words: Sequence[str], line_bytes: int, warnings: EntrantWarnings | None = None
    ) -> None:
        """Start it; raise OSError when that cannot be done.

        `warnings` knows what earlier processes of the same program wrote to stderr.
        """
        self._line_bytes = line_bytes
        self._unwritten = bytearray()
        self._read_bytes = bytearray()
        self._relay = StderrRelay(warnings or EntrantWarnings(words[0]))
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._end = weakref.finalize(self, _end, self._process)  # also when we end without stop()
        self._stdin = _pipe(self._process.stdin)
        self._stdout = _pipe(self._process.stdout)
        self._stderr = _pipe(self._process.stderr)
        self._waiting: dict[int, Callable[[], None]] = {
            self._stdout: self._read_more,
            self._stderr: self._relay_more,
        }

    @property
    def unwritten(self) -> int:
        """The bytes that the program has not read yet, but for what a pipe holds."""
        return len(self._unwritten)

    def write(self, line: bytes) -> None:
        """Hand over a line, at once or as soon as the program reads."""
        self._unwritten += line
        self._waiting[self._stdin] = self._write_more
        self._write_more()

    def has_output(self, until: float) -> bool:
        """Return, by the monotonic time `until`, whether there is output, or the end of it."""
        while not self._read_bytes and self._stdout in self._waiting:
            left = until - monotonic()
            if left <= 0:
                return False
            self._wait(left)
        return True

    def read_line(self, until: float) -> bytes:
        """Return the next line by the monotonic time `until`.

        Raise OutputEnded, NoLineInTime or LineTooLong where there is none.
        """
        while True:
            line, newline, rest = self._read_bytes.partition(b"\n")
            if len(line) > self._line_bytes:
                raise LineTooLong
            if newline:
                self._read_bytes = rest
                return bytes(line)
            if self._stdout not in self._waiting:
                raise OutputEnded
            left = until - monotonic()
            if left <= 0 and self._process.poll() is not None:
                raise OutputEnded  # though a child of its own still holds the pipe
            if left <= 0:
                raise NoLineInTime
            self._wait(left)

    def stop(self, grace: float) -> None:
        """Close its input, give it `grace` seconds to end, then end all of its process group."""
        try:
            with contextlib.suppress(OSError):
                _pipe_end(self._process.stdin).close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
            self._relay_more()  # what it wrote last
            self._relay.end()
        finally:
            self._end()

    def _wait(self, seconds: float) -> None:
        """Wait until a pipe can be read or written, and do so."""
        with selectors.DefaultSelector() as selector:
            for pipe, handle in self._waiting.items():
                writing = pipe == self._stdin
                selector.register(
                    pipe, selectors.EVENT_WRITE if writing else selectors.EVENT_READ, handle
                )
            for key, _ in selector.select(seconds):
                key.data()

    def _write_more(self) -> None:
        try:
            while self._unwritten:
                del self._unwritten[: os.write(self._stdin, self._unwritten[:CHUNK])]
        except BlockingIOError:
            return  # it does not read just now
        except OSError:  # it will never read again; what it writes is still read
            self._unwritten.clear()
        self._waiting.pop(self._stdin, None)

    def _read_more(self) -> None:
        if chunk := self._read(self._stdout):
            self._read_bytes += chunk

    def _relay_more(self) -> None:
        if self._stderr in self._waiting:
            self._relay.add(self._read(self._stderr))

    def _read(self, pipe: int) -> bytes:
        try:
            chunk = os.read(pipe, CHUNK)
        except BlockingIOError:
            return b""
        if not chunk:
            del self._waiting[pipe]
        return chunk


def _pipe_end(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # Popen was asked for all three
    return pipe


def _pipe(pipe: IO[bytes] | None) -> int:
    """Return the descriptor of a pipe, set so that no call on it waits."""
    number = _pipe_end(pipe).fileno()
    os.set_blocking(number, False)
    return number


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End all processes of a program's group and close its pipes."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        with contextlib.suppress(OSError):
            _pipe_end(pipe).close()
