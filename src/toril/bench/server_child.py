"""The server that `toril bench server` measures: alone on one core, answering what it has used."""

import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from prometheus_client import Counter

from toril.bench.percentiles import percentile_of_buckets
from toril.server.metrics import HURRIED, THINKING_SECONDS, memory
from toril.server.serve import listen, serve
from toril.server.settings import Settings


def used() -> dict[str, Any]:
    """Return this process's CPU seconds, memory and what its bots did."""
    return {
        "cpu": time.process_time(),
        "kib": memory() // 1024,
        "hurried": _value(HURRIED),
        "thinking_p99_ms": _thinking_p99(),
    }


def _value(counter: Counter) -> float:
    samples = [s for m in counter.collect() for s in m.samples]
    return sum(s.value for s in samples if s.name.endswith("_total"))


def _thinking_p99() -> float:
    """Return the upper end of the bucket that holds the 99th percentile."""
    samples = [s for m in THINKING_SECONDS.collect() for s in m.samples]
    buckets = [(float(s.labels["le"]), s.value) for s in samples if s.name.endswith("_bucket")]
    return 1000 * percentile_of_buckets(buckets, 0.99)


def main(folder: str) -> None:
    """Serve until terminated; answer each line on stdin."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])
    settings = Settings(
        database=Path(folder) / "bench.db",
        limited=False,
        bot_pause=0,
        warm=False,  # the bots here only count
        most_tables=10_000,
        most_sockets=100_000,
        most_sockets_of_address=100_000,
    )
    listening = listen("127.0.0.1", 0)
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"

    def answer() -> None:
        for _ in sys.stdin:
            print(json.dumps(used()), flush=True)

    threading.Thread(target=answer, daemon=True).start()
    serve(settings, listening, lambda: print(json.dumps({"base": base}), flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
