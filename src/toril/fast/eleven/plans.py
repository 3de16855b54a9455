"""A decision as numbers: the moves of the engine written as plans, a play card after card."""

from collections.abc import Sequence

import numpy as np

from toril.engine.eleven_nimmt import Decline, Play, Rob, Take
from toril.engine.eleven_nimmt.reach import laid
from toril.engine.game import Card, Move
from toril.fast.compiling.jit import inlined
from toril.fast.eleven.layout import (
    DECLINE,
    FACTS,
    FIRST,
    KIND,
    LENGTH,
    NOBODY,
    PLAY,
    ROB,
    RULES,
    TAKE,
    TOP_CARD,
    TURN,
    Ints,
    give,
)


def plans_of(tops: Sequence[Card], top_card: int, moves: Sequence[Move]) -> Ints:
    """Return the moves as plans, one a line, where the piles show `tops`."""
    written = [_plan(tops, top_card, move) for move in moves]
    made = np.zeros(
        (len(moves), FIRST + max((len(said) for _, said in written), default=0)), np.int32
    )
    for line, (kind, said) in zip(made, written, strict=True):
        line[KIND], line[LENGTH] = kind, len(said)
        line[FIRST : FIRST + len(said)] = said
    return made


def _plan(tops: Sequence[Card], top_card: int, move: Move) -> tuple[int, list[int]]:
    match move:
        case Play(groups):
            return PLAY, [
                number
                for top, cards in groups
                for card in laid(cards, top, top_card)
                for number in (tops.index(top), card)
            ]
        case Take(top):
            return TAKE, [tops.index(top)]
        case Rob(seat):
            return ROB, [seat]
        case Decline():
            return DECLINE, []
        case _:
            raise TypeError(f"{type(move).__name__} is not a move of 11 nimmt!")


@inlined
def card_at(s: Ints, at: int) -> int:
    """Return the card at this place of the row of owners: after the highest comes 1."""
    top_card = s[RULES, TOP_CARD]
    return at - top_card if at > top_card else at


@inlined
def add_card(s: Ints, plan: Ints, end: int, pile: int, card: int) -> int:
    """Add a card to a play; until `give_back` nobody holds it, so that no other pile gets it."""
    give(s, card, NOBODY)
    plan[end] = pile
    plan[end + 1] = card
    return end + 2


@inlined
def give_back(s: Ints, plan: Ints, end: int) -> None:
    """Return the cards of a finished plan to the hand: it is only a plan yet."""
    for at in range(FIRST + 1, end, 2):
        give(s, plan[at], s[FACTS, TURN])
