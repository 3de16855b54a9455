"""What an attack is: a lying server's script, and who must notice it."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.fairness.lying import LyingServer
from tests.server.tables.story import ANA
from toril.engine.value import value
from toril.fairness.notes import Refusal
from toril.fairness.points import Point, Reason
from toril.wire.literals import PersonId

CHOSEN = "5a" * 32
"""A secret or a number that somebody has chosen."""


@value
class Attack:
    """A script with exactly what the check must say.

    `differs` are all points that do not fit (with `more` others may follow the first), `why` all
    reasons that keep it from being proven, `refusal` is why the device gave no number to the last
    draw. `backed` are the points that would notice it still, if the device gave its number
    nevertheless. `page` are the reasons that the page names instead, where it keeps its notes
    otherwise and nothing differs. The match has so many `rounds`.
    """

    name: str
    run: Callable[[LyingServer], None]
    differs: tuple[Point, ...]
    more: bool
    why: tuple[Reason, ...]
    refusal: Refusal | None
    backed: tuple[Point, ...]
    honest: PersonId
    page: tuple[Reason, ...]
    rounds: int


def attack(
    *differs: Point,
    more: bool = False,
    why: tuple[Reason, ...] = (),
    refusal: Refusal | None = None,
    backed: tuple[Point, ...] = (),
    honest: PersonId = ANA,
    page: tuple[Reason, ...] = (),
    rounds: int = 1,
) -> Callable[[Callable[[LyingServer], None]], Attack]:
    """Make an attack of a function, whose name tells it."""

    def made(run: Callable[[LyingServer], None]) -> Attack:
        name = getattr(run, "__name__", "").replace("_", " ")
        return Attack(name, run, differs, more, why, refusal, backed, honest, page, rounds)

    return made


def rewritten(text: str, **changes: Any) -> str:
    """Return a draw's text with some fields changed, as canonical as it was."""
    return json.dumps(json.loads(text) | changes, separators=(",", ":"))


def with_seats(text: str, change: Callable[[list[dict[str, Any]]], Any]) -> str:
    """Return a draw's text with its seats changed."""
    seats = json.loads(text)["seats"]
    change(seats)
    return rewritten(text, seats=seats)


def with_options(rules: Any, **options: Any) -> Any:
    """Return rules with some options changed."""
    return replace(rules, **options)


def play_on(server: LyingServer) -> None:
    """Begin with what was drawn, play, and give the record."""
    server.begin()
    server.play()
    server.give_record()
