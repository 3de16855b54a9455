"""6 nimmt! played on the page."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.layout import check_layout
from tests.browser.page_moves import by_lot, move, play_match, six_card
from tests.browser.positions import six, too_low
from tests.browser.visitor import PHONE, Visit, Visitor
from tests.browser.words import check_words
from tests.harness.in_thread import Running
from tests.people.playing import play_through
from tests.people.requests import PATIENCE
from toril.engine.six_nimmt import ChooseRow, Commit


def friends_table(host: Visitor, rounds: int = 1, seats: int = 3) -> None:
    """Open a table of 6 nimmt! for friends, with a bot on the last seat."""
    host.open("/")
    host.tap("start-create")
    check_words(host)
    host.find("radio", "start-end-rounds").check(force=True)
    host.find("spinbutton", "start-new-rounds").fill(str(rounds))
    host.find("spinbutton", "start-new-seats").fill(str(seats))
    host.find("spinbutton", "start-new-seats").press("Tab")
    host.find("combobox", "start-seat", seat=seats).select_option("ox")
    host.tap("start-new-open")
    host.until(lambda me: me.table.get("state") == "lobby")


@pytest.mark.parametrize("language", ["es", "en"])
def test_people_and_a_bot_play_a_whole_match_in_one_language(come: Visit, language: str) -> None:
    ana, luis, eva = (
        come(PHONE, language, name="Ana"),
        come(language=language),
        come(PHONE, language),
    )
    friends_table(ana)
    check_words(ana)
    luis.open("/").find("textbox", "start-join-label").fill(ana.code.lower())
    luis.tap("start-join")
    luis.find("textbox", "start-name").fill("Luis")
    check_words(luis)
    luis.tap("start-sit")
    luis.until(lambda me: me.person is not None)
    eva.open(f"/t/{ana.code}")  # the table is full: she looks on
    ana.until(lambda me: len([seat for seat in me.table["seats"] if seat["name"]]) == 2)
    ana.tap("start-begin")
    play_match({ana: by_lot(1), luis: by_lot(2)}, check_words)
    for visitor in (ana, luis, eva):
        visitor.page.get_by_role("heading", level=2).first.wait_for()
        visitor.until(lambda me: me.over)
        check_words(visitor)
    assert eva.seat is None
    assert not [text for text in eva.heard if '"hand":[' in text]


def test_a_match_goes_on_with_another_one(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    ana = come(name="Ana")
    host = clients.open(server.base, seats=2, options={"rounds": 1, "hand_size": 2})
    luis = clients.join(host, "Luis")
    ana.sit_as(host)
    for number in (1, 2):
        ana.tap("start-begin" if number == 1 else "match-rematch")
        playing = clients.begin(play_through(luis, Random(number), match=number))
        play_match({ana: by_lot(number)}, number=number)
        playing.result(PATIENCE)
        assert ana.play["match"] == number
        ana.find("button", "match-rematch").wait_for()


def test_whoever_is_too_low_chooses_a_row(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = too_low("too low in a test", seats=3, chosen=False).put(server, clients)
    ana, luis = come(PHONE), come(language="en")
    ana.sit(prepared.code, prepared.token(0))
    luis.sit(prepared.code, prepared.token(1))
    card = min(ana.round["hand"])
    ana.press(six_card(ana, card))
    ana.until(lambda me: me.legal["kind"] == "choose_row")
    prices = ana.legal["prices"]
    for row, price in enumerate(prices):
        ana.find("button", "six-take-row", row=row + 1, n=price).wait_for()
    luis.page.get_by_text(luis.say("match-others-row", name="Ana", card=card)).first.wait_for()
    check_layout(ana, fixed=True)
    move(ana, ChooseRow(2))
    assert ana.round["rows"][2][0] == card
    assert ana.round["bullheads_taken"][0] == prices[2]


def test_a_card_can_be_changed_until_the_last_has_chosen(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("changed", seats=2, tricks=3).put(server, clients)
    ana, luis = come(PHONE), come()
    ana.sit(prepared.code, prepared.token(0))
    luis.sit(prepared.code, prepared.token(1))
    first, second = ana.round["hand"][:2]
    ana.press(six_card(ana, first))
    ana.until(lambda me: me.round["phase"]["own"] == first)
    ana.press(six_card(ana, second))
    ana.until(lambda me: me.round["phase"]["own"] == second)
    luis.until(lambda me: 0 not in me.play["to_act"])
    assert str(second) not in luis.page.get_by_role("list").first.inner_text().split()
    move(luis, Commit(luis.round["hand"][0]))
    ana.until(lambda me: second not in me.round["hand"])
    assert first in ana.round["hand"]


CHANGES = """() => {
  window.changes = 0;
  const count = (seen) => { window.changes += seen.length; };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(count).observe(document.body, all);
}"""


def test_an_exchanged_card_shows_in_every_window_of_its_owner_and_changes_nothing_for_others(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("exchanged", seats=3, tricks=3).put(server, clients)
    mine, others = (come(PHONE), come()), (come(), come(language="en"))
    for visitor, seat in zip((*mine, others[0]), (0, 0, 1), strict=True):
        visitor.sit(prepared.code, prepared.token(seat))
    others[1].open(f"/t/{prepared.code}").settle()
    first, second = mine[0].round["hand"][:2]
    mine[0].press(six_card(mine[0], first))
    for visitor in mine:
        expect(six_card(visitor, first)).to_have_attribute("aria-pressed", "true")
    for visitor in others:
        visitor.until(lambda me: bool(me.play) and 0 not in me.play["to_act"])
        visitor.settle()
        visitor.page.evaluate(CHANGES)
    assert others[0].heard[-1] == others[1].heard[-1]
    told = [len(visitor.heard) for visitor in others]
    mine[1].press(six_card(mine[1], second))
    for visitor in mine:
        expect(six_card(visitor, second)).to_have_attribute("aria-pressed", "true")
        expect(six_card(visitor, first)).to_have_attribute("aria-pressed", "false")
    for visitor in others:
        visitor.settle()
        assert visitor.page.evaluate("() => window.changes") == 0
    assert [len(visitor.heard) for visitor in others] == told
    move(others[0], Commit(others[0].round["hand"][0]))
    others[1].until(lambda me: me.play["to_act"] == [2])
    assert others[1].settle().page.evaluate("() => window.changes") > 0


def test_a_pause_keeps_the_card_that_waits_for_its_button(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("kept in a pause", seats=2, tricks=3).put(server, clients)
    host = clients.client(server.base, prepared.code, prepared.token(0))
    luis = come(PHONE, confirm=True).sit(prepared.code, prepared.token(1))
    card = luis.round["hand"][0]
    luis.press(six_card(luis, card))
    button = luis.find("button", "six-confirm-card", card=card)
    expect(button).to_be_enabled()
    clients.run(host.post("pause"))
    expect(button).to_be_disabled()
    clients.run(host.post("resume"))
    expect(button).to_be_enabled()
    luis.press(button)
    luis.until(lambda me: me.round["phase"]["own"] == card)


@pytest.mark.parametrize("variant", ["draft", "tactics"])
def test_the_variants_are_played_on_the_page(
    come: Visit, server: Running, clients: ClientThread, variant: str
) -> None:
    options, bots = {"variant": variant, "rounds": 1}, [None, "cautious", "random"]
    host = clients.open(server.base, seats=3, options=options, bots=bots)
    clients.run(host.post("start"))
    ana = come(PHONE).sit_as(host)
    play_match({ana: by_lot(5)}, lambda me: check_layout(me, fixed=not me.over))
    assert ana.over
