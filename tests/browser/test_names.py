"""Names as people write them: with accents on capitals, from the right, in pictures, very wide."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.client_thread import ClientThread
from tests.browser.on_table import chips, trick
from tests.browser.page_moves import move
from tests.browser.positions import NAMES, named, six, too_low
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import DESKTOP, PHONE, Device, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import Commit, SixNimmt

ACCENTS = "ÍÑIGO ÁNGEL ÓSCAR"
FAMILY = "👩\u200d👩\u200d👧\u200d👦 Zoe"
FROM_THE_RIGHT = "محمد عبد الرحمن"
WIDEST = "W" * 20
WIDEST_FROM_THE_RIGHT = "ש" * 20

UNCUT = """(element) => {
  for (let up = element; up && !up.matches("main, body"); up = up.parentElement) {
    if (getComputedStyle(up).overflowY === "visible") continue;
    up.style.overflow = "clip";
    up.style.overflowClipMargin = "8px";
  }
}"""


def box_of(found: Locator) -> FloatRect:
    """Return where something is."""
    box = found.bounding_box()
    assert box
    return box


def picture(visitor: Visitor, found: Locator) -> bytes:
    """Return how something looks, with what is above it: that is where accents are cut."""
    box = box_of(found)
    clip = FloatRect(x=box["x"], y=box["y"] - 6, width=box["width"], height=box["height"] + 6)
    return visitor.page.screenshot(clip=clip)


def chip_names(visitor: Visitor, name: str) -> Locator:
    """Find a name as it stands on its chip."""
    return chips(visitor).get_by_text(name, exact=True)


def six_with(code: str, *names: str) -> PreparedTable:
    return PreparedTable(named(code), SixNimmt(seats=len(names)), names).start()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_capitals_keep_their_accents(
    come: Visit, server: Running, clients: ClientThread, device: Device
) -> None:
    """What would be seen without any edge that cuts is seen, to the pixel."""
    names = ("Ana", ACCENTS, "ÑÑÑÑ", "ÁÉÍ")
    rules = ElevenNimmt(seats=4, first_starter=1)
    prepared = PreparedTable(named(f"accents {device.name}"), rules, names).start()
    visitor = come(device, still=True).sit(prepared.put(server, clients).code, prepared.token(0))
    visitor.find("button", "company-react").wait_for()
    visitor.page.evaluate(STOPPED)
    sentence = visitor.page.get_by_role("banner").get_by_text(ACCENTS)
    for found in (sentence, *(chip_names(visitor, name) for name in names[1:])):
        before = picture(visitor, found)
        found.evaluate(UNCUT)
        assert picture(visitor, found) == before, found


def test_a_name_that_is_written_from_the_right_is_cut_at_its_own_end(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    names = ("Ana", FROM_THE_RIGHT, "Eva", "Luis", "Bruno")
    prepared = six_with("from the right", *names).put(server, clients)
    visitor = come(PHONE).sit(prepared.code, prepared.token(0))
    found = chip_names(visitor, FROM_THE_RIGHT)
    check_beginning_is_seen(found)
    waiting = visitor.page.get_by_role("banner").get_by_text(FROM_THE_RIGHT)
    visitor.press(visitor.page.get_by_role("button", name=re.compile("^[0-9]+, ")).first)
    expect(waiting).to_contain_text(f"\u2068{FROM_THE_RIGHT}\u2069")


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_widest_name_below_a_card_is_cut_at_its_own_end_and_moves_no_card(
    come: Visit, server: Running, clients: ClientThread, device: Device
) -> None:
    names = ("Ana", WIDEST, WIDEST_FROM_THE_RIGHT, "Luis")
    prepared = too_low(f"wide below {device.name}", names=names).put(server, clients)
    visitor = come(device).sit(prepared.code, prepared.token(0))
    for name in (WIDEST, WIDEST_FROM_THE_RIGHT):
        check_beginning_is_seen(trick(visitor).get_by_text(name, exact=True))
    lefts = sorted(box["x"] for box in map(box_of, trick(visitor).locator("[data-flip]").all()))
    gaps = [round(right - left) for left, right in pairwise(lefts)]
    assert max(gaps) - min(gaps) <= 1, gaps


def check_beginning_is_seen(found: Locator) -> None:
    """Check that a name that has no room for all of it shows its first letter."""
    assert found.evaluate("(name) => name.scrollWidth > name.clientWidth")
    first, box = found.evaluate(FIRST_LETTER), box_of(found)
    assert box["x"] <= first["left"]
    assert first["right"] <= box["x"] + box["width"] + 0.5


STOPPED = "() => { for (let each = setTimeout(() => 0); each > 0; each--) clearTimeout(each); }"
"""Nobody counts the seconds until a bot plays, or does anything else later."""

FIRST_LETTER = """(name) => {
  const letter = document.createRange();
  letter.setStart(name.firstChild, 0);
  letter.setEnd(name.firstChild, 1);
  const { left, right } = letter.getBoundingClientRect();
  return { left, right };
}"""


def test_ten_names_have_room_beside_each_other(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("ten names", seats=10).put(server, clients)
    visitor = come(DESKTOP).sit(prepared.code, prepared.token(0))
    for width, height in ((1280, 800), (1440, 730), (1600, 900), (1920, 1080)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for name in NAMES[1:]:
            whole = chip_names(visitor, name).evaluate(ROOM)
            assert whole >= 0, (width, name)


ROOM = "(name) => name.clientWidth - name.scrollWidth"


def test_a_family_of_pictures_stays_together(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, name=FAMILY, seats=2, bots=[None, "random"])
    clients.run(host.post("start"))
    visitor = come(PHONE).sit_as(host)
    visitor.tap("page-menu")
    visitor.tap("page-menu-people")
    expect(visitor.page.get_by_role("dialog").get_by_text(FAMILY, exact=True)).to_be_visible()


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_longest_sentence_about_the_widest_name_is_read_whole(
    come: Visit, server: Running, clients: ClientThread, language: str
) -> None:
    """What has no room in the bar hangs over the seats for as long as it is told."""
    names = ("Ana", WIDEST, "Eva", "Luis")
    prepared = too_low(f"widest {language}", seat=1, chosen=False, names=names)
    prepared.put(server, clients)
    ana = come(PHONE, language, speed="slow").sit(prepared.code, prepared.token(0))
    wide = come().sit(prepared.code, prepared.token(1))
    card = min(wide.round["hand"])
    move(wide, Commit(card))
    told = ana.say("six-too-low", you="no", name=WIDEST, card=card)
    sentence = ana.page.get_by_role("banner").get_by_text(told)
    sentence.wait_for()
    ana.until(lambda _: sentence.evaluate(WHOLE))


WHOLE = """(line) => {
  const words = document.createRange();
  words.selectNodeContents(line);
  return Array.from(words.getClientRects()).every(({ left, top, right, bottom }) => {
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && line.contains(there);
  });
}"""
