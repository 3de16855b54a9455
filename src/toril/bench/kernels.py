"""`toril bench kernels`: random deals a second, beside a C program built here.

Everything is measured in turn, again and again, and the best of each counts: ratios are between
figures of one run. What one core does is counted in seconds of the processor, so that others on
the machine disturb little; what two threads do together only a clock on the wall can tell.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, ParamSpec

import numpy as np

from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import SixNimmt
from toril.fast import eleven, six
from toril.fast.compiling.jit import COMPILED
from toril.fast.six.random_deals import plain_deals
from toril.machine import machine_info

SOURCE = Path(__file__).with_suffix(".c")
FLAGS = ("-O3", "-march=native")
RUNS = 25
DEALS, PLAIN_DEALS, ROUNDS = 320_000, 80_000, 4_000
"""How many one measurement plays: a few hundredths of a second, so that some are undisturbed."""

FEWER = 1 if COMPILED else 2000
"""Without Numba a kernel is plain Python: so many times fewer must do."""

SEED = 6

P = ParamSpec("P")


class Yardstick:
    """The C program; without a compiler there is none, and `note` says so."""

    def __init__(self, folder: Path) -> None:
        """Build it in `folder`."""
        self._program = folder / "deals"
        self.compiler: str | None = None
        self.note: str | None = None
        found = shutil.which("cc")
        if found is None:
            self.note = "There is no C compiler (cc) here: no ratio to C."
            return
        command = [found, *FLAGS, str(SOURCE), "-o", str(self._program)]
        built = subprocess.run(command, capture_output=True, text=True, check=False)
        if built.returncode:
            self.note = f"The C compiler failed: no ratio to C. {built.stderr[:200]}"
            return
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        self.compiler = " ".join([*version.stdout.splitlines()[:1], *FLAGS])

    def measure(self, deals: int) -> tuple[float, list[int]]:
        """Return the seconds that so many deals take, and the bullheads of each seat."""
        command = [str(self._program), str(deals), str(SEED), "0"]
        answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        return float(answer[0]), [int(number) for number in answer[1:]]


def bench_kernels(progress: Callable[[], None]) -> dict[str, Any]:
    """Measure the kernels; `progress` is called after each of the RUNS and once before."""
    rules, other = SixNimmt(seats=4), ElevenNimmt(seats=4)
    deals, plain, rounds = DEALS // FEWER, PLAIN_DEALS // FEWER, range(ROUNDS // FEWER)
    six.random_deals(rules, 65, SEED)
    eleven.play_rounds(other, range(1), SEED)
    progress()
    speeds: dict[str, float] = {}

    def best(name: str, count: int, measure: Callable[[], float]) -> None:
        speeds[name] = max(speeds.get(name, 0), count / measure())

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as threads:
        yardstick = Yardstick(Path(folder))
        if yardstick.compiler:
            check_sums(yardstick, rules, plain)
        for _ in range(RUNS):
            if yardstick.compiler:
                best("c", PLAIN_DEALS, lambda: yardstick.measure(PLAIN_DEALS)[0])
            best("plain", plain, lambda: timed(plain_deals, rules, plain, SEED))
            best("lanes", deals, lambda: timed(six.random_deals, rules, deals, SEED))
            best("one", deals, lambda: side_by_side(threads, rules, deals, 1))
            best("two", 2 * deals, lambda: side_by_side(threads, rules, deals, 2))
            best("eleven", len(rounds), lambda: timed(eleven.play_rounds, other, rounds, SEED))
            progress()
    here = machine_info("numba", "llvmlite", "numpy") | {"compiler": yardstick.compiler}
    return {"machine": here, **figures(speeds, yardstick.note)}


def timed(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    """Return the seconds of the processor that `work` takes."""
    begin = thread_time()
    work(*args, **kwargs)
    return thread_time() - begin


def side_by_side(threads: ThreadPoolExecutor, rules: SixNimmt, deals: int, count: int) -> float:
    """Play so many deals in each of `count` threads; return the seconds until all are done."""
    begin = perf_counter()
    streams = [threads.submit(six.random_deals, rules, deals, SEED, at) for at in range(count)]
    for stream in streams:
        stream.result()
    return perf_counter() - begin


def check_sums(yardstick: Yardstick, rules: SixNimmt, deals: int) -> None:
    """Fail unless C and the kernels play the very same deals."""
    _, heads = yardstick.measure(deals)
    if not np.array_equal(heads, plain_deals(rules, deals, SEED)[:, 0]):
        raise AssertionError("the C program and the kernels disagree")


def figures(speeds: dict[str, float], note: str | None) -> dict[str, Any]:
    """Return the figures; `deals_per_second` is what `random_deals` does, in lanes."""
    c, plain, lanes = speeds.get("c"), speeds["plain"], speeds["lanes"]
    return {
        "compiled": COMPILED,
        "note": note,
        "six": {
            "deals_per_second": round(lanes),
            "ratio_to_c": round(lanes / c, 2) if c else None,
            "two_thread_speedup": round(speeds["two"] / speeds["one"], 2),
            "plain_deals_per_second": round(plain),
            "plain_ratio_to_c": round(plain / c, 2) if c else None,
            "lanes_speedup": round(lanes / plain, 2),
            "c_deals_per_second": round(c) if c else None,
        },
        "eleven": {"rounds_per_second": round(speeds["eleven"])},
    }
