"""Somebody comes late, takes over a bot's seat with the next round, and plays on."""

from playwright.sync_api import expect

from tests.browser.announced import bar, is_read_out
from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import by_lot, move, play_match
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running

SHORT = {"rounds": 3, "hand_size": 2}
FORGIVEN = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "net::ERR_")


def goes_away_and_comes_back(visitor: Visitor, told: str) -> None:
    """Go Back from the menu, reload, lose the network: the bar says the same again."""
    at = visitor.page.url
    visitor.tap("page-menu")
    visitor.page.go_back()
    assert visitor.page.url == at
    visitor.page.reload()
    expect(bar(visitor)).to_contain_text(told)
    visitor.cut_off()
    expect(bar(visitor)).to_contain_text(visitor.say("match-lost"))
    visitor.context.set_offline(False)
    expect(bar(visitor)).to_contain_text(told)


def test_a_late_friend_takes_a_bots_seat_and_plays_on_and_nobody_who_has_had_one(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=3, options=SHORT, bots=[None, None, "calf"])
    ana, cleo = come(PHONE).sit_as(host), come().sit_as(clients.join(host, "Cleo"))
    ana.until(lambda me: all(seat["person"] or seat["bot"] for seat in me.table["seats"]))
    ana.tap("start-begin")
    ana.until(lambda me: me.my_turn)
    ben = come(DESKTOP, "en").open(f"/t/{host.code}")
    is_read_out(ana, "late-looks-on")
    ben.tap("late-play")
    ben.page.get_by_text(ben.say("late-ask", host="Ana")).wait_for()
    clients.run(host.post("kick", person=2))
    cleo.open(f"/t/{host.code}")
    cleo.tap("late-play")
    ana.tap("page-menu")
    ana.tap("page-menu-people")
    ana.tap("late-offer-of", name="Cleo")
    cleo.forgive("409")
    for visitor, name in ((cleo, "Cleo"), (ben, "Ben")):
        visitor.find("textbox", "start-name").fill(name)
        visitor.tap("late-sit")
        if visitor is cleo:
            cleo.page.get_by_role("alert").get_by_text(cleo.say("error-has-played")).wait_for()
    ben.page.get_by_text(ben.say("late-waiting", name="Cleo")).wait_for()
    ana.page.get_by_text(ana.say("late-heir", name="Ben")).wait_for()
    is_read_out(ana, "late-came", names="Ben", n=1)
    ana.page.keyboard.press("Escape")
    ben.page.keyboard.press("Escape")
    ben.forgive(*FORGIVEN)
    goes_away_and_comes_back(ben, ben.say("late-you-wait"))
    assert ben.round["hand"] is None
    for visitor in (ana, ben):
        visitor.go_on_by_itself()
    while not ben.my_turn:
        ana.until(lambda me: me.my_turn or ben.my_turn)
        if ana.my_turn and not ben.my_turn:
            move(ana, by_lot(1)(ana))
    is_read_out(ana, "late-took", names="Ben", n=1)
    is_read_out(ben, "late-you-took", round=2)
    goes_away_and_comes_back(ben, ben.say("match-commit"))
    play_match({ana: by_lot(2), ben: by_lot(3)})
    ana.find("button", "deals-verdict-choice", n=0, deals=3, names="").wait_for()
    ben.tap("deals-verdict-not", why="came_later", deals=1, since=2)
    ben.page.get_by_text(ben.say("deals-why", why="came_later")).first.wait_for()
    ben.page.keyboard.press("Escape")
    ben.tap("page-menu-scores")
    before = ben.page.get_by_role("dialog").get_by_text(ben.say("late-until", round=1, name="Cleo"))
    expect(before).to_be_visible()
