"""Whether draws are uniform: a chi-square test with a bound that chance alone hardly reaches."""

from collections import Counter
from random import Random
from typing import Any

from toril.engine.game import Legal


def assert_uniform(drawn: Counter[Any], wanted: set[Any]) -> None:
    """Fail unless each of `wanted` came up, nothing else did, and each about as often."""
    assert set(drawn) == wanted
    expected = drawn.total() / len(wanted)
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = len(wanted) - 1
    # Five standard deviations above the mean of the chi-square distribution.
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5, chi_square


def assert_picks_uniformly(legal: Legal) -> None:
    """Fail unless `pick` draws every legal move about as often as the others."""
    count = legal.count()
    rng = Random(count)
    assert_uniform(Counter(legal.pick(rng) for _ in range(100 * count)), set(legal))
