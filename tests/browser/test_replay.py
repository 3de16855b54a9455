"""A match is looked at again: as it was told live, by keys alone, at any address."""

import os
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.client_thread import ClientThread
from tests.browser.focus import tab_to
from tests.browser.positions import ended
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from tests.people.playing import play_through
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import SixNimmt

MATCHES = int(os.environ.get("TORIL_REPLAYS", "2"))
"""How many are told live and again; `make replays-seen` has ten."""
PACES = ("fast", "off", "normal", "slow")
"""Of eight matches each game has all of them, and of two the game with the longer stories none."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("six_nimmt", {"rounds": 2, "hand_size": 3}),
    ("eleven_nimmt", {"rounds": 2, "hand_size": 2, "top_card": 20}),
]
LISTEN = """
  window.said = [];
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) {
        if (node.nodeName === "P" && node.parentElement.role === "log") said.push(node.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
"""
STORY = "[...document.querySelectorAll('.told button:not(.note)')].map((line) => line.textContent)"


def look(visitor: Visitor, code: str, moment: str = "") -> Visitor:
    visitor.open(f"/t/{code}/replay/1{moment}")
    visitor.find("button", "replay-play").wait_for()
    return visitor.settle()


def at(visitor: Visitor, moment: str) -> None:
    """Wait until the address says so."""
    expect(visitor.page).to_have_url(re.compile(f"#at={re.escape(moment)}$"))


@pytest.mark.parametrize("number", range(MATCHES))
def test_the_replay_tells_what_a_live_spectators_page_told(
    come: Visit, server: Running, clients: ClientThread, number: int
) -> None:
    game, options = GAMES[number % 2]
    host = clients.open(server.base, game=game, seats=2, bots=[None, "cautious"], options=options)
    watching = come(DESKTOP, "en", speed=PACES[(number + number // 2) % len(PACES)])
    watching.context.add_init_script(LISTEN)
    watching.open(f"/t/{host.code}")
    watching.until(lambda me: bool(me.table))
    clients.run(host.post("start"))
    watching.page.locator(".match main ol").first.wait_for()
    played = clients.begin(play_through(host, Random(number)))
    summary = watching.page.get_by_role("list", name=watching.say("match-podium"))
    summary.wait_for(timeout=180_000)
    played.result()
    live = watching.page.evaluate("said")

    look(watching, host.code or "")
    listed = watching.page.evaluate(STORY)
    assert len(listed) > 3
    assert [words for words in live if words in listed] == listed
    watching.page.evaluate("said.splice(0)")
    watching.tap("replay-play")
    on = watching.find("button", "replay-on", far="end")
    expect(on).to_have_attribute("aria-disabled", "true", timeout=180_000)
    watching.find("button", "match-skip").wait_for(state="hidden")
    again = watching.page.evaluate("said")
    assert [words for words in again if words in listed] == listed


def test_a_match_is_looked_at_by_keys_alone(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = ended("replay keys", SixNimmt(seats=3, rounds=2)).put(server, clients)
    visitor = look(come(DESKTOP, "en"), prepared.code)
    press = visitor.page.keyboard.press
    steps = [("ArrowRight", "1.1"), ("PageDown", "2.0"), ("Shift+ArrowRight", "2.1")]
    steps += [("Shift+ArrowLeft", "2.0"), ("ArrowLeft", "1.10"), ("Home", "1.0"), ("End", "2.10")]
    for key, moment in steps:
        press(key)
        at(visitor, moment)
    press("PageUp")
    press(" ")
    visitor.find("button", "replay-pause").wait_for()
    at(visitor, "2.2")
    press("Shift")
    visitor.find("button", "replay-play").wait_for()
    visitor.page.evaluate("document.querySelector('.controls select').focus()")
    press("ArrowDown")
    expect(visitor.page).to_have_url(re.compile("&from=0$"))
    expect(visitor.page.get_by_role("group", name=visitor.say("six-hand"))).to_be_visible()
    tab_to(visitor, visitor.say("replay-to-round"))
    press("Tab")
    press("Home")
    press("Enter")
    expect(visitor.page).to_have_url(re.compile(r"#at=1\.\d+&from=0$"))
    check_axe(visitor, "replay from a seat")


def test_the_result_leads_to_the_replay_and_the_replay_back_to_the_table(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = ended("replay ways", SixNimmt(seats=3, rounds=1)).put(server, clients)
    visitor = come(PHONE).sit(prepared.code, prepared.token(0))
    visitor.tap("replay-watch")  # on the first screen of the result: nothing is opened for it
    visitor.find("button", "replay-play").wait_for()
    expect(visitor.page.get_by_role("group", name=visitor.say("six-hand"))).to_be_visible()
    visitor.tap("replay-on", far="end")
    visitor.tap("replay-told")
    visitor.page.locator(".line[aria-busy=false]").wait_for()
    visitor.page.locator(".told button").first.tap()
    expect(visitor.page).to_have_url(re.compile(r"/replay/1#at=1\.1&from=0$"))
    visitor.tap("replay-leave")
    expect(visitor.page).to_have_url(re.compile(f"/t/{prepared.code}$"))
    visitor.page.get_by_role("list", name=visitor.say("match-podium")).wait_for()
    visitor.page.go_back()
    at(visitor, "1.1&from=0")


@pytest.mark.parametrize(
    "moment",
    ["#at=9.9", "#at=1.1&from=9", "#at=01.1", "#at=<b>.1", "#seat=AAAAAAAAAAAAAAAAAAAAAA", "#%zz"],
)
def test_what_names_no_moment_is_ignored(
    come: Visit, server: Running, clients: ClientThread, moment: str
) -> None:
    prepared = ended(f"replay at {moment}", ElevenNimmt(seats=3, rounds=1)).put(server, clients)
    visitor = look(come(DESKTOP, "en"), prepared.code, moment)
    expect(
        visitor.page.get_by_text(visitor.say("replay-place", round=1, turn=0, of=0))
    ).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    at(visitor, "1.1")


def test_a_match_that_the_server_has_no_longer_can_be_opened_as_a_file(come: Visit) -> None:
    visitor = come(PHONE)
    visitor.forgive("/replay?match=3", "status of 404")
    visitor.open("/t/ZZZZZZ/replay/3")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_have_text(visitor.say("replay-forgotten"))
    visitor.find("button", "replay-open").wait_for()


def test_no_table_has_a_thousand_and_first_match(come: Visit) -> None:
    visitor = come(PHONE).open("/t/ZZZZZZ/replay/1001")
    visitor.find("button", "start-create").wait_for()
