"""The decisions of 11 nimmt!: play cards, take a pile, choose a seat to rob, or rob nobody."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from toril.engine.game import Card, Cards, Move, Seat
from toril.engine.value import value

Group: TypeAlias = tuple[Card, Cards]
"""The top card of a pile before the play, and the cards that go on it."""


@value(kind="eleven.play")
class Play(Move):
    """Lay cards on one or more piles, all at once (E5 to E7).

    Groups and cards are kept sorted, so that the same play is always the same value; the order
    in which a group comes to lie is the rules' business (E6).

    >>> Play(((50, (51,)), (33, (36, 34)))) == Play.of({33: [34, 36], 50: [51]})
    True
    """

    groups: tuple[Group, ...]

    def __post_init__(self) -> None:
        """Sort the groups by pile and the cards in them by number."""
        groups = tuple(sorted((top, tuple(sorted(cards))) for top, cards in self.groups))
        object.__setattr__(self, "groups", groups)

    @classmethod
    def of(cls, groups: Mapping[Card, Iterable[Card]]) -> "Play":
        """Return the play that lays each value of `groups` on the pile its key names."""
        return cls(tuple((top, tuple(cards)) for top, cards in groups.items()))


@value(kind="eleven.take")
class Take(Move):
    """Take the pile with this top card into the hand (E8)."""

    top: Card


@value(kind="eleven.rob")
class Rob(Move):
    """Take a bull card from this seat, one of those that hold most (E10)."""

    seat: Seat


@value(kind="eleven.decline")
class Decline(Move):
    """Rob nobody and go without a bull card, where the option `rob` is "may" (E10)."""


ElevenMove: TypeAlias = Play | Take | Rob | Decline
