"""Files that somebody opens or drops: each is shown rightly, or refused in one sentence."""

import json
import os
from base64 import b64encode
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.layout import check_layout
from tests.browser.positions import ended, named
from tests.browser.screens.replay import choose
from tests.browser.visitor import PHONE, Visit, Visitor
from tests.harness.shown_file import shown
from tests.replay.hostile import NAMES, files, with_names
from tests.replay.some_records import some_record
from toril.engine.names import is_name
from toril.engine.record import Record
from toril.engine.six_nimmt import SixNimmt
from toril.text import LANGUAGES

EVERY = int(os.environ.get("TORIL_REPLAY_FILES", "60"))
"""Every how manieth hostile file is opened; `make replays-seen` opens all of them."""
LARGEST = 256 * 1024
WATCH = """
  window.violations = [];
  window.read = [];
  addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
  for (const way of ["text", "arrayBuffer", "stream", "slice"]) {
    const real = Blob.prototype[way];
    Blob.prototype[way] = function (...more) {
      read.push(way);
      return real.apply(this, more);
    };
  }
"""
DROP = """async (packed) => {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], "toril.json", { type: "application/json" }));
  for (const shown of document.querySelectorAll("main, .controls")) shown.dataset.old = "";
  const init = { dataTransfer: data, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("dragover", init));
  document.body.dispatchEvent(new DragEvent("drop", init));
  for (;;) {
    await new Promise(requestAnimationFrame);
    const alert = document.querySelector("main:not([data-old]) [role=alert]");
    const controls = document.querySelector(".controls:not([data-old])");
    if (!alert && !controls) continue;
    await new Promise(requestAnimationFrame);
    return {
      refused: alert && alert.innerText,
      views: controls && [...controls.querySelectorAll("option")].map((each) => each.textContent),
      wider: document.scrollingElement.scrollWidth - innerWidth,
      active: document.querySelectorAll("#app :is(img, script, iframe, object)").length,
    };
  }
}"""
"""Drop a file and wait for what becomes of it."""


def came(come: Visit, language: str = "es") -> Visitor:
    visitor = come(PHONE, language)
    visitor.forgive("/api/replay", "status of 4")
    visitor.context.add_init_script(WATCH)
    visitor.open("/replay")
    visitor.find("button", "replay-open").wait_for()
    return visitor


def drop(visitor: Visitor, content: bytes) -> dict[str, Any]:
    """Drop a file on the page; return what is shown then."""
    found: dict[str, Any] = visitor.page.evaluate(DROP, b64encode(content).decode())
    assert (found["active"], found["wider"]) == (0, 0)
    assert visitor.page.evaluate("violations") == []
    return found


def test_a_hostile_file_is_shown_rightly_or_refused_in_one_sentence(come: Visit) -> None:
    visitor, found = came(come), Counter[str]()
    whys = ("torn", "edited", "illegal", "newer", "too-large")
    sentences = {visitor.say(f"error-record-{why}") for why in whys}
    sentences.add(visitor.say("replay-unread", why="large"))
    for content in [*files()][::EVERY]:
        shown = drop(visitor, content)
        found[shown["refused"] or ""] += 1
        if shown["refused"] is None:
            assert len(shown["views"]) == Record.loads(content).rules.seats + 2
            visitor.page.keyboard.press("End")
            expect(visitor.find("button", "replay-on", far="end")).to_be_disabled()
        else:
            assert visitor.page.locator(".controls, .told, .match").count() == 0
    assert found.keys() - {""} <= sentences
    assert found.total() > 1000 / EVERY


def test_names_are_names_whatever_is_in_them(come: Visit) -> None:
    visitor = came(come)
    for name in filter(is_name, NAMES):
        data = json.loads(some_record(20).dumps())
        shown = drop(visitor, with_names(data, *(name for _ in data["seats"])))
        seats = [each.strip("\u2068\u2069") for each in shown["views"][1:-1]]  # read apart
        assert seats == [name.strip() for _ in data["seats"]]
        visitor.tap("replay-told")
        visitor.page.locator(".told button").first.wait_for()
        check_layout(visitor)
        visitor.page.keyboard.press("Escape")
        visitor.page.get_by_role("dialog").wait_for(state="hidden")
        check_layout(visitor)


