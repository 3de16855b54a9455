"""Bots that are slow, fail or cheat."""

import time
from random import Random

from toril.bots import RandomBot
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit
from toril.engine.views import View


class Slow:
    """Takes its time, then decides."""

    def __init__(self, rng: Random) -> None:
        self._bot = RandomBot(rng)

    def choose(self, view: View) -> Move:
        time.sleep(0.02)
        return self._bot.choose(view)


class Failing:
    """Fails."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move:
        raise ZeroDivisionError


class Cheating(Failing):
    """Plays a card that it does not have."""

    def choose(self, view: View) -> Move:
        return Commit(105)
