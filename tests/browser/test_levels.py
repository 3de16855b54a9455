"""The levels on the page: which is hard, who plays where nobody chose, who sits at the table."""

import pytest
from playwright.sync_api import expect

from tests.browser.page_moves import fill_and_start
from tests.browser.visitor import DESKTOP, PHONE, Device, Visit, Visitor
from toril.bots import DEFAULT_BOTS


def bots(visitor: Visitor) -> list[str]:
    return [seat["bot"] for seat in visitor.table["seats"] if seat["bot"] is not None]


def play_now(visitor: Visitor, game: str = "six_nimmt") -> None:
    visitor.play = None  # of the table before
    visitor.tap("start-play-label", game=visitor.say(f"game-{game}"))
    visitor.until(lambda me: me.my_turn)


def test_whoever_plays_now_meets_the_usual_company_or_the_level_that_was_chosen(
    come: Visit,
) -> None:
    visitor = come(PHONE)
    play_now(visitor.open("/"))
    assert bots(visitor) == [*DEFAULT_BOTS]
    visitor.open("/")
    visitor.find("combobox", "start-play-against").select_option("bull")
    visitor.open("/")
    expect(visitor.find("combobox", "start-play-against")).to_have_value("bull")
    play_now(visitor, "eleven_nimmt")
    assert bots(visitor) == ["bull"] * 3


def test_free_seats_are_filled_with_the_usual_company(come: Visit) -> None:
    visitor = come(PHONE)
    visitor.open("/")
    visitor.tap("start-create")
    visitor.tap("start-new-open")
    visitor.until(lambda me: me.table.get("state") == "lobby")
    fill_and_start(visitor)
    visitor.until(lambda me: me.my_turn)
    assert bots(visitor) == [*DEFAULT_BOTS]


@pytest.mark.parametrize(("device", "language"), [(PHONE, "es"), (DESKTOP, "en")])
def test_the_score_sheet_and_the_list_of_people_name_the_levels(
    come: Visit, device: Device, language: str
) -> None:
    visitor = come(device, language)
    play_now(visitor.open("/"))
    visitor.tap("page-menu")
    visitor.tap("page-menu-scores")
    sheet = visitor.page.get_by_role("dialog")
    for kind in DEFAULT_BOTS:
        sheet.get_by_text(visitor.say("match-seat-bot", kind=kind), exact=True).wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.tap("page-menu")
    visitor.tap("page-menu-people")
    for kind in DEFAULT_BOTS:
        sheet.get_by_text(visitor.say("match-seat-level", kind=kind), exact=True).wait_for()


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_a_level_says_how_it_plays_this_game(come: Visit, game: str) -> None:
    visitor = come(PHONE, "en")
    visitor.open("/")
    visitor.tap("start-create")
    visitor.find("radio", f"game-{game}").check(force=True)
    for seat, kind in enumerate(("heifer", "bull"), start=2):
        visitor.find("combobox", "start-seat", seat=seat).select_option(kind)
        visitor.page.get_by_text(visitor.say("start-bot-how", game=game, kind=kind)).wait_for()
    visitor.page.get_by_text(visitor.say("start-bot-measure")).wait_for()
