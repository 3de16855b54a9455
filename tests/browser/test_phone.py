"""The smallest phone, and people who want nothing to move."""

import pytest

from tests.browser.client_thread import ClientThread
from tests.browser.layout import check_layout
from tests.browser.page_moves import by_lot, move, play_match
from tests.browser.positions import six
from tests.browser.visitor import PHONE, Device, Visit
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit

NARROW = Device("narrow", 320, 640, touch=True)
BOTS = [None, *["random"] * 9]


def test_ten_seats_play_a_round_on_a_phone(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=10, bots=BOTS, options={"rounds": 1})
    clients.run(host.post("start"))
    visitor = come(PHONE).sit_as(host)
    play_match({visitor: by_lot(7)}, lambda me: check_layout(me, fixed=not me.over))


def test_a_narrower_phone_does_not_scroll_sideways(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("narrow", seats=10, tricks=3).put(server, clients)
    check_layout(come(NARROW).sit(prepared.code, prepared.token(0)), fixed=True)


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_with_reduced_motion_nothing_moves_and_everything_is_in_its_place(
    come: Visit, server: Running, clients: ClientThread, game: str
) -> None:
    host = clients.open(server.base, game=game, seats=3, bots=[None, "random", "random"])
    clients.run(host.post("start"))
    visitor = come(PHONE, still=True, speed="normal").sit_as(host)
    choose = by_lot(3)
    for _ in range(4):
        visitor.until(lambda me: me.my_turn)
        move(visitor, choose(visitor))
        visitor.until(lambda me: me.my_turn)
        assert visitor.page.evaluate("() => document.getAnimations().length") == 0
    lie = visitor.round["rows"] if game == "six_nimmt" else [visitor.legal["take"]]
    wanted = {str(card) for cards in lie for card in cards}
    visitor.until(lambda me: wanted <= {*me.page.evaluate(SHOWN)})


SHOWN = "() => [...document.querySelectorAll('main [data-flip]')].map((each) => each.dataset.flip)"


def test_cards_really_move_and_the_story_can_be_skipped_and_told_again(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=4, bots=[None, "random", "random", "random"])
    clients.run(host.post("start"))
    visitor = come(speed="slow").sit_as(host)
    visitor.page.evaluate(COUNT_FLIGHTS)
    move(visitor, Commit(visitor.round["hand"][-1]))
    visitor.until(lambda me: me.page.evaluate("() => window.flights") > 0)
    visitor.tap("match-skip")
    visitor.find("button", "match-repeat").wait_for()
    before = visitor.page.evaluate("() => window.flights")
    visitor.tap("match-repeat")
    visitor.until(lambda me: me.page.evaluate("() => window.flights") > before)


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.flights += 1;
    return animate.apply(this, given);
  };
}"""
