"""The TV in the room, and what the page is as an app."""

from collections.abc import Callable

from playwright.sync_api import ViewportSize

from tests.browser.page_moves import move
from tests.browser.positions import (
    LONG,
    NAMES,
    all_but_ana,
    eleven,
    ended,
    last_card,
    many_piles,
    named,
    six,
)
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.screens.start import lobby_of_three
from tests.browser.screens.stories import stops
from tests.browser.visitor import Visitor
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import Commit, SixNimmt

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SMALL: ViewportSize = {"width": 1280, "height": 720}


def _on_tv(
    stage: Stage, visitor: Visitor, name: str, make: Callable[[str], PreparedTable]
) -> PreparedTable:
    """Show a table on a TV: the smallest there is where the look is a phone's."""
    visitor.page.set_viewport_size(SMALL if visitor.touch else LARGE)
    prepared = stage.put(name, make)
    visitor.open(f"/t/{prepared.code}/tv")
    visitor.until(lambda me: bool(me.table))
    visitor.settle()
    return prepared


@screen
def tv_lobby(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "lobby", lobby_of_three)


@rare
def tv_lobby_of_ten(stage: Stage, visitor: Visitor) -> None:
    names = (*LONG, *NAMES[:5])
    _on_tv(
        stage,
        visitor,
        "tv lobby",
        lambda name: PreparedTable(named(name), SixNimmt(seats=10), names),
    )


@screen
def tv_six(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "six four", six)


@rare
def tv_six_of_ten(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "six ten", lambda name: six(name, seats=10, tricks=3))


@screen
def tv_six_cards_are_revealed(stage: Stage, visitor: Visitor) -> None:
    prepared = _on_tv(stage, visitor, "tv reveal", lambda name: all_but_ana(name, 6))
    until = stops(visitor)
    visitor.settle()
    until(lambda: _commit(stage, prepared), visitor.say("six-revealed"))


@screen
def tv_round_summary(stage: Stage, visitor: Visitor) -> None:
    prepared = _on_tv(stage, visitor, "tv summary", lambda name: last_card(name, seats=6))
    _commit(stage, prepared)
    ended = visitor.say("match-round-ended", round=1)
    visitor.page.get_by_role("heading", name=ended).wait_for()


def _commit(stage: Stage, prepared: PreparedTable) -> None:
    """Let Ana play her highest card, from a phone that nobody looks at."""
    ana = stage.clients.client(stage.server.base, prepared.code, prepared.token(0))
    play = stage.clients.run(ana.connect())["play"]
    stage.clients.run(ana.move(play, Commit(max(prepared.match.round.hands[0]))))


@screen
def tv_eleven(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "eleven four", eleven)


@rare
def tv_eleven_many_piles(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "many piles", many_piles)


@screen
def tv_result(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "six result", lambda name: ended(name, SixNimmt(seats=5)))


@rare
def tv_result_eleven(stage: Stage, visitor: Visitor) -> None:
    _on_tv(stage, visitor, "eleven result", lambda name: ended(name, ElevenNimmt(seats=4)))


@screen
def panel_tv(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    visitor.tap("page-menu")
    visitor.tap("devices-tv")
    visitor.find("textbox", "devices-tv-link").wait_for()


@screen
def start_offline(_: Stage, visitor: Visitor) -> None:
    visitor.forgive("ERR_FAILED", "net::")
    visitor.page.route("**/api/tables", lambda route: route.abort())
    visitor.open("/")
    visitor.page.get_by_text(visitor.say("devices-offline")).wait_for()


@screen
def sounds_offered(stage: Stage, visitor: Visitor) -> None:
    visitor.open("/")
    visitor.prefer(soundOffered=False)
    stage.sit(visitor, f"sounds {visitor.touch}", lambda name: last_card(name, seats=4))
    move(visitor, Commit(visitor.round["hand"][0]))
    visitor.find("group", "devices-sounds-offer").wait_for()
