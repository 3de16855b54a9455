"""Fields of cheap bots, and what of a result does not depend on the day."""

from dataclasses import replace
from typing import Any

from toril import SixNimmt
from toril.arena.field import Field, Unit
from toril.arena.play import Played

TIMES = {"ms_per_move", "slowest_ms", "seconds", "per_second", "jobs", "kept_in", "machine"}


def six(*entrants: str, per: Unit = "deal") -> Field:
    return Field(SixNimmt(seats=len(entrants)), entrants, per, b"the same sixteen", 1000)


def made(*tables: list[list[int]]) -> list[Played]:
    """Return deals that ended so, a table for each rotation."""
    return [
        Played(
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


def timeless(played: list[Played]) -> list[Played]:
    """Return results without the times that they took."""
    return [replace(each, ms=[], slowest_ms=[]) for each in played]


def without_times(data: Any) -> Any:
    """Return a report without what differs from run to run."""
    if isinstance(data, dict):
        return {name: without_times(each) for name, each in data.items() if name not in TIMES}
    return [without_times(each) for each in data] if isinstance(data, list) else data
