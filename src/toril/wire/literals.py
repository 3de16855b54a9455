"""The fixed words in messages about a table, as types, and the numbers of people."""

from typing import Literal, TypeAlias

PersonId: TypeAlias = int
"""The first person who sat down at a table is 1, and so on; a number is never used again."""

Occupant: TypeAlias = PersonId | str | None
"""Who sits somewhere: a person, a bot by its name, or nobody."""

ClockName: TypeAlias = Literal["off", "relaxed", "quick"]

State: TypeAlias = Literal["lobby", "draw", "match", "result"]
"""Whether people sit down, their devices draw the cards, people play, or look at the result."""

DecidedBy: TypeAlias = Literal["person", "bot", "stand-in", "substitute"]
"""Who made a move. A substitute plays for a bot that could not; it is told apart only where that
matters, in a try at the deal of the day."""

Face: TypeAlias = Literal[
    "happy", "laughing", "winking", "surprised", "worried", "crying", "cross", "sleepy"
]
"""The face that somebody at the table shows the others: the bull's, in eight moods."""

TryState: TypeAlias = Literal["playing", "counted", "not_counted"]
"""Of a try at the deal of the day: one still plays, or whether it counts for the comparison."""

NotCounted: TypeAlias = Literal["bot", "stood_in", "late"]
"""Why a try does not count: a bot did not decide for itself (another one did, or another version of
it), a bot moved for the person, or the try ended only when the day's secret was out."""

StandInReason: TypeAlias = Literal["left", "clock", "away"]
"""Why a bot stands in for somebody."""
