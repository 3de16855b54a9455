"""Sampled worlds of 6 nimmt!: they fit the view, none is likelier, and lanes deal the same."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from tests.fast.six_deals import hands_by_dice
from tests.fast.six_worlds import hands_in, hands_in_lanes, in_phase, views
from toril.engine.six_nimmt import CommittingSeen, SixNimmt, SixRound
from toril.fast.six import pack
from toril.fast.six.lanes.layout import fits


def test_worlds_are_what_the_view_leaves_open() -> None:
    for view in views():
        for hands in hands_in(view, range(3), 1):
            assert tuple(map(len, hands)) == view.hand_sizes
            assert tuple(sorted(hands[view.seat or 0])) == view.table.hand
            others = [card for seat, hand in enumerate(hands) if seat != view.seat for card in hand]
            if view.hands is None:
                assert len(set(others)) == len(others)
                assert set(others) <= set(view.unseen)
            else:
                assert tuple(tuple(sorted(hand)) for hand in hands) == view.hands


def test_every_unseen_card_is_as_likely_in_every_hand() -> None:
    rules = SixNimmt(seats=3, hand_size=2, rows=1, top_card=10)
    view = SixRound.deal(rules, rules.deck, 0).recall_view(1)
    worlds = 6000
    held = Counter(
        (seat, card)
        for hands in hands_in(view, range(worlds), 3)
        for seat in (0, 2)
        for card in hands[seat]
    )
    assert set(held) == {(seat, card) for seat in (0, 2) for card in view.unseen}
    expected = worlds * 2 / len(view.unseen)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in held.values()), held


def test_a_world_is_dealt_by_its_own_dice() -> None:
    """One by one, in lanes, and once more with lists."""
    for seed, view in enumerate(views()):
        numbers = range(seed, seed + 5)
        dealt = hands_in(view, numbers, seed)
        assert dealt == [hands_by_dice(view, number, seed) for number in numbers]
        if fits(view.table.rules) and pack(view).commits:
            assert dealt == hands_in_lanes(view, numbers, seed)


def test_places_and_pairs_of_a_world_are_even() -> None:
    """Each card at each place of a hand, known or not, and two cards in two hands."""
    rules = SixNimmt(seats=3, hand_size=4, rows=2, top_card=24)
    view = SixRound.deal(rules, rules.deck, 0).recall_view(1)
    dealt = np.array(hands_in(view, range(20_000), 5))
    own = counted(dealt[:, 1].T, view.table.hand or ())
    hidden = counted(np.concatenate([dealt[:, 0], dealt[:, 2]], axis=1).T, view.unseen)
    pairs = counted(
        [100 * dealt[:, 0, 3] + dealt[:, 2, 0]],
        [100 * one + other for one in view.unseen for other in view.unseen if one != other],
    )
    for counts in (own, hidden, pairs):
        assert even(counts)


def test_a_large_deck_is_dealt_to_its_highest_card() -> None:
    """Beyond 128 cards a throw is not enough for two, and a product needs more than 32 bits."""
    rules = SixNimmt(seats=2, hand_size=5, rows=1, top_card=300)
    view = SixRound.deal(rules, rules.deck, 0).recall_view(0)
    dealt = np.array([hands[1] for hands in hands_in(view, range(20_000), 5)])
    assert even(counted(dealt.T, view.unseen))


def test_who_has_forgotten_draws_from_more_cards() -> None:
    view = next(view for view in in_phase(CommittingSeen) if any(view.bull_piles))
    nobody = ((),) * view.table.rules.seats
    forgetful = replace(view, tricks=(), bull_piles=nobody, hands=None)
    assert len(forgetful.unseen) > len(view.unseen)
    drawn = {
        card for hands in hands_in(forgetful, range(200), 2) for hand in hands for card in hand
    }
    assert drawn == {*forgetful.unseen, *(view.table.hand or ())}


def counted(places: Iterable[NDArray[np.int64]], cards: Sequence[int]) -> NDArray[np.int64]:
    """Return how often each of `cards`, and nothing else, is at each place: [place, card]."""
    found = [Counter(place.tolist()) for place in places]
    assert all(set(counts) <= set(cards) for counts in found)
    return np.array([[counts[card] for card in cards] for counts in found])


def even(counts: NDArray[np.int64]) -> bool:
    """Return whether all counts are the same but for luck."""
    expected = counts.sum() / counts.size
    squares = ((counts - expected) ** 2 / expected).sum()
    return bool(abs(squares - counts.size) < 5 * (2 * counts.size) ** 0.5)
