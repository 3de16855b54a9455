"""A trick of 6 nimmt! as it is told: whose card is whose, what a row costs, and who feels it."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.layout import check_layout
from tests.browser.on_table import chips, rows, trick
from tests.browser.page_moves import six_card
from tests.browser.positions import NAMES, all_but_ana, six, too_low
from tests.browser.visitor import DESKTOP, LYING, PHONE, Device, Visit, Visitor
from tests.harness.in_thread import Running
from tests.people.requests import PATIENCE
from toril.engine.cards import bullheads
from toril.engine.six_nimmt import Placed

WIDTHS = "(cards) => cards.map((card) => card.getBoundingClientRect().width)"


def called(visitor: Visitor, seat: int) -> str:
    return visitor.say("you") if seat == visitor.seat else NAMES[seat]


def words(visitor: Visitor, seat: int, card: int) -> str:
    return f"{called(visitor, seat)}: {visitor.say('match-card', card=card, n=bullheads(card))}"


def play_highest(visitor: Visitor) -> None:
    visitor.press(six_card(visitor, max(visitor.round["hand"])))


@pytest.mark.parametrize(
    ("device", "seats", "widest"),
    [(PHONE, 4, 60), (PHONE, 10, 33), (LYING, 10, 33), (DESKTOP, 4, 64), (DESKTOP, 10, 64)],
    ids=lambda each: each.name if isinstance(each, Device) else str(each),
)
def test_a_trick_is_turned_over_from_low_to_high_each_card_with_its_owner(
    come: Visit, server: Running, clients: ClientThread, device: Device, seats: int, widest: int
) -> None:
    prepared = all_but_ana(f"turned {device.name} {seats}", seats).put(server, clients)
    cards = [max(hand) for hand in prepared.match.round.hands]
    ana = come(device, speed="slow", still=True).sit(prepared.code, prepared.token(0))
    play_highest(ana)
    expect(trick(ana).locator("[data-flip]")).to_have_count(seats)
    said = trick(ana).all_text_contents()
    widths = trick(ana).locator("[data-flip]").evaluate_all(WIDTHS)
    expected = [words(ana, cards.index(card), card) for card in sorted(cards)]
    assert [text[: len(start)] for text, start in zip(said, expected, strict=True)] == expected
    assert (len(widths), min(widths) >= widest) == (seats, True), widths
    check_layout(ana, fixed=True)
    ana.tap("match-skip")
    expect(trick(ana)).to_have_count(0)
    check_layout(ana, fixed=True)


def test_cards_of_the_last_trick_show_whose_they_are_and_a_reload_does_not_forget(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = all_but_ana("whose", 4).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    expect(ana.page.get_by_text(ana.say("six-trick", trick=5, of=10), exact=True)).to_be_visible()
    play_highest(ana)
    ana.until(lambda me: len(me.round["hand"]) == 5)
    expect(ana.page.get_by_text(ana.say("six-trick", trick=6, of=10), exact=True)).to_be_visible()
    for _ in range(2):
        lie = {card for row in ana.round["rows"] for card in row}
        shown = [placed for placed in ana.round["last_trick"] if placed["card"] in lie]
        for placed in shown:
            badge = rows(ana).locator(f'[data-flip="{placed["card"]}"] [data-initial]')
            expect(badge).to_have_attribute("data-initial", NAMES[placed["seat"]][0])
        assert rows(ana).locator("[data-flip] [data-initial]").count() == len(shown) > 0
        ana.page.reload()
        ana.settle()


PENALTY = "[data-flip^=penalty]"
OUTLINES = "(rows) => rows.map((row) => getComputedStyle(row).outlineStyle)"
NO_COLOUR = "rgba(0, 0, 0, 0)"
TREMBLES = "window.trembled = []; navigator.vibrate = (pattern) => window.trembled.push(pattern)"


@pytest.mark.parametrize(("taker", "still"), [(0, False), (1, True)], ids=["mine", "another-still"])
def test_a_row_that_is_taken_is_alone_and_its_price_comes_to_who_took_it(
    come: Visit, server: Running, clients: ClientThread, taker: int, still: bool
) -> None:

    def one_taker(placed: list[Placed]) -> bool:
        """One seat alone takes a row, and nobody came to it before: it is full already."""
        took = [each for each in placed if each.taken]
        first = next((each for each in placed if took and each.row == took[0].row), None)
        return [each.seat for each in took] == [taker] and first is took[0]

    prepared = all_but_ana(f"price {taker} {still}", 4, one_taker).put(server, clients)
    ana = come(PHONE, speed="normal", vibration=True, still=still)
    ana.context.add_init_script(TREMBLES)
    ana.sit(prepared.code, prepared.token(0))
    full = [len(row) == 5 for row in ana.round["rows"]]
    assert [style == "dashed" for style in rows(ana).evaluate_all(OUTLINES)] == full
    play_highest(ana)
    ana.until(lambda me: len(me.round["hand"]) == 5)
    taken = next(each for each in ana.round["last_trick"] if each["taken"])
    n = sum(map(bullheads, taken["taken"]))
    row = rows(ana).nth(taken["row"])
    expect(row.locator(PENALTY)).to_have_text(f"+{n}", timeout=PATIENCE * 1000)
    seen = rows(ana).evaluate_all("(all) => all.map((each) => getComputedStyle(each).opacity)")
    assert [row for row, opacity in enumerate(seen) if opacity == "1"] == [taken["row"]]
    assert full[taken["row"]]
    assert rows(ana).evaluate_all(OUTLINES)[taken["row"]] == "none"  # a solid ground instead
    assert row.evaluate("(row) => getComputedStyle(row).backgroundColor") != NO_COLOUR
    chip = chips(ana).nth(taker)
    expect(chip.locator(PENALTY)).to_have_text(f"+{n}")
    banner = ana.page.get_by_role("banner")
    mine = banner.get_by_text(ana.say("six-you-take", n=n), exact=True)
    assert mine.count() == (taker == 0)
    trembled = ana.page.evaluate("() => window.trembled.filter(Array.isArray).length")
    assert trembled == (taker == 0)
    ana.find("button", "match-skip").wait_for(state="hidden")
    expect(chip.locator(PENALTY)).to_have_count(0)


def is_taken_twice_in_a_row(placed: list[Placed]) -> bool:
    return any(one.taken and other.taken for one, other in pairwise(placed))


WHERE_PRICES_FLY = """() => {
  window.whereto = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const price = this.dataset.flip?.startsWith("penalty");
    if (price) window.whereto.push(this.closest("ul, ol").getAttribute("aria-label"));
    return animate.apply(this, given);
  };
}"""


def test_each_price_flies_from_its_row_to_its_seat_and_none_comes_back(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = all_but_ana("prices", 10, is_taken_twice_in_a_row).put(server, clients)
    ana = come(PHONE, speed="fast").sit(prepared.code, prepared.token(0))
    ana.page.evaluate(WHERE_PRICES_FLY)
    play_highest(ana)
    ana.until(lambda me: len(me.round["hand"]) == 5)
    ana.find("button", "match-skip").wait_for(state="hidden")
    takes = sum(bool(each["taken"]) for each in ana.round["last_trick"])
    assert ana.page.evaluate("() => window.whereto") == [ana.say("match-seats")] * takes


def test_the_trick_stays_open_while_somebody_chooses_a_row(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = too_low("open while choosing", seats=10).put(server, clients)
    cards = prepared.match.round.phase.cards
    for seat, device in ((0, PHONE), (1, LYING)):
        visitor = come(device, confirm=True).sit(prepared.code, prepared.token(seat))
        for item, card in zip(trick(visitor).all(), sorted(cards), strict=True):
            expect(item).to_contain_text(words(visitor, cards.index(card), card))
        check_layout(visitor, fixed=True)
        if seat == 0:
            visitor.tap("six-take-row", row=2, n=visitor.legal["prices"][1])
            check_layout(visitor, fixed=True)
            visitor.tap("six-confirm-row", row=2)
            visitor.until(lambda me: len(me.round["last_trick"] or ()) == 10)
            prepared = too_low("open while choosing too", seats=10).put(server, clients)
            cards = prepared.match.round.phase.cards


def test_a_hand_of_six_lies_in_two_lines_of_three(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("three and three", seats=4, tricks=4).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    cards = ana.find("group", "six-hand").get_by_role("button").all()
    tops = [round((card.bounding_box() or {"y": 0})["y"]) for card in cards]
    assert [tops.count(top) for top in sorted(set(tops))] == [3, 3]


def test_open_hands_and_the_counter_lie_beside_the_table_of_a_large_screen(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("beside", seats=4, tricks=2, variant="draft").put(server, clients)
    for device, there in ((Device("large", 1920, 1080), 1), (DESKTOP, 0)):
        ana = come(device).sit(prepared.code, prepared.token(0))
        hands = ana.page.get_by_role("heading", name=ana.say("six-hands-title"), exact=True)
        counter = ana.page.get_by_role("heading", name=ana.say("page-menu-counter"), exact=True)
        ana.page.get_by_role("heading", name=ana.say("page-menu-log"), exact=True).wait_for()
        expect(hands).to_have_count(there)
        expect(counter).to_have_count(there)
        expect(ana.find("button", "six-hands")).to_have_count(1 - there)
