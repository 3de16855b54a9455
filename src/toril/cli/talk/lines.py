"""Typing while news come in: what is printed goes above the line that one types, half typed or not.

At a terminal the line has an editor. A pipe, a file or a terminal that cannot be drawn on is read
line by line.
"""

import asyncio
import io
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from toril.cli.talk.editor import can_edit, lines_in, make_editor
from toril.engine.names import JOINER
from toril.engine.quoting import printable

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class Lines:
    """A prompt at the bottom, lines typed there, and everything else above it."""

    def __init__(self, console: Console) -> None:
        """Write to `console`, read from stdin."""
        self._console = console
        self._typed: asyncio.Queue[str | Exception] = asyncio.Queue()
        self._prompt = ""
        self._editor: PromptSession[str] | None = None

    @property
    def width(self) -> int:
        """How many columns a printed line has now: the window may be resized."""
        return self._console.width

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Lines"]:
        """Read until the block ends; leave the terminal as it was."""
        if not can_edit(self._console):
            arguments = (asyncio.get_running_loop(),)
            threading.Thread(target=self._read_lines, args=arguments, daemon=True).start()
            yield self
            return
        editor = self._editor = make_editor(lambda: self._prompt)
        with editor.input.raw_mode():  # also between two lines: no key is shown twice
            editing = asyncio.create_task(self._edit_lines(editor))
            try:
                yield self
            finally:
                editor.app.erase_when_done = True
                editing.cancel()
                await asyncio.gather(editing, return_exceptions=True)
                self._editor = None

    async def _edit_lines(self, editor: "PromptSession[str]") -> None:
        """Hand on line after line, and at last why there are no more."""
        try:
            while True:
                text = await editor.prompt_async(handle_sigint=False, set_exception_handler=False)
                self._prompt = ""  # the next one comes when the answer has been understood
                for line in lines_in(text):
                    self._typed.put_nowait(line)
        except Exception as error:  # EOFError; OSError where the terminal is gone
            self._typed.put_nowait(error)

    def _read_lines(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand on what can be read, on a thread: not every input can be waited for in a loop.

        The thread may still wait when the program ends. So it reads without a buffer, whose lock
        Python would wait for.
        """
        try:
            stream: io.RawIOBase | None = io.FileIO(sys.stdin.fileno(), closefd=False)
        except (OSError, ValueError, AttributeError):  # closed, or a stand-in without a number
            stream = None
        line: str | Exception = ""
        while isinstance(line, str):
            try:
                raw = sys.stdin.readline() if stream is None else stream.readline()
            except OSError:  # the input is gone
                raw = ""
            text = raw if isinstance(raw, str) else raw.decode(errors="replace")
            line = text.rstrip("\r\n") if text else EOFError()
            with suppress(RuntimeError):  # nobody listens any more
                loop.call_soon_threadsafe(self._typed.put_nowait, line)

    async def next(self) -> str:
        """Return the next typed line; raise EOFError, or what else ended it, after the last."""
        line = await self._typed.get()
        if isinstance(line, Exception):
            self._typed.put_nowait(line)
            raise line
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
        if self._editor is not None:
            self._editor.app.invalidate()
        elif prompt:
            self._console.print(Text(prompt))

    def forget(self) -> bool:
        """Throw away what is half typed; return whether there was anything."""
        if self._editor is None or not self._editor.default_buffer.text:
            return False
        self._editor.default_buffer.reset()
        self._editor.app.invalidate()
        return True

    def print(self, text: Text, *, whole: bool = False) -> None:
        """Print above the prompt; `whole` without breaking lines, so that it can be copied."""
        text.plain = _plain(text.plain)
        if self._editor is not None and self._editor.app.is_running:
            self._editor.app.renderer.erase()
            self._editor.app.invalidate()  # which draws the line again, below
        self._console.print(text, soft_wrap=whole)


def _plain(text: str) -> str:
    """Return `text` without control signs: a server or another player wrote it."""
    return printable(text, kept="\n" + JOINER)  # a joiner only makes one picture of two
