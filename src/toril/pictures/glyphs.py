"""The small drawings: the bullhead that is counted, the bull, tiles, the shapes of the seats."""

from typing import Literal, TypeAlias

from toril.engine.game import Seat
from toril.pictures.colours import ALBERO, BULLHEADS, GLAZE, INK, SEATS, TILE, WALL
from toril.pictures.numerals import numeral
from toril.pictures.svg import element, moved, number

BULLHEAD_WIDTH, BULLHEAD_HEIGHT = 24.0, 21.0

_BULLHEAD = (
    "c0 6 3.5 9 8 9h8c4.5 0 8-3 8-9c-2 3.2-5 4.2-8 4c-2.5-1-5.5-1-8 0c-3 .2-6-.8-8-4z"
    "m1.5 12.5c1.5-2.3 3.5-3 5.5-2l.5 1.5c-1.8 1.5-4 1.7-6 .5z"
    "m21 0c-1.5-2.3-3.5-3-5.5-2l-.5 1.5c1.8 1.5 4 1.7 6 .5z"
    "m-15.5-3.2h10c.6 1.9.3 3.3-.3 4.6c1.6 3.6-.7 6.8-4.7 6.8s-6.3-3.2-4.7-6.8"
    "c-.6-1.3-.9-2.7-.3-4.6z"
    "m2 2.5l2 .9c-.2.9-.7 1.2-1.2 1.1c-.6-.1-.9-.9-.8-2z"
    "m6 0l-2 .9c.2.9.7 1.2 1.2 1.1c.6-.1.9-.9.8-2z"
)
"""From the tip of its left horn on: horns, ears, face and, left out of it, the eyes."""


def bullheads(places: list[tuple[float, float]], width: float, fill: str) -> str:
    """Return the bullheads that stand around these places, in one path."""
    scale = width / BULLHEAD_WIDTH
    starts = ((x / scale - BULLHEAD_WIDTH / 2, y / scale - BULLHEAD_HEIGHT / 2) for x, y in places)
    path = "".join(f"M{number(left)} {number(top)}{_BULLHEAD}" for left, top in starts)
    return element("path", d=path, fill=fill, fill_rule="evenodd", transform=f"scale({scale:.4g})")


Mood: TypeAlias = Literal["calm", "happy"]

_LINES = {
    "calm": (
        *("M28 50.5h8", "M21 26.5q3-2.2 6.5-.8", "M43 26.5q-3-2.2-6.5-.8"),
        *("M25.5 31.5h.01", "M38.5 31.5h.01"),
    ),
    "happy": (
        *("M26 49.5q6 5 12 0", "M21 25.5q3-2.6 6.5-1", "M43 25.5q-3-2.6-6.5-1"),
        *("M23 32.5q2.4-3.6 4.8 0", "M36.2 32.5q2.4-3.6 4.8 0"),
    ),
}


_BULL = (
    ("M20 23C14 19.5 8 21 4.5 27c5 4.5 12 4 17 .5z", "#fff8e6"),
    ("M44 23c6-3.5 12-2 15.5 4-5 4.5-12 4-17 .5z", "#fff8e6"),
    ("M19.5 18c-2.5 7.5-1 14 2.5 20v10h20V38c3.5-6 5-12.5 2.5-20-6-4-19-4-25 0z", "#fff8e6"),
    ("M23 20.5C12 22 3.5 16 3 4c5 7 11.5 8.8 22 9.5z", "#fffdf6"),
    ("M41 20.5C52 22 60.5 16 61 4c-5 7-11.5 8.8-22 9.5z", "#fffdf6"),
    (
        (
            "M22 21c0-5.5 4.5-9.5 10-9.5S42 15.5 42 21c-2-.6-3.2 0-4.2 1.6-1.6-1.4-3.8-1.2-5.8 1.4"
            "-2-2.6-4.2-2.8-5.8-1.4C25.2 21 24 20.4 22 21z"
        ),
        "#c9673f",
    ),
    ("M19.5 46a12.5 9.5 0 1 0 25 0a12.5 9.5 0 1 0-25 0z", "#f3cdb2"),
    ("M26.5 44q1.4-2.2 2.8 0M37.5 44q-1.4-2.2-2.8 0", "none"),
)
"""From back to front: ears, head, horns, tuft, muzzle, nostrils; each with what fills it."""


