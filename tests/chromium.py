"""The browser of the tests: `python -m tests.chromium` finds one, gets one, or says how to.

A browser test is never left out because there is no browser.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
NONE = """No Chromium for the browser tests, and none could be fetched. Ways to get one:
  Debian, Ubuntu:  sudo apt-get install chromium
  anywhere:        .venv/bin/playwright install --with-deps chromium
  one of yours:    TORIL_CHROMIUM=/path/to/chromium make test
`make test-fast` runs everything else."""


def find() -> Path | None:
    """Return the browser to use, if there is one."""
    if named := os.environ.get("TORIL_CHROMIUM"):
        return Path(named)
    for found in (*map(shutil.which, NAMES), *ELSEWHERE):
        if found and Path(found).is_file():
            return Path(found)
    own = _own_of_playwright()
    return own if own.is_file() else None


def _own_of_playwright() -> Path:
    """Return where Playwright keeps its own, whether it is there or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def chromium() -> Path:
    """Return the browser, for a test: that there is one was seen to before."""
    found = find()
    if found is None or not found.is_file():
        raise FileNotFoundError(NONE)
    return found


def _fetch() -> None:
    """Get one from Debian where that is allowed, else from where Playwright has them."""
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("No Chromium: installing Debian's package, once…", flush=True)
        install = [apt, "install", "-qq", "-y", "--no-install-recommends", "chromium"]
        if _runs(install) or (_runs([apt, "update", "-qq"]) and _runs(install)):
            return
    print("No Chromium: fetching Playwright's own, once…", flush=True)
    _runs([sys.executable, "-m", "playwright", "install", "chromium"])


def _runs(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    if find() is None:
        _fetch()
    try:
        chromium()
    except FileNotFoundError as none:
        sys.exit(str(none))
