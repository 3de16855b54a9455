"""People who read with more space between letters, or with text twice as large.

WCAG 1.4.12 and 1.4.4. `make looks` adds the desktop, the fullest tables and other screens.
"""

import os
from collections.abc import Callable

import pytest

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import by_lot, move
from tests.browser.positions import eleven, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.reach import (
    around,
    check_nothing_cut,
    check_reach,
    check_screen,
    reached_in_eleven,
    reached_in_six,
)
from tests.browser.screens import SCREENS, Stage
from tests.browser.visitor import DESKTOP, PHONE, Device, Visit, Visitor
from tests.harness.in_thread import Running

SPACED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
TWICE = {"standard": 32, "fixed": 26}

ALL = bool(os.environ.get("TORIL_LOOKS"))
DEVICES = [PHONE, DESKTOP] if ALL else [PHONE]
SEATS = {"six": [4, 10], "eleven": [4, 7]} if ALL else {"six": [4], "eleven": [4]}
TABLES = [(game, seats) for game, several in SEATS.items() for seats in several]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_device = pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)


def table(name: str, game: str, seats: int) -> PreparedTable:
    return (six if game == "six" else eleven)(f"{name} {game} {seats}", seats)


def check_table(visitor: Visitor, device: Device, game: str) -> None:
    """Check that nothing is cut, nothing lies upon another, and a move can be made."""
    reached = reached_in_six if game == "six" else reached_in_eleven
    check_reach(visitor, device, {**reached(visitor), **around(visitor)})
    check_nothing_cut(visitor)
    move(visitor, by_lot(1)(visitor))


def spaced(visitor: Visitor) -> None:
    visitor.context.add_init_script(SPACED)


def large(visitor: Visitor) -> None:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": TWICE})


@pytest.mark.parametrize("reads", [spaced, large])
@each_device
@each_table
def test_nothing_is_cut_for_who_reads_with_wider_or_larger_text(
    come: Visit,
    server: Running,
    clients: ClientThread,
    device: Device,
    game: str,
    seats: int,
    reads: Callable[[Visitor], None],
) -> None:
    ana = come(device)
    reads(ana)
    prepared = table(f"{reads.__name__} {device.name}", game, seats).put(server, clients)
    ana.sit(prepared.code, prepared.token(0))
    check_table(ana, device, game)


READ = (
    "start",
    "start-with-my-tables",
    "new-table-six",
    "lobby-of-the-host",
    "lobby-of-a-visitor",
    "lobby-seat-sheet",
    "menu",
    "menu-leaving",
    "panel-settings",
    "panel-rules-six",
    "panel-scores-of-ten",
    "six-round-summary",
    "six-result-of-the-host",
    "eleven-result",
)
CASES = [(name, reads) for name in READ for reads in (spaced, large)]


@pytest.mark.parametrize(("name", "reads"), CASES if ALL else [("panel-settings", large)])
@each_device
def test_other_screens_are_read_with_wider_or_larger_text(
    come: Visit, stage: Stage, device: Device, name: str, reads: Callable[[Visitor], None]
) -> None:
    ana = come(device, name="Ana")
    reads(ana)
    SCREENS[name](stage, ana)
    check_screen(ana, device)
