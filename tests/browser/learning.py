"""Somebody who learns a game: scenes are played as any turn, and answered without a server."""

from collections.abc import Callable, Mapping

from scenes.eleven import ELEVEN
from scenes.six import SIX
from scenes.staged import Staged, Step, staged
from tests.browser import targets
from tests.browser.focus import focus
from tests.browser.page_moves import DOUBLE_TAP
from tests.browser.targets import Target
from tests.browser.visitor import Visitor
from toril.engine.games import BY_SHORT, GAMES

SCENES = {
    GAMES[lesson.game].short: [made for made in staged(lesson) if made.scene.extra is None]
    for lesson in (SIX, ELEVEN)
}
SAID = {"too-low": "low", "past-the-end": "past", "bull-card": "bull"}
"""What a scene is called by its sentences, where that is shorter."""

Press = Callable[[Visitor, Target], None]


def by_hand(visitor: Visitor, target: Target) -> None:
    """Tap or click."""
    visitor.press(visitor.locate(target))


def by_key(visitor: Visitor, target: Target) -> None:
    """Go there with Tab, and with arrows among cards and rows, and press Enter."""
    keyboard = visitor.page.keyboard
    for _ in range(20):
        for key in ("Home", *["ArrowRight"] * 4, *["ArrowDown"] * 4, "Tab"):
            if focus(visitor.page).startswith(target.name):
                keyboard.press("Enter")
                return
            keyboard.press(key)
    raise AssertionError(f"no key leads to {target.name}")


def asked(visitor: Visitor, short: str, made: Staged) -> None:
    """Wait until a scene is set, and know of its table what the page was told."""
    name = SAID.get(made.scene.name, made.scene.name)
    visitor.page.get_by_text(visitor.say(f"lesson-{short}-{name}"), exact=True).first.wait_for()
    visitor.hear(made.welcome)


def play_way(visitor: Visitor, made: Staged, short: str, press: Press = by_hand) -> None:
    """Do what a scene asks for."""
    answers: Mapping[str, Step] = made.answers
    for text in made.scene.asked[0]:
        presses = [*targets.presses(visitor, BY_SHORT[short].parse_move(text))]
        visitor.locate(presses[0]).wait_for()
        visitor.find("button", "match-skip").wait_for(state="hidden")
        visitor.page.wait_for_timeout(DOUBLE_TAP)
        for target in presses:
            press(visitor, target)
        for message in answers[text].told:
            visitor.hear(message)
        answers = answers[text].answers
    visitor.find("button", "lesson-next").wait_for()
    verdict = visitor.page.get_by_text(visitor.say("lesson-right"), exact=True)
    verdict.first.wait_for()


def learn(visitor: Visitor, short: str, press: Press = by_hand, first: int = 0) -> None:
    """Do all that an introduction asks for, from its scene `first` on, to its end."""
    for made in SCENES[short][first:]:
        asked(visitor, short, made)
        play_way(visitor, made, short, press)
        press(visitor, targets.button(visitor, "lesson-next"))
    game = visitor.say(f"game-{BY_SHORT[short].name}")
    visitor.page.get_by_role("heading", name=visitor.say("lesson-end", game=game)).wait_for()
