"""The smallest phone, and people who want nothing to move."""

from typing import Any

import pytest

from tests.browser.client_thread import ClientThread
from tests.browser.flights import COUNT_FLIGHTS
from tests.browser.layout import check_layout
from tests.browser.on_table import chips
from tests.browser.page_moves import by_lot, move, play_match
from tests.browser.positions import NAMES, cautiously, named, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import PHONE, Device, Visit
from tests.harness.in_thread import Running
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.game import Seat
from toril.engine.match import Match
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


def crowded(match: Match[Any]) -> list[Seat]:
    """Return the seats whose numbers are as wide as they get: total, cards, and a bull card."""
    told = zip(match.totals, match.round.hands, match.round.bull_cards, strict=True)
    return [
        seat
        for seat, (total, hand, bulls) in enumerate(told)
        if total > 9 and len(hand) > 9 and bulls > 0
    ]


def test_a_chip_has_room_for_a_total_cards_and_bull_cards(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    rules = ElevenNimmt(seats=4, rounds=8, bull_card_from=2)
    prepared = PreparedTable(named("full chips"), rules, NAMES[:4]).start()
    prepared.play(cautiously(), lambda match: bool(crowded(match))).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    for seat in crowded(prepared.match):
        chip = chips(ana).nth(seat)
        cards = str(len(prepared.match.round.hands[seat]))
        inside = chip.get_by_text(cards, exact=True).bounding_box()
        around = chip.bounding_box()
        assert inside
        assert around
        assert inside["y"] + inside["height"] <= around["y"] + around["height"]


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
