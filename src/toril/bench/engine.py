"""`toril bench engine`: how fast the engine is on this machine."""

import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from toril.engine.deal import deck_order
from toril.engine.games import deal
from toril.engine.six_nimmt import Commit, SixNimmt
from toril.machine import machine_info

REPEATS = 5


def repeated(measure: Callable[[], float], after: Callable[[], None]) -> list[float]:
    """Return several measurements; the best of them is what the machine can do undisturbed."""
    results = []
    for _ in range(REPEATS):
        results.append(measure())
        after()
    return results


def rounds_per_second(rounds: int) -> float:
    """Play random four-seat rounds of 6 nimmt!, every move checked; decks are ready before."""
    rules, rng = SixNimmt(seats=4), Random(1)
    decks = [rng.sample(rules.deck, len(rules.deck)) for _ in range(rounds)]
    begin = perf_counter()
    for deck in decks:
        state = deal(rules, deck, 0)
        while waiting := state.to_act:
            for seat in waiting:
                hand = state.hands[seat]
                if len(waiting) > 1:
                    move = Commit(hand[int(rng.random() * len(hand))])
                    state, _ = state.apply(seat, move)
                else:
                    state, _ = state.apply(seat, state.legal(seat).pick(rng))
    return rounds / (perf_counter() - begin)


def deals_per_second(deals: int) -> float:
    """Order a deck of 104 and deal it to four seats, again and again."""
    rules, seed = SixNimmt(seats=4), bytes(range(32))
    begin = perf_counter()
    for number in range(1, deals + 1):
        deal(rules, deck_order(seed, number, rules.deck), 0)
    return deals / (perf_counter() - begin)


def import_ms() -> float:
    """Return how long `import toril` takes in a fresh interpreter, without start-up."""
    code = "import time; t = time.perf_counter(); import toril; print(time.perf_counter() - t)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    return float(result.stdout) * 1000


def bench_engine(progress: Callable[[], None]) -> dict[str, Any]:
    """Measure the engine; `progress` is called after each of the 3 × REPEATS steps."""
    return {
        "machine": machine_info(),
        "rounds_per_second": round(max(repeated(lambda: rounds_per_second(2000), progress))),
        "deals_per_second": round(max(repeated(lambda: deals_per_second(2000), progress))),
        "import_ms": round(min(repeated(import_ms, progress)), 1),
    }
