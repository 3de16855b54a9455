"""The seats around a table: whose turn it is, what each holds and has taken."""

from collections.abc import Sequence
from math import ceil

from toril.engine.game import RoundView, Seat
from toril.engine.value import value
from toril.pictures.blocks import Block, below, beside, side_by_side
from toril.pictures.cards import back
from toril.pictures.colours import INK, INK_SOFT, TAKEN, TILE, TILE_SOFT, WALL, WALL_LINE
from toril.pictures.glyphs import bull, bullheads, crown, mark
from toril.pictures.names import label
from toril.pictures.numerals import numeral, width_of
from toril.pictures.svg import element, moved

WIDTH, HEIGHT = 142.0, 52.0
IN_COLUMN = 5
"""At most, so that seats are about as high as rows."""


@value
class Around:
    """What all of a picture's seats are drawn with: who looks, who has to act, what is known.

    `names` and `totals` may be left out: a view of a round holds neither.
    """

    seat: Seat | None
    to_act: tuple[Seat, ...]
    hand_sizes: tuple[int, ...]
    names: tuple[str, ...] | None
    totals: tuple[int, ...] | None
    winners: tuple[Seat, ...] = ()


def around(
    view: RoundView,
    to_act: tuple[Seat, ...],
    names: Sequence[str] | None,
    totals: tuple[int, ...] | None,
    winners: tuple[Seat, ...],
) -> Around:
    """Return what the seats of a view are drawn with."""
    seats = view.rules.seats
    if names is not None and len(names) != seats:
        raise ValueError(f"there are {seats} seats, so there must be {seats} names")
    held = None if names is None else tuple(names)
    return Around(view.seat, to_act, view.hand_sizes, held, totals, winners)


def seats(shown: Around, counted: Sequence[Sequence[Block]]) -> Block:
    """Return a chip for each seat; `counted` is what lies before each besides its hand."""
    chips = [_chip(shown, seat, counted[seat]) for seat in range(len(shown.hand_sizes))]
    high = ceil(len(chips) / ceil(len(chips) / IN_COLUMN))
    columns = [chips[first : first + high] for first in range(0, len(chips), high)]
    return side_by_side((below(column) for column in columns), 8)


def heads(count: int) -> Block:
    """Return how many bullheads a round costs somebody."""
    return beside((figure(count, 17, INK), Block(18, 16, bullheads([(9, 8)], 18, TAKEN))), gap=3)


def total(count: int) -> Block:
    """Return the bullheads of the rounds before."""
    sign = element(
        "path",
        d="M11 3V1H1L6.500 8L1 15H11V13",
        fill="none",
        stroke=INK_SOFT,
        stroke_width=2.2,
    )
    return beside((Block(12, 16, sign), figure(count, 14, INK_SOFT)), gap=3)


def held(count: int) -> Block:
    """Return how many cards somebody holds."""
    return beside((back(0.21), figure(count, 14, INK_SOFT)), gap=3)


def bulls(count: int) -> Block:
    """Return how many bull cards somebody has."""
    return beside((Block(20, 18, bull(0, 0, 20)), figure(count, 17, INK)), gap=2)


def figure(count: int, height: float, fill: str) -> Block:
    """Return a number as a part of a line."""
    width = width_of(count, height)
    return Block(width, height, numeral(count, 0, height / 2, height, fill, anchor=0))


def badge(seat: Seat, radius: float = 10) -> Block:
    """Return a seat's shape with its number."""
    return Block(2 * radius, 2 * radius, mark(seat, radius, radius, radius, numbered=True))


def _chip(shown: Around, seat: Seat, counted: Sequence[Block]) -> Block:
    acts, mine = seat in shown.to_act, seat == shown.seat
    frame = element(
        "rect",
        x=1,
        y=1,
        width=WIDTH - 2,
        height=HEIGHT - 2,
        rx=10,
        fill=TILE_SOFT if mine else WALL,
        stroke=TILE if acts else WALL_LINE,
        stroke_width=2.6 if acts else 1,
    )
    won = seat in shown.winners
    long = 84 if won else 106  # the crown covers no name
    name = "" if shown.names is None else label(shown.names[seat], 29, 14, long, 13, INK, least=11)
    first = () if shown.totals is None else (total(shown.totals[seat]),)
    line = beside((*first, held(shown.hand_sizes[seat]), *counted), gap=9)
    below = shown.names is not None
    middle = 36 if below else HEIGHT / 2
    start = 9 if below else 32
    room = WIDTH - start - 8
    scale = min(1.0, room / line.width)
    drawn = (
        frame,
        mark(seat, 16, 14 if below else middle, 10, numbered=True),
        crown(WIDTH - 14, 4, 24) if won else "",
        name,
        moved(start, middle - line.height * scale / 2, line.drawn, scale=scale),
    )
    return Block(WIDTH, HEIGHT, "".join(drawn))
