"""A sampled round: nothing that the viewer knows differs, and all else is equally likely."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from hypothesis import given

from tests.engine.on_show import cards_of
from tests.engine.twins import viewers_of
from tests.strategies import Script, all_scripts, choices, some
from tests.uniform import assert_uniform
from toril import parse_position, sample
from toril.engine.six_nimmt import SixRound


@given(script=all_scripts, order=choices)
def test_a_sampled_round_looks_like_the_real_one(script: Script, order: int) -> None:
    rng = Random(order)
    for step in some(script.steps(), rng, 12):
        for state in (step.before.round, step.round_after):
            for viewer in viewers_of(step.before):
                view = state.recall_view(viewer)
                sampled = sample(view, rng)
                assert sampled.recall_view(viewer) == view
                assert [*map(len, sampled.hands)] == [*map(len, state.hands)]
                if isinstance(sampled, SixRound):
                    assert len(cards_of(sampled)) == len(cards_of(state))
                    assert cards_of(sampled) <= set(sampled.rules.deck)
                else:
                    zones = (*sampled.piles, *sampled.hands, sampled.draw_deck)
                    cards = sorted(card for zone in zones for card in zone)
                    assert cards == list(sampled.rules.deck)


def test_samples_of_6_nimmt_are_uniform() -> None:
    state = parse_position(
        "six_nimmt seats=3 rounds=1 hand_size=2 rows=1 row_length=3 top_card=9; "
        "rows 4; hands 1 2/3 5/6 7; commit - 3 -"
    )
    view, rng = state.recall_view(0), Random(6)
    drawn = Counter[Any]()
    for _ in range(18_000):
        sampled = sample(view, rng)
        drawn[(*sampled.hands[1:], sampled.phase.cards[1])] += 1
    unseen = (3, 5, 6, 7, 8, 9)
    deals = {(tuple(sorted(p[:2])), tuple(sorted(p[2:4]))) for p in permutations(unseen)}
    assert_uniform(drawn, {(hand, other, card) for hand, other in deals for card in hand})


def test_samples_of_11_nimmt_are_uniform() -> None:
    state = parse_position(
        "eleven_nimmt seats=3 rounds=1 hand_size=2 top_card=10 reach=3 supply=1; "
        "piles 2 3/7; hands 1/4 5/6; deck 8 9 10; known -/5/-; turn 0"
    )
    view, rng = state.recall_view(0), Random(11)
    drawn = Counter[Any]()
    for _ in range(12_000):
        sampled = sample(view, rng)
        drawn[(*sampled.hands, sampled.draw_deck)] += 1
    deals = permutations((4, 6, 8, 9, 10))
    assert_uniform(
        drawn,
        {((1,), tuple(sorted((5, mine))), (yours,), (*rest,)) for mine, yours, *rest in deals},
    )
