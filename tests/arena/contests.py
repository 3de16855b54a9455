"""Contests of cheap bots, made-up results, and results without what differs from run to run."""

from dataclasses import replace
from typing import Any

from toril import SixNimmt
from toril.arena.contest import Contest, Unit
from toril.arena.unit_result import UnitResult

TIMES = {"ms_per_move", "slowest_ms", "seconds", "per_second", "jobs", "kept_in", "machine"}


def six(*entrants: str, unit: Unit = "deal") -> Contest:
    return Contest(SixNimmt(seats=len(entrants)), entrants, unit, b"the same sixteen", 1000)


def results_of(*tables: list[list[int]]) -> list[UnitResult]:
    """Return the results of deals that ended with these bullheads, a table for each rotation."""
    return [
        UnitResult(
            number,
            bullheads,
            rounds=[1] * len(bullheads),
            moves=[10] * len(bullheads[0]),
            ms=[5.0] * len(bullheads[0]),
            slowest_ms=[1.0] * len(bullheads[0]),
            faults=[{}] * len(bullheads[0]),
        )
        for number, bullheads in enumerate(tables)
    ]


def timeless(played: list[UnitResult]) -> list[UnitResult]:
    """Return results without the times that they took."""
    return [replace(each, ms=[], slowest_ms=[]) for each in played]


def without_times(data: Any) -> Any:
    """Return a report without what differs from run to run."""
    if isinstance(data, dict):
        return {name: without_times(each) for name, each in data.items() if name not in TIMES}
    return [without_times(each) for each in data] if isinstance(data, list) else data
