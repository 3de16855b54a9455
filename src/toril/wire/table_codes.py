"""Short codes that can be read out loud: the name of a table."""

import re

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LOOK_ALIKES = "01ILO"
"""The signs that no code has, because they are mistaken for others."""

DRAWN = "".join(sign for sign in LETTERS if sign not in "AEUY")
"""What new codes are made of: without vowels chance spells no word. Codes with vowels are older."""

LENGTH = 6


def read_code(text: str) -> str | None:
    """Return the code that somebody typed; None for what cannot be one.

    Small letters count as capitals, and whatever is neither a letter nor a digit is passed over:
    the page reads codes by the same rule.

    >>> read_code("k7w-2fp")
    'K7W2FP'
    """
    return _read(text, LETTERS)


def meant_as_code(text: str) -> str | None:
    """Return what looks like a code, also where signs in it were mistaken for others.

    >>> meant_as_code("k7w-2f0"), read_code("k7w-2f0")
    ('K7W2F0', None)
    """
    return _read(text, LETTERS + LOOK_ALIKES)


def _read(text: str, signs: str) -> str | None:
    code = "".join(sign for sign in text if sign.isalnum()).upper()
    return code if re.fullmatch(f"[{signs}]{{{LENGTH}}}", code) else None
