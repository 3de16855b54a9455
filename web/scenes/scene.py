"""What a scene is: a position, what is asked of the learner at seat 0, and how the others play."""

from collections.abc import Callable
from typing import Any

from toril.engine.game import Move, Seat
from toril.engine.match import Match
from toril.engine.value import value

LEARNER: Seat = 0

Otherwise = Callable[[Match[Any], Seat], Move]
"""What a seat plays where the move that was written for it is not possible."""


@value
class Scene:
    """One scene of an introduction.

    `position` is a line of notation (docs/records.md); without one the scene begins where what was
    asked in the scene before it has led. `asked` are the ways that do what is asked, each the moves
    of the learner in notation; `others` are the moves of the other seats, in the order in which
    they come. `scores` are the rounds before. `extra` says at which tables it is offered: everybody
    is shown the others.
    """

    name: str
    asked: tuple[tuple[str, ...], ...]
    position: str | None = None
    others: tuple[str, ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()
    extra: str | None = None


@value
class Lesson:
    """The scenes of a game, in their order."""

    game: str
    scenes: tuple[Scene, ...]
    otherwise: Otherwise
