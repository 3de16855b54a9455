"""A server that `toril bench server` measures: held to one core, answering what it has used."""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

from prometheus_client import Counter

from toril.bench.percentiles import percentile_of_buckets
from toril.bench.server.orders import say
from toril.bench.server.processes import pin_server
from toril.bench.server.sampling import Sampler
from toril.fast import PACKAGES
from toril.fast.compiling.ready import is_ready
from toril.server.listening import listen
from toril.server.metrics import HURRIED, SOCKETS, TABLES, THINKING_SECONDS, memory
from toril.server.serve import serve
from toril.server.settings import Settings


def used() -> dict[str, Any]:
    """Return this process's CPU seconds, memory, and what its metrics say."""
    times = os.times()
    return {
        "cpu": time.process_time(),
        "system": times.system,
        "kib": memory() // 1024,
        "hurried": _value(HURRIED),
        "thinking_p99_ms": _thinking_p99(),
        "tables": next(iter(TABLES.collect())).samples[0].value,
        "sockets": next(iter(SOCKETS.collect())).samples[0].value,
        "warm": all(map(is_ready, PACKAGES)),
    }


def _value(counter: Counter) -> float:
    samples = [s for m in counter.collect() for s in m.samples]
    return sum(s.value for s in samples if s.name.endswith("_total"))


def _thinking_p99() -> float:
    """Return the upper end of the bucket that holds the 99th percentile."""
    samples = [s for m in THINKING_SECONDS.collect() for s in m.samples]
    buckets = [(float(s.labels["le"]), s.value) for s in samples if s.name.endswith("_bucket")]
    return 1000 * percentile_of_buckets(buckets, 0.99)


def _answer(sampler: Sampler) -> None:
    """Answer each order on stdin; end when there are no more."""
    for line in sys.stdin:
        match json.loads(line)["do"]:
            case "profile":
                sampler.start()
                say(done=None)
            case "profiled":
                say(done=sampler.stop())
            case _:
                say(done=used())
    os.kill(os.getpid(), signal.SIGTERM)


def main(folder: str, port: str, own: str, number: str) -> None:
    """Serve until terminated, with the bench's settings and what a load has of its `own`.

    A database and a bus that are shared are named by the environment; otherwise there is a file,
    whatever the environment says.
    """
    pin_server(int(number))
    load: dict[str, Any] = json.loads(own)
    given = {name: of for name, of in load.items() if name in Settings.model_fields}
    alone = {} if load["shared"] else {"database": Path(folder) / "bench.db", "bus": ""}
    settings = Settings(
        **{
            **alone,
            "limited": False,
            "bot_pause": 0,
            "warm": False,
            "most_tables": 10_000,
            "most_sockets": 100_000,
            "most_sockets_of_address": 100_000,
            **given,
        }
    )
    listening = listen("127.0.0.1", int(port))
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    threading.Thread(target=_answer, args=(Sampler(),), daemon=True).start()

    def ready() -> None:
        say(done={"base": base, "at": time.monotonic()})

    serve(settings, listening, ready)


if __name__ == "__main__":
    main(*sys.argv[1:])
