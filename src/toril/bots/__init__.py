"""Company for the table. A bot sees a view and answers with a move; it never holds a round.

`calf`, `heifer`, `ox` and `bull` are the levels, easiest first. `random` is the baseline everybody
can beat, `cautious` a heuristic that one can read, `chaos` does anything. Behind the levels stands
`montecarlo`, which searches: `montecarlo:samples=256` and the like, see `toril.bots.spec`. All take
every decision of both games. A bot draws from the `Random` that it is given, and from nothing else.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from toril.bots.cautious import Cautious
from toril.bots.chaos import Chaos
from toril.bots.levels import COMPANY, DEFAULT_LEVEL, LEVELS, Level
from toril.bots.montecarlo import MonteCarlo, caveat, check_policy
from toril.bots.novice import Novice
from toril.bots.random_bot import RandomBot
from toril.bots.spec import KINDS, Spec, parse_spec, unknown_bot
from toril.engine.game import Move
from toril.engine.views import View


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat whose recall view this is."""


class LevelBot:
    """A bot of a level: the one that the level names for the game it finds itself in."""

    def __init__(self, level: Level, rng: Random, effort: float = 1.0) -> None:
        """Draw from `rng`; think with `effort`."""
        self._level = level
        self._rng = rng
        self._effort = effort

    def choose(self, view: View) -> Move:
        """Return the move of the level's bot for this game."""
        spec = self._level.specs[game_of_view(view)]
        return make_bot(spec, self._rng, self._effort).choose(view)


def _of_level(level: Level) -> Callable[[Random], Bot]:
    return lambda rng: LevelBot(level, rng)


BOTS: dict[str, Callable[[Random], Bot]] = {
    **{name: _of_level(level) for name, level in LEVELS.items()},
    "random": RandomBot,
    "cautious": Cautious,
    "chaos": Chaos,
}
"""The bots that may sit at a table, by name, in the order in which people are offered them."""


def make_bot(name: str, rng: Random, effort: float = 1.0) -> Bot:
    """Return the bot that a name or a spec asks for, drawing its random numbers from `rng`.

    `effort`, above 0 and at most 1, is the part of its samples or of its time that a searching
    bot uses: less when many wait for it.
    """
    if name in LEVELS:
        return LevelBot(LEVELS[name], rng, effort)
    if name in BOTS:
        return BOTS[name](rng)
    spec = _parsed(name)
    options: dict[str, Any] = dict(spec.options)
    if spec.kind == "montecarlo":
        return MonteCarlo(rng, effort, **options)
    return Novice(rng, **options)


def check_bot(name: str) -> None:
    """Refuse a name or a spec that no bot answers to."""
    if name not in BOTS:
        spec = _parsed(name)
        check_policy(dict(spec.options).get("policy"))


def needs_kernels(name: str, game: str) -> bool:
    """Return whether this bot searches with kernels in this game, and has to wait for them."""
    spec = LEVELS[name].specs[game] if name in LEVELS else name
    return spec.partition(":")[0] == "montecarlo"


def game_of_view(view: View) -> str:
    """Return the name of the game that a recall view is a view of."""
    round_view: Any = view.round
    game: str = round_view.table.rules.game
    return game


def _parsed(name: str) -> Spec:
    if name.partition(":")[0] not in KINDS:
        raise unknown_bot(name, {**BOTS, **KINDS})
    return parse_spec(name)


__all__ = [
    "BOTS",
    "COMPANY",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Cautious",
    "Chaos",
    "LevelBot",
    "MonteCarlo",
    "Novice",
    "RandomBot",
    "caveat",
    "check_bot",
    "make_bot",
    "needs_kernels",
]
