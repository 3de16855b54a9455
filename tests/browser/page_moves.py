"""How moves are made on the page: every card, row and pile is found as a person finds it."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.people.playing import random_move
from toril.engine.cards import bullheads
from toril.engine.eleven_nimmt import Decline, Play, Rob, Take
from toril.engine.game import Card, Move
from toril.engine.six_nimmt import ChooseRow, Commit, Draft

Choose = Callable[[Visitor], Move]
DOUBLE_TAP = 310
"""In milliseconds: a tap that follows a turn's end so soon was meant for that turn."""


def begins(name: str) -> re.Pattern[str]:
    """Return what matches a longer name that begins so."""
    return re.compile(rf"^{re.escape(name)}(?!\w)")


def six_card(visitor: Visitor, card: Card) -> Locator:
    """Find a card of 6 nimmt! that can be pressed: in the hand, or in the draft's pool."""
    group = visitor.find("group", "six-pool" if visitor.legal["kind"] == "draft" else "six-hand")
    return group.get_by_role(
        "button", name=begins(visitor.say("match-card", card=card, n=bullheads(card)))
    )


def eleven_bullheads(visitor: Visitor, card: Card) -> int:
    """Return how many bullheads a card shows at this table."""
    found: int = visitor.table["rules"]["bullheads"][card - 1]
    return found


def eleven_card(visitor: Visitor, card: Card) -> Locator:
    """Find a card in the hand of 11 nimmt!."""
    hand = visitor.page.get_by_role(
        "region", name=visitor.say("eleven-hand", n=len(visitor.round["hand"]))
    )
    name = visitor.say("match-card", card=card, n=eleven_bullheads(visitor, card))
    return hand.get_by_role("button", name=begins(name))


def eleven_pile(visitor: Visitor, top: Card) -> Locator:
    """Find a pile by its top."""
    name = visitor.say("eleven-pile", top=top, n=eleven_bullheads(visitor, top))
    return visitor.page.get_by_role("button", name=begins(name))


def move(visitor: Visitor, wanted: Move) -> None:
    """Make a move by pressing what there is to press, and wait until it is done."""
    turn = (visitor.play["match"], visitor.play["turn"])
    # Who touches a card while the story is told only chooses it.
    visitor.find("button", "match-skip").wait_for(state="hidden")
    visitor.page.wait_for_timeout(DOUBLE_TAP)
    match wanted:
        case Commit(card) | Draft(card):
            visitor.press(six_card(visitor, card))
        case ChooseRow(row):
            price = visitor.legal["prices"][row]
            visitor.tap("six-take-row", row=row + 1, n=price)
        case Play(groups):
            for top, cards in groups:
                lay_beside(visitor, top, *cards)
            visitor.press(play_button(visitor))
        case Take(top):
            visitor.press(eleven_pile(visitor, top))
            visitor.tap("eleven-take-label", top=top)
        case Rob(seat):
            name = visitor.table["seats"][seat]["name"] or visitor.say("match-bot-name", seat=seat)
            count = visitor.round["bull_cards"][seat]
            visitor.tap("eleven-victim", name=name, n=count)
        case Decline():
            visitor.tap("eleven-decline")
        case _:
            raise AssertionError(wanted)
    visitor.until(
        lambda me: (me.play["match"], me.play["turn"]) != turn or not me.my_turn or me.over
    )


def lay_beside(visitor: Visitor, top: Card, *cards: Card) -> None:
    """Put cards beside a pile."""
    visitor.press(eleven_pile(visitor, top))
    expect(eleven_pile(visitor, top)).to_have_attribute("aria-pressed", "true")
    for card in cards:
        visitor.press(eleven_card(visitor, card))


def play_button(visitor: Visitor) -> Locator:
    """Find the button that plays what lies beside the piles."""
    name = visitor.say("eleven-play-label", n=0, groups="…").partition("0")[0].strip()
    return visitor.page.get_by_role("button", name=begins(name))


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
