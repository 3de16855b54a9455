"""`evaluate` of 6 nimmt!: from the same worlds the engine comes to the same bullheads.

The views are those of random matches with all options, at any moment at which a seat decides.
"""

import json
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.fast.six_worlds import (
    WORLDS,
    hands_in,
    in_phase,
    played_by_lot,
    some_outcomes,
    views,
    world_of,
)
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    CommittingSeen,
    Draft,
    Drafting,
    SixNimmt,
    SixRound,
)
from toril.fast.compiling.jit import COMPILED
from toril.fast.six import POLICIES, evaluate, lanes, pack, random_deals, warm
from toril.fast.six.lanes.layout import fits
from toril.fast.six.search import evaluate_with


def test_every_decision_is_among_the_views() -> None:
    kinds = Counter(type(view.table.phase).__name__ for view in views())
    assert min(kinds[name] for name in ("CommittingSeen", "ChoosingRow", "Drafting")) >= 10, kinds


def test_the_engine_comes_to_the_same_bullheads() -> None:
    """From the sampled world, with the same moves: commitments and rows to choose, any options."""
    for view in in_phase(CommittingSeen, ChoosingRow):
        moves, seat = list(view.legal), view.seat or 0
        found = evaluate(pack(view), moves, WORLDS, 4, "random").tolist()
        for outcomes, hands in zip(found, hands_in(view, WORLDS, 4), strict=True):
            for outcome, move in zip(outcomes, moves, strict=True):
                state, copies = world_of(view, hands), [list(hand) for hand in hands]
                if isinstance(move, ChooseRow):
                    state, _ = state.apply(seat, move)
                card = move.card if isinstance(move, Commit) else None
                end = played_by_lot(state, copies, seat, card)
                assert tuple(outcome) == end.penalties


def test_a_last_pick_in_the_draft_decides_as_in_the_engine() -> None:
    """With hands of one card nothing is left to chance after it."""
    rules = SixNimmt(seats=3, variant="draft", hand_size=1, rows=3, row_length=2)
    rng = Random(2)
    for _ in range(20):
        state = SixRound.deal(rules, rules.deck, 0)
        for seat in range(2):
            state, _ = state.apply(seat, state.legal(seat).pick(rng))
        view = state.recall_view(2)
        moves = list(view.legal)
        found = evaluate(pack(view), moves, range(2), 1, POLICIES[0])
        for move, outcome in zip(moves, found[0].tolist(), strict=True):
            after, _ = state.apply(2, move)
            assert (
                tuple(outcome) == played_by_lot(after, [*map(list, after.hands)], 0, None).penalties
            )
        assert np.array_equal(found[0], found[1])


def test_an_early_pick_in_the_draft_meets_every_answer() -> None:
    rules = SixNimmt(seats=2, variant="draft", hand_size=1, rows=2)
    state = SixRound.deal(rules, rules.deck, 0)
    for move in state.legal(0):
        after, _ = state.apply(0, move)
        ends = [after.apply(1, answer)[0] for answer in after.legal(1)]
        possible = {played_by_lot(end, [*map(list, end.hands)], 0, None).penalties for end in ends}
        found = evaluate(pack(state.recall_view(0)), [move], range(60), 1, "random")
        assert set(map(tuple, found[:, 0].tolist())) == possible


def test_lanes_come_to_the_same_bullheads() -> None:
    for number, view in enumerate(in_phase(CommittingSeen)):
        if fits(view.table.rules):
            policy, moves = POLICIES[number % len(POLICIES)], list(view.legal)
            plain = evaluate_with(pack(view), moves, range(70), number, policy, in_lanes=False)
            in_lanes = evaluate_with(pack(view), moves, range(70), number, policy, in_lanes=True)
            assert np.array_equal(plain, in_lanes)


def test_without_lanes_everything_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they do not pay, or are turned off, the plain kernels do it all."""
    rules = SixNimmt(seats=4)
    view = SixRound.deal(rules, rules.deck, 0).recall_view(0)

    def results() -> list[object]:
        found = evaluate(pack(view), list(view.legal), range(70), 3, POLICIES[0])
        return [found.tolist(), random_deals(rules, 130, 3).tolist()]

    monkeypatch.setattr(lanes, "pay", lambda _: True)
    with_lanes = results()
    monkeypatch.setattr(lanes, "pay", lambda _: False)
    assert results() == with_lanes
    monkeypatch.setattr(lanes, "ON", False)
    assert results() == with_lanes


@pytest.mark.parametrize("phase", [CommittingSeen, ChoosingRow, Drafting])
def test_neither_batches_nor_other_moves_change_a_world(phase: type) -> None:
    for view in islice(in_phase(phase), 12):
        packed, moves = pack(view), list(view.legal)
        whole = evaluate(packed, moves, range(100), 9, "mixed")
        parts = [evaluate(packed, moves, part, 9, "mixed") for part in (range(37), range(37, 100))]
        assert np.array_equal(whole, np.concatenate(parts))
        for at, move in enumerate(moves):
            assert np.array_equal(
                whole[:, at], evaluate(packed, [move], range(100), 9, "mixed")[:, 0]
            )


def test_once_warm_no_decision_compiles_anything() -> None:
    from numba.core.event import install_recorder

    warm()
    with install_recorder("numba:compile") as compiling:
        for view in views():
            for policy in POLICIES:
                evaluate(pack(view), list(view.legal), WORLDS, 1, policy)
    assert not compiling.buffer


def test_nobody_loses_what_was_taken_before() -> None:
    for view in views():
        found = evaluate(pack(view), list(view.legal), range(8), 1, POLICIES[0])
        assert (found >= np.array(view.table.bullheads_taken)).all()


def test_only_who_decides_is_asked() -> None:
    rules = SixNimmt()
    state = SixRound.deal(rules, rules.deck, 0)
    with pytest.raises(TypeError, match="spectator"):
        pack(state.recall_view(None))
    with pytest.raises(TypeError, match="not for this decision"):
        evaluate(pack(state.recall_view(0)), [Draft(1)], range(1), 0, POLICIES[0])


WITHOUT_NUMBA = """
import json, sys, warnings
sys.modules["numba"] = None
from tests.fast.six_worlds import some_outcomes
from toril.fast.compiling.jit import COMPILED
warnings.simplefilter("error")
print(json.dumps([COMPILED, some_outcomes()]))
"""


def test_without_numba_the_numbers_are_the_same() -> None:
    root = Path(__file__).parents[2]
    code = [sys.executable, "-c", WITHOUT_NUMBA]
    run = subprocess.run(code, capture_output=True, check=True, text=True, cwd=root)
    assert COMPILED
    assert json.loads(run.stdout) == [False, some_outcomes()]
