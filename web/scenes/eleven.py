"""The introduction to 11 nimmt!: its first four scenes are one story."""

from typing import Any

from scenes.scene import Lesson, Scene
from toril.engine.eleven_nimmt import ElevenNimmt, Play, Take
from toril.engine.game import Move, Seat
from toril.engine.match import Match


def _nearest(match: Match[Any], seat: Seat) -> Move:
    """Lay the card that is nearest to its pile, or take the smallest pile."""
    rules = match.rules
    assert isinstance(rules, ElevenNimmt)
    piles = {pile[-1]: len(pile) for pile in match.round.piles}

    def cost(move: Move) -> int:
        match move:
            case Play(((top, (card,)),)):
                return (card - top) % rules.top_card
            case Take(top):
                return rules.top_card + piles[top]
            case _:
                raise TypeError(f"{move} is no turn of somebody without a bull card")

    return min(match.legal(seat), key=cost)


REACH = Scene(
    "reach",
    asked=(("95>88",),),
    position="eleven_nimmt seats=3; piles 88;"
    " hands 4 57 80 95 99/12 47 66 73 97/20 50 68 75 100; deck 40 85 ...; turn 0",
    others=("97>95", "100>97"),
)
PAST_THE_END = Scene("past-the-end", asked=(("4>100",),), others=("12>4", "20>12"))
TAKE = Scene("take", asked=(("take 20",),), others=("47>40", "50>47"))
BULL_CARD = Scene("bull-card", asked=(("88 95>85",),))
END = Scene(
    "end",
    asked=(("36>33, 51 58>50",),),
    position="eleven_nimmt seats=3; piles 33/50/77; hands 36 51 58/11 60 70/55 66 80;"
    " deck 1 2 ...; bulls 2 0 1; turn 0",
    scores=((14, 9, 21), (6, 17, 12)),
)
ROB = Scene(
    "rob",
    asked=(("take 29", "rob 1"), ("take 29", "rob 2")),
    position="eleven_nimmt seats=3; piles 12 20 29/64; hands 2 45 80/11 60 70/55 66 77;"
    " deck 8 90 ...; bulls 2 4 4; turn 0",
    extra="rob",
)

ELEVEN = Lesson("eleven_nimmt", (REACH, PAST_THE_END, TAKE, BULL_CARD, END, ROB), _nearest)
