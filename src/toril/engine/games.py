"""The games by name: the one list that records, notation and the command line look into."""

from collections.abc import Callable
from random import Random
from typing import Any

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
    parse_move: Callable[[str], Move]
    format_move: Callable[[Move], str]
    parse_position: Callable[[str], Any]
    format_position: Callable[[Any], str]


GAMES = {
    "six_nimmt": Game(
        rules=six_nimmt.SixNimmt,
        move=six_nimmt.SixMove,
        parse_move=six_notation.parse_move,
        format_move=six_notation.format_move,
        parse_position=six_notation.parse_position,
        format_position=six_notation.format_position,
    ),
    "eleven_nimmt": Game(
        rules=eleven_nimmt.ElevenNimmt,
        move=eleven_nimmt.ElevenMove,
        parse_move=eleven_notation.parse_move,
        format_move=eleven_notation.format_move,
        parse_position=eleven_notation.parse_position,
        format_position=eleven_notation.format_position,
    ),
}

_reader = Reader(
    {
        "SixNimmt": six_nimmt.SixNimmt,
        "ElevenNimmt": eleven_nimmt.ElevenNimmt,
        "RoundView": six_nimmt.TableView
        | six_nimmt.RecallView
        | eleven_nimmt.TableView
        | eleven_nimmt.RecallView,
    }
)


def from_json(kind: Any, data: Any) -> Any:
    """Return the value of type `kind` that `to_json` wrote as `data`."""
    return _reader.read(kind, data)


def game_of(rules: Rules[Any]) -> Game:
    """Return the game that `rules` belong to."""
    return GAMES[rules.game]


def sample(view: RoundView, rng: Random) -> Any:
    """Return a whole round that `view`, a recall view, cannot tell from the real one."""
    match view:
        case six_nimmt.RecallView():
            return six_nimmt.sample(view, rng)
        case eleven_nimmt.RecallView():
            return eleven_nimmt.sample(view, rng)
        case _:
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
