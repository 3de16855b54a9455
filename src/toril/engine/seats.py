"""Which numbers are seats, and the refusal of the others."""

from toril.engine.errors import IllegalMove
from toril.engine.quoting import short


def is_seat(seat: object, seats: int) -> bool:
    """Return whether `seat` is a seat number of a table of `seats` (True and 1.0 are not)."""
    return type(seat) is int and 0 <= seat < seats


def check_viewer(seat: object, seats: int) -> None:
    """Refuse a view for a seat that nobody has; None is a spectator."""
    if seat is not None and not is_seat(seat, seats):
        raise not_at_the_table(seat, seats)


def not_at_the_table(seat: object, seats: int) -> IllegalMove:
    """Refuse a seat number that nobody has."""
    return IllegalMove(
        "no_such_seat",
        f"There is no seat {short(seat)}: seats are 0 to {seats - 1}.",
        seat=short(seat),
        last=seats - 1,
    )
