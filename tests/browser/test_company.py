"""People at a table see each other come and go, and show each other faces."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.announced import bar, is_read_out
from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import fill_and_start, move
from tests.browser.positions import six
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.company import open_faces
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit
from toril.server.live.reactions import PAUSE

# A face is gone after three seconds: a slow page is asked afterwards what it showed meanwhile.
LOOK_AT_SEAT_0 = """() => {
  window.seen = new Promise((done) => {
    const look = () => {
      const all = document.querySelectorAll(".bubble.placed");
      if (all.length === 0) return void requestAnimationFrame(look);
      const face = all[0].getBoundingClientRect();
      const chip = document.querySelector("[data-anchor=seat-0]").getBoundingClientRect();
      const on_its_seat = chip.left - 2 <= face.left && face.bottom <= chip.bottom + 2;
      done({ faces: all.length, on_its_seat });
    };
    look();
  });
}"""


def faces(visitor: Visitor) -> Locator:
    """Find the faces that lie at seats."""
    return visitor.page.locator(".bubble.placed")


def react(visitor: Visitor, face: str) -> None:
    open_faces(visitor)
    visitor.tap("company-face", face=face)


def three(come: Visit, prepared: PreparedTable) -> tuple[Visitor, Visitor, Visitor]:
    ana, luis, eva = (
        come(device).sit(prepared.code, prepared.token(seat))
        for seat, device in enumerate((PHONE, DESKTOP, PHONE))
    )
    return ana, luis, eva


def test_three_people_react_and_one_mutes(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("react", seats=3).put(server, clients)
    ana, luis, eva = people = three(come, prepared)
    for each in people:
        each.page.evaluate(LOOK_AT_SEAT_0)
    react(ana, "laughing")
    for each in people:
        assert each.page.evaluate("() => seen") == {"faces": 1, "on_its_seat": True}
    for each in (luis, eva):
        is_read_out(each, "company-reaction", name="Ana", face="laughing")
    open_faces(eva)
    eva.tap("company-mute-how")
    expect(faces(eva)).to_have_count(0)
    eva.page.keyboard.press("Escape")
    expect(eva.page.get_by_role("group", name=eva.say("company-react"))).to_have_count(0)
    react(luis, "cross")
    is_read_out(ana, "company-reaction", name="Luis", face="cross")
    react(eva, "happy")  # one's own is seen all the same
    expect(faces(eva)).to_have_count(1)
    is_read_out(luis, "company-reaction", name="Eva", face="happy")
    eva.page.reload()
    open_faces(eva)
    muted = eva.find("button", "company-mute-how")
    expect(muted).to_have_attribute("aria-pressed", "true")
    expect(faces(eva)).to_have_count(0)


def test_faces_are_closed_by_back_rest_after_one_and_wait_for_the_connection(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("faces back", seats=2).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    offered = ana.page.get_by_role("group", name=ana.say("company-react"))
    open_faces(ana)
    ana.page.go_back()
    expect(offered).to_have_count(0)
    assert ana.page.url.endswith(prepared.code)
    react(ana, "happy")
    expect(faces(ana)).to_have_count(1)
    open_faces(ana)
    happy = ana.find("button", "company-face", face="happy")
    expect(happy).to_be_disabled()
    expect(happy).to_be_enabled(timeout=3 * PAUSE)
    ana.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    ana.cut_off()
    expect(happy).to_be_disabled()
    ana.context.set_offline(False)
    expect(happy).to_be_enabled()
    ana.page.reload()
    expect(ana.find("button", "company-react")).to_be_visible()
    expect(offered).to_have_count(0)
    expect(faces(ana)).to_have_count(0)


def test_whoever_plays_alone_is_offered_no_faces(come: Visit) -> None:
    ana = come(PHONE).open("/")
    ana.tap("start-play-label", game=ana.say("game-six_nimmt"))
    ana.until(lambda me: me.my_turn)
    expect(ana.find("button", "company-react")).to_have_count(0)


def test_who_comes_and_goes_is_announced_to_the_others_and_once(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=4)
    ana = come(PHONE).sit_as(host)
    luis = clients.join(host, "Luis")
    told = ana.say("company-sat", names="Luis", n=1)
    expect(bar(ana)).to_contain_text(told)
    is_read_out(ana, "company-sat", names="Luis", n=1)
    expect(bar(ana)).to_contain_text(ana.say("page-table", code=ana.code))
    ana.page.reload()
    ana.find("button", "company-react").wait_for()
    eva = come(DESKTOP).sit_as(clients.join(host, "Eva"))
    is_read_out(ana, "company-sat", names="Eva", n=1)
    assert told not in bar(ana).inner_text()  # nothing is told again
    expect(bar(eva)).not_to_contain_text(eva.say("company-sat", names="Eva", n=1))
    clients.run(luis.post("leave"))
    for each in (ana, eva):
        is_read_out(each, "company-left", names="Luis", n=1)
    clients.run(host.post("leave"))
    is_read_out(eva, "company-host-now", you="yes", names="", n=1)


def test_the_bar_counts_until_a_bot_plays_for_who_is_away(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("counted", seats=3).put(server, clients)
    ana, luis, eva = three(come, prepared)
    for each in (ana, luis):
        move(each, Commit(each.round["hand"][0]))
    eva.context.close()
    words = re.escape(ana.say("company-away-until", names="Eva", time="#"))
    counted = re.compile(words.replace(r"\#", r"1:[345]\d"))
    for each in (ana, luis):
        expect(bar(each)).to_contain_text(counted)
    luis.page.reload()
    expect(bar(luis)).to_contain_text(counted)
    back = come(PHONE).sit(prepared.code, prepared.token(2))
    assert back.my_turn
    for each in (ana, luis):
        expect(bar(each)).not_to_contain_text(counted)


def test_the_host_invites_first_and_is_asked_before_bots_take_the_free_seats(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    ana = come(PHONE).sit_as(clients.open(server.base, seats=4))
    sure = ana.page.get_by_role("group", name=ana.say("start-begin-sure", n=3))
    ana.tap("start-invite-do")
    expect(ana.find("button", "start-invite-copied")).to_be_visible()
    ana.tap("start-begin-fill", n=3)
    expect(sure).to_be_visible()
    ana.page.go_back()
    expect(sure).to_have_count(0)
    ana.tap("start-begin-fill", n=3)
    ana.tap("page-cancel")
    expect(sure).to_have_count(0)
    ana.tap("start-begin-fill", n=3)
    ana.page.reload()
    expect(ana.find("button", "start-begin-fill", n=3)).to_be_visible()
    expect(sure).to_have_count(0)
    ana.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    ana.cut_off()
    ana.tap("start-begin-fill", n=3)  # it can be asked, and nothing is lost
    ana.page.get_by_text(ana.say("start-connecting-lost")).wait_for()
    ana.tap("page-cancel")
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(ana.say("start-connecting-lost"))).to_have_count(0)
    fill_and_start(ana)
    ana.until(lambda me: me.my_turn)


def test_a_guest_moves_to_a_free_seat_and_so_does_the_host(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=4)
    ana, luis = come().sit_as(host), come(PHONE).sit_as(clients.join(host, "Luis"))
    free = luis.page.get_by_role("button", name=luis.say("start-seat-sit"))
    expect(free).to_have_count(2)
    luis.press(free.first)
    luis.until(lambda me: me.seat not in (0, 1))
    taken = luis.seat
    ana.until(lambda me: me.table["seats"][taken]["name"] == "Luis")
    ana.press(ana.page.get_by_role("button", name=ana.say("start-seat-fill")).first)
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("start-seat-sit")))
    ana.until(lambda me: me.seat not in (0, taken))
    assert ana.table["host"] == ana.person
    luis.page.reload()
    luis.until(lambda me: me.seat == taken)
