"""The rules: one tap away from start, lobby and table, back to the same place, and on paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import check_axe
from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import six_card
from tests.browser.positions import NAMES, named, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.reach import check_nothing_cut
from tests.browser.visitor import DESKTOP, Device, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import SixNimmt
from toril.text import LANGUAGES

SMALLEST = Device("smallest phone", 320, 568, touch=True)
LAID_OUT = "() => [scrollX, scrollY]"
PRESSED_AT_ITS_EDGE = "(button) => { button.focus({ preventScroll: true }); button.click(); }"
"""Half of it is beyond the edge of the screen; a tap of Playwright's would scroll it into sight."""
OUTSIDE = """(scenes) => scenes.flatMap((scene) => {
  const { left, right } = scene.getBoundingClientRect();
  const out = (box) => box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  const all = [...scene.querySelectorAll(":not(.unseen)")];
  return all.filter((each) => out(each.getBoundingClientRect())).map((each) => each.outerHTML);
})"""
"""What is drawn beyond the edges of its picture."""

PAPER = """() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const dialog = document.querySelector("dialog");
  const buttons = [...dialog.querySelectorAll("button:not([inert] *)")];
  return {
    whole: dialog.scrollHeight <= dialog.clientHeight + 1,
    words: [...dialog.querySelectorAll(".words p")].every(shown),
    buttons: buttons.filter(shown).map((each) => each.textContent),
    behind: [...document.querySelectorAll("main, .bar")].filter(shown).length,
    ink: getComputedStyle(dialog).color,
  };
}"""

PAPER_EDGES: Any = dict.fromkeys(("top", "right", "bottom", "left"), "1cm")


def opened_by(visitor: Visitor, way: Locator) -> Locator:
    """Tap there; return the sheet, once its pictures are there."""
    visitor.press(way)
    visitor.find("heading", "rules-six-count").wait_for()
    return visitor.page.get_by_role("dialog")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_one_tap_from_the_lobby_and_lead_back_to_the_same_place(
    come: Visit, server: Running, clients: ClientThread, language: str
) -> None:
    rules = SixNimmt(seats=5, rows=8, row_length=10, limit=50)
    lobby = PreparedTable(named(f"rules {language}"), rules, (*NAMES[:3], None, None))
    lobby.put(server, clients)
    visitor = come(SMALLEST, language).open("/").sit(lobby.code, lobby.token(0))
    way = visitor.find("button", "rules-how")
    way.wait_for()
    visitor.page.evaluate("() => scrollTo({ top: 30, behavior: 'instant' })")
    before = visitor.page.evaluate(LAID_OUT)
    way.evaluate(PRESSED_AT_ITS_EDGE)
    sheet = visitor.page.get_by_role("dialog")
    visitor.find("heading", "rules-six-count").wait_for()
    check_nothing_cut(visitor)
    for game in ("game-eleven_nimmt", "game-six_nimmt"):
        visitor.tap(game)
        heading = "rules-eleven-end" if "eleven" in game else "rules-six-count"
        visitor.find("heading", heading).wait_for()
        assert sheet.locator(".scene").evaluate_all(OUTSIDE) == []
    visitor.tap("rules-in-words")
    check_nothing_cut(visitor)
    check_axe(visitor, f"rules-{language}")
    visitor.page.go_back()
    expect(sheet).to_be_hidden()
    expect(way).to_be_focused()
    assert visitor.page.evaluate(LAID_OUT) == before


def test_the_rules_are_one_tap_from_a_table_and_the_hand_is_as_it_was(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("rules at a table", seats=3, tricks=2).put(server, clients)
    visitor = come(SMALLEST).sit(prepared.code, prepared.token(0))
    card = six_card(visitor, visitor.round["hand"][0])
    visitor.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    way = visitor.find("button", "rules-how")
    sheet = opened_by(visitor, way)
    visitor.tap("page-close")
    expect(sheet).to_be_hidden()
    expect(way).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_from_the_start_the_rules_can_be_printed_whole(come: Visit) -> None:
    visitor = come(DESKTOP, dark=True).open("/")
    way = visitor.find("button", "page-menu-rules")
    opened_by(visitor, way)
    visitor.page.emulate_media(media="print")
    paper = visitor.page.evaluate(PAPER)
    assert paper == {
        "whole": True,
        "words": True,
        "buttons": [visitor.say("rules-in-words")],
        "behind": 0,
        "ink": "rgb(42, 35, 32)",
    }
    pages = re.findall(rb"/Type /Page\b", visitor.page.pdf(format="A4", margin=PAPER_EDGES))
    assert len(pages) == 2
    visitor.page.emulate_media(media="screen")
    visitor.tap("page-close")
    expect(way).to_be_focused()
