"""A match that is looked at again: from outside, from a seat, with open cards; and files."""

import json
from collections.abc import Callable

from playwright.sync_api import FilePayload

from tests.browser.positions import ended
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import SixNimmt


@screen
def replay_six_from_a_seat(stage: Stage, visitor: Visitor) -> None:
    look_at(stage, visitor, _six, "#at=1.4&from=0")


@screen
def replay_six_ten_open(stage: Stage, visitor: Visitor) -> None:
    look_at(stage, visitor, _ten, "#at=1.6&from=open")


@rare
def replay_six_from_outside(stage: Stage, visitor: Visitor) -> None:
    look_at(stage, visitor, _six, "#at=1.4")


@screen
def replay_eleven_open(stage: Stage, visitor: Visitor) -> None:
    look_at(stage, visitor, _eleven, "#at=2.9&from=open")


@rare
def replay_eleven_at_its_end(stage: Stage, visitor: Visitor) -> None:
    look_at(stage, visitor, _eleven, "")
    visitor.tap("replay-on", far="end")


@screen
def replay_what_was_told(stage: Stage, visitor: Visitor) -> None:
    look_at(stage, visitor, _eleven, "#at=2.9")
    if visitor.touch:
        visitor.tap("replay-told")
    visitor.page.locator("[aria-current=step]").wait_for()
    visitor.page.locator(".line[aria-busy=false]").wait_for()


@screen
def replay_file_refused(_: Stage, visitor: Visitor) -> None:
    visitor.forgive("/api/replay", "status of 4")
    choose(visitor, "a picture.json", b"{}")
    visitor.page.get_by_role("alert").wait_for()


@rare
def replay_file_shown(stage: Stage, visitor: Visitor) -> None:
    record = stage.put("replay_six", _six).table.record()
    choose(visitor, "toril.json", json.dumps(record.to_json()).encode())
    visitor.find("button", "replay-play").wait_for()


def _six(name: str) -> PreparedTable:
    return ended(name, SixNimmt(seats=4, rounds=2))


def _ten(name: str) -> PreparedTable:
    return ended(name, SixNimmt(seats=10, rounds=1))


def _eleven(name: str) -> PreparedTable:
    return ended(name, ElevenNimmt(seats=4, rounds=2))


def look_at(
    stage: Stage, visitor: Visitor, make: Callable[[str], PreparedTable], moment: str
) -> None:
    """Look again at the match of a table."""
    prepared = stage.put(f"replay{make.__name__}", make)
    visitor.open(f"/t/{prepared.code}/replay/1{moment}")
    visitor.find("button", "replay-play").wait_for()
    visitor.settle()


def choose(visitor: Visitor, name: str, content: bytes) -> None:
    """Open a file."""
    visitor.open("/replay")
    visitor.find("button", "replay-open").wait_for()
    file = FilePayload(name=name, mimeType="application/json", buffer=content)
    visitor.page.locator("input[type=file]").set_input_files(file)
