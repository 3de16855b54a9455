"""`toril bench kernels`: what kernels do in a second, beside a C program built here.

Everything is measured in turn, again and again, and the best of each counts: ratios are between
figures of one run. What one core does is counted in seconds of the processor, so that others on
the machine disturb little; what two threads do together only a clock on the wall can tell.
"""

import os
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, ParamSpec

import numpy as np

from toril.bench.yardstick import Yardstick, whole
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.match import Match
from toril.engine.six_nimmt import SixNimmt
from toril.fast import eleven, six
from toril.fast.compiling.jit import COMPILED
from toril.fast.six.lanes.random_deals import lane_deals
from toril.fast.six.random_deals import deal_in_lanes, plain_deals
from toril.fast.six.search import evaluate_in_lanes, evaluate_with
from toril.machine import machine_info

RUNS = 25
DEALS, PLAIN_DEALS, ROUNDS, WORLDS = 640_000, 80_000, 4_000, 256
"""How many one measurement plays: a few hundredths of a second, so that some are undisturbed."""

MEAN_DEALS = 20_000_000
"""So many deals tell what a random seat loses, within three thousandths of a bullhead."""

FEWER = 1 if COMPILED else 2000
"""Without Numba a kernel is plain Python: so many times fewer must do."""

SEED, RULES, TABLES = 6, SixNimmt(seats=4), (4, 10)

P = ParamSpec("P")


def bench_kernels(progress: Callable[[], None]) -> dict[str, Any]:
    """Measure the kernels; `progress` is called after each of the RUNS and once before."""
    other, rounds = ElevenNimmt(seats=4), range(ROUNDS // FEWER)
    deals, plain = DEALS // FEWER, PLAIN_DEALS // FEWER
    eleven.play_rounds(other, range(1), SEED)
    means = {f"bullheads_{seats}_seats": mean_bullheads(seats) for seats in (2, 4, 10)}
    progress()
    speeds: dict[str, float] = {}

    def best(name: str, count: int, measure: Callable[[], float]) -> None:
        speeds[name] = max(speeds.get(name, 0), count / measure())

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as threads:
        yardstick = Yardstick(Path(folder))
        if yardstick.compiler:
            check_sums(yardstick)
        for _ in range(RUNS):
            if yardstick.compiler:
                best("c", whole(DEALS), lambda: yardstick.measure(DEALS, SEED)[0])
            best("plain deals", plain, lambda: timed(plain_deals, RULES, plain, SEED))
            if COMPILED:
                best("deals", deals, lambda: timed(lane_deals, RULES, deals, SEED))
            best("one", deals, lambda: side_by_side(threads, deals, 1))
            best("two", 2 * deals, lambda: side_by_side(threads, deals, 2))
            for seats in TABLES:
                best(f"plain evaluate {seats}", 1, partial(evaluating, seats, in_lanes=False))
                if COMPILED:
                    best(f"evaluate {seats}", 1, partial(evaluating, seats, in_lanes=True))
            best("eleven", len(rounds), lambda: timed(eleven.play_rounds, other, rounds, SEED))
            progress()
    here = machine_info("numba", "llvmlite", "numpy")
    told = {"compiler": yardstick.compiler, "built_for": os.environ.get("NUMBA_CPU_NAME", "native")}
    return {
        "machine": here | told,
        "compiled": COMPILED,
        "note": yardstick.note,
        "failed": lanes_that_do_not_pay(speeds),
        "six": {**six_figures(speeds), **means},
        "eleven": {"rounds_per_second": round(speeds["eleven"])},
    }


def timed(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    """Return the seconds of the processor that `work` takes."""
    begin = thread_time()
    work(*args, **kwargs)
    return thread_time() - begin


def side_by_side(threads: ThreadPoolExecutor, deals: int, count: int) -> float:
    """Play so many deals in each of `count` threads; return the seconds until all are done."""
    begin = perf_counter()
    streams = [threads.submit(six.random_deals, RULES, deals, SEED, at) for at in range(count)]
    for stream in streams:
        stream.result()
    return perf_counter() - begin


def evaluating(seats: int, *, in_lanes: bool) -> float:
    """Return the seconds of the processor that a whole hand takes in so many worlds."""
    view: Any = Match.start(SixNimmt(seats=seats), "bench").recall_view(0).round
    moves, worlds = list(view.legal), range(max(1, WORLDS // FEWER))
    asked = six.pack(view), moves, worlds, SEED, six.POLICIES[0]
    return timed(evaluate_with, *asked, in_lanes=in_lanes)


def mean_bullheads(seats: int) -> float:
    """Return what a random seat loses in a deal."""
    deals = MEAN_DEALS // FEWER
    sums = six.random_deals(SixNimmt(seats=seats), deals, SEED)
    return round(float(sums[:, 0].mean()) / deals, 4)


def check_sums(yardstick: Yardstick) -> None:
    """Fail unless C and the kernels play the very same deals."""
    deals = whole(PLAIN_DEALS // FEWER)
    _, sums = yardstick.measure(deals, SEED)
    if not np.array_equal(sums, plain_deals(RULES, deals, SEED).ravel()):
        raise AssertionError("the C program and the kernels disagree")


def six_figures(speeds: Mapping[str, float]) -> dict[str, Any]:
    """Return the figures of 6 nimmt!; `deals_per_second` is what `random_deals` does here."""
    chosen, plain, c = deal_in_lanes(), speeds["plain deals"], speeds.get("c")
    deals = speeds["deals"] if chosen else plain
    figures = {
        "deals_in": "lanes" if chosen else "plain",
        "deals_per_second": round(deals),
        "ratio_to_c": round(deals / c, 2) if c else None,
        "two_thread_speedup": round(speeds["two"] / speeds["one"], 2),
        "plain_deals_per_second": round(plain),
        "lanes_speedup": round(deals / plain, 2),
        "c_deals_per_second": round(c) if c else None,
        "evaluate_in": "lanes" if evaluate_in_lanes() else "plain",
    }
    for seats in TABLES:
        for kind in ("evaluate", "plain evaluate"):
            if seconds := speeds.get(f"{kind} {seats}"):
                figures[f"{kind.replace(' ', '_')}_{seats}_seats_ms"] = round(1000 / seconds, 3)
    return figures


def lanes_that_do_not_pay(speeds: Mapping[str, float]) -> str | None:
    """Return a sentence where lanes are slower than plain kernels: somebody must look at it.

    Nobody notices otherwise, for whatever is faster is used.

    >>> lanes_that_do_not_pay({"deals": 2.0e7, "plain deals": 1.5e6})
    >>> lanes_that_do_not_pay({"deals": 1.2e6, "plain deals": 1.5e6})
    'Lanes are slower than the plain kernels here: deals (0.80 of their speed).'
    """
    slower = [
        f"{name} ({speed / speeds[f'plain {name}']:.2f} of their speed)"
        for name, speed in speeds.items()
        if speed < speeds.get(f"plain {name}", 0)
    ]
    return f"Lanes are slower than the plain kernels here: {', '.join(slower)}." if slower else None
