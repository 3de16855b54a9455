"""Without a mouse and without a finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.focus import tab_to
from tests.browser.page_moves import DOUBLE_TAP
from tests.browser.targets import eleven_bullheads
from tests.browser.visitor import Visit, Visitor
from tests.harness.in_thread import Running


def test_a_round_of_six_nimmt_is_played_with_the_keyboard_only(come: Visit) -> None:
    visitor = come()
    visitor.open("/")
    tab_to(visitor, visitor.say("start-play-label", game=visitor.say("game-six_nimmt")))
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda me: me.my_turn)
    visitor.settle()
    for trick in range(10):
        _play_a_trick(visitor, left=10 - trick)
    visitor.until(lambda me: bool(me.play["view"]["scores"]) or me.over)
    visitor.page.keyboard.press("Escape")


def _play_a_trick(visitor: Visitor, left: int) -> None:
    """Play one of the cards that are left, by turns the first and the second that Tab leads to."""
    visitor.until(lambda me: me.my_turn)
    visitor.settle()  # nobody presses a key before the page has shown what was heard
    visitor.page.wait_for_timeout(DOUBLE_TAP)
    hand = sorted(visitor.round["hand"])
    assert len(hand) == left
    tab_to(visitor, *(f"{card}, " for card in hand))
    if left % 2 and left > 1:
        visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda me: len(me.round["hand"]) != left or _chooses(me))
    if _chooses(visitor):
        visitor.page.wait_for_timeout(DOUBLE_TAP)
        tab_to(visitor, visitor.say("six-take-row", row=1, n=visitor.legal["prices"][0]))
        visitor.page.keyboard.press("ArrowDown")
        visitor.page.keyboard.press("Enter")
        visitor.until(lambda me: not _chooses(me))


def _chooses(visitor: Visitor) -> bool:
    return visitor.my_turn and bool(visitor.legal["kind"] == "choose_row")


def test_a_turn_of_eleven_nimmt_is_played_with_the_keyboard_only(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, game="eleven_nimmt", seats=2, bots=[None, "cautious"])
    clients.run(host.post("start"))
    visitor = come(language="en").sit_as(host)
    visitor.until(lambda me: me.my_turn)
    top = visitor.legal["take"][0]
    tab_to(visitor, visitor.say("eleven-pile", top=top, n=eleven_bullheads(visitor, top)))
    visitor.page.keyboard.press("Enter")
    tab_to(visitor, visitor.say("eleven-take-label", top=top))
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda me: len(me.round["hand"]) == 11)


def test_the_rows_the_hand_and_the_scores_are_read_out(come: Visit) -> None:
    visitor = come()
    visitor.open("/").tap("start-play-label", game=visitor.say("game-six_nimmt"))
    visitor.until(lambda me: me.my_turn)
    visitor.settle()
    told = visitor.page.get_by_role("log")
    visitor.page.keyboard.press("r")
    rows = ", ".join(str(card) for card in visitor.round["rows"][0])
    told.get_by_text(rows).first.wait_for(state="attached")
    visitor.page.keyboard.press("h")
    told.get_by_text(str(visitor.round["hand"][0])).first.wait_for(state="attached")
    visitor.page.keyboard.press("p")
    told.get_by_text(visitor.say("match-bot-name", seat=1)).first.wait_for(state="attached")


@pytest.mark.parametrize(("game", "repeats"), [("six_nimmt", 1), ("eleven_nimmt", 0)])
def test_the_keys_are_listed_that_the_game_has(come: Visit, game: str, repeats: int) -> None:
    visitor = come()
    visitor.open("/").tap("start-play-label", game=visitor.say(f"game-{game}"))
    visitor.until(lambda me: me.my_turn)
    visitor.settle()
    visitor.page.keyboard.press("?")
    keys = visitor.page.get_by_role("dialog").get_by_role("definition")
    expect(keys.filter(has_text=visitor.say("page-key-skip"))).to_have_count(1)
    expect(keys.filter(has_text=visitor.say("page-key-repeat"))).to_have_count(repeats)
