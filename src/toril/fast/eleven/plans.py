"""Writing a play into a plan, card after card."""

from toril.fast.eleven.layout import (
    FACTS,
    FIRST,
    NOBODY,
    RULES,
    TOP_CARD,
    TURN,
    Ints,
    give,
)
from toril.fast.jit import inlined


@inlined
def card_at(s: Ints, at: int) -> int:
    """Return the card whose owner stands at this place of its row: after the highest comes 1."""
    top_card = s[RULES, TOP_CARD]
    return at - top_card if at > top_card else at


@inlined
def add_card(s: Ints, plan: Ints, end: int, pile: int, card: int) -> int:
    """Add a card to a play; until `give_back` it is gone, so that no other pile gets it too."""
    give(s, card, NOBODY)
    plan[end] = pile
    plan[end + 1] = card
    return end + 2


@inlined
def give_back(s: Ints, plan: Ints, end: int) -> None:
    """Return the cards of a finished plan to the hand: it is only a plan yet."""
    for at in range(FIRST + 1, end, 2):
        give(s, plan[at], s[FACTS, TURN])
