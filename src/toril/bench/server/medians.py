"""The median of several runs."""

from collections.abc import Sequence
from statistics import median
from typing import Any


def middle(runs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of every figure of several runs of a load.

    >>> middle([{"load": "x", "p99_ms": 3}, {"load": "x", "p99_ms": 9}, {"load": "x", "p99_ms": 4}])
    {'load': 'x', 'p99_ms': 4}
    """
    return {name: _middle([run.get(name) for run in runs]) for name in runs[0]}


def _middle(figures: list[Any]) -> Any:
    first = figures[0]
    if isinstance(first, dict):
        return middle([figure or {} for figure in figures])
    known = [figure for figure in figures if figure is not None]
    if known and all(isinstance(each, int | float) for each in known):
        return median(known)
    return first
