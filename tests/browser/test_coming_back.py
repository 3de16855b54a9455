"""Connections that drop, pages that are loaded again, seats that move to another device."""

from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import move, six_card
from tests.browser.positions import six
from tests.browser.visitor import DESKTOP, PHONE, Visit
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit


def test_whoever_loses_the_connection_in_a_trick_comes_back_by_itself(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("offline", seats=3, tricks=2).put(server, clients)
    people = [come(PHONE), come(), come()]
    for seat, visitor in enumerate(people):
        visitor.sit(prepared.code, prepared.token(seat))
    ana, luis, eva = people
    ana.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    card = ana.round["hand"][0]
    move(ana, Commit(card))
    ana.cut_off()
    lost = ana.page.get_by_role("banner").get_by_text(ana.say("match-lost"))
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
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("reload", seats=2, tricks=2).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    card = ana.round["hand"][3]
    move(ana, Commit(card))
    ana.page.reload()
    expect(six_card(ana, card)).to_have_attribute("aria-pressed", "true")
    other = ana.round["hand"][0]
    ana.press(six_card(ana, other))
    ana.until(lambda me: me.round["phase"]["own"] == other)


def test_a_seat_goes_on_from_another_device(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("devices", seats=2, tricks=2).put(server, clients)
    desktop, phone = come(DESKTOP), come(PHONE, "en")
    desktop.sit(prepared.code, prepared.token(0))
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
