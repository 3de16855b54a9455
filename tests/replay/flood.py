"""What people notice while somebody asks for replays as fast as they are answered.

`python -m tests.replay.flood --tables 500` plays at so many paced tables, as `toril bench server`
does, and measures in turns without and with the flood: records of two thousand moves, from four
connections that never rest, at a server that limits nobody. An address that is limited may send a
tenth of it. With `--hostile` they are files of 240 kB that are slow to read and then refused.
"""

import argparse
import sys
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from typing import Any
from urllib.parse import urlsplit

from tests.replay.hostile import long_moves
from tests.replay.some_records import long_record
from toril.bench.server.loads import load_named
from toril.bench.server.run import measure
from toril.bench.server.stage import staged, wait
from toril.bench.server.wishes import Wishes

ASKERS = 4
MOVES = 2000


def ask_on(base: str, body: bytes, told: Any) -> None:
    """Post the record again as soon as there is an answer, until killed; count the answers."""
    where = urlsplit(base)
    while True:
        with suppress(OSError, HTTPException):
            connection = HTTPConnection(where.hostname or "", where.port, timeout=60)
            while True:
                connection.request("POST", "/api/replay", body, {"accept-encoding": "gzip"})
                answer = connection.getresponse()
                told.value += bool(answer.read())


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--times", type=int, default=2)
    asked.add_argument("--hostile", action="store_true")
    chosen = asked.parse_args()
    load, wishes = load_named(f"paced-{chosen.tables}"), Wishes(seconds=chosen.seconds)
    body = long_moves() if chosen.hostile else long_record(MOVES).dumps().encode()
    with staged(load, wishes, lambda _: None) as stage:
        stage.seat()
        stage.connect()
        stage.begin()
        for _ in range(chosen.times):
            _tell("alone", measure(stage, chosen.seconds))
            make = get_context("spawn")
            (base,), told = stage.served.bases, make.Value("i", 0)
            flood = [
                make.Process(target=ask_on, args=(base, body, told), daemon=True)
                for _ in range(ASKERS)
            ]
            for asker in flood:
                asker.start()
            while not told.value:  # starting them is work, too, and none of the server's
                wait(0.1)
            told.value = 0
            _tell("with the flood", measure(stage, chosen.seconds))
            sys.stdout.write(f"  {told.value} files answered\n")
            for asker in flood:
                asker.kill()
                asker.join()


def _tell(when: str, found: dict[str, object]) -> None:
    shown = ("p50_ms", "p99_ms", "max_ms", "core_used", "moves_per_second", "generator_late_p99_ms")
    figures = ", ".join(f"{name} {found[name]}" for name in shown)
    sys.stdout.write(f"{when}: {figures}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
