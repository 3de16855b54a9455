"""The line that a person types in a terminal: arrow keys, history, and Ctrl-C as everywhere.

What was typed is remembered for the arrow keys until the program ends, and never written to disk.
"""

import signal
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.key_binding import KeyPressEvent


def can_edit(console: Console) -> bool:
    """Return whether a person types at a terminal that can be drawn on."""
    typed_at = getattr(sys.stdin, "isatty", None)
    drawn_on = console.is_terminal and not console.is_dumb_terminal
    return drawn_on and typed_at is not None and typed_at()


def make_editor(prompt: Callable[[], str]) -> "PromptSession[str]":
    """Return an editor of lines; `prompt` is asked at each drawing for what stands before them."""
    from prompt_toolkit import PromptSession  # only where a person types: it takes a while to load
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.renderer import CPR_Support

    keys = KeyBindings()

    @keys.add("c-c")
    def interrupt(_: "KeyPressEvent") -> None:
        signal.raise_signal(signal.SIGINT)

    @keys.add("c-u")
    def empty(event: "KeyPressEvent") -> None:
        """Erase all lines of what was pasted, not only the one with the cursor."""
        buffer = event.current_buffer
        if buffer.text:
            event.app.clipboard.set_text(buffer.text)  # from where Ctrl-Y brings it back
            buffer.text = ""

    def message() -> str:
        shown = prompt()
        return f"{folded(shown, editor.output.get_size().columns - 1)} " if shown else ""

    editor: PromptSession[str] = PromptSession(
        message, key_bindings=keys, enable_suspend=True, reserve_space_for_menu=0
    )
    # The line is drawn without asking where the cursor is: not every terminal answers that.
    editor.app.renderer.cpr_support = CPR_Support.NOT_SUPPORTED
    return editor


def lines_in(typed: str) -> list[str]:
    r"""Return the lines of what was typed, several where it was pasted.

    Bytes that are no UTF-8 become U+FFFD, the sign for what cannot be read.

    >>> lines_in("71\n\udcff")
    ['71', '�']
    """
    return typed.encode(errors="surrogateescape").decode(errors="replace").split("\n")


def folded(text: str, columns: int) -> str:
    """Return `text` in lines of so many columns, broken between words.

    >>> folded("Which card do you play?", 12)
    'Which card\\ndo you play?'
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and cell_len(longer) > columns:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)
