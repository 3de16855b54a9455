"""What a match needs of a browser, whichever it is."""

from typing import Any, Protocol

from toril.engine.value import value

PATIENCE = 60.0
"""Seconds that anything may take, on a busy machine too."""


@value
class Cookie:
    """What the server knows somebody by, for the addresses below a path."""

    name: str
    value: str
    path: str


class Engine(Protocol):
    """A browser with one window of a phone's size."""

    name: str

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""

    def ask(self, function: str, *given: Any) -> Any:
        """Call a JavaScript function in the page with values; return what it answers."""

    def tap(self, x: float, y: float) -> None:
        """Touch the screen, or click where the engine knows no touch."""

    def picture(self) -> bytes:
        """Return what is on the screen, as PNG."""

    def keep(self, cookie: Cookie) -> None:
        """Keep a cookie for the server whose page is open."""

    def complaints(self) -> list[str]:
        """Return the errors and warnings that the page has caused."""

    def hide(self) -> None:
        """Let the page be seen no more, without leaving it."""

    def close(self) -> None:
        """Close the page."""
