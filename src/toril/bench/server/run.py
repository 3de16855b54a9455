"""A run in which people play: measured, and compared with the bare broadcast."""

import time
from collections.abc import Callable
from typing import Any

from toril.bench.server.figures import figures
from toril.bench.server.generators import Generators
from toril.bench.server.loads import Load
from toril.bench.server.processes import Progress, Worker
from toril.bench.server.stage import Stage, staged, wait
from toril.bench.server.wishes import Wishes

LIMIT_SECONDS = 3.0


def run_play(load: Load, wishes: Wishes, progress: Progress) -> dict[str, Any]:
    """Set the tables up, let them settle, measure; then broadcast as much without Toril."""
    with staged(load, wishes, progress) as stage:
        stage.seat()
        stage.connect()
        stage.begin()
        found = measure(stage, wishes.seconds)
        stage.people.all("close")
        stage.served.kill()  # its core is the bare broadcast's now
        stage.told("the bare broadcast")
        seconds = min(LIMIT_SECONDS, wishes.seconds)
        found["limit"] = limit(load, stage.people, found, seconds)
    return found


def measure(
    stage: Stage, seconds: float, look: Callable[[float], None] = lambda _: None
) -> dict[str, Any]:
    """Measure for so long, with a `look` each second; return the figures.

    Ctrl-C ends the time, and what was measured until then counts.
    """
    profiled, interrupted = stage.wishes.profile, False
    stage.people.all("measure")
    if profiled:
        stage.served.profile()
    begin, full = time.perf_counter(), stage.served.used()
    try:
        while (second := time.perf_counter() - begin) < seconds:
            wait(min(1.0, seconds - second))
            stage.told(f"measuring, {second:.0f} of {seconds:.0f} s")
            look(time.perf_counter() - begin)
    except KeyboardInterrupt:
        interrupted = True
    wall, after = time.perf_counter() - begin, stage.served.used()
    told = stage.people.all("report")
    found = figures(stage.load, wall, full, after, stage.empty, told)
    found["setup_seconds"] = round(stage.setup_seconds, 1)
    if profiled:
        found["profile"] = stage.served.profiled()
    if interrupted:
        found["interrupted"] = True
    return found


def limit(
    load: Load, crowd: Generators, measured: dict[str, Any], seconds: float
) -> dict[str, Any]:
    """Broadcast as many bytes to as many sockets; compare."""
    bare = Worker("limit")
    try:
        port = bare.answer()["port"]
        crowd.shared("limit_connect", "sockets", load.sockets, port=port)
        group = load.people + load.spectators
        bare.tell("broadcast", sizes=_mix(measured["messages"]), group=group, seconds=seconds)
        found = bare.answer()
        heard, last = 0, time.monotonic() + LIMIT_SECONDS
        while heard < found["deliveries"] and time.monotonic() < last:
            wait(0.1)
            heard = sum(one["heard"] for one in crowd.all("limit_heard"))
    finally:
        bare.stop()
    each = found["deliveries"] / found["cpu"]
    return {
        "deliveries_per_cpu_second": round(each),
        "bytes": round(found["bytes"] / found["deliveries"]),
        "ratio": round(measured["deliveries_per_cpu_second"] / each, 3),
        "unheard": found["deliveries"] - heard,
    }


def _mix(messages: dict[str, dict[str, int]]) -> list[tuple[int, int]]:
    """Return sizes, and how many of each in about a hundred messages."""
    total = sum(one["number"] for one in messages.values())
    shares = ((one["bytes"], round(100 * one["number"] / total)) for one in messages.values())
    return [(size, share) for size, share in shares if share]
