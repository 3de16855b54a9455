"""Other people's text and values as they can stand in a sentence: short, and without tricks."""

from typing import Any


def cut(text: str, most: int) -> str:
    """Return `text` with at most so many signs; an ellipsis stands for the rest.

    >>> cut("a long story", 7)
    'a long…'
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def short(value: Any) -> str:
    """Return the `repr` of a value, however large it is."""
    if type(value) is int and abs(value) > 10**30:  # Python refuses to print the largest ones
        return hex(value)[:20] + "…"
    try:
        return cut(repr(value), 40)
    except (ValueError, RecursionError):  # an endless number inside, or no end of brackets
        return type(value).__name__


def printable(text: str, kept: str = "") -> str:
    """Return `text` with dots for all that would steer a terminal, except the signs in `kept`.

    >>> printable("red: \\x1b[31m")
    'red: ·[31m'
    """
    return "".join(sign if sign.isprintable() or sign in kept else "·" for sign in text)
