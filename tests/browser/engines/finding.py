"""Where Firefox and WebKit are: on this machine, else from Debian, else a text says how."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""The programs, and Debian's packages that bring them."""

MISSING = """No {what} for the other engines, and none could be installed. To get them:
  Debian, Ubuntu:  sudo apt-get install --no-install-recommends {packages}
  one of yours:    TORIL_FIREFOX=/path/to/firefox (140 or newer)
`make test` needs none of them: it runs in Chromium."""


def firefox() -> str:
    """Return the path of Firefox."""
    return os.environ.get("TORIL_FIREFOX") or shutil.which("firefox-esr") or "firefox"


def mini_browser() -> str:
    """Return WebKit's own small browser, which Debian keeps among the libraries."""
    return str(next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))


def _missing() -> list[str]:
    here = {"firefox-esr": os.environ.get("TORIL_FIREFOX")}
    return [name for name in PACKAGES if not here.get(name) and not shutil.which(name)]


def provide() -> None:
    """See that all is here, and get it where that is allowed."""
    apt = shutil.which("apt-get")
    packages = [PACKAGES[name] for name in _missing()]
    if packages and apt and os.geteuid() == 0:
        sys.stdout.write(f"Installing Debian's {', '.join(packages)}, once…\n")
        sys.stdout.flush()
        install = [apt, "install", "-qq", "-y", "--no-install-recommends", *packages]
        _ = _runs(install) or (_runs([apt, "update", "-qq"]) and _runs(install))
    if missing := _missing():
        packages = [PACKAGES[name] for name in missing]
        sys.exit(MISSING.format(what=", no ".join(missing), packages=" ".join(packages)))


def _runs(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0
