"""A program that runs beside us: lines to it, lines from it, and nobody waits longer than told.

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

from toril.arena.aside import Murmur, Told

CHUNK = 65_536


class Gone(Exception):
    """The program has ended, or closed its output: no line will come."""


class Silent(Exception):
    """The time is up and no line has come."""


class Endless(Exception):
    """A line that is longer than any may be."""


class Running:
    """A program in progress."""

    def __init__(self, words: Sequence[str], line_bytes: int, told: Told | None = None) -> None:
        """Start it; raise OSError when that cannot be done. `told` has what it said before."""
        self._line_bytes = line_bytes
        self._unsaid = bytearray()
        self._heard = bytearray()
        self._murmur = Murmur(told or Told(words[0]))
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
            self._stdout: self._hear_more,
            self._stderr: self._show_more,
        }

    @property
    def unread(self) -> int:
        """The bytes that were said and wait to be read, but for what a pipe holds."""
        return len(self._unsaid)

    def say(self, line: bytes) -> None:
        """Hand over a line, at once or whenever the program reads it."""
        self._unsaid += line
        self._waiting[self._stdin] = self._say_more
        self._say_more()

    def speaks(self, until: float) -> bool:
        """Return, by the monotonic time `until`, whether there is something to hear."""
        while not self._heard and self._stdout in self._waiting:
            left = until - monotonic()
            if left <= 0:
                return False
            self._wait(left)
        return True  # its end is heard too

    def hear(self, until: float) -> bytes:
        """Return the next line by the monotonic time `until`; raise Gone, Silent or Endless."""
        while True:
            line, newline, rest = self._heard.partition(b"\n")
            if len(line) > self._line_bytes:
                raise Endless
            if newline:
                self._heard = rest
                return bytes(line)
            if self._stdout not in self._waiting:
                raise Gone
            left = until - monotonic()
            if left <= 0 and self._process.poll() is not None:
                raise Gone  # though a child of its own still holds the pipe
            if left <= 0:
                raise Silent
            self._wait(left)

    def stop(self, grace: float) -> None:
        """Close its input, give it `grace` seconds to end, then end all of its process group."""
        try:
            with contextlib.suppress(OSError):
                _pipe_end(self._process.stdin).close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
            self._show_more()  # its last words
            self._murmur.end()
        finally:
            self._end()

    def _wait(self, seconds: float) -> None:
        """Do what can be done; wait for something to do."""
        with selectors.DefaultSelector() as selector:
            for pipe, handle in self._waiting.items():
                writing = pipe == self._stdin
                selector.register(
                    pipe, selectors.EVENT_WRITE if writing else selectors.EVENT_READ, handle
                )
            for key, _ in selector.select(seconds):
                key.data()

    def _say_more(self) -> None:
        try:
            while self._unsaid:
                del self._unsaid[: os.write(self._stdin, self._unsaid[:CHUNK])]
        except BlockingIOError:
            return  # it does not read just now
        except OSError:  # it will never read again; what it still has to say is heard
            self._unsaid.clear()
        self._waiting.pop(self._stdin, None)

    def _hear_more(self) -> None:
        if chunk := self._read(self._stdout):
            self._heard += chunk

    def _show_more(self) -> None:
        if self._stderr in self._waiting:
            self._murmur.hear(self._read(self._stderr))

    def _read(self, pipe: int) -> bytes:
        try:
            chunk = os.read(pipe, CHUNK)
        except BlockingIOError:
            return b""
        if not chunk:
            del self._waiting[pipe]
        return chunk


def _pipe_end(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # all three were asked for
    return pipe


def _pipe(pipe: IO[bytes] | None) -> int:
    """Return the number of a pipe that will never make us wait."""
    number = _pipe_end(pipe).fileno()
    os.set_blocking(number, False)
    return number


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Leave nothing of a program: no process of its group, no open pipe."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        with contextlib.suppress(OSError):
            _pipe_end(pipe).close()
