"""Where a round of 11 nimmt! stands. All of it is public."""

from typing import TypeAlias, assert_never

from toril.engine.game import Card, Seat
from toril.engine.value import value


@value(kind="eleven.turn")
class Turn:
    """It is `seat`'s turn to play or to take (E3)."""

    seat: Seat


@value(kind="eleven.choosing_victim")
class ChoosingVictim:
    """`seat` has taken the pile that showed `top` and robs one of `victims` (E10).

    They are several, unless it may also decline: then it is asked about a single one too.
    """

    seat: Seat
    top: Card
    victims: tuple[Seat, ...]


@value(kind="eleven.round_over")
class RoundOver:
    """A hand is empty, `out`'s, or the draw deck is: `out` is None (E11)."""

    out: Seat | None


Phase: TypeAlias = Turn | ChoosingVictim | RoundOver


def waits_for(phase: Phase) -> tuple[Seat, ...]:
    """Return the seat that must act before anything else happens."""
    match phase:
        case Turn(seat) | ChoosingVictim(seat):
            return (seat,)
        case RoundOver():
            return ()
        case _:
            assert_never(phase)
