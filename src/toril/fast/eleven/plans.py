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
    LEFT,
    LENGTH,
    PLAY,
    REACH,
    ROB,
    RULES,
    TAKE,
    TOP_CARD,
    TURN,
    Ints,
    hand_line,
)
from toril.fast.eleven.masks import NONE, Masks, lowest, put, remove, stretch, without_lowest


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
def begin_groups(s: Ints, m: Masks) -> None:
    """Begin a play of groups: nothing of the hand is in one yet."""
    put(m, LEFT, hand_line(s, s[FACTS, TURN]))


@inlined
def left_in_reach(s: Ints, m: Masks, top: int) -> np.uint64:
    """Return which cards are in reach of `top` that are in no group of this play yet."""
    return stretch(m, LEFT, top, s[RULES, REACH])


@inlined
def add_group(s: Ints, plan: Ints, end: int, pile: int, top: int, cards: np.uint64) -> int:
    """Add some of the cards in reach of a pile's top to a play; return where the play ends now."""
    while cards != NONE:
        plan[np.uint64(end)] = pile
        plan[np.uint64(end + 1)] = first_card(s, top, cards)
        cards = without_lowest(cards)
        end += 2
    return end


@inlined
def set_aside(m: Masks, plan: Ints, begin: int, end: int) -> None:
    """Leave the cards of this part of a play to no group after it."""
    for at in range(begin, end, 2):
        remove(m, LEFT, np.uint64(plan[at + 1]))


@inlined
def first_card(s: Ints, top: int, cards: np.uint64) -> int:
    """Return the first of the cards in reach of `top`: after the highest card comes 1."""
    card = top + 1 + lowest(cards)
    return card - s[RULES, TOP_CARD] if card > s[RULES, TOP_CARD] else card
