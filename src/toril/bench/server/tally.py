"""What the people of one process saw, as the process that reports is told."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from toril.bench.server.hearing import KIND_AT

MOST_FAULTS = 5
"""So many refusals and losses are told in words."""


@dataclass(slots=True)
class Tally:
    """Counts and times, in seconds; `measure` forgets those that belong to a span of time."""

    latencies: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    moves: int = 0
    matches: int = 0
    deliveries: list[int] = field(default_factory=lambda: [0] * 128)
    sizes: list[int] = field(default_factory=lambda: [0] * 128)
    refused: int = 0
    lost: int = 0
    events: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def count(self, message: bytes) -> int:
        """Count a message; return the first letter of its kind."""
        letter = message[KIND_AT]
        self.deliveries[letter] += 1
        self.sizes[letter] += len(message)
        return letter

    def refuse(self, why: str) -> None:
        """Note that something was refused."""
        self.refused += 1
        self.note(why)

    def lose(self, why: str) -> None:
        """Note that a socket was lost."""
        self.lost += 1
        self.note(why)

    def note(self, fault: str) -> None:
        """Keep the first few faults."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)

    def measure(self) -> None:
        """Begin to measure: what is counted from now on is reported."""
        self.latencies.clear()
        self.late.clear()
        self.moves = self.matches = 0
        self.deliveries, self.sizes = [0] * 128, [0] * 128
        self.events.clear()

    def told(self) -> dict[str, Any]:
        """Return all of it as JSON; times are microseconds."""
        kinds = {chr(letter): n for letter, n in enumerate(self.deliveries) if n}
        return {
            "latencies": _microseconds(self.latencies),
            "late": _microseconds(self.late),
            "moves": self.moves,
            "matches": self.matches,
            "deliveries": kinds,
            "sizes": {letter: self.sizes[ord(letter)] for letter in kinds},
            "refused": self.refused,
            "lost": self.lost,
            "events": dict(self.events),
            "faults": self.faults,
        }


def _microseconds(seconds: list[float]) -> list[int]:
    return [round(1_000_000 * each) for each in seconds]
