"""The frame around a match, and the small things that one stumbles over."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.focus import focus, tab_to
from tests.browser.on_table import chips
from tests.browser.positions import LONG, NAMES, named, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import DESKTOP, PHONE, Device, Visit
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import SixNimmt
from toril.server.tables import commands

TALL = Device("tall phone", 390, 844, touch=True)
DOWN = "() => document.scrollingElement.scrollHeight - innerHeight"


def test_the_seats_and_the_score_sheet_have_the_same_totals(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("same totals", tricks=6).put(server, clients)
    assert any(prepared.match.round.bullheads_taken)
    visitor = come(DESKTOP).sit(prepared.code, prepared.token(0))
    table = visitor.page.get_by_role("table").first
    expect(table.get_by_role("row")).to_have_count(1 + prepared.match.rules.seats)
    totals = {
        row.get_by_role("rowheader").inner_text().split("\n")[-1]: row.get_by_role("cell").last
        for row in table.get_by_role("row").all()[1:]
    }
    for seat, chip in enumerate(chips(visitor).all()):
        n = int(totals[NAMES[seat]].inner_text())
        spoken = chip.get_attribute("title") or ""
        assert visitor.say("bullheads", n=n) in spoken.split(", ")


def test_a_table_that_one_was_sent_away_from_is_not_mine_any_more(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=3, bots=[None, None, "random"])
    luis = come(PHONE, name="Luis").open(f"/t/{host.code}")
    luis.tap("start-sit")
    luis.until(lambda me: me.person == 2)
    clients.run(host.post("start"))
    luis.until(lambda me: bool(me.play))
    clients.run(host.post("kick", person=2))
    luis.page.get_by_text(luis.say("page-ended-kicked")).wait_for()
    luis.open("/").find("button", "start-create").wait_for()
    assert luis.page.evaluate("() => JSON.parse(localStorage.getItem('toril.tables'))") == []
    expect(luis.page.get_by_text(luis.say("start-mine"))).to_be_hidden()


TWO = ("es", "en")


@pytest.mark.parametrize("language", TWO)
def test_the_start_has_room_on_a_small_phone(come: Visit, language: str) -> None:
    visitor = come(PHONE, language).open("/")
    visitor.find("button", "start-create").wait_for()
    assert visitor.settle().page.evaluate(DOWN) <= 0


def test_the_lobby_has_room_on_a_tall_phone(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=4)
    visitor = come(TALL).sit_as(host)
    assert visitor.page.evaluate(DOWN) <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_browsers_bars_have_the_chosen_colours(come: Visit, theme: str) -> None:
    own = {"light": "#ecd9b0", "dark": "#171a33"}
    visitor = come(dark=theme == "light").open("/").settle()
    assert visitor.page.evaluate(BARS) == list(own.values())
    visitor.tap(f"start-to-{theme}")
    assert visitor.page.evaluate(BARS) == [own[theme]] * 2


BARS = "() => Array.from(document.querySelectorAll('meta[name=theme-color]'), (bar) => bar.content)"


def test_who_starts_with_the_keyboard_goes_on_in_the_hand(come: Visit) -> None:
    visitor = come().open("/")
    tab_to(visitor, visitor.say("start-play-label", game=visitor.say("game-six_nimmt")))
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda me: me.my_turn)
    card = re.compile(r"^[0-9]+, ")
    visitor.until(lambda me: bool(card.match(focus(me.page))))


def test_who_starts_with_a_finger_has_the_focus_nowhere(come: Visit) -> None:
    visitor = come(PHONE).open("/")
    visitor.tap("start-play-label", game=visitor.say("game-six_nimmt"))
    visitor.until(lambda me: me.my_turn)
    visitor.settle()
    assert visitor.page.evaluate("() => document.activeElement === document.body")


def test_no_word_of_a_chip_is_cut_in_two(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = PreparedTable(named("words"), SixNimmt(seats=5), (*LONG, "Ana")).start()
    commands.server.stand_in.within(prepared.pen, [1, 2], "clock")
    prepared.put(server, clients)
    for language in TWO:
        visitor = come(DESKTOP, language).sit(prepared.code, prepared.token(0))
        word = visitor.say("match-seat-state", state="standin", you="no")
        for found in visitor.page.get_by_text(word, exact=True).all():
            assert found.evaluate(WHOLE_OR_NOT)
        visitor.context.close()


WHOLE_OR_NOT = """(word) => {
  const box = word.getBoundingClientRect();
  const line = word.parentElement.getBoundingClientRect();
  const unseen = box.top >= line.bottom - 1 || box.width === 0;
  return unseen || (box.right <= line.right + 0.5 && word.scrollWidth <= word.clientWidth + 1);
}"""


def test_a_caption_does_not_stretch_its_neighbours(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("menu buttons", seats=2, tricks=1).put(server, clients)
    visitor = come(PHONE).sit(prepared.code, prepared.token(0))
    visitor.tap("page-menu")
    heights = []
    for message in ("page-menu-settings", "page-menu-pause", "page-menu-rules"):
        box = visitor.find("button", message).bounding_box()
        assert box
        heights.append(box["height"])
    assert max(heights) - min(heights) < 1
