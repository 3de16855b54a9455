"""Whether everything at a table can be brought into sight and hit, however little room there is."""

from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.in_page import AT_REST
from tests.browser.layout import measure
from tests.browser.on_table import chips, rows
from tests.browser.page_moves import eleven_card, eleven_pile, six_card
from tests.browser.visitor import Device, Visitor

LEAST = 24
"""In CSS pixels: what WCAG 2.5.8 asks of everything that can be pressed."""

TROUBLE = (Path(__file__).parent / "trouble.js").read_text(encoding="utf-8")
CUT = (Path(__file__).parent / "cut_text.js").read_text(encoding="utf-8")
PRESSED = (
    ":is(button, a[href], select, textarea, summary, label:has(input), input:not(label input))"
    ":not([inert] *)"
)


def trouble(things: dict[str, Locator]) -> str:
    """Say what is wrong with things that must be seen and hit, and with which of them."""
    found: dict[str, list[str]] = {}
    for name, thing in things.items():
        for wrong in thing.evaluate(TROUBLE, LEAST):
            found.setdefault(wrong, []).append(name)
    return "\n".join(f"{wrong}: {'; '.join(names)}" for wrong, names in found.items())


def cards_in(where: Locator, name: str) -> dict[str, Locator]:
    """Find the cards that lie somewhere."""
    cards = where.locator("[data-flip]")
    return {f"{name}, card {at}": cards.nth(at) for at in range(cards.count())}


def around(visitor: Visitor) -> dict[str, Locator]:
    """Find the seats, and what stands in the bar at the top."""
    found = {f"seat {at}": chip for at, chip in enumerate(chips(visitor).all())}
    return {**found, "menu": visitor.find("button", "page-menu")}


def check_reach(visitor: Visitor, screen: Device, things: dict[str, Locator]) -> None:
    """Check that all of it can be seen and hit, and that nothing lies upon something else."""
    page = visitor.settle().page
    assert page.evaluate("() => innerWidth") == screen.width, "the page is wider than the screen"
    wrong = trouble(things)
    assert not wrong, wrong
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    found = measure(visitor)
    names = ("outside", "overlapping", "covered", "cards")
    assert {name: found[name] for name in names if found[name]} == {}
    assert found["sideways"] <= 0


def check_nothing_cut(visitor: Visitor) -> None:
    """Check that all words can be read whole."""
    cut = visitor.page.evaluate(CUT)
    assert not cut, "\n".join(cut)


def check_screen(visitor: Visitor, screen: Device) -> None:
    """Check that all words can be read and all that can be pressed is reached by scrolling."""
    visitor.page.evaluate(AT_REST)
    modal = visitor.page.locator("dialog:modal")
    found = (modal if modal.count() else visitor.page.locator("body")).locator(PRESSED)
    things = found.locator("visible=true").all()
    assert things, visitor.shown()
    names = [f"{at} {thing.inner_text()[:20]!r}" for at, thing in enumerate(things)]
    check_reach(visitor, screen, dict(zip(names, things, strict=True)))
    check_nothing_cut(visitor)


def reached_in_six(visitor: Visitor) -> dict[str, Locator]:
    """Find the hand, the rows and their cards of 6 nimmt!."""
    found = {f"hand {card}": six_card(visitor, card) for card in visitor.round["hand"]}
    for at, row in enumerate(rows(visitor).all()):
        found |= {f"row {at}": row} | cards_in(row, f"row {at}")
    return found


def reached_in_eleven(visitor: Visitor) -> dict[str, Locator]:
    """Find the hand and the piles of 11 nimmt!."""
    hand = {f"hand {card}": eleven_card(visitor, card) for card in visitor.round["hand"]}
    return hand | {f"pile {top}": eleven_pile(visitor, top) for top in visitor.legal["take"]}
