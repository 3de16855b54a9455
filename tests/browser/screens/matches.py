"""My matches: none yet, many with statistics, one opened, the question before all are gone."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.my_matches import some_matches, take, write
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor


@screen
def matches(_: Stage, visitor: Visitor) -> None:
    visitor.open("/matches")
    with TemporaryDirectory() as folder:
        path = write(some_matches(24), Path(folder) / "matches.json")
        take(visitor, path)
        visitor.page.get_by_text(visitor.say("matches-imported", n=24)).wait_for()
    visitor.open("/matches")
    visitor.page.get_by_role("table").first.wait_for()


@screen
def matches_one_opened(stage: Stage, visitor: Visitor) -> None:
    matches(stage, visitor)
    visitor.press(visitor.page.locator("summary").nth(1))
    visitor.find("button", "matches-again").wait_for()


@rare
def matches_all_to_be_deleted(stage: Stage, visitor: Visitor) -> None:
    matches(stage, visitor)
    visitor.tap("matches-delete-all")
    sure = visitor.say("matches-delete-all-sure", n=24)
    visitor.page.get_by_role("group", name=sure).wait_for()


@screen
def matches_none(_: Stage, visitor: Visitor) -> None:
    visitor.open("/matches")
    visitor.page.get_by_text(visitor.say("matches-none")).wait_for()
