"""What lanes are made of: a network that sorts, cards found without a deck, whether it all pays."""

from itertools import product
from time import sleep

import numpy as np
import pytest

from toril.engine.six_nimmt import SixNimmt
from toril.fast.six.deal_dice import make_deal_dice
from toril.fast.six.dealing import draw, even, find, room_for
from toril.fast.six.lanes.choice import pay
from toril.fast.six.lanes.dealing import show_lanes
from toril.fast.six.lanes.layout import LANES, lane_cards
from toril.fast.six.lanes.network import network


@pytest.mark.parametrize("count", range(2, 13))
def test_a_network_sorts_whatever_comes(count: int) -> None:
    """What sorts every row of zeros and ones sorts everything."""
    rows = np.array(list(product((0, 1), repeat=count)))
    for one, other, _ in network(count).tolist():
        rows[:, [one, other]] = np.sort(rows[:, [one, other]], axis=1)
    assert (np.diff(rows, axis=1) >= 0).all()


def test_bullheads_by_arithmetic_are_those_of_every_deck_that_fits() -> None:
    rules = SixNimmt(top_card=126)
    places = np.repeat(np.arange(126, dtype=np.int8), LANES)
    cards = np.zeros(126 * LANES, np.int16)
    show_lanes(places, 126, cards)
    assert np.array_equal(cards[::LANES], lane_cards(rules)[1:])


def test_every_card_is_as_likely_at_every_place_of_a_deal() -> None:
    rng = np.random.default_rng(6)
    dice = make_deal_dice()
    dice[:] = rng.integers(1, 2**32, dice.shape[0])
    deals, top, wanted = 20_000, 11, 7
    seen = np.zeros((wanted, top))
    pairs = np.zeros((top, top))
    limits, places = even([top - at for at in range(wanted)]), room_for(wanted)
    drawn = np.zeros(limits.shape[0], np.int16)
    for number in range(deals):
        draw(limits, dice, number % LANES, drawn)
        find(drawn, 0, wanted, places)
        cards = places[:wanted]
        seen[np.arange(wanted), cards] += 1
        pairs[cards[0], cards[1]] += 1
    for counts, cells in ((seen, seen.size), (pairs[~np.eye(top, dtype=bool)], top * (top - 1))):
        expected = counts.sum() / cells
        squares = ((counts - expected) ** 2 / expected).sum()
        assert abs(squares - cells) < 5 * (2 * cells) ** 0.5


def test_the_faster_way_is_taken() -> None:
    assert pay(lambda in_lanes: None if in_lanes else sleep(0.002))
    assert not pay(lambda in_lanes: sleep(0.002) if in_lanes else None)
