"""Low and narrow screens: phones on their side, and a desktop at 400 % zoom (WCAG 1.4.10).

`make looks` adds the other sizes, tables of four, and what is not the table.
"""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import lay_beside, move, six_card
from tests.browser.positions import eleven, many_piles, six, too_low
from tests.browser.reach import (
    around,
    check_reach,
    check_screen,
    reached_in_eleven,
    reached_in_six,
)
from tests.browser.screens import SCREENS, Stage
from tests.browser.visitor import Device, Visit
from tests.harness.in_thread import Running
from toril.engine.eleven_nimmt import Play
from toril.engine.six_nimmt import ChooseRow

ALL = bool(os.environ.get("TORIL_LOOKS"))
SIZES = [(320, 256), (480, 300), (568, 320), (740, 360)] if ALL else [(320, 256), (568, 320)]
LOW = [Device(f"{width}x{height}", width, height, touch=True) for width, height in SIZES]
NARROW = Device("320x400", 320, 400, touch=True)
on_low_screens = pytest.mark.parametrize("screen", LOW, ids=lambda device: device.name)
on_low_and_narrow_screens = pytest.mark.parametrize(
    "screen", [*LOW, NARROW] if ALL else LOW, ids=lambda device: device.name
)


@on_low_screens
@pytest.mark.parametrize("seats", [4, 10] if ALL else [10])
def test_six_nimmt_is_played_on_a_low_screen(
    come: Visit, server: Running, clients: ClientThread, screen: Device, seats: int
) -> None:
    name = f"low {screen.name} {seats}"
    prepared = six(name, seats=seats, tricks=0).put(server, clients)
    ana = come(screen).sit(prepared.code, prepared.token(0))
    check_reach(ana, screen, {**reached_in_six(ana), **around(ana)})
    for card in (min(ana.round["hand"]), max(ana.round["hand"])):
        ana.press(six_card(ana, card))
        expect(six_card(ana, card)).to_have_attribute("aria-pressed", "true")


@on_low_screens
def test_a_row_is_taken_on_a_low_screen(
    come: Visit, server: Running, clients: ClientThread, screen: Device
) -> None:
    prepared = too_low(f"low row {screen.name}").put(server, clients)
    ana = come(screen).sit(prepared.code, prepared.token(0))
    offered = {
        f"row {row}": ana.find("button", "six-take-row", row=row + 1, n=price)
        for row, price in enumerate(ana.legal["prices"])
    }
    check_reach(ana, screen, {**offered, **around(ana)})
    move(ana, ChooseRow(3))


@on_low_and_narrow_screens
@pytest.mark.parametrize("seats", [4, 7] if ALL else [7])
def test_eleven_nimmt_is_played_on_a_low_screen(
    come: Visit, server: Running, clients: ClientThread, screen: Device, seats: int
) -> None:
    name = f"low eleven {screen.name} {seats}"
    prepared = eleven(name, seats=seats, turns=10 * seats).put(server, clients)
    ana = come(screen).sit(prepared.code, prepared.token(0))
    check_reach(ana, screen, {**reached_in_eleven(ana), **around(ana)})
    top, cards = next((int(top), cards) for top, cards in ana.legal["reach"].items() if cards)
    move(ana, Play.of({top: [cards[-1]]}))
    assert cards[-1] not in ana.round["hand"]


@on_low_and_narrow_screens
def test_all_piles_and_cards_of_eleven_nimmt_are_reached_on_a_low_screen(
    come: Visit, server: Running, clients: ClientThread, screen: Device
) -> None:
    name = f"low forty {screen.name}"
    prepared = many_piles(name, bull_card_from=1).put(server, clients)
    ana = come(screen).sit(prepared.code, prepared.token(0))
    top, cards = next((int(top), cards) for top, cards in ana.legal["reach"].items() if cards)
    lay_beside(ana, top, cards[0])
    check_reach(ana, screen, {**reached_in_eleven(ana), **around(ana)})


OTHERS = [
    "menu",
    "menu-leaving",
    "panel-settings",
    "six-cards-are-revealed",
    "six-a-row-is-taken",
    "six-my-own-penalty",
    "six-round-summary",
    "six-result-of-the-host",
    "eleven-a-take-is-told",
    "eleven-round-summary",
    "eleven-result",
]


@on_low_and_narrow_screens
@pytest.mark.parametrize("name", OTHERS if ALL else ["six-my-own-penalty"])
def test_a_story_the_menu_and_the_result_are_reached_on_a_low_screen(
    come: Visit, stage: Stage, screen: Device, name: str
) -> None:
    ana = come(screen, name="Ana")
    SCREENS[name](stage, ana)
    check_screen(ana, screen)
