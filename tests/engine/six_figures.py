"""Positions of 6 nimmt! in which several rules show, and how a trick is played in them."""

from tests.helpers import after
from toril.engine.six_nimmt import SixRound

FIGURES = "six_nimmt seats=4; rows 12/37/43/58; hands 3 14 21/9 15 26/30 44 68/36 61 83"
TOO_LOW = "six_nimmt seats=3; rows 50 52 55/60/70 77/80; hands 61 90/3 91/9 92"


def trick(state: SixRound, *cards: int) -> SixRound:
    """Let seat 0 commit the first card, seat 1 the second, and so on."""
    return after(state, *(f"{seat}: {card}" for seat, card in enumerate(cards)))
