"""The thirteen points of a check, by name, and what each may answer."""

from typing import Literal, TypeAlias, get_args

from toril.engine.errors import Fact
from toril.engine.value import value

Point: TypeAlias = Literal[
    "record",
    "draw",
    "place",
    "rules",
    "own_number",
    "numbers",
    "all_numbers",
    "secret",
    "seed",
    "deals",
    "plays",
    "scores",
    "earlier",
]
POINTS: tuple[Point, ...] = get_args(Point)
"""The points in the order in which they are numbered, from 1."""

State: TypeAlias = Literal["fits", "differs", "not_compared"]

Reason: TypeAlias = Literal[
    "no_notes",
    "older",
    "no_draw",
    "day",
    "names_deleted",
    "draft",
    "looking_on",
    "not_there",
    "absent",
    "other_window",
    "left_out",
    "refused",
    "rounds_unseen",
    "elsewhere",
    "end_unseen",
    "drawn_twice",
    "called_off",
    "ended_for_all",
    "came_later",
]
"""Why something could not be compared."""

REASONS: tuple[Reason, ...] = get_args(Reason)


@value
class Finding:
    """The answer to one point. `why` is there if it was not compared; `facts` fill its sentence."""

    point: Point
    state: State
    why: Reason | None = None
    facts: tuple[tuple[str, Fact], ...] = ()

    @property
    def number(self) -> int:
        """The point's number, from 1."""
        return POINTS.index(self.point) + 1


def fits(point: Point, **facts: Fact) -> Finding:
    """Answer that a point fits."""
    return Finding(point, "fits", None, tuple(facts.items()))


def differs(point: Point, **facts: Fact) -> Finding:
    """Answer that a point does not fit."""
    return Finding(point, "differs", None, tuple(facts.items()))


def not_compared(point: Point, why: Reason, **facts: Fact) -> Finding:
    """Answer that a point could not be compared, and why."""
    return Finding(point, "not_compared", why, tuple(facts.items()))
