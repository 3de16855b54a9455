"""Cards as bits: what is in reach of a top, at every edge of words and circles."""

from random import Random

import numpy as np
import pytest

from toril import ElevenNimmt
from toril.engine.eleven_nimmt.reach import in_reach, laid
from toril.fast.eleven.layout import DIGIT_LINES, HAND_LINES, RULES, blank
from toril.fast.eleven.masks import lowest, mask_of, ones, stretch, without_lowest

CIRCLES = [
    *((100, reach) for reach in (1, 9, 10, 11, 28, 29, 63, 64)),
    *((top_card, 10) for top_card in (11, 53, 54, 55, 63, 64, 65, 117, 118, 119, 127, 128, 300)),
    (6, 1),
    (65, 64),
    (128, 64),
    (300, 64),
]
"""The highest card and the reach: with 128 in all a mask is two words, with 129 three."""


def some_hands(top_card: int) -> list[set[int]]:
    rng, deck = Random(top_card), range(1, top_card + 1)
    drawn = [set(rng.sample(deck, size)) for size in (1, top_card // 8 + 1, top_card // 2)]
    return [set(), set(deck), {1, top_card}, *drawn]


def cut_out(hand: set[int], top: int, top_card: int, reach: int) -> np.uint64:
    return np.uint64(stretch(np.array([mask_of(hand, top_card, reach)]), 0, top, reach))


@pytest.mark.parametrize(("top_card", "reach"), CIRCLES)
def test_e4_what_is_cut_out_of_a_hand_is_what_the_engine_says_is_in_reach(
    top_card: int, reach: int
) -> None:
    for hand in some_hands(top_card):
        for top in range(1, top_card + 1):
            cut, found = cut_out(hand, top, top_card, reach), []
            expected = [card for card in hand if in_reach(card, top, reach, top_card)]
            assert ones(cut) == len(expected)
            while cut:
                found.append((top + int(lowest(cut))) % top_card + 1)
                cut = np.uint64(without_lowest(cut))
            assert tuple(found) == laid(expected, top, top_card)


@pytest.mark.parametrize(("top_card", "reach"), CIRCLES)
def test_e1_bullheads_in_reach_are_the_sum_of_their_digits(top_card: int, reach: int) -> None:
    heads = tuple(1 + 37 * card % 101 for card in range(1, top_card + 1))
    rules = ElevenNimmt(seats=2, hand_size=2, top_card=top_card, reach=reach, bullheads=heads)
    hand, (s, m) = some_hands(top_card)[-1], blank(rules)
    for top in rules.deck:
        cut, counted = cut_out(hand, top, top_card, reach), 0
        for digit, line in enumerate(range(s[RULES, DIGIT_LINES], s[RULES, HAND_LINES])):
            counted += ones(cut & np.uint64(stretch(m, line, top, reach))) << digit
        fits = [card for card in hand if in_reach(card, top, reach, top_card)]
        assert counted == sum(heads[card - 1] for card in fits)
