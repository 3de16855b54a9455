"""The fixed words in messages about a table, as types, and the numbers of people."""

from typing import Literal, TypeAlias

PersonId: TypeAlias = int
"""The first person who sat down at a table is 1, and so on; a number is never used again."""

Occupant: TypeAlias = PersonId | str | None
"""Who sits somewhere: a person, a bot by its name, or nobody."""

ClockName: TypeAlias = Literal["off", "relaxed", "quick"]

State: TypeAlias = Literal["lobby", "draw", "match", "result"]
"""Whether people sit down, their devices draw the cards, people play, or look at the result."""

DecidedBy: TypeAlias = Literal["person", "bot", "stand-in"]
"""Who made a move."""

Face: TypeAlias = Literal[
    "happy", "laughing", "winking", "surprised", "worried", "crying", "cross", "sleepy"
]
"""The face that somebody at the table shows the others: the bull's, in eight moods."""

StandInReason: TypeAlias = Literal["left", "clock", "away"]
"""Why a bot stands in for somebody."""
