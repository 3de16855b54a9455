"""The introductions: a scene, what is explained of it, and their ends."""

from tests.browser.learning import SCENES, asked, play_way
from tests.browser.positions import NAMES, named
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.engine.games import BY_SHORT
from toril.engine.six_nimmt import SixNimmt


@screen
def lesson_six(_: Stage, visitor: Visitor) -> None:
    visitor.open("/learn/six")
    asked(visitor, "six", SCENES["six"][0])
    visitor.page.locator(".hand button").first.wait_for()


@screen
def lesson_six_counted(_: Stage, visitor: Visitor) -> None:
    _explained(visitor, "six", 4)


@screen
def lesson_eleven_bull_card(_: Stage, visitor: Visitor) -> None:
    _go_to(visitor, "eleven", 3)


@rare
def lesson_eleven_taken(_: Stage, visitor: Visitor) -> None:
    _explained(visitor, "eleven", 2)


@screen
def lesson_end_at_a_table(stage: Stage, visitor: Visitor) -> None:
    """What differs at an unusual table is told there."""
    rules = SixNimmt(seats=3, row_length=4, limit=50)
    stage.sit(visitor, "unusual", lambda name: PreparedTable(named(name), rules, NAMES[:3]))
    visitor.open(f"/t/{visitor.code}#learn")
    for made in SCENES["six"]:
        asked(visitor, "six", made)
        visitor.tap("lesson-skip")
    visitor.find("button", "lesson-to-table").wait_for()


def _go_to(visitor: Visitor, short: str, at: int) -> None:
    """Go on with a scene as if those before it had been seen."""
    visitor.open(f"/learn/{short}")
    asked(visitor, short, SCENES[short][0])
    game = BY_SHORT[short].name
    visitor.page.evaluate(KEEP, {game: {"at": at, "done": False}})
    visitor.page.reload()
    asked(visitor, short, SCENES[short][at])
    visitor.page.locator(".hand button").first.wait_for()


def _explained(visitor: Visitor, short: str, at: int) -> None:
    _go_to(visitor, short, at)
    play_way(visitor, SCENES[short][at], short)


KEEP = "(progress) => localStorage.setItem('toril.lessons', JSON.stringify(progress))"
