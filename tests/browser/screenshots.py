"""`make screenshots`: every screen and state into a folder, with a sheet to look at them all.

`python -m tests.browser.screenshots six-ten phone-light-es` takes only those whose names fit.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error

from tests.browser.client_thread import client_thread
from tests.browser.launch import ROOT, built_page, launched
from tests.browser.screens import SCREENS, Stage, Way
from tests.browser.visitor import DESKTOP, PHONE, Device, visit
from tests.harness.in_thread import running
from tests.harness.settings import settings
from toril.text import LANGUAGES

FOLDER = ROOT / "screenshots"
LOOKS = [
    (f"{device.name}-{'dark' if dark else 'light'}-{language}", device, dark, language)
    for device, language, dark in product((PHONE, DESKTOP), LANGUAGES, (False, True))
]
SETTLE = 250
"""Milliseconds after which what slides in has come to rest."""


@contextmanager
def fresh_stage() -> Iterator[Stage]:
    """Run a server of its own, so that every look begins with the same tables."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder))) as server,
        client_thread() as clients,
    ):
        yield Stage(server, clients)


def take(browser: Browser, look: str, device: Device, dark: bool, language: str) -> list[str]:
    """Take the pictures of one look; return what went wrong."""
    wrong = []
    with fresh_stage() as stage:
        for name, way in wanted(look):
            visitor = visit(browser, stage.server.base, device, language, dark=dark, name="Ana")
            visitor.context.set_default_timeout(5000)
            try:
                way(stage, visitor)
            except (Error, AssertionError) as error:
                wrong.append(f"{name} {look}: {str(error).splitlines()[0]}")
            visitor.page.wait_for_timeout(SETTLE)
            visitor.page.screenshot(path=FOLDER / f"{name}.{look}.png")
            wrong += [f"{name} {look}: {each}" for each in visitor.unforgiven]
            visitor.context.close()
    return wrong


def wanted(look: str) -> list[tuple[str, Way]]:
    """Return the screens that the command line asks for, all without one."""
    parts = sys.argv[1:]
    return [
        (name, way)
        for name, way in SCREENS.items()
        if all(part in f"{name} {look}" for part in parts)
    ]


STYLE = (
    "img { height: 340px; margin: 2px; border: 1px solid #999 } h2 { font: 600 16px sans-serif }"
)


def write_sheet() -> None:
    """Write a page that shows all pictures side by side."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Toril</title><style>{STYLE}</style>"]
    for name in SCREENS:
        parts.append(f"<h2>{name}</h2>")
        for look, *_ in LOOKS:
            picture = f"{name}.{look}.png"
            if (FOLDER / picture).exists():
                parts.append(
                    f'<a href="{picture}"><img loading=lazy src="{picture}" alt="{look}"></a>'
                )
    (FOLDER / "index.html").write_text("\n".join(parts), encoding="utf-8")


def main() -> int:
    """Take them all; say what went wrong on the way."""
    built_page()
    FOLDER.mkdir(exist_ok=True)
    begun, wrong = time.monotonic(), []
    with launched() as browser:
        for look in LOOKS:
            if wanted(look[0]):
                wrong += take(browser, *look)
    write_sheet()
    taken = len(list(FOLDER.glob("*.png")))
    lines = [
        *wrong,
        f"{taken} pictures in {time.monotonic() - begun:.0f} s: {FOLDER / 'index.html'}",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
