"""Watching the others: what the tricks so far tell about how each of them plays."""

import random
from typing import Any

import numpy as np
import pytest

from tests.bots.decisions import decisions
from toril import Match, SixNimmt
from toril.bots import make_bot
from toril.bots.cautious import risk
from toril.fast.six.opponents import risks, shown_shares
from toril.fast.six.policies import DRAWS
from toril.fast.six.risk import CERTAIN


def last_shares(names: list[str], seed: int, rules: SixNimmt) -> list[int]:
    """What seat 0 thinks of the others when two cards are left."""
    rng = random.Random(seed)
    bots = [make_bot(name, rng) for name in names]
    match: Match[Any] = Match.start(rules, f"habits {seed}")
    while len(match.round.tricks) < rules.hand_size - 2:
        for seat in match.to_act:
            match, _ = match.play(seat, bots[seat].choose(match.recall_view(seat)))
    recall: Any = match.recall_view(0).round
    return shown_shares(recall)


@pytest.mark.parametrize("variant", ["standard", "tactics"])
def test_who_counts_and_who_plays_by_lot_is_soon_known(variant: Any) -> None:
    rules = SixNimmt(seats=4, variant=variant)
    names = ["random", "cautious", "random", "random"]
    seen = [last_shares(names, seed, rules) for seed in range(20)]
    counts, by_lot, other = (np.mean([each[seat] for each in seen]) for seat in (1, 2, 3))
    assert counts > 0.8 * DRAWS
    assert by_lot < 0.35 * DRAWS
    assert other < 0.35 * DRAWS


def test_in_the_draft_hands_lie_open_and_ways_to_play_are_still_told_apart() -> None:
    rules = SixNimmt(seats=3, variant="draft")
    seen = [last_shares(["random", "cautious", "random"], seed, rules) for seed in range(20)]
    assert np.mean([each[1] - each[2] for each in seen]) > 0


def test_nothing_is_known_before_the_first_trick() -> None:
    recall: Any = next(decisions(SixNimmt(seats=5), "toro", 1)).round
    assert shown_shares(recall) == [DRAWS // 2] * 5


def test_risks_are_those_that_cautious_counts_with_every_card_of_the_deck_unseen() -> None:
    """Near and not equal: `cautious` knows which cards are gone."""
    for view in decisions(SixNimmt(seats=4), "vaca", 4):
        recall: Any = view.round
        cards = np.array(recall.table.hand)
        rough = risks(recall, [list(row) for row in recall.table.rows], cards) / CERTAIN
        exact = [risk(recall, int(card)) for card in cards]
        assert np.allclose(rough, exact, atol=0.35)
