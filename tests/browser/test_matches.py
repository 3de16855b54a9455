"""My matches in the browser: what is kept and told of them, the ways to a file and away."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.my_matches import cells, kept, lines_of, some_matches, take, write
from tests.browser.page_moves import by_lot, move, play_match
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from toril.client import RawClient
from toril.engine.record import Record
from toril.engine.value import replace

SHORT = {"rounds": 1, "hand_size": 2}
GAPS = """() => [...document.querySelectorAll("thead tr")].flatMap((line) => {
  const words = [...line.querySelectorAll("th")].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  });
  return words.slice(1).map(({ left }, index) => left - words[index].right);
})"""
"""How far the words of a table's head are from each other."""


def at_home(visitor: Visitor, host: RawClient) -> Visitor:
    """Come to a table as whoever sat down there with this browser."""
    visitor.open("/").keep({host.code or "": host.token or ""})
    return visitor.sit_as(host)


def my_matches(visitor: Visitor, number: int) -> Visitor:
    """Go to the list, and wait until it is so long."""
    visitor.open("/matches")
    expect(visitor.page.locator("details")).to_have_count(number)
    return visitor


def until_kept(visitor: Visitor, number: int) -> None:
    """Wait until so many matches are stored, each with its papers."""
    visitor.until(lambda me: len(kept(me)) == 2 * number)


def listed(visitor: Visitor) -> list[str]:
    """Return the entries of the list, as they are read."""
    return visitor.page.locator("summary").all_inner_texts()


def test_matches_are_kept_once_by_two_tabs_a_rematch_too_and_go_along_to_another_browser(
    come: Visit, server: Running, clients: ClientThread, tmp_path: Path
) -> None:
    bots = [None, "ox", "calf"]
    host = clients.open(server.base, seats=3, options=SHORT, bots=bots)
    ana = at_home(come(DESKTOP, "en"), host)
    other = ana.context.new_page()
    other.goto(ana.page.url)
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    ana.tap("start-begin")
    play_match({ana: by_lot(1)})
    until_kept(ana, 1)
    ana.tap("match-rematch")
    play_match({ana: by_lot(2)}, number=2)
    until_kept(ana, 2)
    other.close()
    first, second = sorted(
        (each for each in kept(ana) if "ended" in each), key=lambda each: each["ended"]
    )
    assert first["bots"] == bots
    assert [first["notMine"], second["notMine"]] == [[], []]
    for papers in (each for each in kept(ana) if "record" in each):
        assert Record.from_json(papers["record"]).replay().outcome is not None
        assert papers["notes"]["schema"] == "toril-notes-1"

    my_matches(ana, 2)
    with ana.page.expect_download() as download:
        ana.tap("matches-export")
    download.value.save_as(tmp_path / "mine.json")
    text = (tmp_path / "mine.json").read_text()
    assert host.token
    for secret in (host.token, *(cookie["value"] for cookie in ana.context.cookies())):
        assert secret not in text
    eva = come(PHONE, "en").open("/matches")
    for message in ("matches-imported", "matches-imported-known"):
        take(eva, tmp_path / "mine.json")
        eva.page.get_by_text(eva.say(message, n=2)).wait_for()
    assert listed(my_matches(eva, 2)) == listed(ana)

    eva.press(eva.page.locator("summary").first)
    eva.press(eva.find("link", "replay-watch"))
    eva.find("button", "replay-leave").wait_for()
    assert eva.page.url.endswith(f"/matches/{second['key']}#at=1.0&from={second['seat']}")
    eva.tap("replay-leave")
    expect(eva.page).to_have_title(f"{eva.say('matches-title')} · Toril")
    eva.find("link", "page-home").click()
    eva.find("button", "start-create").wait_for()
    expect(eva.page).to_have_title("Toril")
    eva.press(my_matches(eva, 2).page.locator("summary").first)
    eva.tap("matches-again")
    eva.until(lambda me: me.table.get("state") == "lobby")
    assert [chair["bot"] for chair in eva.table["seats"]] == second["bots"]
    assert eva.table["rules"] == ana.table["rules"]

    ana.page.locator("summary").first.focus()
    ana.page.keyboard.press("Enter")
    ana.find("button", "page-share").wait_for()
    for key in (*["Tab"] * 6, "Enter", "Shift+Tab", "Enter"):
        ana.page.keyboard.press(key)  # to the last of its buttons, and from no to yes
    expect(ana.page.locator("details")).to_have_count(1)
    ana.tap("matches-delete-all")
    ana.page.keyboard.press("Enter")  # no, and the keyboard goes on where it was
    expect(ana.find("button", "matches-delete-all")).to_be_focused()
    ana.tap("matches-delete-all")
    ana.tap("matches-delete-all")
    ana.page.get_by_text(ana.say("matches-none")).wait_for()
    assert kept(ana) == []
    assert "plays" not in ana.page.evaluate("() => JSON.stringify(localStorage)")


