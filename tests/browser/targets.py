"""What is pressed for a move: by role and by the catalogue's words, whatever drives the browser."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tests.browser.at_table import AtTable
from toril.engine.cards import bullheads
from toril.engine.eleven_nimmt import Decline, Play, Rob, Take
from toril.engine.errors import Fact
from toril.engine.game import Card, Move
from toril.engine.six_nimmt import ChooseRow, Commit, Draft

AND = {"es": "y", "en": "and", "de": "und"}
"""As lists of two have it."""
Role = Literal[
    "button",
    "link",
    "textbox",
    "radio",
    "checkbox",
    "spinbutton",
    "group",
    "combobox",
    "region",
    "heading",
]


@dataclass(frozen=True)
class Target:
    """Something on the screen; not `whole`: its name only begins so."""

    role: Role
    name: str
    whole: bool = True
    within: "Target | None" = None


def button(seen: AtTable, message: str, **facts: Fact) -> Target:
    """Name a button by its message."""
    return Target("button", seen.say(message, **facts))


def six_card(seen: AtTable, card: Card) -> Target:
    """Name a card of 6 nimmt! that can be pressed: in the hand, or in the draft's pool."""
    group = seen.say("six-pool" if seen.legal["kind"] == "draft" else "six-hand")
    name = seen.say("match-card", card=card, n=bullheads(card))
    return Target("button", name, whole=False, within=Target("group", group))


def eleven_bullheads(seen: AtTable, card: Card) -> int:
    """Return how many bullheads a card shows at this table."""
    found: int = seen.table["rules"]["bullheads"][card - 1]
    return found


def eleven_card(seen: AtTable, card: Card) -> Target:
    """Name a card in the hand of 11 nimmt!."""
    hand = Target("region", seen.say("eleven-hand", n=len(seen.round["hand"])))
    name = seen.say("match-card", card=card, n=eleven_bullheads(seen, card))
    return Target("button", name, whole=False, within=hand)


def eleven_pile(seen: AtTable, top: Card) -> Target:
    """Name a pile by its top."""
    name = seen.say("eleven-pile", top=top, n=eleven_bullheads(seen, top))
    return Target("button", name, whole=False)


def play_button(seen: AtTable) -> Target:
    """Name the button that plays what lies beside the piles."""
    name = seen.say("eleven-play-label", n=0, groups="…").partition("0")[0].strip()
    return Target("button", name, whole=False)


def plays(seen: AtTable, groups: Sequence[tuple[Card, Sequence[Card]]]) -> Target:
    """Name the button as it is when all of these cards lie beside their piles."""
    [(top, cards), *others] = groups
    if others or len(cards) > 2:
        n = sum(len(each) for _, each in groups)
        return Target("button", seen.say("eleven-play-many", n=n), whole=False)
    listed = f" {AND[seen.text.language]} ".join(map(str, cards))
    return button(seen, "eleven-play", cards=listed, top=top)


def presses(seen: AtTable, wanted: Move) -> Iterator[Target]:
    """Name what is pressed for a move, one after another."""
    match wanted:
        case Commit(card) | Draft(card):
            yield six_card(seen, card)
        case ChooseRow(row):
            yield button(seen, "six-take-row", row=row + 1, n=seen.legal["prices"][row])
        case Play(groups):
            for top, cards in groups:
                yield eleven_pile(seen, top)
                yield from (eleven_card(seen, card) for card in cards)
            yield plays(seen, groups)
        case Take(top):
            yield eleven_pile(seen, top)
            yield button(seen, "eleven-take-label", top=top)
        case Rob(seat):
            name = seen.table["seats"][seat]["name"] or seen.say("match-bot-name", seat=seat)
            yield button(seen, "eleven-victim", name=name, n=seen.round["bull_cards"][seat])
        case Decline():
            yield button(seen, "eleven-decline")
        case _:
            raise AssertionError(wanted)
