"""Minutes of joins, leaves, rematches and reconnects: does the memory of the server stay flat?"""

import time
from typing import Any

from toril.bench.server.loads import Load
from toril.bench.server.processes import Progress
from toril.bench.server.run import measure
from toril.bench.server.stage import staged
from toril.bench.server.wishes import Wishes

EVENTS_A_SECOND = 20.0
SAMPLE_SECONDS = 10.0
SETTLED_MINUTES = 5.0
"""From then on the memory must be flat."""


def run_churn(load: Load, wishes: Wishes, progress: Progress) -> dict[str, Any]:
    """Let people come and go for so long, with a look at the server's memory now and then."""
    curve: list[list[float]] = []
    with staged(load, wishes, progress) as stage:
        stage.seat()
        stage.connect()
        stage.begin()
        begin = time.monotonic()

        def look(second: float) -> None:
            if second >= SAMPLE_SECONDS * len(curve):
                used = stage.served.used()
                moment = round(time.monotonic() - begin, 1)
                row = [moment, round(used["kib"] / 1024, 1), used["tables"], used["sockets"]]
                curve.append(row)

        look(0)
        stage.people.all("churn", rate=EVENTS_A_SECOND / len(stage.people))
        found = measure(stage, 60 * wishes.churn_minutes, look)
    events: dict[str, int] = found.get("events", {})
    settled = [mib for moment, mib, *_ in curve if moment >= 60 * SETTLED_MINUTES]
    found["events_per_second"] = round(sum(events.values()) / found["seconds"], 1)
    found["memory_curve"] = {
        "columns": ["seconds", "mib", "tables", "sockets"],
        "rows": curve,
        "growth_after_minute_5": round(settled[-1] / settled[0] - 1, 3) if settled else None,
    }
    return found
