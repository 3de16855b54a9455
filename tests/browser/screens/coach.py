"""A first match: what its coach says, and what is asked after it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.page_moves import six_card
from tests.browser.positions import cautiously, eleven, ended, six, too_low
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.engine.errors import Fact
from toril.engine.match import Match
from toril.engine.six_nimmt import SixNimmt

Way = Callable[[str], PreparedTable]
Facts = dict[str, Fact]


def six_until(name: str, fits: Callable[[Match[Any]], bool]) -> PreparedTable:
    """Return a table of 6 nimmt! at which a card is to be chosen, and something has come."""

    def chooses(match: Match[Any]) -> bool:
        return len(match.to_act) == match.rules.seats and fits(match)

    return six(name, tricks=0).play(cautiously(), chooses)


def eleven_until(name: str, fits: Callable[[Match[Any]], bool]) -> PreparedTable:
    """Return a table of 11 nimmt! at which it is my turn, and something has come."""
    for luck in range(99):
        prepared = eleven(f"{name} {luck}", turns=0)

        def wanted(match: Match[Any]) -> bool:
            turn = match.to_act == (0,) and match.legal(0).factored()["kind"] == "turn"
            return match.outcome is not None or (turn and fits(match))

        if prepared.play(cautiously(), wanted).match.outcome is None:
            return prepared
    raise LookupError("no such deal")


def nothing_fits(match: Match[Any]) -> bool:
    return not any(match.legal(0).factored()["reach"].values())


HINTS: dict[str, tuple[Way, Facts]] = {
    "six-choice": (lambda name: six(name, tricks=0), {}),
    "six-preview": (lambda name: too_low(name, chosen=False), {}),
    "six-full": (
        lambda name: six_until(name, lambda match: max(map(len, match.round.rows)) == 5),
        {"length": 5},
    ),
    "six-row": (too_low, {}),
    "six-limit": (
        lambda name: six_until(name, lambda match: match.round_number == 2),
        {"limit": 66},
    ),
    "eleven-turn": (lambda name: eleven(name, turns=0), {"reach": 10, "top": 100}),
    "eleven-none": (lambda name: eleven_until(name, nothing_fits), {}),
    "eleven-bull": (
        lambda name: eleven_until(name, lambda match: match.round.bull_cards[0] == 1),
        {"reach": 10},
    ),
    "eleven-bulls": (
        lambda name: eleven_until(name, lambda match: match.round.bull_cards[0] == 2),
        {},
    ),
    "eleven-few": (
        lambda name: eleven_until(name, lambda match: min(map(len, match.round.hands)) <= 3),
        {"few": 3},
    ),
}
"""Each hint with a position in which it matters, and what stands in it."""

KEPT_AS = {"six-limit": "six-scored"}
"""A hint that has several sentences is kept by another name."""

KEEP = "localStorage.setItem('toril.coach', %s)"


def hint(visitor: Visitor, name: str) -> Locator:
    """Find a hint on the screen; what is read out is not seen."""
    words = visitor.say(f"coach-{name}", **HINTS[name][1])
    return visitor.page.get_by_text(words, exact=True).and_(visitor.page.locator("[aria-hidden]"))


def new_to_all(visitor: Visitor, *but: str) -> None:
    """Let somebody be in their first match, who has seen all hints but those."""
    said = [KEPT_AS.get(name, name) for name in HINTS if name not in but]
    kept = json.dumps(json.dumps({"over": [], "said": said}))
    visitor.context.add_init_script(KEEP % kept)


def hinted(stage: Stage, visitor: Visitor, name: str) -> Locator:
    """Bring somebody to a position in which a hint matters, and wait for it."""
    new_to_all(visitor, name)
    stage.sit(visitor, f"hint {name}", HINTS[name][0])
    if name == "six-preview":
        visitor.press(six_card(visitor, min(visitor.round["hand"])))
    found = hint(visitor, name)
    found.wait_for()
    return found


@screen
def coach_six_preview(stage: Stage, visitor: Visitor) -> None:
    hinted(stage, visitor, "six-preview")


@screen
def coach_eleven_bull_card(stage: Stage, visitor: Visitor) -> None:
    hinted(stage, visitor, "eleven-bull")


@rare
def coach_six_choice(stage: Stage, visitor: Visitor) -> None:
    hinted(stage, visitor, "six-choice")


@rare
def coach_six_row(stage: Stage, visitor: Visitor) -> None:
    hinted(stage, visitor, "six-row")


@rare
def coach_sheet(stage: Stage, visitor: Visitor) -> None:
    hinted(stage, visitor, "six-choice")
    visitor.tap("coach-hints")


@rare
def coach_question(stage: Stage, visitor: Visitor) -> None:
    new_to_all(visitor)
    stage.sit(visitor, "coach question", lambda name: ended(name, SixNimmt(seats=4)))
    visitor.find("group", "coach-first-tap").wait_for()
