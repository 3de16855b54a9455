"""Which cards may go on which piles (E4), and how a group comes to lie (E6)."""

from collections.abc import Iterable

from toril.engine.game import Card, Cards


def distance(card: Card, top: Card, top_card: int) -> int:
    """Return how far `card` is above `top`; after the highest card comes 1.

    >>> distance(5, 98, 100)
    7
    """
    return (card - top) % top_card


def in_reach(card: Card, top: Card, reach: int, top_card: int) -> bool:
    """Return whether `card` may go on a pile that shows `top` (E4)."""
    return 1 <= distance(card, top, top_card) <= reach


def laid(cards: Iterable[Card], top: Card, top_card: int) -> Cards:
    """Return a group in the order in which it comes to lie: the farthest ends on top (E6).

    >>> laid([3, 98], 96, 100)
    (98, 3)
    """
    return tuple(sorted(cards, key=lambda card: distance(card, top, top_card)))
