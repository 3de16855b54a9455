"""Connections that drop, pages that are loaded again, seats that move to another device."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.elsewhere import Elsewhere
from tests.browser.playing import move, six_card
from tests.browser.positions import six
from tests.browser.visitor import DESKTOP, PHONE
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit


def test_whoever_loses_the_connection_in_a_trick_comes_back_by_itself(
    come: Visit, server: Running, away: Elsewhere
) -> None:
    staged = six("offline", seats=3, tricks=2).put(server, away)
    people = [come(PHONE), come(), come()]
    for seat, visitor in enumerate(people):
        visitor.sit(staged.code, staged.token(seat))
    ana, luis, eva = people
    ana.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    card = ana.round["hand"][0]
    move(ana, Commit(card))
    ana.cut_off()
    lost = ana.page.get_by_role("banner").get_by_text(ana.say("between-lost"))
    lost.wait_for()
    move(luis, Commit(luis.round["hand"][0]))
    move(eva, Commit(eva.round["hand"][-1]))
    luis.until(lambda me: len(me.round["hand"]) == 7 or me.legal["kind"] == "choose_row")
    assert card in ana.round["hand"]  # she has not heard of it
    ana.context.set_offline(False)
    ana.until(lambda me: card not in me.round["hand"])
    expect(lost).to_be_hidden()
    assert ana.play["view"] | {"round": None} == luis.play["view"] | {"round": None}
    assert ana.round["rows"] == luis.round["rows"]


def test_a_page_that_is_loaded_again_in_a_trick_knows_the_chosen_card(
    come: Visit, server: Running, away: Elsewhere
) -> None:
    staged = six("reload", seats=2, tricks=2).put(server, away)
    ana = come(PHONE).sit(staged.code, staged.token(0))
    card = ana.round["hand"][3]
    move(ana, Commit(card))
    ana.page.reload()
    expect(six_card(ana, card)).to_have_attribute("aria-pressed", "true")
    other = ana.round["hand"][0]
    ana.press(six_card(ana, other))
    ana.until(lambda me: me.round["phase"]["own"] == other)


def test_a_seat_goes_on_from_another_device(come: Visit, server: Running, away: Elsewhere) -> None:
    staged = six("devices", seats=2, tricks=2).put(server, away)
    desktop, phone = come(DESKTOP), come(PHONE, "en")
    desktop.sit(staged.code, staged.token(0))
    desktop.tap("page-menu")
    desktop.tap("page-menu-devices")
    desktop.tap("page-devices-make")
    link = desktop.find("textbox", "page-devices-link").input_value()
    phone.page.goto(link)
    phone.tap("start-take-over-do")
    phone.until(lambda me: me.person == 1)
    desktop.page.get_by_text(desktop.say("page-ended-elsewhere")).wait_for()
    assert "#" not in phone.page.url
    move(phone, Commit(phone.round["hand"][0]))
    again = come(PHONE)
    again.forgive("403")
    again.page.goto(link)  # it works once
    again.tap("start-take-over-do")
    again.page.get_by_role("alert").first.wait_for()
    assert again.person is None
