"""The bot that searches: what it looks at, when it stops, and what it plays for."""

import json
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.decisions import LAST_TRICK, TABLES, decisions, play, view_of
from toril import ElevenNimmt, SixNimmt, View
from toril.bots import caveat, make_bot
from toril.bots.montecarlo.candidates import candidates
from toril.bots.montecarlo.goal import Goal
from toril.bots.montecarlo.search import FIRST, Budget, cheapest
from toril.engine.game import Move
from toril.engine.six_nimmt import ChooseRow

NOBODY = view_of("six_nimmt seats=2; rows 12/37/43/58; hands 3 21/9 26", 0)


class Worlds:
    """Candidates with known costs: their means, and the same luck for all in each world."""

    def __init__(self, means: list[float], luck: float, own: float) -> None:
        rng = np.random.default_rng(7)
        common, single = rng.normal(0, luck, (4096, 1)), rng.normal(0, own, (4096, len(means)))
        self.costs = np.rint(100 * (np.array(means) + common + single)).astype(np.int32)
        self.asked: list[tuple[list[int], range]] = []

    def evaluate(self, tried: list[int], worlds: range) -> NDArray[np.int32]:
        self.asked.append((tried, worlds))
        own = self.costs[worlds.start : worlds.stop, tried]
        return np.stack([own, np.zeros_like(own)], axis=2)


def search(worlds: Worlds, budget: Budget) -> int:
    return cheapest(worlds.costs.shape[1], worlds.evaluate, Goal(NOBODY, for_match=False), budget)


def test_a_clear_choice_is_made_after_the_first_worlds() -> None:
    worlds = Worlds([9, 5, 8], luck=20, own=1)
    assert search(worlds, Budget(4096)) == 1
    assert [asked.stop for _, asked in worlds.asked] == [FIRST]


def test_what_is_clearly_worse_is_dropped_and_the_rest_gets_the_budget() -> None:
    worlds = Worlds([5.0, 9.0, 5.0], luck=20, own=2)
    search(worlds, Budget(1000))
    assert worlds.asked[0] == ([0, 1, 2], range(FIRST))
    assert worlds.asked[-1][0] == [0, 2]
    assert worlds.asked[-1][1].stop == 1000


def test_every_candidate_meets_the_same_worlds_once() -> None:
    worlds = Worlds([5, 5, 5], luck=20, own=2)
    search(worlds, Budget(777, early=False))
    assert [world for _, asked in worlds.asked for world in asked] == list(range(777))
    assert all(tried == [0, 1, 2] for tried, _ in worlds.asked)


def test_a_search_by_time_ends_without_a_number_of_worlds() -> None:
    assert search(Worlds([5, 5.5], luck=20, own=20), Budget(None, seconds=0.001)) in (0, 1)


@pytest.mark.parametrize("rules", [SixNimmt(seats=4), ElevenNimmt(seats=3)], ids=str)
def test_stopping_early_gives_the_choice_of_the_full_run_where_that_is_clear(rules: Any) -> None:
    """Clear: with four times the worlds and other luck the full run would choose the same."""
    clear = 0
    for number, view in enumerate(decisions(rules, "res", 24, bot="cautious")):
        full = [
            make_bot(f"montecarlo:samples={samples},stop=no", random.Random(luck)).choose(view)
            for samples, luck in ((256, number), (1024, 1), (1024, 2))
        ]
        if len(set(full)) == 1:
            clear += 1
            early = make_bot("montecarlo:samples=256", random.Random(number)).choose(view)
            assert early == full[0]
    assert clear > 8


@pytest.mark.parametrize(
    ("scores", "row"),
    [
        ((18, 15), 0),  # behind by 3: two bullheads for us, seven for the other, wins
        ((9, 15), 3),  # ahead either way: the cheapest row
        ((40, 15), 3),  # lost either way: the cheapest row
        ((21, 15), 3),  # with the dear row 23 to 22: still lost
        ((20, 15), 0),  # with the dear row 22 to 22: a shared win
    ],
)
def test_in_the_last_round_the_place_counts_and_then_the_bullheads(
    scores: tuple[int, int], row: int
) -> None:
    view = view_of(LAST_TRICK, 0, (scores,))
    assert make_bot("montecarlo", random.Random(1)).choose(view) == ChooseRow(row)
    only_round = make_bot("montecarlo:match=no", random.Random(1))
    assert only_round.choose(view) == ChooseRow(3)


