"""Where a round of 6 nimmt! stands. Each phase carries what only it needs."""

from typing import TypeAlias, assert_never

from toril.engine.game import Card, Cards, Seat
from toril.engine.value import value


@value(kind="six.drafting")
class Drafting:
    """Seat after seat takes one card from `pool`; it is `seat`'s turn (S12)."""

    seat: Seat
    pool: Cards


@value(kind="six.committing")
class Committing:
    """Cards lie face down, by seat; None where a seat has not committed yet (S3)."""

    cards: tuple[Card | None, ...]


@value(kind="six.commitments")
class CommittingSeen:
    """What a seat sees of `Committing`: who has committed, and its own card (S3)."""

    committed: tuple[bool, ...]
    own: Card | None


@value(kind="six.choosing_row")
class ChoosingRow:
    """The trick is revealed, and the lowest card fits nowhere: `seat` chooses a row (S6)."""

    seat: Seat
    cards: Cards


@value(kind="six.round_over")
class RoundOver:
    """All hands are played (S8)."""


Phase: TypeAlias = Drafting | Committing | ChoosingRow | RoundOver
PhaseSeen: TypeAlias = Drafting | CommittingSeen | ChoosingRow | RoundOver
"""A phase as a view shows it: the same, but for what lies face down."""


def seen_by(phase: Phase, seat: Seat | None) -> PhaseSeen:
    """Return what `seat` (None: a spectator) sees of a phase (S3)."""
    match phase:
        case Committing(cards):
            committed = tuple([card is not None for card in cards])
            return CommittingSeen(committed, None if seat is None else cards[seat])
        case Drafting() | ChoosingRow() | RoundOver():
            return phase
        case _:
            assert_never(phase)


def waits_for(phase: Phase | PhaseSeen) -> tuple[Seat, ...]:
    """Return the seats that must act before anything else happens."""
    match phase:
        case Committing(cards):
            return tuple([seat for seat, card in enumerate(cards) if card is None])
        case CommittingSeen(committed):
            return tuple([seat for seat, done in enumerate(committed) if not done])
        case Drafting(seat) | ChoosingRow(seat):
            return (seat,)
        case RoundOver():
            return ()
        case _:
            assert_never(phase)
