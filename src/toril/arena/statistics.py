"""Means with honest intervals, wins and places with ties shared.

Deals are independent of one another; the rotations of one deal are not. So everything is averaged
over a deal's rotations first, and only then do deals count as observations.
"""

from collections.abc import Sequence
from math import fsum, sqrt

from toril.engine.value import value

NORMAL = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""

FEW = (
    12.70620, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.30600, 2.26216, 2.22814,
)  # fmt: skip
"""The 97.5 % quantiles of Student's t with 1 to 10 degrees of freedom."""


@value
class Estimate:
    """A mean and its 95 % interval, which needs two observations at least."""

    mean: float
    low: float | None
    high: float | None

    @property
    def ci95(self) -> list[float] | None:
        """The interval as [low, high]; None where there is none."""
        return None if self.low is None or self.high is None else [self.low, self.high]


def t_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t.

    From eleven degrees of freedom on it is Fisher's and Cornish's expansion around the normal
    quantile, right to four decimals.
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def estimate(observations: Sequence[float]) -> Estimate:
    """Return the mean of independent observations with its 95 % interval."""
    count = len(observations)
    mean = fsum(observations) / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = fsum((each - mean) ** 2 for each in observations) / (count - 1)
    margin = t_quantile(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - margin, mean + margin)


def average(columns: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of several equally long lists, place by place."""
    return [fsum(each) / len(columns) for each in zip(*columns, strict=True)]


def win_shares(bullheads: Sequence[int]) -> list[float]:
    """Return each one's share of the win: fewest bullheads win, a tie is shared (S10, E13).

    >>> win_shares([4, 9, 4])
    [0.5, 0.0, 0.5]
    """
    fewest = min(bullheads)
    winners = sum(1 for each in bullheads if each == fewest)
    return [1 / winners if each == fewest else 0.0 for each in bullheads]


def places(bullheads: Sequence[int]) -> list[float]:
    """Return each one's place, 1 for the best; equal ones share the mean of their places.

    >>> places([4, 9, 4])
    [1.5, 3.0, 1.5]
    """
    return [
        sum(1 for other in bullheads if other < each)
        + (sum(1 for other in bullheads if other == each) + 1) / 2
        for each in bullheads
    ]