def bull(x: float, y: float, width: float, mood: Mood = "calm") -> str:
    """Return the bull of Toril, as the page has it; `x` and `y` are its upper left corner."""
    inside = (
        *(element("path", d=path, fill=fill) for path, fill in _BULL),
        element("path", d="".join(_LINES[mood]), fill="none"),
    )
    lines = element(
        "g",
        *inside,
        stroke=INK,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return moved(x, y, lines, scale=width / 64)


def tiles(x: float, y: float, width: float, height: float, size: float) -> str:
    """Return a wall of tiles, whole ones only."""
    across, down = round(width / size), round(height / size)
    spots = [(column * 24, row * 24) for row in range(down) for column in range(across)]
    leaves = "".join(
        f"M{left + 1} {top}c3-2.8 7-2.8 10 0c-3 2.8-7 2.8-10 0z"
        f"m12 0c3-2.8 7-2.8 10 0c-3 2.8-7 2.8-10 0z"
        f"M{left} {top + 1}c-2.8 3-2.8 7 0 10c2.8-3 2.8-7 0-10z"
        f"m0 12c-2.8 3-2.8 7 0 10c2.8-3 2.8-7 0-10z"
        for left, top in spots
    )
    rings = "".join(f"M{left + 5} {top + 12}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" for left, top in spots)
    hearts = "".join(f"M{left + 12} {top + 8.5}l3.5 3.5l-3.5 3.5l-3.5-3.5z" for left, top in spots)
    scale = size / 24
    wall = (
        element("rect", width=across * 24, height=down * 24, fill=GLAZE),
        element("path", d=leaves, fill=TILE),
        element("path", d=rings, fill="none", stroke=TILE, stroke_width=1.6),
        element("path", d=hearts, fill=ALBERO),
    )
    return moved(x, y, *wall, scale=scale)


_SHAPES = (
    "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
    "M-8-10h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2z",
    "M-6-10.5h12l6 10.5l-6 10.5h-12l-6-10.5z",
    "M0-12l12 12l-12 12l-12-12z",
    "M-10.5-9.5h21v9c0 6-4.5 10-10.5 12c-6-2-10.5-6-10.5-12z",
)
"""Around 0 and within 12: for those who cannot tell the colours."""


def colour_of(seat: Seat) -> str:
    """Return a seat's colour; there are as many as there can be seats."""
    return SEATS[seat % len(SEATS)]


def mark(seat: Seat, x: float, y: float, radius: float, *, numbered: bool = False) -> str:
    """Return a seat's shape in its colour, hollow for the second five, with its number in it."""
    hollow, colour = seat >= len(_SHAPES), colour_of(seat)
    shape = element(
        "path",
        d=_SHAPES[seat % len(_SHAPES)],
        fill=WALL if hollow else colour,
        stroke=colour if hollow else WALL,
        stroke_width=3.4 if hollow else 1.6,
        stroke_linejoin="round",
    )
    label = numeral(seat, 0, 0, 11, colour if hollow else WALL) if numbered else ""
    return moved(x, y, shape, label, scale=radius / 12)


def crown(x: float, y: float, width: float) -> str:
    """Return a crown around a place: of whoever has won."""
    path = "M-12 9L-14-6L-6 0L0-10L6 0L14-6L12 9z"
    drawn = element(
        "path", d=path, fill=ALBERO, stroke=BULLHEADS[3], stroke_width=1.6, stroke_linejoin="round"
    )
    return moved(x, y, drawn, scale=width / 28)
