"""The games, each described once: the one list that every layer goes over.

Code that needs something for each game looks it up by the game's name and fails loudly where it is
missing; `docs/add-a-variant.md` lists what there is to fill.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Any, Literal, TypeAlias, get_args

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.codec import Reader
from toril.engine.eleven_nimmt import notation as eleven_notation
from toril.engine.errors import BadNotation
from toril.engine.game import Card, Event, Move, RoundView, Rules, Seat
from toril.engine.match_events import MatchEvent
from toril.engine.options import Option, options_of
from toril.engine.six_nimmt import notation as six_notation
from toril.engine.value import value


@value
class Game:
    """What there is to know about a game from outside.

    `short` is what its kinds begin with and what people may type; `title` is what the box says.
    `commits`: cards lie face down until everybody has chosen, and can be exchanged until then (S3).
    `allows_counter`: all may look up which cards were played this round (S13); else nobody (E14).
    Its options, with ranges, defaults and reasons, stand in its rules class: `options`.
    """

    name: str
    short: str
    title: str
    commits: bool
    allows_counter: bool
    rules: type[Any]
    round: type[Any]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    phases: tuple[type[Any], ...]
    table_view: type[Any]
    recall_view: type[Any]
    sample: Callable[[Any, Random], Any]
    parse_move: Callable[[str], Move]
    format_move: Callable[[Move], str]
    parse_position: Callable[[str], Any]
    format_position: Callable[[Any], str]

    @property
    def options(self) -> dict[str, Option]:
        """Its options by name, in their order; the seats are not among them."""
        return {name: each for name, each in options_of(self.rules).items() if name != "seats"}

    @property
    def seats(self) -> Option:
        """How many may sit at the table."""
        return options_of(self.rules)["seats"]


SIX = Game(
    name=six_nimmt.SixNimmt.game,
    short="six",
    title="6 nimmt!",
    commits=True,
    allows_counter=True,
    rules=six_nimmt.SixNimmt,
    round=six_nimmt.SixRound,
    moves=get_args(six_nimmt.SixMove),
    events=get_args(six_nimmt.SixEvent),
    phases=get_args(six_nimmt.Phase),
    table_view=six_nimmt.TableView,
    recall_view=six_nimmt.RecallView,
    sample=six_nimmt.sample,
    parse_move=six_notation.parse_move,
    format_move=six_notation.format_move,
    parse_position=six_notation.parse_position,
    format_position=six_notation.format_position,
)

ELEVEN = Game(
    name=eleven_nimmt.ElevenNimmt.game,
    short="eleven",
    title="11 nimmt!",
    commits=False,
    allows_counter=False,
    rules=eleven_nimmt.ElevenNimmt,
    round=eleven_nimmt.ElevenRound,
    moves=get_args(eleven_nimmt.ElevenMove),
    events=get_args(eleven_nimmt.ElevenEvent),
    phases=get_args(eleven_nimmt.Phase),
    table_view=eleven_nimmt.TableView,
    recall_view=eleven_nimmt.RecallView,
    sample=eleven_nimmt.sample,
    parse_move=eleven_notation.parse_move,
    format_move=eleven_notation.format_move,
    parse_position=eleven_notation.parse_position,
    format_position=eleven_notation.format_position,
)

GAMES = {game.name: game for game in (SIX, ELEVEN)}
"""The games by the name that records and positions use."""

BY_SHORT = {game.short: game for game in GAMES.values()}
"""The games by the name that people type."""

GameName: TypeAlias = Literal["six_nimmt", "eleven_nimmt"]
ShortName: TypeAlias = Literal["six", "eleven"]
"""The same names for the type checker; `tests/test_games.py` compares them."""

FIRST: ShortName = "six"
"""The game where nobody has chosen one."""

AnyRules: TypeAlias = Rules
"""The rules of any game; in an annotation, `from_json` reads the name as EVERY_RULES."""

AnyMove: TypeAlias = Move
"""A move of any game; in an annotation, `from_json` reads the name as EVERY_MOVE."""

EVERY_RULES: Any = reduce(or_, [game.rules for game in GAMES.values()])
EVERY_MOVE: Any = reduce(or_, [move for game in GAMES.values() for move in game.moves])
EVERY_VIEW: Any = reduce(
    or_, [view for game in GAMES.values() for view in (game.table_view, game.recall_view)]
)
EVERY_EVENT: Any = reduce(
    or_,
    [event for game in GAMES.values() for event in game.events],
    MatchEvent,
)

NAMES: dict[str, Any] = {
    "RoundView": EVERY_VIEW,
    "AnyRules": EVERY_RULES,
    "AnyMove": EVERY_MOVE,
}
"""What annotations mean that are written as strings: the classes of all games."""

_reader = Reader(NAMES)


def from_json(expected: Any, data: Any) -> Any:
    """Return the value of the `expected` type that `to_json` wrote as `data`."""
    return _reader.read(expected, data)


def game_of(rules: Rules) -> Game:
    """Return the game that `rules` belong to."""
    return GAMES[rules.game]


def deal(rules: Rules, order: Sequence[Card], starter: Seat) -> Any:
    """Return a fresh round of the game that `rules` belong to, from a deck in order (S2, E2)."""
    return game_of(rules).round.deal(rules, order, starter)


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
