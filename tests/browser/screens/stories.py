"""Moments of a story, each stopped at its sentence."""

import re
from collections.abc import Callable

from tests.browser.in_page import PAINTED
from tests.browser.page_moves import move, six_card
from tests.browser.positions import all_but_ana, eleven, last_card
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.engine.eleven_nimmt import Take
from toril.engine.six_nimmt import Placed

HELD = """{
  const wait = window.setTimeout;
  window.beats = [];
  window.setTimeout = (done, ms = 0, ...given) => {
    if (ms < 150 || ms > 3000) return wait(done, ms, ...given);
    window.beats.push(() => done(...given));
    return -1;
  };
}"""
"""Scenes end only when they are told to, so that a story can be looked at for any time."""


def tell(
    stage: Stage, visitor: Visitor, name: str, make: Callable[[str], PreparedTable]
) -> Callable[[Callable[[], None], str], None]:
    """Sit down at a table whose stories stop; return how one is told up to a sentence."""
    stage.sit(visitor, name, make)
    until = stops(visitor)
    visitor.settle()
    return until


def stops(visitor: Visitor) -> Callable[[Callable[[], None], str], None]:
    """Load the page so that its stories stop; return how one is told up to a sentence."""
    visitor.context.add_init_script(HELD)
    visitor.prefer(speed="normal")
    line = visitor.page.get_by_role("banner")

    def until(begin: Callable[[], None], words: str) -> None:
        begin()
        told = line.get_by_text(re.compile(words, re.IGNORECASE))

        def next_scene(me: Visitor) -> bool:
            me.page.evaluate(PAINTED)
            if told.count():
                return True
            me.page.evaluate("() => window.beats.shift()?.()")
            return False

        visitor.until(next_scene)

    return until


def begins(visitor: Visitor, message: str, **facts: str) -> str:
    """Return what a sentence says before its first number, as a pattern."""
    return "^" + re.escape(visitor.say(message, n=7, card=7, row=7, top=7, **facts).split("7")[0])


def _highest(visitor: Visitor) -> None:
    visitor.press(six_card(visitor, max(visitor.round["hand"])))


def _takers(*takers: int) -> Callable[[str], PreparedTable]:
    def fits(placed: list[Placed]) -> bool:
        return tuple(each.seat for each in placed if each.taken) == takers

    return lambda name: all_but_ana(name, 5, fits)


@screen
def six_cards_are_revealed(stage: Stage, visitor: Visitor) -> None:
    until = tell(stage, visitor, "six revealed", _takers(1))
    until(lambda: _highest(visitor), visitor.say("six-revealed"))


@screen
def six_a_row_is_taken(stage: Stage, visitor: Visitor) -> None:
    until = tell(stage, visitor, "six taken", _takers(1))
    told = visitor.say("six-sixth", you="no", name="Luis", card=7, n=8).split("7")[1]
    until(lambda: _highest(visitor), re.escape(told.split("8")[0]))


@screen
def six_my_own_penalty(stage: Stage, visitor: Visitor) -> None:
    until = tell(stage, visitor, "six mine", _takers(0))
    until(lambda: _highest(visitor), begins(visitor, "six-you-take"))


@rare
def six_a_clean_round(stage: Stage, visitor: Visitor) -> None:
    def make(name: str) -> PreparedTable:
        return last_card(name, seats=5, clean=True)

    until = tell(stage, visitor, "six clean", make)
    until(lambda: _highest(visitor), re.escape(visitor.say("six-clean-round")))


@rare
def eleven_a_take_is_told(stage: Stage, visitor: Visitor) -> None:
    until = tell(stage, visitor, "eleven take", eleven)

    def take() -> None:
        move(visitor, Take(visitor.legal["take"][0]))

    did = visitor.say("eleven-did-take", you="yes", top=7).split("7")[0]
    until(take, re.escape(did))
