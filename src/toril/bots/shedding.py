"""Getting rid of cards in 11 nimmt!: pile after pile, the most of what is left."""

from collections.abc import Callable
from typing import TypeAlias

from toril.engine.game import Card, Cards

Groups: TypeAlias = dict[Card, Cards]
"""Cards by the top of the pile that they go on."""


def shed_most(reach: Groups, piles: int, worth: Callable[[Cards], int]) -> Groups:
    """Return, on so many piles at most, one after the other the run that is worth most."""
    groups: Groups = {}
    left = dict(reach)
    while left and len(groups) < piles:
        best = max(left, key=lambda top: worth(left[top]))
        groups[best] = left.pop(best)
        played = set(groups[best])
        rest = {top: tuple(c for c in cards if c not in played) for top, cards in left.items()}
        left = {top: cards for top, cards in rest.items() if cards}
    return groups
