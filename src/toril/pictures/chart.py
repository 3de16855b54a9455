"""How the totals of a match grew, round by round: a line for each seat, its shape at the end."""

from itertools import accumulate
from math import inf

from toril.engine.game import Seat
from toril.pictures.blocks import Block
from toril.pictures.colours import CLAY, INK_SOFT, WALL_LINE
from toril.pictures.glyphs import colour_of, mark
from toril.pictures.numerals import numeral
from toril.pictures.svg import element, number

MOST_POINTS = 60
"""Of a line: a match may have a thousand rounds."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 46.0, 52.0, 18.0, 18.0
_APART = 24.0
"""Shapes whose heights differ by less stand side by side."""
_STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000)


def chart(
    scores: tuple[tuple[int, ...], ...],
    homes: tuple[Seat, ...],
    limit: int | None,
    width: float,
    height: float,
) -> Block:
    """Return the chart of these rounds; `limit` is the total that ends the match.

    `homes` are the seats whose shapes and colours those who play have.
    """
    totals = _totals(scores)
    most = max(*totals[-1], limit or 0, 10) * 1.04
    across, down = width - _LEFT - _RIGHT, height - _TOP - _BOTTOM

    def x(at: int) -> float:
        return _LEFT + across * at / (len(totals) - 1)

    def y(total: float) -> float:
        return _TOP + down * (1 - total / most)

    step = next((each for each in _STEPS if most / each <= 5), round(most / 4))
    drawn = []
    for value in range(0, int(most) + 1, step):
        line = f"M{number(_LEFT)} {number(y(value))}H{number(width - _RIGHT)}"
        drawn.append(element("path", d=line, fill="none", stroke=WALL_LINE, stroke_width=1.5))
        drawn.append(numeral(value, _LEFT - 10, y(value), 17, INK_SOFT, anchor=1, most=_LEFT - 10))
    if limit is not None:
        line = f"M{number(_LEFT)} {number(y(limit))}H{number(width - _RIGHT)}"
        drawn.append(
            element(
                "path", d=line, fill="none", stroke=CLAY, stroke_width=3, stroke_dasharray="4 7"
            )
        )
    seats = range(len(totals[-1]))
    for seat in seats:
        points = (f"{number(x(at))} {number(y(each[seat]))}" for at, each in enumerate(totals))
        drawn.append(
            element(
                "path",
                d="M" + "L".join(points),
                fill="none",
                stroke=colour_of(homes[seat]),
                stroke_width=5,
                stroke_linejoin="round",
                stroke_linecap="round",
            )
        )
    heights = [y(total) for total in totals[-1]]
    drawn += [
        mark(homes[seat], width - _RIGHT + aside, heights[seat], 11)
        for seat, aside in _aside(heights).items()
    ]
    return Block(width, height, "".join(drawn))


def _aside(heights: list[float]) -> dict[Seat, float]:
    """Return how far from its line's end each shape stands; the lowest total has its own."""
    lowest = [inf, inf]
    found: dict[Seat, float] = {}
    for seat in sorted(range(len(heights)), key=lambda seat: -heights[seat]):
        column = int(lowest[0] - heights[seat] < _APART <= lowest[1] - heights[seat])
        lowest[column] = heights[seat]
        found[seat] = column * _APART
    return dict(reversed(found.items()))


def _totals(scores: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    """Return the totals before the first round and after each, or after every so many."""
    start = tuple(0 for _ in scores[0])
    every = list(accumulate(scores, lambda before, more: _sum(before, more), initial=start))
    apart = -(-len(every) // MOST_POINTS)
    kept = every[::apart]
    return kept if (len(every) - 1) % apart == 0 else [*kept, every[-1]]


def _sum(before: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(before, more, strict=True))
