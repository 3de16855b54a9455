"""Who comes back to a table sees what happened meanwhile, and how to go on."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import DOUBLE_TAP, move, six_card
from tests.browser.positions import NAMES, cautiously, named, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import PHONE, Visit, Visitor
from tests.harness.disk import read_only
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit, SixNimmt
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS, Clock
from toril.server.tables.entries import Moved
from toril.wire.table_events import Kicked, StoodIn


def look_on(visitor: Visitor, prepared: PreparedTable, token: str) -> None:
    """Come with a token that opens no seat any more."""
    path = f"/api/tables/{prepared.code}"  # a new seat's cookie takes its place
    host = urlsplit(visitor.base).hostname or ""
    visitor.context.add_cookies([{"name": "seat", "value": token, "domain": host, "path": path}])
    visitor.open(f"/t/{prepared.code}").settle()


def test_who_comes_back_reads_what_a_bot_played(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("bot-played", seats=2, tricks=2)
    prepared.pen.write(StoodIn(1, "left"))
    first, second = prepared.match.round.hands[1][:2]
    for card, mine in zip((first, second), prepared.match.round.hands[0], strict=False):
        prepared.pen.write(Moved(1, Commit(card), "stand-in"))
        if card == first:
            prepared.move(0, Commit(mine))
            prepared.play(cautiously(), lambda match: len(match.to_act) == 2)
    prepared.put(server, clients)
    luis = come(PHONE).sit(prepared.code, prepared.token(1))
    said = luis.say("while-away-moves", moves=f"{first}, {second}")
    expect(luis.page.get_by_role("banner")).to_contain_text(said)
    luis.page.reload()  # it was told
    luis.settle()
    expect(luis.page.get_by_role("banner")).not_to_contain_text(said)


def test_a_match_that_nobody_plays_rests_until_somebody_says_to_be_back(
    come: Visit, server: Running, clients: ClientThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "quick", Clock(think=1200, away=1200))
    rules = SixNimmt(seats=2, hand_size=2, rounds=3)
    prepared = PreparedTable(named("rest"), rules, NAMES[:2], clock="quick").start()
    prepared.put(server, clients)
    ana, onlooker = come(), come(PHONE, "en")
    ana.sit(prepared.code, prepared.token(0))
    onlooker.open(f"/t/{prepared.code}").settle()
    ana.go_on_by_itself()
    onlooker.go_on_by_itself()
    ana.until(lambda me: me.play["rests"])
    expect(ana.page.get_by_role("banner")).to_contain_text(ana.say("match-rests-mine"))
    expect(onlooker.page.get_by_role("banner")).to_contain_text(onlooker.say("match-rests"))
    ana.tap("match-back")
    ana.until(lambda me: not me.play["rests"])
    move(ana, Commit(ana.round["hand"][0]))


def test_a_card_that_the_server_could_not_save_is_asked_for_until_it_is_played_again(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("unsaved", seats=2).put(server, clients)
    ana = come(PHONE)
    ana.page.clock.install()
    ana.sit(prepared.code, prepared.token(0))
    bar, words = ana.page.get_by_role("banner"), ana.say("error-not-stored")
    card = ana.round["hand"][0]
    ana.page.wait_for_timeout(DOUBLE_TAP)
    with read_only(server, Path()):
        ana.press(six_card(ana, card))
        expect(bar).to_contain_text(words)
    ana.page.clock.fast_forward(60_000)
    expect(bar).to_contain_text(words)
    ana.press(six_card(ana, card))
    ana.until(lambda me: me.round["phase"]["own"] == card)
    expect(bar).not_to_contain_text(words)


MINE = '[{"code": "%s", "name": "Luis"}]'
TABLES = "() => localStorage.getItem('toril.tables')"


@pytest.mark.parametrize("state", ["lobby", "match"])
def test_who_was_sent_away_is_told_so_and_has_no_table_there_any_more(
    come: Visit, server: Running, clients: ClientThread, state: str
) -> None:
    rules = SixNimmt(seats=3)
    prepared = PreparedTable(named(f"kicked-{state}"), rules, NAMES[: 2 if state == "lobby" else 3])
    if state == "match":
        prepared.start()
    prepared.pen.write(Kicked(2))
    prepared.put(server, clients)
    luis = come(PHONE)
    luis.context.add_init_script(f"localStorage.setItem('toril.tables', '{MINE % prepared.code}')")
    look_on(luis, prepared, prepared.token(1))
    if state == "match":
        expect(luis.page.get_by_role("banner")).to_contain_text(luis.say("match-sent-away"))
        luis.until(lambda me: me.page.evaluate(TABLES) == "[]")
    else:
        luis.page.get_by_text(luis.say("start-lobby-sent-away")).wait_for()
        luis.tap("start-sit")
        luis.until(lambda me: me.person == 3)
        expect(luis.page.get_by_text(luis.say("start-lobby-sent-away"))).to_be_hidden()


def test_a_result_that_everybody_has_left_is_opened_again(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    rules = SixNimmt(seats=2, hand_size=2, rounds=1)
    prepared = PreparedTable(named("all-left"), rules, NAMES[:2]).start()
    prepared.pen.write(StoodIn(1, "left"))
    prepared.play(cautiously(), lambda match: match.outcome is not None)
    prepared.pen.sender = 1
    commands.people.leave.within(prepared.pen)
    prepared.put(server, clients)
    eva = come(PHONE).open(f"/t/{prepared.code}").settle()
    eva.page.get_by_text(eva.say("match-all-left")).wait_for()
    eva.tap("match-open-again")
    eva.until(lambda me: me.person is not None and me.table["state"] == "lobby")
    assert eva.table["host"] == eva.person
    eva.find("button", "start-lobby-change").wait_for()
