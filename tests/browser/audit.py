"""`make audit`: Lighthouse judges the start and a table, as a phone on a slow network sees them."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.client_thread import client_thread
from tests.browser.launch import ROOT, built_page
from tests.browser.positions import eleven, six
from tests.chromium import chromium
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings

TRIES = 3
"""A busy machine makes a page slow, never fast: a low one is judged again, and the best counts."""

LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100}
AUDIT = ROOT / "web" / "audit"


def npm(*arguments: str) -> str:
    """Run npm in the folder of the audit."""
    command = [sys.executable, str(ROOT / "web" / "npm.py"), "--prefix", str(AUDIT), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def install() -> None:
    """Fetch Lighthouse, unless it is here."""
    installed, lock = AUDIT / "node_modules" / ".package-lock.json", AUDIT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-progress")


def pages(server: Running) -> list[dict[str, Any]]:
    """Return what to judge: the start, and a match of each game with a hand to play."""
    found: list[dict[str, Any]] = [{"name": "start", "url": f"{server.base}/"}]
    with client_thread() as clients:
        for name, prepared in (("6 nimmt!", six("audit")), ("11 nimmt!", eleven("audit eleven"))):
            prepared.put(server, clients)
            path = f"/api/tables/{prepared.code}"
            cookie = {
                "name": "seat",
                "value": prepared.token(0),
                "domain": "127.0.0.1",
                "path": path,
            }
            url = f"{server.base}/t/{prepared.code}"
            found.append({"name": name, "url": url, "cookie": cookie})
    return found


def judge(page: dict[str, Any]) -> dict[str, Any]:
    """Return Lighthouse's best opinion of a page."""
    best: dict[str, Any] = {}
    for _ in range(TRIES):
        said = npm("run", "--silent", "audit", "--", str(chromium()), json.dumps([page]))
        (judged,) = json.loads(said)
        if not best or sum(judged["scores"].values()) > sum(best["scores"].values()):
            best = judged
        if is_fine(best):
            break
    return best


def is_fine(judged: dict[str, Any]) -> bool:
    return all(judged["scores"][name] >= least for name, least in LEAST.items())


def shown(judged: dict[str, Any]) -> str:
    """Return the scores, the times behind them, and what took points off."""
    scores = "  ".join(f"{name} {score}" for name, score in judged["scores"].items())
    times = "  ".join(f"{name} {time}" for name, time in judged["times"].items())
    lines = [times, *(f"- {each}" for each in (*judged["lost"], *judged["warnings"]))]
    return f"{judged['name']:10} {scores}\n" + "".join(f"{'':10} {line}\n" for line in lines)


def main() -> int:
    """Print what Lighthouse thinks; return 1 when a score is too low."""
    built_page()
    install()
    fine = True
    with tempfile.TemporaryDirectory() as folder, running(settings(Path(folder))) as server:
        for page in pages(server):
            judged = judge(page)
            sys.stdout.write(shown(judged))
            fine = fine and is_fine(judged)
    sys.stdout.write(f"{'Fine' if fine else 'Too low'}: at least {LEAST} was asked for.\n")
    return int(not fine)


if __name__ == "__main__":
    sys.exit(main())
