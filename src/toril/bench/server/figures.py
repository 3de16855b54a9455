"""The figures of a run, from what the server used and what the people of all processes saw."""

from collections import Counter
from typing import Any

from toril.bench.percentiles import percentile
from toril.bench.server.loads import Load

LATE_MS = 10.0
"""A generator that is later than this, once in a hundred times, spoils what it measures."""

_KINDS = {"u": "update", "n": "news", "a": "ack", "p": "presence", "w": "welcome", "r": "refused"}


def figures(
    load: Load,
    wall: float,
    full: dict[str, Any],
    after: dict[str, Any],
    empty: dict[str, Any],
    told: list[dict[str, Any]],
) -> dict[str, Any]:
    """Return what was measured between two looks at the server, all processes together."""
    cpu = after["cpu"] - full["cpu"]
    latencies = [each for one in told for each in one["latencies"]]
    late = [each for one in told for each in one["late"]]
    moves = sum(one["moves"] for one in told)
    deliveries, sizes, events = Counter[str](), Counter[str](), Counter[str]()
    for one in told:
        deliveries.update(one["deliveries"])
        sizes.update(one["sizes"])
        events.update(one["events"])
    heard = deliveries.total()
    late_p99 = milliseconds(late, 0.99)
    found = {
        "load": load.key,
        "name": load.name,
        "tables": load.tables,
        "people": load.people,
        "bots": load.bots,
        "spectators": load.spectators,
        "pace_s": load.pace,
        "seconds": round(wall, 1),
        "moves": moves,
        "moves_per_second": round(moves / wall, 1),
        "moves_per_cpu_second": round(moves / cpu),
        "cpu_us_per_move": round(1e6 * cpu / moves) if moves else None,
        "core_used": round(cpu / wall, 3),
        "system_share": round((after["system"] - full["system"]) / cpu, 2),
        "p50_ms": milliseconds(latencies, 0.50),
        "p99_ms": milliseconds(latencies, 0.99),
        "max_ms": milliseconds(latencies, 1),
        "deliveries": heard,
        "deliveries_per_cpu_second": round(heard / cpu),
        "bytes_per_delivery": round(sizes.total() / max(1, heard)),
        "messages": {
            _KINDS.get(letter, letter): {"number": number, "bytes": round(sizes[letter] / number)}
            for letter, number in deliveries.items()
        },
        "generators": len(told),
        "generator_late_p50_ms": milliseconds(late, 0.50),
        "generator_late_p99_ms": late_p99,
        "generator_core_used": round(max(one["cpu"] for one in told) / wall, 3),
        "kib_per_table": round((after["kib"] - empty["kib"]) / load.tables, 1),
        "bot_p99_ms_at_most": after["thinking_p99_ms"],
        "hurried": after["hurried"],
        "matches": sum(one["matches"] for one in told),
        "unheard": sum(one["unheard"] for one in told),
        "refused": sum(one["refused"] for one in told),
        "lost": sum(one["lost"] for one in told),
    }
    if after.get("beside"):
        found["beside"] = beside(full["beside"], after["beside"], moves)
    if events:
        found["events"] = dict(events)
    if faults := [fault for one in told for fault in one["faults"]]:
        found["faults"] = faults
    if late_p99 is not None and late_p99 > LATE_MS:
        found["warning"] = (
            f"The generator itself was late: {late_p99} ms once in a hundred times, so part of the "
            "latencies is its own."
        )
    return found


def beside(
    full: dict[str, float | None], after: dict[str, float | None], moves: int
) -> dict[str, float | None]:
    """Return the CPU of other processes, in all and for a move; None where it cannot be known.

    >>> beside({"redis": 1.0, "postgres": None}, {"redis": 1.5, "postgres": None}, 1000)
    {'redis_cpu': 0.5, 'redis_us_per_move': 500, 'postgres_cpu': None, 'postgres_us_per_move': None}
    """
    found: dict[str, float | None] = {}
    for name, before in full.items():
        now = after[name]
        cpu = None if before is None or now is None else now - before
        found[f"{name}_cpu"] = None if cpu is None else round(cpu, 2)
        per_move = None if cpu is None or not moves else round(1e6 * cpu / moves)
        found[f"{name}_us_per_move"] = per_move
    return found


def milliseconds(microseconds: list[int], part: float) -> float | None:
    """Return a percentile in milliseconds; None where nothing was measured."""
    found = percentile(microseconds, part)
    return None if found is None else round(found / 1000, 2)
