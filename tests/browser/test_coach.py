"""A first match has a coach, whose hints lie over nothing; moves against bots are taken back."""

import json
import os

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.focus import tab_to
from tests.browser.page_moves import DOUBLE_TAP, six_card
from tests.browser.positions import ended
from tests.browser.screens import Stage
from tests.browser.screens.coach import HINTS, hint, hinted, new_to_all
from tests.browser.targets import eleven_bullheads
from tests.browser.visitor import DESKTOP, PAINTED, PHONE, Visit, Visitor
from toril.engine.six_nimmt import SixNimmt

ALL = bool(os.environ.get("TORIL_LOOKS"))
SIZES = [(320, 568), (360, 640), (740, 360), (1280, 800)]
USUAL = ("six-preview", "six-row", "eleven-bull")
"""A hint above a preview and its button, one above a trick's cards, and the longest one."""
LANGUAGES = ("es", "en", "de")
LOOKED_AT = [
    (name, language)
    for number, name in enumerate(HINTS if ALL else USUAL)
    for language in (LANGUAGES if ALL else LANGUAGES[number : number + 1])
]
HELD = 1_500
"""In milliseconds: longer than a move is held back."""

MEETS = """(hint) => {
  const box = hint.getBoundingClientRect();
  const inside = box.top >= 0 && box.bottom <= innerHeight &&
    box.left >= 0 && box.right <= innerWidth;
  const cut = hint.scrollWidth > hint.clientWidth || hint.scrollHeight > hint.clientHeight;
  const met = [...document.querySelectorAll("[data-flip], button")].filter((element) => {
    const other = element.getBoundingClientRect();
    return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5;
  });
  const { scrollHeight } = document.scrollingElement;
  const wrong = Object.entries({ outside: !inside, cut, scrolls: scrollHeight > innerHeight });
  return [...met.map((element) => element.outerHTML), ...wrong.filter(([, is]) => is)];
}"""
"""What a hint lies over, and whether all of it is seen."""

FIRST_CARD = """new MutationObserver(() => {
  const card = document.querySelector("[role=group] [data-flip]");
  if (card) globalThis.firstCard ??= performance.now();
}).observe(document, { childList: true, subtree: true })"""
BEFORE_FIRST_CARD = """(part) => performance.getEntriesByType("resource")
  .filter(({ name, startTime }) => name.includes(part) && startTime < firstCard).length"""


@pytest.mark.parametrize(("name", "language"), LOOKED_AT)
def test_a_hint_lies_over_no_card_and_no_button(
    come: Visit, stage: Stage, name: str, language: str
) -> None:
    visitor = come(PHONE, language)
    found = hinted(stage, visitor, name)
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(PAINTED)
        visitor.page.evaluate(PAINTED)
        assert found.evaluate(MEETS) == [], (width, height)


def sends(visitor: Visitor) -> list[str]:
    """Return the list of moves that the page sends from its next connection on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"move"' in str(frame):
            sent.append(str(frame))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    visitor.page.on("websocket", listen)
    return sent


def play_now(visitor: Visitor, game: str = "six_nimmt") -> None:
    visitor.open("/").tap("start-play-label", game=visitor.say(f"game-{game}"))
    visitor.until(lambda me: me.my_turn)
    visitor.settle()


def test_a_first_tap_of_a_first_match_shows_and_the_second_plays(come: Visit) -> None:
    visitor = come(PHONE, coach=None)
    visitor.page.add_init_script(FIRST_CARD)
    sent = sends(visitor)
    play_now(visitor)
    hint(visitor, "six-choice").wait_for()
    assert visitor.page.evaluate(BEFORE_FIRST_CARD, "SixMatch") > 0
    assert visitor.page.evaluate(BEFORE_FIRST_CARD, "oach") == 0
    aloud = visitor.page.get_by_role("log").get_by_text(visitor.say("coach-six-choice"))
    expect(aloud).to_have_count(1)
    visitor.page.wait_for_timeout(DOUBLE_TAP)
    card = max(visitor.round["hand"])
    visitor.press(six_card(visitor, card))
    hint(visitor, "six-preview").wait_for()
    expect(hint(visitor, "six-choice")).to_have_count(0)
    assert sent == []
    visitor.tap("six-confirm-card", card=card)
    visitor.until(lambda me: card not in me.round["hand"])
    kept = visitor.page.evaluate("() => localStorage.getItem('toril.settings')")
    assert json.loads(kept).get("confirm", False) is False
    visitor.page.reload()
    visitor.until(lambda me: me.my_turn)
    visitor.tap("coach-hints")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem")).to_have_count(5)
    sheet.get_by_role("button", name=visitor.say("coach-alone")).tap()
    expect(visitor.find("button", "coach-hints")).to_have_count(0)


def test_after_a_first_match_one_question_is_asked(come: Visit, stage: Stage) -> None:
    visitor = come(PHONE)
    new_to_all(visitor)
    stage.sit(visitor, "coach question", lambda name: ended(name, SixNimmt(seats=4)))
    asked = visitor.find("group", "coach-first-tap")
    visitor.tap("coach-first-tap-no")
    expect(asked).to_have_count(0)
    kept = json.loads(visitor.page.evaluate("() => localStorage.getItem('toril.settings')"))
    assert (kept["confirm"], kept["takeBack"]) == (True, True)


def test_a_move_that_is_taken_back_never_reaches_the_socket(come: Visit) -> None:
    visitor = come(PHONE, takeBack=True)
    sent = sends(visitor)
    play_now(visitor)
    visitor.page.wait_for_timeout(DOUBLE_TAP + HELD)
    hand = visitor.round["hand"]

    def holds(card: int) -> None:
        visitor.press(six_card(visitor, card))
        visitor.find("button", "match-held-send").wait_for()

    holds(hand[0])
    assert visitor.say("match-held") in str(six_card(visitor, hand[0]).get_attribute("aria-label"))
    visitor.tap("match-held-back")
    visitor.page.wait_for_timeout(HELD)
    expect(visitor.find("button", "match-held-send")).to_have_count(0)
    holds(hand[1])
    visitor.open(f"/t/{visitor.code}?again")  # the page is left
    visitor.settle()
    holds(hand[2])
    code = visitor.code
    visitor.page.close(run_before_unload=True)
    visitor.page = visitor.context.new_page()
    visitor.open(f"/t/{code}")
    visitor.page.wait_for_timeout(HELD)
    assert sent == []
    six_card(visitor, hand[0]).wait_for()
    visitor.page.wait_for_timeout(HELD)
    visitor.press(six_card(visitor, hand[0]))
    visitor.press(six_card(visitor, hand[0]))
    six_card(visitor, hand[0]).wait_for(state="hidden")


def test_escape_takes_back_and_enter_sends(come: Visit) -> None:
    visitor = come(DESKTOP, "en", takeBack=True)
    sent = sends(visitor)
    play_now(visitor, "eleven_nimmt")
    visitor.page.wait_for_timeout(HELD)
    top = visitor.legal["take"][0]
    pile = visitor.say("eleven-pile", top=top, n=eleven_bullheads(visitor, top))
    tab_to(visitor, pile)
    visitor.page.keyboard.press("Enter")
    for last in ("Escape", "Enter"):
        tab_to(visitor, visitor.say("eleven-take-label", top=top))
        visitor.page.keyboard.press("Enter")
        visitor.find("button", "match-held-send").wait_for()
        visitor.page.keyboard.press(last)
        expect(visitor.find("button", "match-held-send")).to_have_count(0)
        assert len(sent) == (last == "Enter")
    visitor.until(lambda me: len(me.round["hand"]) == 11)
