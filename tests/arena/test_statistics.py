"""Intervals hold what they promise; ties are shared and nothing is lost."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toril.arena.statistics import estimate, places, t_quantile, win_shares

TOTALS = st.lists(st.integers(0, 6), min_size=2, max_size=10)


@pytest.mark.parametrize(
    ("freedom", "known"),
    [
        (1, 12.7062),
        (5, 2.5706),
        (10, 2.2281),
        (11, 2.2010),
        (12, 2.1788),
        (20, 2.0860),
        (30, 2.0423),
        (60, 2.0003),
        (120, 1.9799),
        (1000, 1.9623),
    ],
)
def test_the_quantiles_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert t_quantile(freedom) == pytest.approx(known, abs=6e-5)


def coverage(count: int, mean: float, draw: str) -> float:
    """Return how often an interval from `count` observations holds the true mean."""
    rng = Random(f"{count}{draw}")
    hits, times = 0, 4000
    for _ in range(times):
        sample = [
            rng.gauss(mean, 3.0) if draw == "normal" else rng.expovariate(1 / mean)
            for _ in range(count)
        ]
        ci95 = estimate(sample).ci95
        assert ci95
        hits += ci95[0] <= mean <= ci95[1]
    return hits / times


@pytest.mark.parametrize(("count", "draw"), [(3, "normal"), (12, "normal"), (100, "skewed")])
def test_19_intervals_in_20_hold_the_true_mean(count: int, draw: str) -> None:
    assert coverage(count, 5.0, draw) == pytest.approx(0.95, abs=0.012)


def test_one_observation_has_no_interval() -> None:
    assert estimate([7]).mean == 7
    assert estimate([7]).ci95 is None


def test_the_interval_of_a_known_sample() -> None:
    found = estimate([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.ci95 == pytest.approx([1.0368, 4.9632], abs=1e-4)


@given(TOTALS)
def test_a_win_is_shared_among_those_who_tie_and_sums_to_one(totals: list[int]) -> None:
    shares = win_shares(totals)
    assert sum(shares) == pytest.approx(1)
    assert {totals[at] for at, share in enumerate(shares) if share} == {min(totals)}


@given(TOTALS)
def test_places_are_shared_too_and_none_is_lost(totals: list[int]) -> None:
    found = places(totals)
    assert sum(found) == len(totals) * (len(totals) + 1) / 2
    assert sorted(range(len(totals)), key=lambda at: totals[at]) == sorted(
        range(len(totals)), key=lambda at: found[at]
    )
