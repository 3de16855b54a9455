"""`toril bench bots`: how long bots think, and how long a fresh machine waits for the first move.

Positions come from rounds that `cautious` seats play, so that every bot decides the same ones. A
cold start is a fresh interpreter with nothing kept from before: as a server does it, `cautious`
answers until the kernels are compiled.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from toril.bench.percentiles import percentile
from toril.bots import DEFAULT_LEVEL, LEVELS, caveat, make_bot, parse_bot
from toril.engine.games import GAMES
from toril.engine.match import Match
from toril.engine.views import View
from toril.fast.compiling.ready import wait_until_ready
from toril.machine import machine_info

BOTS = (*LEVELS, "montecarlo:samples=256")
TABLES = tuple(
    (name, seats) for name, game in GAMES.items() for seats in (game.seats.low, 4, game.seats.high)
)
POSITIONS = 40
"""How many decisions of a table are timed, spread over its rounds."""

STEPS = len(BOTS) * len(TABLES) + 2


def bench_bots(progress: Callable[[], None]) -> dict[str, Any]:
    """Measure the bots; `progress` is called after each of the STEPS."""
    cold, warm = starts(progress)
    wait_until_ready()
    thinking = []
    for game, seats in TABLES:
        views = positions(game, seats)
        for bot in BOTS:
            times = thinking_times(bot, views)
            thinking.append({"game": game, "seats": seats, "bot": bot, **summary(times)})
            progress()
    return {
        "machine": machine_info("numba", "numpy"),
        "default_level": DEFAULT_LEVEL,
        "caveat": caveat(),
        "cold_start": cold,
        "warm_start": warm,
        "thinking": thinking,
    }


def positions(game: str, seats: int) -> list[View]:
    """Return the views of decisions with a choice, spread evenly over two rounds."""
    views: list[View] = []
    for deal in range(2):
        bot = make_bot("cautious", Random(deal))
        match: Match[Any] = Match.start(GAMES[game].rules(seats=seats), f"bench {deal}")
        while not match.scores:
            for seat in match.to_act:
                view = match.recall_view(seat)
                views += [view] if view.legal.count() > 1 else []
                match, _ = match.play(seat, bot.choose(view))
    step = max(1, len(views) // POSITIONS)
    return views[::step][:POSITIONS]


def thinking_times(name: str, views: list[View]) -> list[float]:
    """Return the milliseconds that each decision took."""
    spec, times = parse_bot(name), []
    for number, view in enumerate(views):
        bot = spec.make(Random(number))
        begin = perf_counter()
        bot.choose(view)
        times.append(1000 * (perf_counter() - begin))
    return times


def summary(times: list[float]) -> dict[str, Any]:
    """Return the middle, the 95th percentile and the longest of some times, and how many.

    >>> summary([1.0, 3.0, 2.0])
    {'decisions': 3, 'median_ms': 2.0, 'p95_ms': 3.0, 'max_ms': 3.0}
    """
    return {
        "decisions": len(times),
        "median_ms": round(median(times), 2),
        "p95_ms": round(percentile(times, 0.95) or 0, 2),
        "max_ms": round(max(times), 2),
    }


def starts(progress: Callable[[], None]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a start costs with nothing kept, and then with the kernels on disk."""
    with tempfile.TemporaryDirectory() as folder:
        cold = started(folder)
        progress()
        warm = started(folder)
        progress()
    return cold, warm


def started(cache: str) -> dict[str, Any]:
    """Return the seconds from the start of a process to each thing that it says."""
    begin = perf_counter()
    marks: dict[str, Any] = {}
    with subprocess.Popen(
        [sys.executable, "-m", "toril.bench.bots_child"],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        for line in process.stdout:
            told = json.loads(line)
            marks[f"{told.pop('mark')}_s"] = round(perf_counter() - begin, 2)
            marks |= told
    return marks
