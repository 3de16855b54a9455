"""Everybody back at once: the server is killed with matches under way and started again."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from toril.bench.percentiles import percentile
from toril.bench.server.loads import Load
from toril.bench.server.processes import Progress
from toril.bench.server.run import measure
from toril.bench.server.stage import staged, wait
from toril.bench.server.wishes import Wishes

PATIENCE = 120.0
"""Seconds after which those who are not back are lost."""

AFTERWARDS = 5.0
"""Seconds of play after the return, to see that everybody plays on."""


def run_back(load: Load, wishes: Wishes, progress: Progress) -> dict[str, Any]:
    """Let people play for so long, kill the server, start it; measure how soon all are back."""
    with staged(load, wishes, progress) as stage:
        stage.seat()
        stage.connect()
        stage.begin()
        stage.told("playing")
        wait(wishes.seconds)
        stage.people.all("returning")
        stage.served.kill()
        kept = _look(Path(stage.served.folder) / "bench.db", cold=load.cold)
        stage.told("killed, started again")
        begun, listened = stage.served.start()
        answers = stage.people.all("await_back", patience=PATIENCE)
        back = [moment for answer in answers for moment in answer["back"]]
        missing = sum(answer["missing"] for answer in answers)
        found = measure(stage, min(wishes.seconds, AFTERWARDS))
    found["lost"] += missing
    del found["kib_per_table"]  # this is not the process that was empty before
    return found | {
        "back": {
            "people": len(back),
            "missing": missing,
            "server_start_s": round(listened - begun, 2),
            "from_start_s": _spread(back, begun),
            "from_listening_s": _spread(back, listened),
            **kept,
        }
    }


def _spread(moments: list[float], since: float) -> dict[str, float | None]:
    def seconds(part: float) -> float | None:
        found = percentile(moments, part)
        return None if found is None else round(found - since, 2)

    return {"p50": seconds(0.5), "p99": seconds(0.99), "max": seconds(1)}


def _look(database: Path, *, cold: bool) -> dict[str, Any]:
    """Return how long the ledgers are and how many snapshots are kept; if `cold`, remove these."""
    with closing(sqlite3.connect(database)) as file, file:
        entries, tables = file.execute(
            "SELECT count(*), count(DISTINCT table_id) FROM entries"
        ).fetchone()
        known = file.execute("SELECT 1 FROM sqlite_master WHERE name = 'snapshots'").fetchone()
        if known and cold:
            file.execute("DELETE FROM snapshots")
        snapshots = file.execute("SELECT count(*) FROM snapshots").fetchone()[0] if known else None
    return {"entries_per_table": round(entries / max(1, tables), 1), "snapshots": snapshots}
