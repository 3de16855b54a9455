"""`toril bench server`: simulated people on real sockets.

The server runs as a process of its own, held to one core where the system allows it; the people
are in this one. A latency is the time from sending a commitment to the moment when the last
client of the table has heard of it.
"""

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter
from typing import Any

from toril.bench.percentiles import percentile
from toril.bench.server_people import Load, Party, Tally, seat_party
from toril.machine import machine_info
from toril.server.serve import raise_file_limit

LOADS = (
    Load("paced", 500, 4, 0, 10),
    Load("paced", 1000, 4, 0, 10),
    Load("three bots each", 200, 1, 3, 10),
    Load("flat out", 50, 4, 0, 0),
    Load("flat out, three bots each", 200, 1, 3, 0),
)
AT_ONCE = 24
"""How many tables are set up at the same time."""


class Child:
    """The server's process; asked over a pipe what it has used."""

    def __init__(self, folder: str) -> None:
        """Start it and wait until it listens."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "toril.bench.server_child", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.base = self._answer()["base"]

    def used(self) -> dict[str, float]:
        """Return its CPU seconds, KiB of memory and what its metrics count."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        answer: dict[str, float] = self._answer()
        return answer

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def stop(self) -> None:
        """End it the polite way."""
        self._process.terminate()
        self._process.communicate()


@asynccontextmanager
async def serving() -> AsyncIterator[Child]:
    """Run a server of its own while the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        child = await asyncio.to_thread(Child, folder)
        try:
            yield child
        finally:
            await asyncio.to_thread(child.stop)


async def run(load: Load, seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Set the tables up, let them settle, measure for so long."""
    rng, tally = Random(load.tables), Tally()
    async with serving() as child:
        empty = child.used()
        gate = asyncio.Semaphore(AT_ONCE)
        seated = await asyncio.gather(
            *(seat_party(child.base, load, gate, progress) for _ in range(load.tables))
        )
        playing = []
        for clients in seated:  # one table after the other: this is not about storms
            party = Party(clients, load, tally, rng)
            playing.append(asyncio.ensure_future(party.play()))
            await party.complete.wait()
        await asyncio.sleep(max(2.0, load.pace))
        gc.collect()
        gc.disable()  # our own pauses are not the server's
        tally.latencies.clear()
        begin, full, moves = perf_counter(), child.used(), tally.moves
        for second in range(round(seconds)):
            await asyncio.sleep(1)
            progress(f"{load.name}, {load.tables} tables: {second + 1} s")
        wall, after = perf_counter() - begin, child.used()
        gc.enable()
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    lost = [result for result in results if not isinstance(result, asyncio.CancelledError)]
    cpu = after["cpu"] - full["cpu"]
    return {
        "name": load.name,
        "tables": load.tables,
        "people": load.people,
        "bots": load.bots,
        "pace_s": load.pace,
        "seconds": round(wall, 1),
        "moves": tally.moves - moves,
        "moves_per_second": round((tally.moves - moves) / wall, 1),
        "moves_per_cpu_second": round((tally.moves - moves) / cpu),
        "core_used": round(cpu / wall, 3),
        "p50_ms": _milliseconds(tally.latencies, 0.50),
        "p99_ms": _milliseconds(tally.latencies, 0.99),
        "kib_per_table": round((after["kib"] - empty["kib"]) / load.tables, 1),
        "bot_p99_ms_at_most": after["thinking_p99_ms"],
        "hurried": after["hurried"],
        "matches": tally.matches,
        "refused": tally.refused,
        "lost": len(lost),
    }


def _milliseconds(latencies: list[float], part: float) -> float | None:
    """Return a percentile in milliseconds; None where nothing was measured."""
    found = percentile(latencies, part)
    return None if found is None else round(1000 * found, 2)


def bench_server(
    tables: int | None, pace: float, seconds: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Measure all loads, or only tables of four if a number is given."""
    one = Load("paced" if pace else "flat out", tables or 0, 4, 0, pace)
    loads = LOADS if tables is None else (one,)
    raise_file_limit()
    if hasattr(os, "sched_setaffinity") and (cores := sorted(os.sched_getaffinity(0)))[1:]:
        os.sched_setaffinity(0, cores[1:])  # the server has the first for itself
    return {
        "machine": machine_info(),
        "runs": [asyncio.run(run(load, seconds, progress)) for load in loads],
    }
