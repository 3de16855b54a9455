"""What happens at a table of 6 nimmt!, and who sees it."""

from typing import Literal, TypeAlias

from toril.engine.game import Card, Cards, Event, PublicEvent, Seat
from toril.engine.value import value


@value(kind="six.drafted")
class Drafted(PublicEvent):
    """A seat took a card from those lying face up (S12)."""

    seat: Seat
    card: Card


@value(kind="six.rows_opened")
class RowsOpened(PublicEvent):
    """The cards that the draft left over open the rows (S12)."""

    cards: Cards


@value(kind="six.committed")
class Committed(Event):
    """A seat laid a card face down. The others learn that, and not which (S3)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Show the card to its owner only."""
        return self if seat == self.seat else Committed(self.seat, None)


@value(kind="six.replaced")
class Replaced(Event):
    """A seat exchanged its commitment. The others do not notice (S3)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Show it to its owner only."""
        return self if seat == self.seat else None


@value(kind="six.revealed")
class Revealed(PublicEvent):
    """Everybody has committed: the trick's cards, by seat (S3)."""

    cards: Cards


@value(kind="six.too_low")
class TooLow(PublicEvent):
    """A card is lower than every row's last: its owner chooses a row (S6)."""

    seat: Seat
    card: Card


@value(kind="six.placed")
class Placed(PublicEvent):
    """A card came to lie in a row (S4); `taken` is what its owner had to take for it."""

    seat: Seat
    card: Card
    row: int
    taken: Cards = ()

    @property
    def why(self) -> Literal["fits", "sixth card", "too low"]:
        """Say which rule placed the card: S4, S5 or S6."""
        if not self.taken:
            return "fits"
        return "sixth card" if self.card > self.taken[-1] else "too low"


@value(kind="six.round_ended")
class RoundEnded(PublicEvent):
    """All hands are played; the bullheads in each seat's bull pile (S8)."""

    penalties: tuple[int, ...]


SixEvent: TypeAlias = (
    Drafted | RowsOpened | Committed | Replaced | Revealed | TooLow | Placed | RoundEnded
)
Trick: TypeAlias = tuple[Placed, ...]
"""A finished trick: its placements in the order in which they happened."""
