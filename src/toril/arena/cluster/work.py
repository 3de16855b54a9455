"""What a process of a cluster does: it plays a piece of a contest that came as text.

Nothing here needs Ray, and nothing but text and numbers comes in or goes out, so that a process
with another Toril can say so instead of failing to read what it was sent.
"""

import hashlib
import json
from collections.abc import Callable
from contextlib import redirect_stderr
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any

import toril
from toril.arena.contest import Contest
from toril.arena.entrants import make_tables, needs_kernels, prepare
from toril.arena.play import play_unit
from toril.arena.unit_result import UnitResult
from toril.bots import caveat
from toril.engine.rules_json import read_rules, write_rules
from toril.fast.compiling.cache import kernels_folder

PLAYING = ("arena", "bots", "engine", "fast")
"""The packages that determine what comes of a contest."""


@cache
def our_toril() -> str:
    """Return which Toril this is: its version, and a digest of the sources that play."""
    package, digest = Path(toril.__file__).parent, hashlib.sha256()
    for name in PLAYING:
        for path in sorted((package / name).rglob("*")):
            if path.suffix in {".py", ".json"}:
                digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"toril {toril.__version__} ({digest.hexdigest()[:8]})"


def contest_text(contest: Contest) -> str:
    """Return a contest as text, with the Toril that it is to be played by."""
    return json.dumps(
        {
            "toril": our_toril(),
            "rules": write_rules(contest.rules),
            "entrants": contest.entrants,
            "unit": contest.unit,
            "seed": contest.seed.hex(),
            "limit_ms": contest.limit_ms,
        }
    )


def play_piece(text: str, start: int, stop: int) -> dict[str, Any]:
    """Play the units from `start` to before `stop`, of the contest that `text` describes.

    The answer has the `results` and the `seconds` that they took, what would have been `said` on
    stderr on one machine, and a `caveat`. Where another `toril` is asked for, nothing is played.
    """
    if json.loads(text)["toril"] != our_toril():
        return {"toril": our_toril()}
    said = StringIO()
    with redirect_stderr(said):  # a cluster's processes write to files that nobody looks at
        contest, play = _ready(text)
        begin = perf_counter()
        results = [play(number) for number in range(start, stop)]
        seconds = perf_counter() - begin
    return {
        "toril": our_toril(),
        "results": [each.to_json() for each in results],
        "seconds": seconds,
        "said": said.getvalue(),
        "caveat": caveat() if needs_kernels(contest) else None,
    }


@lru_cache(maxsize=1)
def _ready(text: str) -> tuple[Contest, Callable[[int], UnitResult]]:
    """Return a contest and what plays a unit of it: kernels and players once for a process."""
    data = json.loads(text)
    entrants, rules = tuple(data["entrants"]), data["rules"]
    contest = Contest(
        read_rules(rules["game"], rules["rules_version"], rules["options"], len(entrants)),
        entrants,
        data["unit"],
        bytes.fromhex(data["seed"]),
        data["limit_ms"],
    )
    _prepare_one_by_one(contest)
    tables = make_tables(contest)
    return contest, lambda number: play_unit(contest, number, tables)


def _prepare_one_by_one(contest: Contest) -> None:
    """Get the kernels: the first process of a machine may compile them, the others load them."""
    folder = kernels_folder() if needs_kernels(contest) else None
    if folder is None:
        prepare(contest)
        return
    from filelock import FileLock  # here, for it takes as long to import as the arena

    with FileLock(folder / "cluster.lock"):
        prepare(contest)
