"""What came of one deal or match in all of its rotations: the unit that the statistics count."""

from dataclasses import asdict
from typing import Any

from toril.engine.value import value


@value
class UnitResult:
    """The result of one deal or match.

    `bullheads` has a list for each rotation, `rounds` a number for each. The bullheads of a
    rotation and all other lists stand by entrant: the moves decided, the time that they took
    together, the slowest of them, and the turns that were lost, by fault.
    """

    number: int
    bullheads: list[list[int]]
    rounds: list[int]
    moves: list[int]
    ms: list[float]
    slowest_ms: list[float]
    faults: list[dict[str, int]]

    def to_json(self) -> dict[str, Any]:
        """Return a line of a results file."""
        return asdict(self)
