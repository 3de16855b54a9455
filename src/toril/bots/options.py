"""How the options of a bot are read: each has a function that knows what it may be."""

from collections.abc import Callable
from typing import TypeAlias

OptionValue: TypeAlias = int | float | str
ReadOption: TypeAlias = Callable[[str], OptionValue | None]
"""Reads an option's value; None for one that it cannot be."""


def whole(low: int, high: int) -> ReadOption:
    """Return what reads a whole number from `low` to `high`."""

    def read(text: str) -> int | None:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            return None
        return int(text) if low <= int(text) <= high else None

    return read


def decimal(low: float, high: float) -> ReadOption:
    """Return what reads a decimal fraction from `low` to `high`."""

    def read(text: str) -> float | None:
        digits = text.replace(".", "", 1)
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            return None
        return float(text) if low <= float(text) <= high else None

    return read


def word(*words: str) -> ReadOption:
    """Return what reads one of `words`."""

    def read(text: str) -> str | None:
        return text if text in words else None

    return read
