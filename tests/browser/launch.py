"""What browser tests start with: the page as it is now, and a quiet Chromium."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import chromium

ROOT = Path(__file__).parents[2]
AT_HOME = "toril.local"
"""This machine under a name as home networks have them: over plain http no secure context."""
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
)


def built_page() -> None:
    """Build the page if it is old; TORIL_PAGE names one that is taken as it is."""
    if not os.environ.get("TORIL_PAGE"):
        subprocess.run([sys.executable, ROOT / "web" / "build_page.py"], check=True)


@contextmanager
def launched() -> Iterator[Browser]:
    """Run a Chromium until the block ends."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET])
        yield browser
        browser.close()
