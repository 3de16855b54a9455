"""A contest: who plays, by which rules, in which seats, and where all luck comes from.

A deal is played once for each rotation of the entrants, so that every entrant sits in every seat
of every deal: the luck of the cards falls on all alike. All randomness is a hash of the contest's
seed and of numbers that say what it is for, so nothing depends on how the work is shared out.
"""

import hashlib
from typing import Any, Literal, TypeAlias

from toril import __version__
from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.game import Rules
from toril.engine.older_data import field_names
from toril.engine.value import value

SCHEMA = "toril-arena-1"

Unit: TypeAlias = Literal["deal", "match"]
"""What is played as one: the first round of a match, or a whole match."""


@value
class Contest:
    """The entrants, in the order given, and all that determines what they play."""

    rules: Rules
    entrants: tuple[str, ...]
    unit: Unit
    seed: bytes
    limit_ms: int

    def __post_init__(self) -> None:
        """Refuse a number of entrants that leaves a seat empty or an entrant without one."""
        if len(self.entrants) != self.rules.seats:
            raise TorilError(
                "entrants_and_seats",
                f"A contest needs one entrant for each of {self.rules.seats} seats, "
                f"not {len(self.entrants)}.",
                seats=self.rules.seats,
                entrants=len(self.entrants),
            )

    def seating(self, rotation: int) -> tuple[int, ...]:
        """Return, by seat, which entrant sits there in this rotation.

        >>> from toril import SixNimmt
        >>> Contest(SixNimmt(seats=3), ("a", "b", "c"), "deal", b"", 0).seating(1)
        (1, 2, 0)
        """
        entrants = len(self.entrants)
        return tuple((seat + rotation) % entrants for seat in range(entrants))

    def cards(self, number: int) -> bytes:
        """Return the seed of deal or match `number`, the same in all its rotations."""
        return self._hash(f"cards:{number}")

    def luck(self, number: int, rotation: int, entrant: int) -> bytes:
        """Return what an entrant draws from; it tells nothing about the cards."""
        return self._hash(f"luck:{number}:{rotation}:{entrant}")

    def _hash(self, purpose: str) -> bytes:
        return hashlib.sha256(b"toril-arena" + self.seed + purpose.encode()).digest()

    def to_json(self) -> dict[str, Any]:
        """Return the first line of a results file: equal lines, equal contests."""
        options = {
            name: to_json(getattr(self.rules, name)) for name in field_names(type(self.rules))
        }
        return {
            "schema": SCHEMA,
            "toril": __version__,
            "game": self.rules.game,
            "entrants": list(self.entrants),
            "per": self.unit,
            "options": options,
            "seed": self.seed.hex(),
            "limit_ms": self.limit_ms,
        }
