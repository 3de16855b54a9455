"""What a table and a socket cost of the server's memory, by difference: nothing else is running.

The resident set after each step, less that before it. It holds what the system's allocator keeps
for later, too, so the parts of a small load are larger than those of a large one.
"""

import itertools
from typing import Any

from toril.bench.server.loads import Load
from toril.bench.server.processes import Progress
from toril.bench.server.run import measure
from toril.bench.server.stage import Stage, staged, wait
from toril.bench.server.wishes import Wishes

STRANGERS = 4
"""So many look on at each table, and do nothing: their sockets are idle."""

SETTLE_SECONDS = 2.0


def run_memory(load: Load, wishes: Wishes, progress: Progress) -> dict[str, Any]:
    """Measure tables without sockets, then the people's sockets, then play, then idle sockets."""
    with staged(load, wishes, progress) as stage:
        stage.seat()
        marks = [stage.empty["kib"], _settled(stage)]
        stage.connect()
        marks.append(_settled(stage))
        stage.begin()
        found = measure(stage, wishes.seconds)
        marks.append(_settled(stage))
        stage.people.all("look_on", each=STRANGERS)
        marks.append(_settled(stage))
    tables, sockets, played, idle = (after - before for before, after in itertools.pairwise(marks))
    return found | {
        "memory": {
            "kib_per_table_without_sockets": round(tables / load.tables, 1),
            "kib_per_socket_of_a_person": round(sockets / load.sockets, 1),
            "kib_per_table_for_playing": round(played / load.tables, 1),
            "kib_per_idle_socket": round(idle / (STRANGERS * load.tables), 1),
            "mib_empty": round(marks[0] / 1024, 1),
        }
    }


def _settled(stage: Stage) -> float:
    wait(SETTLE_SECONDS)
    kib: float = stage.served.used()["kib"]
    return kib
