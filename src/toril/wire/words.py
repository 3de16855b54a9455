"""The words that messages about a table are made of."""

from typing import Literal, TypeAlias

PersonId: TypeAlias = int
"""Who sat down first at a table is 1, and so on; never used again for somebody else."""

Occupant: TypeAlias = PersonId | str | None
"""Who sits somewhere: a person, a bot by its name, or nobody."""

ClockName: TypeAlias = Literal["off", "relaxed", "quick"]

State: TypeAlias = Literal["lobby", "match", "result"]
"""Whether people sit down, play, or look at the result."""

By: TypeAlias = Literal["person", "bot", "stand-in"]
"""Who made a move."""

Why: TypeAlias = Literal["left", "clock", "away"]
"""Why a bot stands in for somebody."""
