"""Builds the page into the package: `python web/build_page.py`, `make page` and the build hook.

A built page carries a digest of what it was built from, so that it is built again exactly when
something changed, whatever the files' dates say after a checkout or in a source archive.
"""

import sys
import time
from hashlib import sha256
from pathlib import Path

from npm import WEB, Failed, install, npm

PACKAGE = WEB.parent / "src" / "toril"
STATIC = PACKAGE / "server" / "static"
DIGEST = STATIC / ".sources"


def sources() -> list[Path]:
    """Return the files that the page is built from."""
    trees = [WEB / "src", WEB / "worker", WEB / "public", PACKAGE / "text"]
    found = [path for tree in trees for path in tree.rglob("*") if path.is_file()]
    levels = PACKAGE / "bots" / "levels.json"
    own = [path for path in WEB.glob("*") if path.suffix in (".json", ".js", ".ts", ".html")]
    return sorted(path for path in (*found, *own, levels) if path.suffix not in (".py", ".pyc"))


def digest() -> str:
    """Return what changes when any source does."""
    total = sha256()
    for path in sources():
        name = path.relative_to(WEB.parent).as_posix()
        total.update(f"{name} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def is_current() -> bool:
    """Return whether the package holds the page of these very sources."""
    return DIGEST.is_file() and DIGEST.read_text().strip() == digest()


def build() -> None:
    """Build the page, unless it is current."""
    if is_current():
        return
    begun, made_from = time.monotonic(), digest()
    sys.stdout.write("Building the page…\n")
    sys.stdout.flush()
    install()
    npm("run", "build", quiet=True, TORIL_PAGE_OUT=str(STATIC), TORIL_PAGE_ID=made_from[:16])
    if not (STATIC / "index.html").is_file():
        raise Failed(f"`npm run build` left no page in {STATIC}.")
    DIGEST.write_text(f"{made_from}\n")
    sys.stdout.write(f"The page is built ({time.monotonic() - begun:.0f} s).\n")


if __name__ == "__main__":
    try:
        build()
    except Failed as error:
        sys.exit(str(error))
