"""11 nimmt! played on the page."""

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.layout import check_layout
from tests.browser.page_moves import (
    by_lot,
    eleven_card,
    eleven_pile,
    lay_beside,
    move,
    play_button,
    play_match,
)
from tests.browser.positions import NAMES, hoarding, many_piles, named, robbing
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import LYING, PHONE, Device, Visit, Visitor
from tests.browser.words import check_words
from tests.harness.in_thread import Running
from tests.people.playing import play_through
from tests.people.requests import PATIENCE
from toril.engine.eleven_nimmt import Decline, ElevenNimmt, Play, Rob, Take
from toril.engine.game import Move
from toril.engine.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Route


def test_a_whole_match_has_plays_on_several_piles_and_steals(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    rules = ElevenNimmt(seats=3, rounds=1, supply=3, bull_card_from=1)
    prepared = PreparedTable(named("several piles"), rules, NAMES[:3]).start().put(server, clients)
    ana, luis = come(PHONE), come(language="en")
    ana.sit(prepared.code, prepared.token(0))
    luis.sit(prepared.code, prepared.token(1))
    eva = clients.client(server.base, prepared.code, prepared.token(2))
    playing = clients.begin(play_through(eva, Random(3)))
    made: list[Move] = []

    def noted(seed: int) -> Any:
        """Collect bull cards first, then play by lot: the deal is known, so is the match."""
        choose, rng = by_lot(seed), Random(seed)

        def chosen(visitor: Visitor) -> Move:
            legal = visitor.legal
            takes = legal["kind"] == "turn" and legal["piles"] < 2 and rng.random() < 0.7
            made.append(Take(rng.choice(legal["take"])) if takes else choose(visitor))
            return made[-1]

        return chosen

    play_match({ana: noted(1), luis: noted(2)}, check_words)
    playing.result(PATIENCE)
    assert any(isinstance(each, Play) and len(each.groups) > 1 for each in made)
    assert any(isinstance(each, Rob) for each in made)


def test_forty_piles_and_five_and_forty_cards_fit_a_phone(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = many_piles("forty", bull_card_from=1).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    assert len(ana.legal["take"]) == 40
    assert len(ana.round["hand"]) >= 45
    check_layout(ana, fixed=True)
    top, cards = next((int(top), cards) for top, cards in ana.legal["reach"].items() if cards)
    lay_beside(ana, top, cards[0])
    check_layout(ana, fixed=True)
    eleven_card(ana, max(ana.round["hand"])).scroll_into_view_if_needed()
    check_layout(ana, fixed=True)
    eleven_pile(ana, max(ana.legal["take"])).scroll_into_view_if_needed()
    check_layout(ana, fixed=True)
    ana.press(play_button(ana))
    ana.until(lambda me: not me.my_turn)
    assert cards[0] not in ana.round["hand"]


def test_a_pause_keeps_what_lies_beside_a_pile(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = many_piles("laid in a pause", bull_card_from=1).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    host = clients.client(server.base, prepared.code, prepared.token(0))
    top, cards = next((int(top), cards) for top, cards in ana.legal["reach"].items() if cards)
    lay_beside(ana, top, cards[0])
    clients.run(host.post("pause"))
    expect(play_button(ana)).to_be_hidden()
    clients.run(host.post("resume"))
    ana.press(play_button(ana))
    ana.until(lambda me: not me.my_turn)
    assert cards[0] not in ana.round["hand"]


PILES = """() => Object.fromEntries([...document.querySelectorAll("[data-pile]")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [Number(each.dataset.pile), [x, y, width, height]];
}))"""


def test_piles_that_nobody_touched_do_not_move_when_one_is_taken_and_two_are_opened(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    def wanted(match: Match[Any]) -> bool:
        return len(match.round.piles) == 7 and match.to_act == (0,)

    prepared = PreparedTable(named("places"), ElevenNimmt(seats=2), NAMES[:2]).start()
    prepared.play(hoarding(keeper=1), wanted).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    before = ana.page.evaluate(PILES)
    taken = ana.legal["take"][2]
    move(ana, Take(taken))
    for top in ana.round["tops"]:
        expect(eleven_pile(ana, top)).to_be_visible()
    ana.find("button", "match-skip").wait_for(state="hidden")
    after = ana.page.evaluate(PILES)
    del before[str(taken)]
    assert len(after) == 8
    assert {top: after[top] for top in before} == before


@pytest.mark.parametrize("device", [PHONE, LYING], ids=lambda device: device.name)
def test_piles_keep_their_size_while_one_of_six_victims_is_chosen(
    come: Visit, server: Running, clients: ClientThread, device: Device
) -> None:
    prepared = robbing(f"steady {device.name}", seats=7, rob="may").put(server, clients)
    ana = come(device).sit(prepared.code, prepared.token(0))
    expect(ana.find("button", "eleven-decline")).to_be_visible()
    before = ana.page.evaluate(PILES)
    move(ana, Decline())
    expect(ana.find("button", "eleven-decline")).to_be_hidden()
    after = ana.page.evaluate(PILES)
    assert {top: after[top] for top in before} == before


BOXES = (
    "[...document.querySelectorAll('main button')].map((each) => each.getBoundingClientRect().x)"
)
WHEN_IT_COMES = f"""() => {{
  window.came = new Promise((done) => {{
    new MutationObserver(() => {{ if (document.querySelector("aside")) done({BOXES}); }})
      .observe(document, {{ childList: true, subtree: true }});
  }});
}}"""


def test_the_score_beside_the_table_comes_later_and_moves_nothing(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = many_piles("late").put(server, clients)
    ana = come()
    late: list[Route] = []
    ana.page.route("**/SidePanel*.js", lambda route: late.append(route))
    ana.sit(prepared.code, prepared.token(0))
    before = ana.page.evaluate(BOXES)
    ana.page.evaluate(WHEN_IT_COMES)
    assert late
    for each in late:
        each.continue_()
    assert len(before) > 40
    assert ana.page.evaluate("window.came") == before


FLIPPED = "() => [...document.querySelectorAll('[data-flip]')].map((each) => each.dataset.flip)"


def test_what_lies_under_a_top_is_nowhere_on_the_page(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = many_piles("tops only").put(server, clients)
    ana = come().sit(prepared.code, prepared.token(0))
    state = prepared.match.round
    covered = {card for pile in state.piles for card in pile[:-1]}
    seen = {*state.hands[0], *state.tops}
    numbers = ana.page.evaluate(FLIPPED)
    assert {int(number) for number in numbers if number.isdecimal()} == seen
    assert not covered & seen


def test_e10_who_may_rob_can_take_a_bull_card_from_nobody(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = robbing("mercy", seats=7, rob="may").put(server, clients)
    ana, luis = come(PHONE), come(language="en")
    ana.sit(prepared.code, prepared.token(0))
    luis.sit(prepared.code, prepared.token(1))
    bull_cards = ana.round["bull_cards"]
    expect(ana.find("button", "eleven-decline")).to_be_visible()
    expect(luis.find("button", "eleven-decline")).to_have_count(0)
    check_layout(ana)
    check_words(ana)
    move(ana, Decline())
    assert ana.round["bull_cards"] == bull_cards
    assert ana.round["phase"] == {"kind": "eleven.turn", "seat": 1}
