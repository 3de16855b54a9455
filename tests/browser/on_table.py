"""What lies on a table and sits around it, found by role and by the catalogue's words."""

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor


def listed(visitor: Visitor, message: str) -> Locator:
    """Find the items of a list by its message."""
    found = visitor.page.get_by_role("list", name=visitor.say(message), exact=True)
    return found.get_by_role("listitem")


def chips(visitor: Visitor) -> Locator:
    """Find the seats around the table."""
    return listed(visitor, "match-seats")


def rows(visitor: Visitor) -> Locator:
    """Find the rows of 6 nimmt!."""
    return listed(visitor, "six-rows")


def trick(visitor: Visitor) -> Locator:
    """Find the cards of the trick of 6 nimmt! that is told."""
    return listed(visitor, "six-trick-cards")
