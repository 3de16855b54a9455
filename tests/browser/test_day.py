"""The deal of the day in a browser: the same for everybody, once, and compared afterwards."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import check_axe
from tests.browser.focus import focus
from tests.browser.in_page import KEEP_TABLES
from tests.browser.page_moves import by_lot, play_match
from tests.browser.screens.day import begin, open_day
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor, visit
from tests.harness.clock import StandingClock
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.day import Browser as Player
from toril.client import new_claim, new_id
from toril.fast.compiling import ready

DAY = 86_400_000
AGAIN = """async ([game, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`/api/day/${game}`, { method: "POST", headers, body });
  return [answer.status, (await answer.json()).code];
}"""
KEPT = "(name) => JSON.parse(localStorage.getItem(`toril.${name}`) ?? 'null')"
NO_SHARING = "delete Navigator.prototype.share"
COPIED = """() => {
  const texts = [];
  document.execCommand = () => { texts.push(document.activeElement.value); return true; };
  Object.defineProperty(window, "isSecureContext", { value: false });
  window.copied = texts;
}"""


def kept(visitor: Visitor, name: str) -> Any:
    return visitor.page.evaluate(KEPT, name)


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_two_browsers_that_move_alike_see_the_same_and_may_not_try_again(
    come: Visit, game: str
) -> None:
    people = [come(PHONE, "es", name="Ana"), come(DESKTOP, "en", name="Eva")]
    for visitor in people:
        begin(visitor, game)
        chairs = visitor.table["seats"]
        assert [chair["bot"] for chair in chairs] == [None, "ox", "ox", "ox"]
        play_match({visitor: by_lot(7)})
        visitor.find("button", "day-share").wait_for()
    ana, eva = people
    assert ana.play["view"]["round"] == eva.play["view"]["round"]
    assert ana.play["view"]["outcome"] == eva.play["view"]["outcome"]
    steps = [kept(visitor, "day")["courses"][visitor.code] for visitor in people]
    assert steps[0] == steps[1]
    assert len(steps[0]) == 10 or game == "eleven_nimmt"
    mine = ana.play["view"]["outcome"]["totals"][0]
    if game == "six_nimmt":
        assert sum(steps[0]) == mine
    date = ana.table["day"]
    assert kept(ana, "day")["played"] == [date]
    body = json.dumps({"id": new_id(), "date": date, "name": "Ana", "claim": new_claim()})
    ana.forgive("409")
    assert ana.page.evaluate(AGAIN, [game, body]) == [409, "day_tried"]
    ana.open("/day")
    ana.find("button", "day-share").first.wait_for()
    assert ana.find("button", "day-play-game", game=ana.say(f"game-{game}")).count() == 0
    check_axe(ana, "after a try")


def test_nothing_of_a_days_table_is_for_others_and_its_record_is_not_asked_for(
    come: Visit,
) -> None:
    ana = come(DESKTOP, "es", name="Ana")
    begin(ana, "six_nimmt")
    ana.find("button", "page-menu").click()
    ana.find("button", "page-menu-resign").wait_for()
    for message in ("page-menu-people", "page-menu-devices", "devices-tv", "page-menu-end"):
        assert ana.find("button", message).count() == 0, message
    ana.page.go_back()
    stranger = come(PHONE, "es")
    stranger.forgive("403", "WebSocket")
    stranger.open(f"/t/{ana.code}")
    stranger.page.get_by_text(stranger.say("page-ended-day")).wait_for()
    stranger.tap("day-title")
    assert stranger.page.url.endswith("/day")
    stranger.open("/")
    stranger.page.evaluate(KEEP_TABLES, [{"code": ana.code, "name": "", "playing": True}])
    stranger.open("/")
    stranger.until(lambda me: kept(me, "tables") == [])  # a table that is not theirs any more
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    play_match({ana: by_lot(2)})
    ana.page.get_by_text(ana.say("day-fun")).wait_for()
    line = ana.page.get_by_role("button", name=ana.say("deals-day", since="X").partition("X")[0])
    expect(line).to_have_count(1)
    for message in ("match-rematch", "match-change", "match-ask-again"):
        assert ana.find("button", message).count() == 0, message
    ana.press(line)
    ana.page.get_by_text(ana.say("deals-day-means")).wait_for()
    ana.page.go_back()
    ana.press(ana.find("button", "day-replay").first)
    looked = ana.page.get_by_role("combobox", name=ana.say("replay-from"))
    looked.wait_for()
    assert looked.locator("option").count() == 1
    ana.open(f"/t/{ana.code}/replay/1#at=1.3&from=open")
    looked.wait_for()
    assert looked.input_value() == "0"
    assert ana.page.get_by_role("region", name=ana.say("replay-from-open")).count() == 0
    assert [url for url in asked if "record" in url] == []


def test_a_day_ends_while_one_looks_and_the_next_one_has_the_seal_that_was_shown(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    clock = StandingClock()
    clock.time = (clock.time // DAY + 1) * DAY - 2_000
    with running(settings(tmp_path_factory.mktemp("midnight")), clock) as server:
        ana = visit(browser, server.base, PHONE, "en")
        open_day(ana)
        first = kept(ana, "seals")
        ana.page.get_by_text("November 14, 2023").wait_for()
        clock.time += 10_000
        ana.page.get_by_text("November 15, 2023").wait_for(timeout=20_000)
        ana.page.get_by_text(ana.say("day-fair")).click()
        expect(ana.page.get_by_text(ana.say("day-seen", seen="fits"))).to_have_count(2)
        assert kept(ana, "seals")["2023-11-15"] == first["2023-11-15"]
        expect(ana.page.get_by_role("timer")).to_have_text(
            ana.say("day-left", hours=23, minutes=59)
        )
        assert ana.unforgiven == []
        ana.context.close()


def test_whoever_comes_when_nothing_is_secret_any_more_waits_for_no_result(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    ready.wait_until_ready()
    clock = StandingClock()
    with running(settings(tmp_path_factory.mktemp("out")), clock) as server:
        with ThreadPoolExecutor() as beside:  # no other loop runs where Playwright's does
            player = beside.submit(lambda: Player(server.base).begin("six_nimmt").play()).result()
        clock.time = player.days()["out"]
        eva = visit(browser, server.base, PHONE, "en")
        eva.open(f"/t/{player.code}")
        eva.find("button", "day-replay").wait_for()
        assert eva.page.get_by_text(eva.say("day-counting")).count() == 0
        assert eva.unforgiven == []
        eva.context.close()


def test_it_is_found_from_the_start_played_by_keyboard_alone_and_shared_without_a_card(
    come: Visit,
) -> None:
    ana = come(DESKTOP, "de", name="Ana")
    ana.context.add_init_script(NO_SHARING)
    ana.open("/")
    line = ana.page.get_by_role("button", name=ana.say("day-title"))
    line.wait_for()
    reach(ana, ana.say("day-title"))
    ana.page.keyboard.press("Enter")
    name = ana.say("day-play-game", game=ana.say("game-six_nimmt"))
    ana.page.get_by_role("button", name=name).wait_for(timeout=120_000)
    reach(ana, name)
    ana.page.keyboard.press("Enter")
    ana.until(lambda me: me.my_turn)
    play_match({ana: by_lot(3)})
    ana.find("button", "day-share").wait_for()
    ana.page.evaluate(COPIED)
    reach(ana, ana.say("day-share"))
    ana.page.keyboard.press("Enter")
    ana.find("button", "day-copied").wait_for()
    (text,) = ana.page.evaluate("window.copied")
    title, result, squares = text.split("\n")  # nobody else could open an address of this machine
    assert title.startswith(ana.say("day-title"))
    assert ana.say("day-share-result", n=ana.play["view"]["outcome"]["totals"][0]) in result
    assert len(squares) == 10
    assert set(squares) <= set("🟩🟨🟧🟥")


def reach(visitor: Visitor, name: str) -> None:
    """Go with Tab until something of that name has the focus."""
    for _ in range(60):
        if focus(visitor.page).startswith(name):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {name}")
