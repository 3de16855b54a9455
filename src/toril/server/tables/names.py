"""Nicknames that can stand on any screen."""

import unicodedata
from collections.abc import Collection

from toril.server.tables.refused import Refused

LONGEST = 20
MOST_MARKS = 3
"""How many accents may stand on one letter: some writing needs as many, towers of them do not."""

_INVISIBLE = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters, marks and signs by their category that show nothing all the same."""


def clean_name(text: str, taken: Collection[str]) -> str:
    """Return `text` as a name: one line of plain signs, unlike the others at the table.

    >>> clean_name("  Ana\\u202e  María ", {"Ana María"})
    'Ana María 2'
    """
    name = " ".join(_plain(text).split())[:LONGEST].strip()
    if not any(sign.isalnum() or unicodedata.category(sign) == "So" for sign in name):
        raise Refused(
            "bad_nickname", f"A name has 1 to {LONGEST} letters, digits or signs.", length=LONGEST
        )
    others = set(map(_likeness, taken))
    unique, number = name, 1
    while _likeness(unique) in others:
        number += 1
        unique = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return unique


def _likeness(name: str) -> str:
    """Return what names have in common that look alike."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _plain(text: str) -> str:
    """Return `text` with spaces for what is invisible, turns the direction or towers up."""
    shown, marks = "", MOST_MARKS  # a mark needs something to stand on
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if not sign.isprintable() or category[0] in "CZ" or category == "Me" or sign in _INVISIBLE:
            shown, marks = shown + " ", MOST_MARKS
        elif category[0] != "M":
            shown, marks = shown + sign, 0
        elif marks < MOST_MARKS:
            shown, marks = shown + sign, marks + 1
    return shown
