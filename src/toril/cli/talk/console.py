"""What commands that talk to a person share: the console, and how to come back."""

import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console, ConsoleDimensions

from toril.cli.talk.drawing import WIDTH

NARROWEST = 40


class Terminal(Console):
    """A console of at most 80 columns that reads no markup in names and says when a pipe closes."""

    def __init__(self) -> None:
        """Write to stdout."""
        super().__init__(highlight=False, markup=False, emoji=False)

    @property
    def size(self) -> ConsoleDimensions:
        """The window as it is now; one too narrow for a row is taken to be wider."""
        window = super().size
        return ConsoleDimensions(min(max(window.width, NARROWEST), WIDTH), window.height)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self.width, self.height = new_size

    def on_broken_pipe(self) -> None:
        """Leave it to `toril.cli.run`: the reader has seen enough."""
        raise BrokenPipeError


def command_line(*arguments: str) -> str:
    """Return a command of this program as it can be pasted into a shell."""
    program = [str(Path(sys.argv[0]).absolute())]  # from whatever folder it is pasted
    if Path(sys.argv[0]).name == "__main__.py":
        program = [sys.executable, "-m", "toril"]
    elif shutil.which("toril") == program[0]:
        program = ["toril"]
    return shlex.join([*program, *arguments])


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C in this block: what is said at the end is printed whole."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
