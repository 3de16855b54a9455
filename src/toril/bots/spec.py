"""A bot as a value: its type and its options, read once from `type:name=value,name=value`.

`toril.bots.register` says which types there are, and reads the text: `parse_bot`.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, TypeAlias

from toril.bots.bot import Bot
from toril.bots.options import OptionValue, ReadOption
from toril.engine.game import Move
from toril.engine.value import value
from toril.engine.views import View

Needs: TypeAlias = Literal["nothing", "kernels", "weights"]
"""What a bot cannot decide without, and what may not be ready yet: `toril.bots.substitutes`."""

Scale: TypeAlias = Callable[[Mapping[str, Any], float], Mapping[str, Any]]
"""Turns the options of a bot into those that it has with a part of its effort."""


@value
class BotType:
    """A type of bot: all that anybody has to know of it. The register has one of each.

    `make` is called with a `Random` and the options. `scale` is how effort changes these; a type
    without one decides at once, whatever the load. Only some are `offered_at_tables`.
    """

    name: str
    make: Callable[..., Bot]
    options: Mapping[str, ReadOption]
    needs: Needs = "nothing"
    scale: Scale | None = None
    offered_at_tables: bool = False

    def __hash__(self) -> int:
        return hash(self.name)  # a mapping has no hash


@value
class Level:
    """A level: its name, and by game the bot that plays it. Without options; tables offer it."""

    name: str
    plays: Mapping[str, "BotSpec"]

    def __hash__(self) -> int:
        return hash(self.name)  # a mapping has no hash


@value
class BotSpec:
    """A bot that can be made: a type with its options, sorted by name, or a level.

    It is pickled as its text: see `toril.bots.register`.
    """

    type: BotType | Level
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        options = ",".join(f"{name}={given}" for name, given in self.options)
        return f"{self.type.name}:{options}" if options else self.type.name

    def __repr__(self) -> str:
        return f"parse_bot({str(self)!r})"

    def in_game(self, game: str) -> "BotSpec":
        """Return the bot that plays `game` for this one: of a level the one it names."""
        return self.type.plays[game] if isinstance(self.type, Level) else self

    def needs(self, game: str) -> Needs:
        """Return what this bot cannot decide without in `game`."""
        return self._type_in(game).needs

    def scales(self, game: str) -> bool:
        """Return whether this bot thinks less in `game` when it is given less effort."""
        return self._type_in(game).scale is not None

    def make(self, rng: Random, effort: float = 1.0) -> Bot:
        """Return the bot, drawing its random numbers from `rng`.

        `effort`, above 0 and at most 1, is the part of its samples or of its time that a
        searching bot uses: less when many decisions wait.
        """
        if isinstance(self.type, Level):
            return LevelBot(self.type, rng, effort)
        options: Mapping[str, Any] = dict(self.options)
        if self.type.scale:
            options = self.type.scale(options, effort)
        return self.type.make(rng, **options)

    def _type_in(self, game: str) -> BotType:
        bot_type = self.in_game(game).type
        assert isinstance(bot_type, BotType)  # a level names no other level
        return bot_type


class LevelBot:
    """A bot of a level: it plays each game as the bot that the level names for it."""

    def __init__(self, level: Level, rng: Random, effort: float) -> None:
        """Draw from `rng`; think with `effort`."""
        self._level = level
        self._rng = rng
        self._effort = effort
        self._made: dict[str, Bot] = {}

    def choose(self, view: View) -> Move:
        """Return the move of the level's bot for this game."""
        game = view.round.rules.game
        if game not in self._made:
            self._made[game] = self._level.plays[game].make(self._rng, self._effort)
        return self._made[game].choose(view)
