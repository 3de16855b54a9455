"""Percentiles, by one definition: the smallest measurement that so many do not exceed."""

from collections.abc import Sequence
from math import ceil


def percentile(measured: Sequence[float], part: float) -> float | None:
    """Return the smallest of the `measured` that a `part` of them does not exceed.

    >>> percentile([3.0, 1.0, 2.0], 0.5), percentile([3.0, 1.0, 2.0], 0.95), percentile([], 0.5)
    (2.0, 3.0, None)
    """
    return sorted(measured)[max(0, ceil(part * len(measured)) - 1)] if measured else None


def percentile_of_buckets(buckets: Sequence[tuple[float, float]], part: float) -> float:
    """Return the upper end of the bucket that holds the percentile.

    A bucket is its upper end, and how many measurements are not above it.

    >>> percentile_of_buckets([(0.1, 3), (0.5, 9), (float("inf"), 10)], 0.9)
    0.5
    """
    total = buckets[-1][1]
    return next(end for end, count in buckets if count >= part * total)
