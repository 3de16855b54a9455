"""What lies above a table: questions are seen, headers stay, and Back closes it."""

from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import six_card
from tests.browser.positions import six
from tests.browser.visitor import DESKTOP, LYING, PHONE, Device, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit

NUMBERS = count()
SMALLEST = Device("smallest phone", 320, 568, touch=True)

IN_SIGHT = """(element) => {
  const { top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && there?.closest("dialog")?.contains(element);
}"""
NO_LAYER = "() => history.state === null"
FOCUS_IN = "(element) => element.contains(document.activeElement)"


def seated(come: Visit, server: Running, clients: ClientThread, device: Device) -> Visitor:
    prepared = six(f"sheet {next(NUMBERS)}", seats=2, tricks=2).put(server, clients)
    return come(device).open("/").sit(prepared.code, prepared.token(0))


def sheet(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog")


@pytest.mark.parametrize("device", [LYING, SMALLEST, PHONE], ids=lambda device: device.name)
@pytest.mark.parametrize("way", ["leave", "resign", "end"])
def test_the_question_before_leaving_is_all_that_the_menu_shows(
    come: Visit, server: Running, clients: ClientThread, device: Device, way: str
) -> None:
    visitor = seated(come, server, clients, device)
    visitor.tap("page-menu")
    visitor.tap(f"page-menu-{way}")
    sure = "page-sure-leave-match" if way == "leave" else f"page-sure-{way}"
    question = visitor.page.get_by_role("group", name=visitor.say(sure))
    assert question.evaluate(IN_SIGHT)
    assert question.evaluate(FOCUS_IN)
    expect(visitor.find("button", "page-menu-rules")).to_be_hidden()
    visitor.tap("page-cancel")
    expect(visitor.find("button", f"page-menu-{way}")).to_be_focused()
    expect(visitor.find("button", "page-menu-rules")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_back_closes_a_sheet_and_stays_at_the_table(
    come: Visit, server: Running, clients: ClientThread, device: Device
) -> None:
    visitor = seated(come, server, clients, device)
    page = visitor.page
    before = page.evaluate("() => history.length")
    for _ in range(3):
        visitor.tap("page-menu")
        visitor.tap("page-menu-rules")
        visitor.find("button", "game-six_nimmt").wait_for()
        page.go_back()
        expect(sheet(visitor)).to_be_hidden()
        assert page.url.endswith(f"/t/{visitor.code}")
    for _ in range(3):
        visitor.tap("page-menu")
        visitor.tap("page-close")
        expect(sheet(visitor)).to_be_hidden()
    page.wait_for_function(NO_LAYER)
    assert page.evaluate("() => history.length") == before + 1
    page.go_back()  # nothing is open any more: it leaves
    visitor.find("button", "start-create").wait_for()


def test_back_answers_a_question_with_no(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    visitor = seated(come, server, clients, PHONE)
    visitor.tap("page-menu")
    visitor.tap("page-menu-leave")
    visitor.page.go_back()
    expect(visitor.find("button", "page-menu-leave")).to_be_focused()
    visitor.page.go_back()
    expect(sheet(visitor)).to_be_hidden()
    assert visitor.seat == 0


def test_whoever_leaves_from_the_menu_comes_back_to_the_table_with_back(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    visitor = seated(come, server, clients, PHONE)
    code = visitor.code
    visitor.tap("page-menu")
    visitor.tap("page-menu-leave")
    visitor.tap("page-menu-leave")
    visitor.find("button", "start-create").wait_for()
    visitor.page.go_back()
    visitor.page.wait_for_url(f"**/t/{code}")
    visitor.find("button", "page-menu").wait_for()
    visitor.page.wait_for_function(NO_LAYER)
    expect(sheet(visitor)).to_be_hidden()


def test_a_page_that_is_loaded_again_under_a_sheet_is_left_with_one_step_back(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    visitor = seated(come, server, clients, PHONE)
    visitor.tap("page-menu")
    visitor.page.reload()
    visitor.settle()
    expect(sheet(visitor)).to_be_hidden()
    visitor.page.wait_for_function(NO_LAYER)
    visitor.tap("page-menu")
    visitor.page.go_back()
    expect(sheet(visitor)).to_be_hidden()
    visitor.page.go_back()
    visitor.find("button", "start-create").wait_for()


def test_the_form_of_a_new_table_is_closed_by_back_and_replaced_by_its_table(
    come: Visit,
) -> None:
    visitor = come(PHONE).open("/")
    visitor.forgive("WebSocket is closed before the connection is established")  # gone at once
    visitor.tap("start-create")
    visitor.find("button", "start-new-open").wait_for()
    visitor.page.go_back()
    expect(sheet(visitor)).to_be_hidden()
    visitor.tap("start-create")
    visitor.tap("start-new-open")
    visitor.page.wait_for_url("**/t/*")
    visitor.page.go_back()
    visitor.find("button", "start-create").wait_for()
    expect(sheet(visitor)).to_be_hidden()


def test_a_link_to_take_a_seat_over_is_left_by_back_and_used_once(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    visitor = seated(come, server, clients, DESKTOP)
    visitor.tap("page-menu")
    visitor.tap("page-menu-devices")
    visitor.tap("page-devices-make")
    link = visitor.find("textbox", "page-devices-link").input_value()
    phone = come(PHONE).open("/")
    phone.page.goto(link)
    phone.find("button", "start-take-over-do").wait_for()
    phone.page.go_back()
    phone.find("button", "start-create").wait_for()
    phone.page.goto(link)
    phone.tap("start-take-over-do")
    phone.until(lambda me: me.person == 1)
    phone.tap("page-menu")
    phone.page.go_back()
    expect(sheet(phone)).to_be_hidden()
    assert "#" not in phone.page.url


def test_back_closes_what_a_round_brought(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("back to the table", seats=2, tricks=9)
    prepared.move(1, Commit(*prepared.match.round.hands[1])).put(server, clients)
    visitor = come(PHONE).open("/").sit(prepared.code, prepared.token(0))
    visitor.press(six_card(visitor, visitor.round["hand"][0]))
    visitor.find("button", "match-go-on").wait_for()
    visitor.page.go_back()
    expect(sheet(visitor)).to_be_hidden()
    assert visitor.page.url.endswith(f"/t/{visitor.code}")
    visitor.page.go_back()
    visitor.find("button", "start-create").wait_for()


@pytest.mark.parametrize("device", [PHONE, LYING], ids=lambda device: device.name)
def test_a_sheet_can_be_closed_at_its_end(
    come: Visit, server: Running, clients: ClientThread, device: Device
) -> None:
    visitor = seated(come, server, clients, device)
    visitor.tap("page-menu")
    visitor.tap("page-menu-rules")
    visitor.find("button", "game-six_nimmt").wait_for()
    sheet(visitor).evaluate("(dialog) => dialog.scrollTo(0, dialog.scrollHeight)")
    assert sheet(visitor).evaluate("(dialog) => dialog.scrollTop") > 0
    assert visitor.find("button", "page-close").evaluate(IN_SIGHT_SMALL)
    visitor.tap("page-close")
    expect(sheet(visitor)).to_be_hidden()


IN_SIGHT_SMALL = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def test_a_sheet_that_cannot_be_fetched_says_so(come: Visit) -> None:
    visitor = come(PHONE).open("/").settle()
    visitor.forgive("failed: ", "error: ", "Failed to load resource")
    visitor.context.set_offline(True)
    visitor.tap("page-menu-settings")
    expect(sheet(visitor).get_by_role("alert")).to_have_text(visitor.say("page-unreachable"))
    expect(sheet(visitor).get_by_role("button", name=visitor.say("page-again"))).to_be_visible()


def test_sentences_that_did_not_come_are_asked_for_again(come: Visit) -> None:
    visitor = come(PHONE).open("/").settle()
    visitor.forgive("failed: ", "Failed to load resource")
    visitor.page.route("**/*-rest-*", lambda route: route.abort())
    visitor.tap("page-menu-settings")
    expect(sheet(visitor).get_by_role("alert")).to_have_text(visitor.say("page-unreachable"))
    visitor.page.unroute("**/*-rest-*")
    visitor.tap("page-again")
    expect(sheet(visitor).get_by_role("group", name=visitor.say("page-speed"))).to_be_visible()
