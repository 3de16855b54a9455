"""Checks that the two rules values share. Each refusal says what would be allowed."""

from collections.abc import Sequence
from typing import Any

from toril.engine.errors import BadRules

MOST = 1000
"""No number of cards goes beyond this, so that a made-up record cannot eat all memory."""

LONGEST = 1_000_000
"""No match is longer than this, in rounds or in bullheads."""


def whole(name: str, value: Any, low: int, high: int) -> None:
    """Refuse `value` unless it is a whole number from `low` to `high`."""
    if type(value) is int and low <= value <= high:
        return
    given = short(value)
    sentence = f"{name} must be a whole number, {low} to {high}, not {given}."
    raise BadRules("bad_number", sentence, option=name, low=low, high=high, given=given)


def one_of(name: str, value: Any, names: Sequence[str]) -> None:
    """Refuse `value` unless it is one of `names`."""
    if isinstance(value, str) and value in names:
        return
    allowed = ", ".join(names)
    given = short(value)
    sentence = f"{name} must be one of {allowed}, not {given}."
    raise BadRules("bad_choice", sentence, option=name, allowed=allowed, given=given)


def short(value: Any) -> str:
    """Return a value as it can stand in a sentence, however large it is."""
    if type(value) is int and abs(value) > 10**30:  # Python refuses to print the largest ones
        return hex(value)[:20] + "…"
    try:
        shown = repr(value)
    except (ValueError, RecursionError):  # an endless number inside, or no end of brackets
        return type(value).__name__
    return shown if len(shown) <= 40 else shown[:39] + "…"


def enough_cards(top_card: int, needed: int) -> None:
    """Refuse a deck that cannot be dealt."""
    if top_card < needed:
        raise BadRules(
            "too_few_cards",
            f"top_card must be {needed} or more to deal to everybody, not {top_card}.",
            needed=needed,
            given=top_card,
        )
