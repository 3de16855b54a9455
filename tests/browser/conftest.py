"""A built page on a real server, and one Chromium for all tests of this folder."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.elsewhere import Elsewhere, elsewhere
from tests.browser.visitor import DESKTOP, Device, Visitor, visit
from tests.chromium import chromium
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings

ROOT = Path(__file__).parents[2]
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

Visit = Callable[..., Visitor]


def built_page() -> None:
    """Build the page if it is old; TORIL_PAGE names one that is taken as it is."""
    if not os.environ.get("TORIL_PAGE"):
        subprocess.run([sys.executable, ROOT / "web" / "page.py"], check=True)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the session: while Playwright's loop runs, other tests could run none of their own.
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET])
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    built_page()
    with running(settings(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="package")
def away() -> Iterator[Elsewhere]:
    with elsewhere() as found:
        yield found


@pytest.fixture
def come(browser: Browser, server: Running) -> Iterator[Visit]:
    """Let somebody come by; nobody may have seen an error when the test ends."""
    came: list[Visitor] = []

    def come(device: Device = DESKTOP, language: str = "es", **more: Any) -> Visitor:
        came.append(visit(browser, more.pop("base", server.base), device, language, **more))
        return came[-1]

    yield come
    for visitor in came:
        visitor.context.close()
    assert [visitor.unforgiven for visitor in came if visitor.unforgiven] == []
