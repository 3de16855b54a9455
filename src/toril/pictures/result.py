"""The result of a match as a picture to send along: who has won, all totals, how they grew."""

from typing import Any, Protocol

from toril.engine.errors import Fact
from toril.engine.game import Seat
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.value import replace, value
from toril.pictures.blocks import Block
from toril.pictures.chart import chart
from toril.pictures.colours import ALBERO, CLAY, INK, INK_SOFT, SAND, TAKEN, WALL
from toril.pictures.glyphs import bull, bullheads, mark, tiles
from toril.pictures.names import ISOLATE, ISOLATED, is_from_the_right, label, shortened
from toril.pictures.numerals import numeral, width_of
from toril.pictures.svg import Svg, element, moved, picture

WIDTH, HEIGHT = 1200.0, 630.0
_MARGIN = 48.0
_BAND = 40.0
_LISTED = (206.0, 500.0)
"""Where the list of the seats begins and ends."""
_ONE_COLUMN = 5
_LONGEST = 14.0
"""Of a winner's name, where there are several, in heights of its letters."""


class Say(Protocol):
    """A language's sentences, as `toril.text` has them; pictures know none themselves."""

    def __call__(self, message: str, **facts: Fact) -> str:
        """Return the sentence `message` filled with `facts`."""


@value
class Result:
    """What the picture says of a match."""

    game: str
    names: tuple[str, ...]
    homes: tuple[Seat, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    scores: tuple[tuple[int, ...], ...]
    limit: int | None
    ended: bool


def result_svg(
    record: Record,
    say: Say,
    day: tuple[int, int, int] | None = None,
    names: tuple[str, ...] | None = None,
    match: Match[Any] | None = None,
) -> Svg:
    """Return the picture of a record's result, in the language of `say`.

    `day` is year, month and day of the month: a record does not know when it was played. `names`
    are those of the last round's seats, where they are not to be called as the page calls them.
    `match` is what the record replays to, for whoever has replayed it already.
    """
    result = _result(record, match or record.replay(), say)
    if names is not None:
        result = replace(result, names=names)
    first, then, told = _headline(result, say)
    footer = _footer(result, say, day)
    inside = (
        element("rect", width=WIDTH, height=HEIGHT, fill=SAND),
        tiles(0, HEIGHT - _BAND, WIDTH, _BAND, _BAND),
        bull(_MARGIN, 44, 132, "happy" if result.winners else "calm"),
        label(first, 212, 66, 940, 40, CLAY, weight=800, least=26),
        label(then, 212, 130, 940, 82, INK, weight=800, least=40),
        *_listed(result),
        label(footer, _MARGIN, 546, 900, 30, INK_SOFT),
        label("Toril", 1048, 546, 110, 38, CLAY, weight=800),
    )
    return picture(WIDTH, HEIGHT, f"{told} {footer}", *inside)


def _result(record: Record, match: Match[Any], say: Say) -> Result:
    rules: Any = match.rules
    outcome = match.outcome
    names, homes = zip(*_people(record, match.round_number, say), strict=True)
    return Result(
        match.rules.game,
        names,
        homes,
        match.totals,
        outcome.winners if outcome else (),
        match.scores,
        getattr(rules, "limit", None),
        outcome is not None,
    )


def _people(record: Record, round_number: int, say: Say) -> tuple[tuple[str, Seat], ...]:
    """Return by seat who sat there in the last round, and from which seat they set out.

    A rematch moves everybody one seat on; colours, and the names that the page gives to a server's
    bots, hang on the first one. The draw of a match says which it was at its table, and who is a
    bot.
    """
    draw = record.fairness[-1].draw if isinstance(record.fairness, tuple) else None
    names = record.names_in(round_number)
    if draw is None or tuple(each.name for each in draw.seats) != names:
        return tuple((name, seat) for seat, name in enumerate(names))
    homes = [(seat - draw.match + 1) % len(names) for seat in range(len(names))]
    return tuple(
        (say("match-bot-name", seat=home) if drawn.bot == drawn.name else drawn.name, home)
        for drawn, home in zip(draw.seats, homes, strict=True)
    )


def _headline(result: Result, say: Say) -> tuple[str, str, str]:
    """Return what is said above, and, larger, of whom; and both in a sentence."""
    game = say(f"game-{result.game}")
    if not result.ended:
        return say("picture-goes-on"), game, f"{say('picture-goes-on')}."
    if not result.winners:
        return say("picture-ended"), game, f"{say('picture-ended')}."
    won = [result.names[seat] for seat in result.winners]
    if len(won) > 1:
        won = [isolated(shortened(name, _LONGEST)) for name in won]
    names = " · ".join(won)
    told = say("picture-told", n=len(won), names=isolated(names) if len(won) == 1 else names)
    return say("picture-won", n=len(won)), names, told


def isolated(name: str) -> str:
    """Return a name that does not turn around what stands beside it."""
    return f"{ISOLATE}{name}{ISOLATED}" if is_from_the_right(name) else name


def _footer(result: Result, say: Say, day: tuple[int, int, int] | None) -> str:
    parts = [say(f"game-{result.game}")]
    if result.scores:
        parts.append(say("picture-rounds", n=len(result.scores)))
    if day is not None:
        year, month, number = day
        parts.append(say("picture-day", year=year, month=month, day=number))
    return " · ".join(parts)


def _listed(result: Result) -> list[str]:
    """Return the seats, best first, and beside them the chart, if a round was scored."""
    order = sorted(range(len(result.totals)), key=lambda seat: (result.totals[seat], seat))
    columns = 1 if len(order) <= _ONE_COLUMN else 2
    high = -(-len(order) // columns)
    top, bottom = _LISTED
    width = 620.0 if columns == 1 else 372.0
    step = min((bottom - top) / high, 98.0)
    drawn = [
        moved(
            _MARGIN + at // high * (width + 14),
            top + at % high * step,
            _line(result, seat, width, step - 8),
        )
        for at, seat in enumerate(order)
    ]
    left = _MARGIN + columns * (width + 14) + 10
    if result.scores:
        paper = Block(WIDTH - _MARGIN - left, bottom - top - 8, "")
        ground = element("rect", width=paper.width, height=paper.height, rx=16, fill=WALL)
        lines = chart(result.scores, result.homes, result.limit, paper.width, paper.height)
        drawn.append(moved(left, top, ground, lines.drawn))
    return drawn


def _line(result: Result, seat: Seat, width: float, height: float) -> str:
    """Return a seat's line: its shape, its name, its total."""
    won, total, middle = seat in result.winners, result.totals[seat], height / 2
    high = min(44.0, height * 0.66)
    digits = max(width_of(each, high) for each in result.totals)
    name_width = width - 76 - digits - high - 26
    return "".join(
        (
            element("rect", width=width, height=height, rx=14, fill=ALBERO if won else WALL),
            mark(result.homes[seat], 36, middle, min(18, height * 0.34)),
            label(result.names[seat], 70, middle, name_width, min(34, height * 0.5), INK,
                  weight=800 if won else 600, least=22),
            numeral(total, width - high - 22, middle, high, INK, anchor=1),
            bullheads([(width - high / 2 - 12, middle)], high * 0.92, INK if won else TAKEN),
        )
    )  # fmt: skip
