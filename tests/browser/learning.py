"""Somebody who learns a game: scenes are played as any turn, and answered without a server."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.browser import targets
from tests.browser.focus import focus
from tests.browser.page_moves import DOUBLE_TAP
from tests.browser.targets import Target
from tests.browser.visitor import Visitor
from toril.engine.games import BY_SHORT

GAMES_OF_PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
Scene = dict[str, Any]
Answers = dict[str, Any]


def scenes(short: str) -> list[Scene]:
    """Return the scenes that everybody is shown, as the page has them (`make scenes`)."""
    found: list[Scene] = json.loads((GAMES_OF_PAGE / short / "scenes.json").read_text())
    return [scene for scene in found if scene["extra"] is None]


SCENES = {short: scenes(short) for short in BY_SHORT}
SAID = {"too-low": "low", "past-the-end": "past", "bull-card": "bull"}
"""What a scene is called by its sentences, where that is shorter."""

ROVES = """() => document.activeElement.matches("button") &&
  [...document.activeElement.parentElement.parentElement.querySelectorAll("button")]
    .some(({ tabIndex }) => tabIndex < 0)"""
"""Whether the focus is among cards or rows, of which Tab finds one."""

Press = Callable[[Visitor, Target], None]


def by_hand(visitor: Visitor, target: Target) -> None:
    """Tap or click."""
    visitor.press(visitor.locate(target))


def by_key(visitor: Visitor, target: Target) -> None:
    """Go there with Tab, and with arrows among cards and rows, and press Enter."""
    keyboard = visitor.page.keyboard
    for _ in range(20):
        among = ("Home", *["ArrowRight"] * 9, *["ArrowDown"] * 4)
        for key in (*(among if visitor.page.evaluate(ROVES) else ()), "Tab"):
            if focus(visitor.page).startswith(target.name):
                keyboard.press("Enter")
                return
            keyboard.press(key)
    raise AssertionError(f"no key leads to {target.name}")


def asked(visitor: Visitor, short: str, made: Scene) -> None:
    """Wait until a scene is set, and know of its table what the page was told."""
    name = SAID.get(made["name"], made["name"])
    visitor.page.get_by_text(visitor.say(f"lesson-{short}-{name}"), exact=True).first.wait_for()
    visitor.hear(made["welcome"])


def ways(answers: Answers, *, asked_for: bool) -> Iterator[tuple[str, ...]]:
    """Yield every way through a scene that does what it asks for, or every other."""
    for text, step in answers.items():
        if step["answers"]:
            for way in ways(step["answers"], asked_for=asked_for):
                yield (text, *way)
        elif step["asked"] is asked_for:
            yield (text,)


def play_way(visitor: Visitor, made: Scene, short: str, press: Press = by_hand) -> None:
    """Do what a scene asks for."""
    play(visitor, made, next(ways(made["answers"], asked_for=True)), short, press)
    verdict = visitor.page.get_by_text(visitor.say("lesson-right"), exact=True)
    verdict.first.wait_for()


def play(
    visitor: Visitor, made: Scene, way: Sequence[str], short: str, press: Press = by_hand
) -> None:
    """Play a way through a scene, to what is explained of it."""
    answers: Answers = made["answers"]
    for text in way:
        step = answers[text]
        presses = [*targets.presses(visitor, BY_SHORT[short].parse_move(text))]
        visitor.locate(presses[0]).wait_for()
        visitor.find("button", "match-skip").wait_for(state="hidden")
        visitor.page.wait_for_timeout(DOUBLE_TAP)
        for target in presses:
            press(visitor, target)
        for message in step["told"]:
            visitor.hear(message)
        answers = step["answers"]
    visitor.find("button", "lesson-next").wait_for()


def learn(visitor: Visitor, short: str, press: Press = by_hand, first: int = 0) -> None:
    """Do all that an introduction asks for, from its scene `first` on, to its end."""
    for made in SCENES[short][first:]:
        asked(visitor, short, made)
        play_way(visitor, made, short, press)
        press(visitor, targets.button(visitor, "lesson-next"))
    game = visitor.say(f"game-{BY_SHORT[short].name}")
    visitor.page.get_by_role("heading", name=visitor.say("lesson-end", game=game)).wait_for()
