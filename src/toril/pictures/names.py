"""Names in a picture: shortened, and cut off where a letter is wider than anybody could know."""

import re
import unicodedata
from collections.abc import Iterator

from toril.engine.names import JOINER
from toril.pictures.svg import element, escaped, moved

FONT = "system-ui, sans-serif"

ISOLATE, ISOLATED = "\u2068", "\u2069"
"""Around a name that is written from the right: what stands beside it stays where it is."""

_WIDE = 1.15
_COMMON = 0.66
_NARROW = 0.37
_PAIRED = range(0x1F1E6, 0x1F200)
"""Two of these are one flag."""
_JOINED = (JOINER, "\ufe0e", "\ufe0f")
_TONES = range(0x1F3FB, 0x1F400)


def label(
    name: str,
    x: float,
    y: float,
    width: float,
    size: float,
    fill: str,
    *,
    weight: int = 600,
    least: float | None = None,
) -> str:
    """Return a name from `x` on, `y` being the middle of its line, within `width` for certain.

    It is first made smaller, down to `least`, then shortened by what letters are wide as a rule;
    whatever a font makes of it, nothing is seen beyond the width. A name that is written from the
    right stands in the same place.
    """
    fitting = width / max(_width(name), 0.1)
    size = max(min(size, fitting), min(size, least or size))
    shown = shortened(name, width / size)
    backwards = is_from_the_right(shown)
    text = element(
        "text",
        escaped(shown),
        x=0,
        y=size * 1.05,
        direction="rtl" if backwards else None,
        text_anchor="end" if backwards else None,
        font_family=FONT,
        font_size=size,
        font_weight=weight,
        fill=fill,
    )
    height = size * 1.5
    # An `svg` within another one shows nothing outside of itself.
    return moved(x, y - size * 0.7, element("svg", text, width=width, height=height))


def shortened(name: str, most: float) -> str:
    """Return a name that is about `most` letters' heights wide at most, cut between signs."""
    if _width(name) <= most:
        return name
    kept, left = "", most - _COMMON
    for sign in _signs(name):
        left -= _width(sign)
        if left < 0:
            break
        kept += sign
    return kept.rstrip() + "…"


def is_from_the_right(name: str) -> bool:
    """Return whether a name's first letter that has a direction is Hebrew, Arabic or alike.

    Of several names those that are isolated turn nothing around.
    """
    outside = re.sub(f"{ISOLATE}[^{ISOLATED}]*{ISOLATED}", "", name)
    known = (unicodedata.bidirectional(letter) for letter in outside)
    return next((each for each in known if each in ("L", "R", "AL")), "L") != "L"


def _signs(name: str) -> Iterator[str]:
    """Yield the signs of a name as a person sees them: accents and parts of emoji belong to one."""
    sign = ""
    for letter in name:
        if sign and not _goes_on(sign, letter):
            yield sign
            sign = ""
        sign += letter
    if sign:
        yield sign


def _goes_on(sign: str, letter: str) -> bool:
    flag = len(sign) == 1 and ord(sign) in _PAIRED and ord(letter) in _PAIRED
    tone = ord(letter) in _TONES
    mark = unicodedata.category(letter).startswith("M")
    return flag or tone or mark or letter in _JOINED or sign.endswith(JOINER)


def _width(text: str) -> float:
    """Return about how wide text is, in heights of its letters."""
    return sum(_width_of(sign[0]) for sign in _signs(text))


def _width_of(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF" or ord(letter) > 0xFFFF:
        return _WIDE
    if letter in "ijlI.,:;'|!()[] ft":
        return _NARROW
    return 1.12 if letter in "mwMW@%—" else 0.75 if letter.isupper() else _COMMON
