"""How a run is shared out among workers (`pytest -n`), and in which order.

Somebody who breaks the engine should see it in the first minute. So what everything rests on comes
first. What mostly waits, for servers and terminals, comes last, side by side with the browser,
which keeps the processors busy. A worker takes a file at a time (`--dist loadfile`): what a module
sets up, a server or a browser, is set up once. (`loadgroup` would be finer and does nothing with
this pytest: https://github.com/pytest-dev/pytest-xdist/issues/1386.)
"""

import os
import signal
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

FIRST = ("tests/engine", "src", "README.md", "docs", "tests/fast", "tests/bots", "tests/arena")
WAITING = ("tests/cli", "tests/client", "tests/server", "tests/attack", "tests/test_wheel.py")
BUSY = ("tests/browser/test_screens.py", "tests/browser")  # the longest of them first
LAST = (*WAITING, *BUSY)
"""What is in no list comes between the first and the last."""

DEAF = ("SIGINT", "SIGQUIT", "SIGHUP")
"""What a shell lets a command in the background ignore, and `nohup` besides."""


def place(path: str) -> int:
    """Return when a test's turn comes: the lower the earlier."""
    order = [*FIRST, "", *LAST]
    parts = [part for part in order if part and (path == part or path.startswith(f"{part}/"))]
    return order.index(parts[0] if parts else "")


def put_in_order(items: list[pytest.Item]) -> None:
    """Sort the tests by their places; those of a file stay as they are."""
    times = Counter(item.nodeid for item in items)
    if twice := [name for name in times if times[name] > 1]:
        raise pytest.UsageError(f"Workers would run only one of the tests of one name: {twice}")
    items.sort(key=lambda item: place(_file(item)))
    last = [item for item in items if place(_file(item)) > len(FIRST)]
    items[len(items) - len(last) :] = side_by_side(last)


def side_by_side(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the last ones so that files of either kind are spread over the whole of them."""
    shares: dict[str, float] = {}
    files = list(dict.fromkeys(map(_file, items)))
    for is_busy in (False, True):
        kind = [file for file in files if (place(file) > len(FIRST) + len(WAITING)) == is_busy]
        shares |= {file: (at + 0.5) / len(kind) for at, file in enumerate(kind)}
    return sorted(items, key=lambda item: shares[_file(item)])


def _file(item: pytest.Item) -> str:
    return item.path.relative_to(ROOT).as_posix() if item.path.is_relative_to(ROOT) else ""


def workers() -> int:
    """Return how many workers `-n auto` is: two more than processors, for much of it is waiting."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (usable or 1) + 2


def hear_again() -> None:
    """Let what the tests start hear the signals that this run was told to ignore.

    A process inherits that a signal is ignored, but no handler. So one that does nothing
    keeps this run deaf, as was asked for, and nobody else.
    """
    for name in DEAF:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