def test_a_file_is_chosen_or_dropped_and_told_anew(come: Visit) -> None:
    prepared = ended(named("replay file"), SixNimmt(seats=2, rounds=1), ("Ana", "Luis"))
    content = json.dumps(prepared.table.record().to_json()).encode()
    visitor = came(come)
    choose(visitor, "toril.json", content)
    visitor.find("button", "replay-play").wait_for()
    expect(visitor.page.get_by_text(visitor.say("replay-worth")).first).to_be_visible()
    visitor.tap("replay-on", far="end")
    drop(visitor, content)
    at_start = visitor.find("button", "replay-back", far="end")
    expect(at_start).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_record_is_called_so_whatever_its_bytes_are(come: Visit, language: str) -> None:
    """A picture has bytes that are no text, and is no larger for that."""
    visitor = came(come, language)
    for content in (b"", b"{", b"\xff" * (LARGEST - 1), b"[" * 10_000):
        refused = drop(visitor, content)["refused"]
        sentence = "This is no record, or only a part of one."
        assert refused == (sentence if language == "en" else visitor.say("error-record-torn"))


def test_another_file_that_is_saved_here_is_told_apart_and_not_sent(come: Visit) -> None:
    visitor, sent = came(come), list[str]()
    visitor.page.on("request", lambda request: sent.append(request.url))
    alert = visitor.page.get_by_role("alert")
    for why, content in {
        "matches": b'{"schema":"toril-matches-1","matches":[' + b" " * LARGEST,
        "notes": b'{\n  "schema": "toril-notes-1"',
    }.items():
        choose(visitor, "saved.json", content)
        expect(alert).to_have_text(visitor.say("replay-unread", why=why))
    assert not [url for url in sent if "/api/replay" in url]


def test_a_file_that_is_too_large_is_neither_read_nor_sent(come: Visit, tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as large:
        large.truncate(100 * 1000 * 1000)
    visitor, sent = came(come), list[str]()
    visitor.page.on("request", lambda request: sent.append(request.url))
    visitor.page.locator("input[type=file]").set_input_files(large.name)
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_have_text(visitor.say("replay-unread", why="large"))
    assert visitor.page.evaluate("read") == []
    assert not [url for url in sent if "/api/" in url]
    drop(visitor, some_record(0).dumps().encode())
    assert visitor.page.evaluate("read") == ["arrayBuffer"]


def test_the_page_of_one_file_shows_it_and_asks_for_nothing_else(
    come: Visit, tmp_path: Path
) -> None:
    record = some_record(33, late=1.0)
    (tmp_path / "match.json").write_text(record.dumps(), encoding="utf-8")
    with shown(tmp_path / "match.json") as (link, _):
        base, _, path = link.partition("/replay")
        visitor, asked = come(PHONE, base=base), list[str]()
        visitor.page.on("request", lambda request: asked.append(request.url.removeprefix(base)))
        visitor.open(f"/replay{path}")
        visitor.find("button", "replay-play").wait_for()
        steps = [visitor.find("button", f"replay-{way}", far="round") for way in ("back", "on")]
        lines = [box["y"] for step in steps if (box := step.bounding_box())]
        assert len(lines) == 2
        assert lines[0] == lines[1]  # one line of steps, though nothing closes it
        visitor.tap("page-menu")
        visitor.find("button", "page-menu-settings").wait_for()
        assert visitor.find("button", "matches-title").count() == 0
        visitor.tap("page-close")
        visitor.tap("replay-on", far="end")
        visitor.tap("replay-told")
        visitor.page.locator(".told button[aria-current]").wait_for()
        assert visitor.find("button", "replay-leave").count() == 0
        assert [path for path in asked if path.startswith("/api/")] == ["/api/replay"]
    assert all(path.startswith("/") for path in asked)  # of this machine, and nobody else
