"""Sampling: worlds of 11 nimmt! that a view cannot tell from the real one.

A *world* deals the cards that a view does not know, to hands and draw deck, and draws how each seat
goes on. It is the same whichever moves and however many worlds are asked for.
"""

from toril.fast.compiling.jit import inlined
from toril.fast.dice import Dice, below, shuffle
from toril.fast.eleven.layout import DECK, DRAWABLE, FACTS, Ints, give
from toril.fast.eleven.masks import Masks
from toril.fast.eleven.policies import DRAWS


@inlined
def draw_world(s: Ints, m: Masks, cards: Ints, wanted: Ints, dice: Dice) -> None:
    """Deal the unseen cards to hands and draw deck; what is left over is out of play."""
    hidden = 0
    for seat in range(len(wanted)):
        hidden += wanted[seat]
    shuffle(cards, len(cards), hidden + s[FACTS, DRAWABLE], dice)
    at = 0
    for seat in range(len(wanted)):
        for _ in range(wanted[seat]):
            give(s, m, cards[at], seat)
            at += 1
    for drawn in range(s[FACTS, DRAWABLE]):
        s[DECK, drawn] = cards[at + drawn]


@inlined
def draw_weights(seated: Ints, first: int, weights: Ints, shares: Ints, dice: Dice) -> None:
    """Give seat `first` the first weights, and every other seat the second or the third."""
    for seat in range(len(seated)):
        drawn = 2 if below(dice, DRAWS) < shares[seat] else 1
        line = 0 if seat == first else drawn
        for weight in range(weights.shape[1]):
            seated[seat, weight] = weights[line, weight]
