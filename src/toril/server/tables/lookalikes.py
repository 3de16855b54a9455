"""Names that are easily mistaken for each other.

Two names are alike when they share one of two forms: the letters whatever their size, or the shapes
as they stand there. Both are without accents, so that José and Jose are alike, and with Latin
letters for those of other alphabets that look like them. It is a short form of what Unicode
calls a skeleton (UTS 39), for the alphabets in which people write to each other, and generous: a
name that is alike by mistake gets a number behind it, and nothing else happens.
"""

import re
import unicodedata

from toril.engine.names import JOINER

_LOOKS_LIKE = {
    # Cyrillic, and what of it is used outside of Russia
    "АВЕКМНОРСТУХІЈЅҺԀԚԜҮӀЗЬ": "ABEKMHOPCTYXIJShdQWYl3b",
    "авекмнорстухіјѕһԁԛԝүӏзьбгп": "abekmhopctyxijshdqwyl3b6rn",
    # Greek: large and small letters look like different ones
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αβγεικνορστυχωη": "abyeikvopotuxwn",
    # Armenian
    "ՏՕՍԼ": "SOUL",
    "օոսհցզգյա": "onuhgqqjw",
    # Cherokee, of which many letters are Latin capitals; the small ones fold to the large ones
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ": "ABCDEGHJKLMPRSTVWZ",
    # Latin that stays what it is when accents go: small capitals, letters of phonetics, strokes
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "abcdefghijklmnoprstuvwyz",
    "ɑɡıɩøØłŁđĐħĦŧŦ": "agiioOlLdDhHtT",
}
_ALPHABETS = str.maketrans(
    {other: latin for both in _LOOKS_LIKE.items() for other, latin in zip(*both, strict=True)}
)
_STROKES = str.maketrans("I1|0", "lllO")
_PAIRS = (("rn", "m"), ("vv", "w"))
_UNSEEN = re.compile(f"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff{JOINER}\u20d0-\u20ff\ufe00-\ufe0f]")
"""Accents of our alphabets (not the vowel signs of others), and what joins pictures."""


def likenesses(name: str) -> frozenset[str]:
    """Return the forms of a name; another that has one of them is easily mistaken for it.

    >>> bool(likenesses("Ana") & likenesses("\\u0410n\\u0430"))  # the A and the last a are Cyrillic
    True
    >>> bool(likenesses("Al") & likenesses("AI") and likenesses("José") & likenesses("jose"))
    True
    >>> bool(likenesses("Ana") & likenesses("Eva"))
    False
    """
    letters = _bare(unicodedata.normalize("NFKC", name).casefold()).translate(_ALPHABETS)
    letters = letters.casefold()  # matters for 36 Cherokee letters only: see there
    shapes = _bare(name).translate(_ALPHABETS).translate(_STROKES).casefold()
    for pair, one in _PAIRS:
        shapes = shapes.replace(pair, one)
    return frozenset((letters, shapes))


def _bare(text: str) -> str:
    """Return `text` without accents, and with plain letters for wide, round or tiny ones."""
    return _UNSEEN.sub("", unicodedata.normalize("NFKD", text))
