"""The games by name: the one list that records, notation and the command line look into."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.codec import Reader
from toril.engine.eleven_nimmt import notation as eleven_notation
from toril.engine.errors import BadNotation
from toril.engine.game import Move, RoundView, Rules
from toril.engine.six_nimmt import notation as six_notation
from toril.engine.value import value


@value
class Game:
    """What there is to know about a game from outside."""

    rules: type[Any]
    move: Any
    table_view: type[Any]
    recall_view: type[Any]
    sample: Callable[[Any, Random], Any]
    parse_move: Callable[[str], Move]
    format_move: Callable[[Move], str]
    parse_position: Callable[[str], Any]
    format_position: Callable[[Any], str]


def _game(package: ModuleType, rules: type[Any], move: Any, notation: ModuleType) -> Game:
    """Return a game whose rooms have the usual names."""
    return Game(
        rules=rules,
        move=move,
        table_view=package.TableView,
        recall_view=package.RecallView,
        sample=package.sample,
        parse_move=notation.parse_move,
        format_move=notation.format_move,
        parse_position=notation.parse_position,
        format_position=notation.format_position,
    )


GAMES = {
    game.rules.game: game
    for game in (
        _game(six_nimmt, six_nimmt.SixNimmt, six_nimmt.SixMove, six_notation),
        _game(eleven_nimmt, eleven_nimmt.ElevenNimmt, eleven_nimmt.ElevenMove, eleven_notation),
    )
}
"""The games by the name that records and positions use."""

AnyRules: TypeAlias = Rules[Any]
"""The rules of any game; in an annotation, `from_json` reads the name as EVERY_RULES."""

AnyMove: TypeAlias = Move
"""A move of any game; in an annotation, `from_json` reads the name as EVERY_MOVE."""

EVERY_RULES: Any = reduce(or_, [game.rules for game in GAMES.values()])
EVERY_MOVE: Any = reduce(or_, [game.move for game in GAMES.values()])
EVERY_VIEW: Any = reduce(
    or_, [view for game in GAMES.values() for view in (game.table_view, game.recall_view)]
)

NAMES: dict[str, Any] = {game.rules.__name__: game.rules for game in GAMES.values()} | {
    "RoundView": EVERY_VIEW,
    "AnyRules": EVERY_RULES,
    "AnyMove": EVERY_MOVE,
}
"""What annotations mean that are written as strings: the classes of all games."""

_reader = Reader(NAMES)


def from_json(kind: Any, data: Any) -> Any:
    """Return the value of type `kind` that `to_json` wrote as `data`."""
    return _reader.read(kind, data)


def game_of(rules: Rules[Any]) -> Game:
    """Return the game that `rules` belong to."""
    return GAMES[rules.game]


def sample(view: RoundView, rng: Random) -> Any:
    """Return a whole round that `view`, a recall view, cannot tell from the real one."""
    for game in GAMES.values():
        if isinstance(view, game.recall_view):
            return game.sample(view, rng)
    raise TypeError("only a recall view knows enough to be sampled")


def parse_position(line: str) -> Any:
    """Return the round that a line of notation describes, of whichever game it names.

    >>> parse_position("six_nimmt seats=2; rows 12/37/43/58; hands 3 21/9 26").to_act
    (0, 1)
    """
    name = next(iter(line.partition(";")[0].split()), "")
    if name not in GAMES:
        raise BadNotation(
            "bad_notation",
            f"A position begins with one of {', '.join(GAMES)}, not {name!r}.",
            text=name,
            wanted=", ".join(GAMES),
        )
    return GAMES[name].parse_position(line)


def format_position(state: Any) -> str:
    """Return a round of either game as one line that holds everything, hidden cards too."""
    return game_of(state.rules).format_position(state)
