"""Where a page says what happens: in the bar, and to screen readers."""

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor


def bar(visitor: Visitor) -> Locator:
    """Find the bar above everything at a table."""
    return visitor.page.get_by_role("banner")


# One thing is told after the other, each for four seconds: what is awaited may be the fourth.
PATIENCE = 4 * 4_000 + 4_000


def is_read_out(visitor: Visitor, message: str, **facts: str | int) -> None:
    """Wait until a screen reader is told a sentence."""
    words = visitor.say(message, **facts)
    said = visitor.page.get_by_role("log").get_by_text(words, exact=True)
    expect(said).to_be_attached(timeout=PATIENCE)
