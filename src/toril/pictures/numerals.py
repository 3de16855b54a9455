"""Numerals as paths, of a condensed bold face of our own: broad strokes within 50 by 100."""

import re
from functools import lru_cache

from toril.pictures.svg import element, number

HEIGHT = 100
STROKE = 16
GAP = 8
"""Between two digits."""

_DIGITS = {
    "0": (50, "M25 8C36 8 42 16 42 28V72C42 84 36 92 25 92S8 84 8 72V28C8 16 14 8 25 8Z"),
    "1": (33, "M2 28L24 10.5M24 0V100"),
    "2": (50, "M8 34V28C8 16 14 8 25 8S42 16 42 28C42 41 38 47 31 58L14 92H47"),
    "3": (
        50,
        (
            "M8 31V28C8 15 14 8 25 8S42 15 42 28C42 41 36 48 20 48"
            "C36 48 42 56 42 70V72C42 85 36 92 25 92S8 85 8 72V69"
        ),
    ),
    "4": (52, "M36 100V0M32 5L10 68V71H52"),
    "5": (50, "M45 8H12V46C15 41 20 38 26 38C37 38 42 47 42 59V71C42 84 36 92 25 92S8 84 8 71V68"),
    "6": (
        50,
        (
            "M42 31V28C42 15 36 8 25 8S8 16 8 28V72C8 84 14 92 25 92S42 84 42 72V61"
            "C42 49 36 43 27 43C18 43 11 48 8 57"
        ),
    ),
    "7": (46, "M2 8H37C28 42 19 66 18 100"),
    "8": (
        50,
        (
            "M25 8C14 8 9 16 9 27C9 40 15 47 25 47S41 40 41 27C41 16 36 8 25 8Z"
            "M25 47C14 47 8 56 8 69V71C8 84 14 92 25 92S42 84 42 71V69C42 56 36 47 25 47Z"
        ),
    ),
    "9": (
        50,
        (
            "M8 69V72C8 85 14 92 25 92S42 84 42 72V28C42 16 36 8 25 8S8 16 8 28V39"
            "C8 51 14 57 23 57C32 57 39 52 42 43"
        ),
    ),
}
"""How wide each is, and the line in the middle of its stroke."""

_COMMAND = re.compile(r"([MLHVCSZ])([^MLHVCSZ]*)")


def width_of(value: int, height: float) -> float:
    """Return how wide a number is, written so high."""
    return _path(str(value))[0] * height / HEIGHT


def numeral(
    value: int,
    x: float,
    y: float,
    height: float,
    fill: str,
    *,
    anchor: float = 0.5,
    most: float | None = None,
) -> str:
    """Return a number as a path; `x` is its middle, or its left or right end (`anchor` 0 or 1).

    `y` is the middle of its height. Where it would be wider than `most`, it is made smaller.
    """
    width, path = _path(str(value))
    scale = height / HEIGHT
    if most is not None:
        scale = min(scale, most / width)
    left, top = x - anchor * width * scale, y - HEIGHT * scale / 2
    return element(
        "path",
        d=path,
        fill="none",
        stroke=fill,
        stroke_width=STROKE,
        stroke_miterlimit=2.3,
        transform=f"translate({number(left)} {number(top)}) scale({scale:.4g})",
    )


@lru_cache(maxsize=1024)  # strangers choose the numbers of their records
def _path(digits: str) -> tuple[float, str]:
    """Return how wide these digits are at full height, and their path."""
    at, paths = 0.0, []
    for digit in digits:
        width, path = _DIGITS[digit]
        paths.append(_shifted(path, at))
        at += width + GAP
    return at - GAP, "".join(paths)


def _shifted(path: str, by: float) -> str:
    """Return a path further to the right. All of its commands say where, none says how far."""
    return "".join(
        command + _moved_right(command, numbers.split(), by)
        for command, numbers in _COMMAND.findall(path)
    )


def _moved_right(command: str, numbers: list[str], by: float) -> str:
    every = 1 if command == "H" else 2
    across = () if command == "V" else range(0, len(numbers), every)
    return " ".join(
        number(float(each) + by) if at in across else each for at, each in enumerate(numbers)
    )