def test_a_match_that_ends_while_the_page_is_closed_is_kept_at_the_next_visit(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options={"rounds": 2, "hand_size": 2}, name="Bo")
    guest = clients.join(host, "Ana")
    ana = at_home(come(PHONE, "en"), guest)
    clients.run(host.post("start"))
    ana.until(lambda me: me.my_turn)
    ana.open("/matches")
    clients.run(host.post("end"))
    ana.open("/")
    until_kept(ana, 1)
    my_matches(ana, 1)
    expect(ana.page.locator("summary")).to_contain_text(ana.say("matches-early"))
    expect(ana.page.locator("summary")).to_contain_text("Bo")


@pytest.mark.parametrize("language", ["es", "en", "de"])
def test_the_words_above_the_statistics_do_not_touch_on_a_phone(
    come: Visit, tmp_path: Path, language: str
) -> None:
    for width in (320, 360):
        visitor = come(replace(PHONE, width=width), language).open("/matches")
        take(visitor, write(some_matches(3), tmp_path / "mine.json"))
        visitor.page.get_by_role("table").first.wait_for()
        assert min(visitor.page.evaluate(GAPS)) >= 2, width


def test_statistics_are_those_that_the_engine_counts(come: Visit, tmp_path: Path) -> None:
    matches = some_matches(60)
    visitor = come(DESKTOP, "en").open("/matches")
    take(visitor, write(matches, tmp_path / "mine.json"))
    visitor.page.get_by_text(visitor.say("matches-imported", n=60)).wait_for()
    for game in ("six_nimmt", "eleven_nimmt"):
        table = visitor.page.get_by_role("table", name=visitor.say(f"game-{game}"), exact=True)
        found = table.locator("tbody tr:has(td)")
        shown = [row.locator("th, td").all_inner_texts() for row in found.all()]
        wanted = {
            _name(visitor, *key): cells(line) for key, line in lines_of(matches, game).items()
        }
        assert {name: cells for name, *cells in shown} == wanted


def _name(visitor: Visitor, kind: str, of: str | int) -> str:
    say = {
        "all": lambda: visitor.say("matches-all"),
        "seats": lambda: visitor.say("matches-seats", n=of),
        "level": lambda: visitor.say("level", kind=of),
        "name": lambda: str(of),
    }
    return say[kind]()


@pytest.mark.parametrize("forbidden", ["there is no room", "it is forbidden"])
def test_where_nothing_can_be_kept_it_is_said_once_and_all_else_works(
    come: Visit, server: Running, clients: ClientThread, forbidden: str
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    ana = come(PHONE, "en")
    if forbidden == "it is forbidden":
        ana.context.add_init_script(
            "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); };"
        )
    at_home(ana, host)
    if forbidden == "there is no room":
        quota = {"origin": server.base, "quotaSize": 1}
        ana.context.new_cdp_session(ana.page).send("Storage.overrideQuotaForOrigin", quota)
    ana.tap("start-begin")
    play_match({ana: by_lot(1)})
    told = ana.page.locator("header").get_by_text(ana.say("matches-not-kept"))
    told.wait_for()
    told.wait_for(state="hidden")
    ana.tap("match-rematch")
    play_match({ana: by_lot(2)}, number=2)
    ana.find("button", "deals-verdict-proven", n=1).wait_for()
    expect(told).to_have_count(0)
    ana.open("/matches")
    said = "matches-refused" if forbidden == "it is forbidden" else "matches-none"
    ana.page.get_by_text(ana.say(said)).wait_for()


def test_whoever_wants_none_kept_has_none_kept(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    ana = come(DESKTOP, "en").open("/matches")
    ana.page.get_by_role("checkbox").uncheck()
    at_home(ana, host)
    ana.tap("start-begin")
    ana.until(lambda me: me.my_turn)
    move(ana, by_lot(1)(ana))
    play_match({ana: by_lot(1)})
    ana.find("button", "deals-verdict-proven", n=1).wait_for()
    ana.open("/matches")
    ana.page.get_by_text(ana.say("matches-none-off")).wait_for()
    assert kept(ana) == []


def test_a_hostile_file_brings_a_sentence_or_right_entries_and_no_violation(
    come: Visit, tmp_path: Path
) -> None:
    matches = some_matches(4, seed=5)
    whole = write(matches, tmp_path / "mine.json").read_text()
    files = {
        "cut": whole[:-20],
        "doubled": whole.replace('"seat":', '"seat": 0, "seat":'),
        "special": whole.replace('"notes": null', '"notes": {"__proto__": {"a": 1}}'),
        "deep": "[" * 10_000,
        "large": "x" * 5_000_001,
    }
    visitor = come(PHONE, "es").open("/matches")
    for name, text in files.items():
        path = tmp_path / f"{name}.json"
        path.write_text(text, encoding="utf-8")
        take(visitor, path)
        visitor.page.get_by_text(visitor.say("matches-import-no")).wait_for()
        assert kept(visitor) == []
    changed = json.loads(whole)
    changed["matches"][0]["record"]["moves"].pop()
    changed["matches"][1]["ended"] = "<script>"
    (tmp_path / "changed.json").write_text(json.dumps(changed))
    take(visitor, tmp_path / "changed.json")
    said = [visitor.say("matches-imported", n=2), visitor.say("matches-imported-left", n=2)]
    visitor.page.get_by_text(" ".join(said)).wait_for()
    my_matches(visitor, 2)
