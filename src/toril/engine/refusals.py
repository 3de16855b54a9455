"""The refusals that both games share, and the legal moves of who has none."""

from collections.abc import Iterator
from random import Random
from typing import Any

from toril.engine.errors import IllegalMove, short
from toril.engine.game import Legal, Move, Seat
from toril.engine.kinds import kind_of


class NoMoves(Legal):
    """Nothing to do now; every move is refused with the same reason."""

    __slots__ = ("reason",)

    def __init__(self, reason: IllegalMove) -> None:
        """Remember why."""
        self.reason = reason

    def why_not(self, move: Move) -> IllegalMove:
        """Return the reason, whatever the move."""
        return self.reason

    def __iter__(self) -> Iterator[Move]:
        return iter(())

    def count(self) -> int:
        """Return zero."""
        return 0

    def pick(self, rng: Random) -> Move:
        """Raise the reason: there is nothing to pick."""
        raise self.reason

    def factored(self) -> dict[str, Any]:
        """Say that it is somebody else's turn, or nobody's."""
        return {"kind": "nothing", "why": self.reason.code}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoMoves) and other.reason.code == self.reason.code

    def __hash__(self) -> int:
        return hash(self.reason.code)

    def __repr__(self) -> str:
        return f"NoMoves({self.reason!r})"


def not_at_the_table(seat: object, seats: int) -> IllegalMove:
    """Refuse a seat number that nobody has."""
    return IllegalMove(
        "no_such_seat",
        f"There is no seat {short(seat)}: seats are 0 to {seats - 1}.",
        seat=short(seat),
        last=seats - 1,
    )


def not_your_turn(seat: Seat) -> IllegalMove:
    """Refuse a move of a seat that has nothing to decide now."""
    return IllegalMove("not_your_turn", f"It is not seat {seat}'s turn.", seat=seat)


def not_your_card(card: object) -> IllegalMove:
    """Refuse a card that the seat does not hold."""
    return IllegalMove("not_your_card", f"The {short(card)} is not in that hand.", card=short(card))


def round_over() -> IllegalMove:
    """Refuse every move after the last one."""
    return IllegalMove("round_over", "The round is over.")


def match_over() -> IllegalMove:
    """Refuse every move after the match."""
    return IllegalMove("match_over", "The match is over.")


def only_looking() -> IllegalMove:
    """Refuse every move of somebody who has no seat."""
    return IllegalMove("only_looking", "A spectator has no moves.")


def wrong_kind(move: object, wanted: str) -> IllegalMove:
    """Refuse a move of another phase, or of another game."""
    try:
        kind = kind_of(type(move))
    except TypeError:  # no move of any game: that can be only within a program
        kind = short(move)
    return IllegalMove(
        "wrong_kind", f"{kind} is not possible now: {wanted}.", move=kind, wanted=wanted
    )


def is_seat(seat: object, seats: int) -> bool:
    """Return whether `seat` is a seat number of a table of `seats` (True and 1.0 are not)."""
    return type(seat) is int and 0 <= seat < seats


def check_viewer(seat: object, seats: int) -> None:
    """Refuse a view for a seat that nobody has; None is a spectator."""
    if seat is not None and not is_seat(seat, seats):
        raise not_at_the_table(seat, seats)
