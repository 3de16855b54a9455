"""A bot as a value: its kind and its options, read once from `kind:name=value,name=value`.

`toril.bots.register` says which kinds there are, and reads the text: `parse_bot`.
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
"""What a kind cannot decide without, and what may not be ready yet: `toril.bots.substitutes`."""

Scale: TypeAlias = Callable[[Mapping[str, Any], float], Mapping[str, Any]]
"""Turns the options of a bot into those that it has with a part of its effort."""


@value
class BotKind:
    """A kind of bot: all that anybody has to know of it. The register has one of each.

    `make` is called with a `Random` and the options. `scale` is how effort changes these; a kind
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
    """A bot that can be made: a kind with its options, sorted by name, or a level.

    It is pickled as its text: see `toril.bots.register`.
    """

    kind: BotKind | Level
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        options = ",".join(f"{name}={given}" for name, given in self.options)
        return f"{self.kind.name}:{options}" if options else self.kind.name

    def __repr__(self) -> str:
        return f"parse_bot({str(self)!r})"

    def in_game(self, game: str) -> "BotSpec":
        """Return the bot that plays `game` for this one: of a level the one it names."""
        return self.kind.plays[game] if isinstance(self.kind, Level) else self

    def needs(self, game: str) -> Needs:
        """Return what this bot cannot decide without in `game`."""
        return self._kind_in(game).needs

    def scales(self, game: str) -> bool:
        """Return whether this bot thinks less in `game` when it is given less effort."""
        return self._kind_in(game).scale is not None

    def make(self, rng: Random, effort: float = 1.0) -> Bot:
        """Return the bot, drawing its random numbers from `rng`.

        `effort`, above 0 and at most 1, is the part of its samples or of its time that a
        searching bot uses: less when many decisions wait.
        """
        if isinstance(self.kind, Level):
            return LevelBot(self.kind, rng, effort)
        options: Mapping[str, Any] = dict(self.options)
        if self.kind.scale:
            options = self.kind.scale(options, effort)
        return self.kind.make(rng, **options)

    def _kind_in(self, game: str) -> BotKind:
        kind = self.in_game(game).kind
        assert isinstance(kind, BotKind)  # a level names no other level
        return kind


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
