"""The introduction to 6 nimmt!."""

from typing import Any

from scenes.scene import Lesson, Scene
from toril.engine.game import Move, Seat
from toril.engine.match import Match


def _highest(match: Match[Any], seat: Seat) -> Move:
    """Pick the highest card: the only choice that is ever left to the others is in the draft."""
    return list(match.legal(seat))[-1]


WHERE = Scene(
    "where",
    asked=(("44",),),
    position="six_nimmt seats=4; rows 12/37/43/58;"
    " hands 41 44 70/14 90 100/15 91 101/61 92 102; commit - 14 15 61",
)
SIXTH = Scene(
    "sixth",
    asked=(("46",), ("88",)),
    position="six_nimmt seats=4; rows 12 14 15 21 26/37/43 44/58 61;"
    " hands 29 46 88/33 90 100/47 91 101/70 92 102; commit - 33 47 70",
)
AT_ONCE = Scene(
    "at-once",
    asked=(("23",),),
    position="six_nimmt seats=4; rows 21/40 42 45 46/60/77 79;"
    " hands 23 49/47 90/50 91/80 92; commit - 47 50 80",
)
TOO_LOW = Scene(
    "too-low",
    asked=(("3", "row 2"), ("8", "row 2")),
    position="six_nimmt seats=4; rows 30 36/37/43 44/58 61;"
    " hands 3 8/9 90/68 91/83 92; commit - 9 68 83",
)
COUNT = Scene(
    "count",
    asked=(("7", "row 3"),),
    position="six_nimmt seats=4; rows 55/33/61 62 63 64/70 80; hands 7/34/66/90;"
    " taken -/12 14/5 22/47; commit - 34 66 90",
    scores=((8, 20, 25, 10), (6, 14, 20, 15), (8, 15, 15, 10)),
)
DRAFT = Scene(
    "draft",
    asked=tuple((f"draft {card}",) for card in (3, 8, 15, 20, 21, 24)),
    position="six_nimmt seats=2 variant=draft;"
    " hands 1 5 7 10 12 14 16 18 22/2 4 6 9 11 13 17 19 23; draft 0 from 3 8 15 20 21 24",
    others=("draft 24",),
    extra="draft",
)

SIX = Lesson("six_nimmt", (WHERE, SIXTH, AT_ONCE, TOO_LOW, COUNT, DRAFT), _highest)