def test_before_the_last_round_only_bullheads_count() -> None:
    view = view_of(LAST_TRICK.replace("rounds=2", "rounds=3"), 0, ((18, 15),))
    assert make_bot("montecarlo", random.Random(1)).choose(view) == ChooseRow(3)


def goal_of(line: str, *scores: tuple[int, ...]) -> Goal:
    return Goal(view_of(line, 0, scores), for_match=True)


def test_the_limit_in_reach_makes_the_place_count() -> None:
    """We have 50, the other 60 of 66: to end it now costs the win of nobody but the other."""
    line = "six_nimmt seats=2; rows 12/37/43/58; hands 3 21/9 26"
    results = np.array([[[3, 0], [5, 6]]], np.int32)  # one world, two candidates
    near, far = goal_of(line, (50, 60)).costs(results), goal_of(line, (5, 6)).costs(results)
    assert near.argmin() == 1
    assert far.argmin() == 0


def test_shares_of_the_win_sum_to_one_over_the_seats() -> None:
    line = "six_nimmt seats=3; rows 12/37/43/58; hands 3/9/26"
    rng = np.random.default_rng(1)
    totals = rng.integers(40, 75, (50, 4, 3))
    parts = [Goal(view_of(line, seat), for_match=True).shares(totals) for seat in range(3)]
    assert np.allclose(sum(parts), 1)
    assert all((part >= 0).all() for part in parts)


def test_less_effort_is_fewer_worlds_but_never_none() -> None:
    view = next(decisions(SixNimmt(seats=4), "res", 1))

    def choice(spec: str, effort: float) -> Move:
        return make_bot(spec, random.Random(9), effort).choose(view)

    for samples, effort, left in ((128, 0.5, 64), (512, 0.01, 5), (64, 1e-9, 4)):
        few = choice(f"montecarlo:samples={samples}", effort)
        assert few == choice(f"montecarlo:samples={left}", 1.0)


def test_with_one_candidate_it_answers_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toril.bots.montecarlo.bot.PACKAGES", {})
    view = view_of("six_nimmt seats=2; rows 12/37/43/58; hands 3/9", 0)
    assert [make_bot("montecarlo", random.Random(1)).choose(view)] == candidates(view)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_candidate_is_legal(rules: Any) -> None:
    for view in decisions(rules, "vaca", 60):
        moves = candidates(view)
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(move in view.legal for move in moves)


@pytest.mark.parametrize("rules", [SixNimmt(rounds=1), ElevenNimmt(rounds=1)], ids=str)
def test_montecarlo_loses_less_than_cautious(rules: Any) -> None:
    totals = [0, 0, 0, 0]
    for deal in range(16):
        match = play(rules, ["montecarlo:samples=64,match=no", *["cautious"] * 3], seed=deal)
        totals = [total + more for total, more in zip(totals, match.totals, strict=True)]
    assert totals[0] < 0.8 * sum(totals[1:]) / 3


WITHOUT = """
import json, random, sys
sys.modules["numba"] = None
from tests.bots.test_montecarlo import two_views
from toril.bots import caveat, make_bot
moves = [repr(make_bot("montecarlo:samples=128", random.Random(3)).choose(v)) for v in two_views()]
print(json.dumps([caveat(), *moves]))
"""


def two_views() -> list[View]:
    return [
        [*decisions(rules, "sin", 9, bot="cautious")][-1]
        for rules in (SixNimmt(seats=3), ElevenNimmt(seats=3))
    ]


def test_without_numba_the_same_bot_looks_at_fewer_worlds_and_says_so() -> None:
    """A thirty-second part of 128 worlds is 4: what it chooses is what 4 choose with Numba."""
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, check=True, text=True
    )
    said, *moves = json.loads(ran.stdout)
    assert "fewer worlds" in said
    assert caveat() is None
    bots = [make_bot("montecarlo:samples=4", random.Random(3)) for _ in moves]
    assert moves == [repr(bot.choose(v)) for bot, v in zip(bots, two_views(), strict=True)]
