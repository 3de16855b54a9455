"""Bots. A bot sees a view and answers with a move; it never holds a round.

`calf`, `heifer`, `ox` and `bull` are the levels, easiest first. `random` is the baseline everybody
can beat, `cautious` a heuristic that one can read, `chaos` does anything. Behind the levels stands
`montecarlo`, which searches: `montecarlo:samples=256` and the like. `toril.bots.register` has
all of them; `toril.bots.substitutes` says which bot decides in place of another. All take every
decision of both games. A bot draws from the `Random` that it is given, and from nothing else.
"""

from toril.bots.bot import Bot
from toril.bots.cautious import Cautious
from toril.bots.chaos import Chaos
from toril.bots.levels import DEFAULT_BOTS, DEFAULT_LEVEL
from toril.bots.montecarlo import MonteCarlo, caveat
from toril.bots.novice import Novice
from toril.bots.random_bot import RandomBot
from toril.bots.register import LEVELS, REGISTER, TABLE_BOTS, make_bot, parse_bot
from toril.bots.spec import BotSpec, BotType, Level
from toril.bots.weighing import Cost, Weighed, Weighs

__all__ = [
    "DEFAULT_BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "REGISTER",
    "TABLE_BOTS",
    "Bot",
    "BotSpec",
    "BotType",
    "Cautious",
    "Chaos",
    "Cost",
    "Level",
    "MonteCarlo",
    "Novice",
    "RandomBot",
    "Weighed",
    "Weighs",
    "caveat",
    "make_bot",
    "parse_bot",
]
