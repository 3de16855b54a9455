"""The refusals of moves that both games share."""

from toril.engine.errors import IllegalMove
from toril.engine.game import Seat
from toril.engine.kinds import kind_of
from toril.engine.quoting import short


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
    """Refuse every move of a spectator."""
    return IllegalMove("only_looking", "Spectators cannot play.")


def wrong_kind(move: object, wanted: str) -> IllegalMove:
    """Refuse a move of another phase, or of another game."""
    try:
        kind = kind_of(type(move))
    except TypeError:  # no move of any game: that can be only within a program
        kind = short(move)
    return IllegalMove(
        "wrong_kind", f"{kind} is not possible now: {wanted}.", move=kind, wanted=wanted
    )
