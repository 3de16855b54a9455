"""Nicknames that can stand on any screen."""

import re
import unicodedata
from collections.abc import Collection
from itertools import accumulate

from toril.engine.names import JOINER
from toril.server.tables.lookalikes import likenesses
from toril.server.tables.refusals import Refused

LONGEST = 20
MOST_MARKS = 3
"""How many accents may stand on one letter: some writing needs as many, towers of them do not."""

_INVISIBLE = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters, marks and signs by their category that show nothing all the same."""

_EMOJI = (
    "[©®‼⁉™ℹ↔-↪⌚-⏿Ⓜ▪-➿⤴⤵⬅-⭕〰〽㊗㊙\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
    "[\ufe0f\U0001f3fb-\U0001f3ff]?"
)
"""A picture, shown in colour or with a tone of skin if that is said behind it."""

_SIGN = re.compile(
    f"{_EMOJI}(?:{JOINER}{_EMOJI}){{0,3}}"  # a family has four people
    "|[\U0001f1e6-\U0001f1ff]{2}"  # a flag is two letters of its own
    "|.",
    re.DOTALL,
)
"""What shows as one sign. Joiners are kept in here and nowhere else, where they would be unseen."""


def clean_name(text: str, taken: Collection[str]) -> str:
    """Return `text` as a name: one line of plain signs, unlike the others at the table.

    >>> clean_name("  Ana\\u202e  María ", {"Ana María"})
    'Ana María 2'
    >>> clean_name("\\u0410n\\u0430", {"Ana"}).endswith(" 2")  # two of the letters are Cyrillic
    True
    """
    name = _shortened(" ".join(_plain(text).split()), LONGEST)
    if not any(sign.isalnum() or unicodedata.category(sign) == "So" for sign in name):
        raise Refused(
            "bad_nickname", f"A name has 1 to {LONGEST} letters, digits or symbols.", length=LONGEST
        )
    others = frozenset[str]().union(*map(likenesses, taken))
    unique, number = name, 1
    while likenesses(unique) & others:
        number += 1
        unique = f"{_shortened(name, LONGEST - len(str(number)) - 1)} {number}"
    return unique


def _shortened(name: str, most: int) -> str:
    """Return the signs of `name` that have room: a family is in it as a whole or not at all."""
    pieces: list[str] = []
    for sign in _SIGN.findall(name):
        if pieces and unicodedata.category(sign[0])[0] == "M":
            pieces[-1] += sign
        else:
            pieces.append(sign)
    room = sum(end <= most for end in accumulate(map(len, pieces)))
    return "".join(pieces[:room]).rstrip()


def _plain(text: str) -> str:
    """Return `text` with spaces for signs that are invisible, turn the direction or pile up."""
    shown, marks = "", MOST_MARKS  # a mark needs something to stand on
    for sign in _SIGN.findall(unicodedata.normalize("NFC", text)):
        category = unicodedata.category(sign[0])
        seen = sign.replace(JOINER, "").isprintable() and sign not in _INVISIBLE
        if not seen or category[0] in "CZ" or category == "Me":
            shown, marks = shown + " ", MOST_MARKS
        elif category[0] != "M":
            shown, marks = shown + sign, 0
        elif marks < MOST_MARKS:
            shown, marks = shown + sign, marks + 1
    return shown
