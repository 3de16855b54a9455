"""Company for the table. A bot sees a view and answers with a move; it never holds a round.

`random` is the baseline everybody can beat, `cautious` a heuristic that one can read. Both take
every decision of both games. A bot draws from the `Random` that it is given, and from nothing else.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

from toril.bots.cautious import Cautious
from toril.bots.random_bot import RandomBot
from toril.engine.errors import TorilError
from toril.engine.game import Move
from toril.engine.views import View


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat whose recall view this is."""


BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "cautious": Cautious}


def make_bot(name: str, rng: Random) -> Bot:
    """Return the bot of that name, drawing its random numbers from `rng`."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise TorilError(
            "unknown_bot", f"There is no bot {name!r}: choose among {known}.", bot=name, bots=known
        )
    return BOTS[name](rng)


__all__ = ["BOTS", "Bot", "Cautious", "RandomBot", "make_bot"]
