"""Without a missing number nobody steers a hand; with some, no further than is said."""

from itertools import pairwise
from random import Random
from statistics import mean, pstdev

from tests.fairness.steering import by_chance, expected, reachable, steered
from toril.fairness.verdict import possible_deals


def test_without_a_missing_number_a_hand_is_as_chance_deals_it() -> None:
    found = steered(0, 1000)
    chance = by_chance(1)
    error = pstdev(found) / len(found) ** 0.5
    assert abs(mean(found) - expected(1)) < 3 * error
    wanted = [len(found) * share for share in chance[:7]]
    counted = [found.count(hits) for hits in range(7)]
    assert sum((a - b) ** 2 / b for a, b in zip(counted, wanted, strict=True)) < 18.5  # 1 %, 7


def test_with_one_missing_number_it_is_the_best_of_ten() -> None:
    found = steered(1, 100)
    assert abs(mean(found) - expected(10)) < 3 * pstdev(found) / len(found) ** 0.5


def test_so_many_deals_can_be_reached_and_no_more() -> None:
    for missing in (0, 1, 2, 9):
        seeds = list(reachable(Random(3), missing))
        assert len(set(seeds)) == len(seeds) == possible_deals(10, missing)
    assert all(a < b for a, b in pairwise(expected(deals) for deals in (1, 10, 512)))
