"""How moves are made on the page: every card, row and pile is found as a person finds it."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser import targets
from tests.browser.visitor import Visitor
from tests.people.playing import random_move
from toril.engine.game import Card, Move

Choose = Callable[[Visitor], Move]
DOUBLE_TAP = 310
"""In milliseconds: a tap that follows a turn's end so soon was meant for that turn."""


def six_card(visitor: Visitor, card: Card) -> Locator:
    """Find a card of 6 nimmt! that can be pressed: in the hand, or in the draft's pool."""
    return visitor.locate(targets.six_card(visitor, card))


def eleven_card(visitor: Visitor, card: Card) -> Locator:
    """Find a card in the hand of 11 nimmt!."""
    return visitor.locate(targets.eleven_card(visitor, card))


def eleven_pile(visitor: Visitor, top: Card) -> Locator:
    """Find a pile by its top."""
    return visitor.locate(targets.eleven_pile(visitor, top))


def play_button(visitor: Visitor) -> Locator:
    """Find the button that plays what lies beside the piles."""
    return visitor.locate(targets.play_button(visitor))


def move(visitor: Visitor, wanted: Move) -> None:
    """Make a move by pressing what there is to press, and wait until it is done."""
    turn = (visitor.play["match"], visitor.play["turn"])
    # Who touches a card while the story is told only chooses it.
    visitor.find("button", "match-skip").wait_for(state="hidden")
    visitor.page.wait_for_timeout(DOUBLE_TAP)
    for target in targets.presses(visitor, wanted):
        visitor.press(visitor.locate(target))
    visitor.until(
        lambda me: (me.play["match"], me.play["turn"]) != turn or not me.my_turn or me.over
    )


def lay_beside(visitor: Visitor, top: Card, *cards: Card) -> None:
    """Put cards beside a pile."""
    visitor.press(eleven_pile(visitor, top))
    expect(eleven_pile(visitor, top)).to_have_attribute("aria-pressed", "true")
    for card in cards:
        visitor.press(eleven_card(visitor, card))


def fill_and_start(visitor: Visitor) -> None:
    """Let the host start with bots at the free seats, and say yes when asked."""
    chairs = visitor.table["seats"]
    free = sum(chair["person"] is None and chair["bot"] is None for chair in chairs)
    visitor.tap("start-begin-fill", n=free)
    sure = visitor.page.get_by_role("group", name=visitor.say("start-begin-sure", n=free))
    visitor.press(sure.get_by_role("button", name=visitor.say("start-begin-yes"), exact=True))


def by_lot(seed: int) -> Choose:
    """Let somebody play by lot, with as many cards and piles as there may be."""
    rng = Random(seed)
    return lambda visitor: random_move(visitor.play, rng)


Watch = Callable[[Visitor], None]


def play_match(
    people: dict[Visitor, Choose], watch: Watch = lambda _: None, number: int = 1
) -> None:
    """Let everybody play a match to its end on their own page; `watch` sees every step."""

    def done(visitor: Visitor) -> bool:
        return visitor.over and bool(visitor.play["match"] >= number)

    for visitor in people:
        visitor.go_on_by_itself()
    first = next(iter(people))
    while not all(map(done, people)):
        first.until(lambda _: any(each.my_turn or done(each) for each in people))
        for visitor, choose in people.items():
            if visitor.my_turn and not visitor.over:
                watch(visitor)
                move(visitor, choose(visitor))
        if all(map(done, people)):
            break
        first.page.wait_for_timeout(5)
    for visitor in people:
        watch(visitor)
