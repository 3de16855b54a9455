"""A TV, two phones and a spectator at one table: Back, a reload and a lost network at each."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import move
from tests.browser.positions import eleven, six
from tests.browser.visitor import PHONE, TV, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import ChooseRow, Commit

CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth).length"
"""How many names end in an ellipsis."""

FORGIVEN = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "net::ERR_")


@pytest.fixture
def around(come: Visit, server: Running, clients: ClientThread) -> list[Visitor]:
    """Ana and Luis with their phones, Eva who watches, and the TV: all with the page's worker."""
    prepared = six("around", seats=2, tricks=2).put(server, clients)
    people = [come(PHONE, worker=True), come(PHONE, "en", worker=True), come(worker=True)]
    tv = come(TV, worker=True)
    for visitor in (*people, tv):
        visitor.forgive(*FORGIVEN)
        visitor.open("/")
    for seat, visitor in enumerate(people[:2]):
        visitor.sit(prepared.code, prepared.token(seat))
    people[2].open(f"/t/{prepared.code}")
    tv.open(f"/t/{prepared.code}").settle()
    tv.tap("page-menu")
    tv.tap("devices-tv")
    tv.tap("devices-tv-here")
    for visitor in (*people, tv):
        visitor.keep_shell()
    return [*people, tv]


def at_table(visitor: Visitor) -> None:
    """Wait until the table is on the screen, and the connection there."""
    visitor.page.get_by_role("list", name=visitor.say("match-seats")).wait_for()
    expect(visitor.page.get_by_text(visitor.say("match-lost"))).to_have_count(0)


def play_a_trick(ana: Visitor, luis: Visitor, others: list[Visitor]) -> None:
    before = len(ana.round["hand"])
    move(ana, Commit(max(ana.round["hand"])))
    move(luis, Commit(max(luis.round["hand"])))
    ana.until(lambda me: len(me.round["hand"]) < before)
    for chooser in (ana, luis):
        if chooser.legal["kind"] == "choose_row":
            move(chooser, ChooseRow(0))
    for visitor in (luis, *others):
        visitor.until(lambda me: me.round["rows"] == ana.round["rows"])


def test_back_a_reload_and_a_lost_network_at_a_tv_two_phones_and_a_spectator(
    around: list[Visitor],
) -> None:
    ana, luis, eva, tv = around
    play_a_trick(ana, luis, [eva, tv])
    for visitor in around:
        at = visitor.page.url
        visitor.page.go_back()
        assert visitor.page.url != at
        visitor.page.go_forward()
        at_table(visitor)
        visitor.page.reload()
        at_table(visitor)
        assert visitor.page.url == at
        visitor.cut_off()
        visitor.page.get_by_role("banner").get_by_text(visitor.say("match-lost")).wait_for()
    for visitor in around:  # a phone that was put away, and opened again without a network
        visitor.page.reload()
        visitor.page.get_by_text(visitor.say("start-connecting-lost")).wait_for()
    for visitor in around:
        visitor.context.set_offline(False)
        at_table(visitor)
    play_a_trick(ana, luis, [eva, tv])


def test_a_tv_shows_no_hand_and_has_nothing_to_press_but_the_screen_and_the_way_back(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    for prepared in (six("tv six"), eleven("tv eleven")):
        prepared.put(server, clients)
        tv = come(TV)
        tv.sit(prepared.code, prepared.token(0))  # a laptop at which somebody plays, too
        tv.open(f"/t/{prepared.code}/tv")
        tv.page.get_by_role("img", name=tv.say("start-invite-qr")).wait_for()
        tv.until(lambda me: me.person is None and me.round["hand"] is None)
        enabled = tv.page.get_by_role("button", disabled=False).all()
        names = [button.get_attribute("aria-label") for button in enabled]
        assert names == [tv.say("devices-full-screen"), tv.say("devices-tv-leave")]
        tv.tap("devices-tv-leave")
        tv.page.wait_for_url(re.compile(rf"/t/{prepared.code}$"))
        tv.until(lambda me: me.person == 1)


def test_a_tv_goes_from_the_lobby_to_the_match_and_to_the_next_one_by_itself(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, bots=[None, "cautious"])
    tv = come(TV)
    tv.open(f"/t/{host.code}/tv")
    spelt = f"{(host.code or '')[:3]} {(host.code or '')[3:]}"
    expect(tv.page.get_by_text(spelt)).to_be_visible()
    clients.run(host.post("start"))
    tv.page.get_by_role("heading", name=tv.say("devices-tv-standings")).wait_for()
    clients.run(host.post("end"))
    tv.page.get_by_role("heading", name=tv.say("ended-host")).wait_for()
    clients.run(host.post("rematch"))
    tv.page.get_by_role("heading", name=tv.say("devices-tv-standings")).wait_for()


def test_names_on_a_tv_are_as_long_as_before_when_somebody_has_chosen(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("tv chosen", seats=5, tricks=1)
    for seat in (0, 1, 3, 4):
        prepared.move(seat, Commit(prepared.match.round.hands[seat][0]))
    prepared.put(server, clients)
    tv = come(TV)
    tv.open(f"/t/{prepared.code}/tv")
    tv.page.get_by_role("heading", name=tv.say("devices-tv-standings")).wait_for()
    names = tv.page.get_by_role("list", name=tv.say("match-seats")).locator("bdi")
    expect(names).to_have_text(["Ana", "Luis", "Eva", "Bruno", "Carmen"])
    for name in names.all():
        name.evaluate("name => { name.textContent = 'Wilhelmina' }")
    assert names.evaluate_all(CUT) == 0
