"""What happens at a table of 6 nimmt!, and who sees it."""

from typing import Any, Literal, TypeAlias

from toril.engine.game import Card, Cards, Commitment, Event, PublicEvent, Seat, put_at
from toril.engine.six_nimmt.phases import CommittingSeen
from toril.engine.value import replace, value


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
class Committed(Commitment):
    """A seat laid a card face down. The others learn that, and not which (S3)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Show the card to its owner only."""
        return self if seat == self.seat else Committed(self.seat, None)

    def shown_on(self, view: Any) -> Any:
        """Return the view with one commitment more; of one's own one knows the card."""
        return _with_commitment(view, self.seat, self.card)


@value(kind="six.replaced")
class Replaced(Commitment):
    """A seat exchanged its commitment. The others do not notice (S3)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Show it to its owner only."""
        return self if seat == self.seat else None

    def shown_on(self, view: Any) -> Any:
        """Return the owner's view with the other card."""
        return _with_commitment(view, self.seat, self.card)


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


def _with_commitment(view: Any, seat: Seat, card: Card | None) -> Any:
    phase = view.phase
    if not isinstance(phase, CommittingSeen) or not 0 <= seat < len(phase.committed):
        raise ValueError("that seat commits nothing in this view")
    own = phase.own if card is None else card
    return replace(view, phase=CommittingSeen(put_at(phase.committed, seat, True), own))
