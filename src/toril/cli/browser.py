"""Opens pages in a browser, where there is one that somebody can see."""

import os
import sys
import webbrowser
from contextlib import suppress


def open_page(link: str) -> None:
    """Open a page; a terminal's browser would be in the way, so none is opened without a screen."""
    if _has_screen():
        with suppress(webbrowser.Error):
            webbrowser.open(link)


def _has_screen() -> bool:
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
