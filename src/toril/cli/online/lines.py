"""Typing while news come in: what is printed goes above the line that one types, half typed or not.

A terminal is read key by key, with the few editing keys that a terminal itself has, because only
then the half-typed line can be drawn again. A pipe or a file is read line by line.
"""

import asyncio
import codecs
import os
import re
import select
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from toril.engine.names import JOINER
from toril.engine.quoting import printable

if sys.platform != "win32":
    import termios
    import tty

_ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?")
_ENTER, _END = "\r\n", "\x04"
_RUB_OUT = {"\x7f": r".$", "\b": r".$", "\x15": r".*$", "\x17": r"\S*\s*$"}
"""Backspace takes a sign, Ctrl-U the line, Ctrl-W a word."""


class Lines:
    """A prompt at the bottom, lines typed there, and everything else above it."""

    def __init__(self, console: Console) -> None:
        """Write to `console`, read from stdin."""
        self._console = console
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode
        self._keys = False  # whether we get single keys and draw the line ourselves
        self._prompt: str | None = None
        self._buffer = ""
        self._drawn = ""

    @contextmanager
    def open(self) -> Iterator["Lines"]:
        """Read until the block ends; leave the terminal as it was."""
        descriptor, loop = _descriptor(), asyncio.get_running_loop()
        wake, stop = os.pipe()
        work = self._read if descriptor is not None else self._read_stream
        reader = threading.Thread(target=work, args=(loop, descriptor, wake), daemon=True)
        try:
            with self._key_by_key(descriptor, loop):
                reader.start()
                yield self
        finally:
            os.close(stop)
            if descriptor is not None:
                reader.join()
            os.close(wake)

    @contextmanager
    def _key_by_key(
        self, descriptor: int | None, loop: asyncio.AbstractEventLoop
    ) -> Iterator[None]:
        """Take the terminal over, if it is one that can be drawn on."""
        console = self._console
        able = sys.platform != "win32" and console.is_terminal and not console.is_dumb_terminal
        if not able or descriptor is None or not os.isatty(descriptor):
            yield
            return
        before = termios.tcgetattr(descriptor)

        def take() -> None:
            tty.setcbreak(descriptor, termios.TCSADRAIN)
            self._draw()

        self._keys = True
        take()
        loop.add_signal_handler(signal.SIGCONT, take)  # after Ctrl-Z and fg
        try:
            yield
        finally:
            loop.remove_signal_handler(signal.SIGCONT)
            self._erase()
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
            self._keys = False

    def _read(self, loop: asyncio.AbstractEventLoop, descriptor: int, wake: int) -> None:
        """Hand on what can be read, on a thread: not every input can be waited for in a loop."""
        while descriptor in select.select([descriptor, wake], [], [])[0]:
            try:
                data = os.read(descriptor, 4096)
            except OSError:  # the terminal is gone
                data = b""
            loop.call_soon_threadsafe(self._take, data)
            if not data:
                return

    def _read_stream(self, loop: asyncio.AbstractEventLoop, *_: object) -> None:
        """Do the same where nothing can be selected: a stand-in for stdin, or Windows."""
        line = None
        while line != "":
            line = sys.stdin.readline()
            with suppress(RuntimeError):  # nobody listens any more
                loop.call_soon_threadsafe(self._take, line.encode())

    def _take(self, data: bytes) -> None:
        text = self._decode(data, final=not data)
        for sign in _ESCAPES.sub("", text) if self._keys else text.replace("\r", ""):
            self._key(sign)
        self._draw()
        if not data:
            self._typed.put_nowait(None)

    def _key(self, sign: str) -> None:
        if sign in _ENTER:
            self._draw()
            self._typed.put_nowait(self._buffer)
            self._buffer = ""
            if self._keys:
                self._end_line()
        elif not self._keys or sign.isprintable():
            self._buffer += sign
        elif sign in _RUB_OUT:
            self._buffer = re.sub(_RUB_OUT[sign], "", self._buffer)
        elif sign == _END and not self._buffer:
            self._typed.put_nowait(None)

    def _end_line(self) -> None:
        """Leave the line where it is; a prompt comes when the answer has been understood."""
        self._console.file.write("\n")
        self._prompt, self._drawn = None, ""

    async def next(self) -> str:
        """Return the next typed line; EOFError when there are no more."""
        line = await self._typed.get()
        if line is None:
            self._typed.put_nowait(None)
            raise EOFError
        return line

    async def ask(self, question: str) -> str:
        """Ask and return the answer."""
        self.show(question)
        return (await self.next()).strip()

    def show(self, prompt: str) -> None:
        """Put `prompt` where one types."""
        if (prompt := _plain(prompt)) == self._prompt:
            return
        self._prompt = prompt
        if self._keys:
            self._draw()
        elif prompt:
            self._console.print(Text(prompt))

    def forget(self) -> bool:
        """Throw away what is half typed; return whether there was anything."""
        begun, self._buffer = bool(self._buffer), ""
        self._draw()
        return begun

    def print(self, text: Text, *, whole: bool = False) -> None:
        """Print above the prompt; `whole` without breaking lines, so that it can be copied."""
        self._erase()
        text.plain = _plain(text.plain)
        self._console.print(text, soft_wrap=whole)
        self._draw()

    def _erase(self) -> None:
        if self._drawn:
            rows = (
                1 + max(0, cell_len(line) - 1) // _columns() for line in self._drawn.split("\n")
            )
            up = sum(rows) - 1
            self._console.file.write((f"\x1b[{up}A" if up else "") + "\r\x1b[J")
            self._console.file.flush()
            self._drawn = ""

    def _draw(self) -> None:
        """Draw the prompt and what is typed so far, if a prompt is due."""
        if not self._keys or self._prompt is None:
            return
        self._erase()
        prompt = _folded(self._prompt, _columns() - 1)
        self._drawn = f"{prompt} {self._buffer}" if prompt else self._buffer
        self._console.file.write(self._drawn)
        self._console.file.flush()


def _descriptor() -> int | None:
    """Return stdin's number if it can be waited for."""
    if sys.platform == "win32":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError, AttributeError):  # closed, or a stand-in without one
        return None


def _plain(text: str) -> str:
    """Return `text` without signs that steer a terminal: names come from who knows where."""
    return printable(text, kept="\n" + JOINER)  # which steers nothing


def _folded(text: str, columns: int) -> str:
    """Return `text` in lines of so many columns, broken between words."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and cell_len(longer) > columns:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


def _columns() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except (OSError, ValueError):
        return 80
