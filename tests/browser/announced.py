"""Where a page says what happens: in the bar, and to screen readers."""

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor


def bar(visitor: Visitor) -> Locator:
    """Find the bar above everything at a table."""
    return visitor.page.get_by_role("banner")


def is_read_out(visitor: Visitor, message: str, **facts: str | int) -> None:
    """Wait until a screen reader is told a sentence."""
    words = visitor.say(message, **facts)
    expect(visitor.page.get_by_role("log").get_by_text(words, exact=True)).to_be_attached()
