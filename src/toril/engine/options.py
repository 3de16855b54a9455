"""Checks that the two rules values share. Each refusal says what would be allowed."""

from collections.abc import Sequence
from typing import Any

from toril.engine.errors import BadRules

MOST = 1000
"""No number of cards goes beyond this, so that a made-up record cannot eat all memory."""


def whole(name: str, value: Any, low: int, high: int | None = None) -> None:
    """Refuse `value` unless it is a whole number from `low` to `high`."""
    if type(value) is int and low <= value and (high is None or value <= high):
        return
    if high is None:
        sentence = f"{name} must be a whole number, {low} or more, not {value!r}."
        raise BadRules("number_too_low", sentence, option=name, low=low, given=repr(value))
    sentence = f"{name} must be a whole number, {low} to {high}, not {value!r}."
    raise BadRules("bad_number", sentence, option=name, low=low, high=high, given=repr(value))


def one_of(name: str, value: Any, names: Sequence[str]) -> None:
    """Refuse `value` unless it is one of `names`."""
    if isinstance(value, str) and value in names:
        return
    allowed = ", ".join(names)
    raise BadRules(
        "bad_choice",
        f"{name} must be one of {allowed}, not {value!r}.",
        option=name,
        allowed=allowed,
        given=repr(value),
    )


def enough_cards(top_card: int, needed: int) -> None:
    """Refuse a deck that cannot be dealt."""
    if top_card < needed:
        raise BadRules(
            "too_few_cards",
            f"top_card must be {needed} or more to deal to everybody, not {top_card}.",
            needed=needed,
            given=top_card,
        )
