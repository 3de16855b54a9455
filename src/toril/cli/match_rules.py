"""The rules of a match, made from the flags and the options that a command was given."""

from collections.abc import Mapping, Sequence
from typing import Any

from toril.engine.errors import TorilError
from toril.engine.game import Rules
from toril.engine.games import BY_SHORT, SIX
from toril.engine.notation import options as parse_options
from toril.engine.older_data import field_names

LIMITS = SIX.options["limit"].words


def make_rules(
    game: str,
    chosen: Mapping[str, Any],
    extra: Sequence[str],
    usual: Mapping[str, Any] | None = None,
) -> Rules:
    """Return the rules that options give: `chosen` by flag (None: not given), `extra` by name.

    `usual` is what an option is where neither says it.
    """
    options = {**(usual or {}), **given_options(game, chosen, extra)}
    rules: Rules = BY_SHORT[game].rules(**options)
    return rules


def given_options(game: str, chosen: Mapping[str, Any], extra: Sequence[str]) -> dict[str, Any]:
    """Return the options that were given; refuse what is no option of the game."""
    known = field_names(BY_SHORT[game].rules)
    given = {name: value for name, value in chosen.items() if value is not None}
    for name in given:
        if name not in known:
            raise TorilError(
                "option_of_other_game",
                f"--{name} is not an option of {game}.",
                option=f"--{name}",
                game=game,
            )
    for word in extra:
        name, value = _by_name(word, game, known)
        if name in given and given[name] != value:
            raise TorilError(
                "option_twice",
                f"{name} cannot be both {given[name]} and {value}: give it once.",
                option=name,
                first=str(given[name]),
                second=str(value),
            )
        given[name] = value
    return given


def _by_name(word: str, game: str, known: Sequence[str]) -> tuple[str, Any]:
    """Return the name and the value of an option that is written as one word."""
    name, equals, _ = word.partition("=")
    names = ", ".join(known)
    if not equals:
        raise TorilError(
            "bad_option",
            f"An option is written name=value; {game} has: {names}.",
            game=game,
            options=names,
        )
    if name not in known:
        raise TorilError(
            "unknown_option",
            f"{game} has no option {name}; it has: {names}.",
            game=game,
            option=name,
            options=names,
        )
    try:
        return name, parse_options([word], known)[name]
    except TorilError as error:
        raise TorilError(
            "bad_option_value",
            f"{word} cannot be read: a number is at most nine plain digits, the first not a 0.",
            given=word,
        ) from error


def parse_limit(text: str | None) -> int | None:
    """Return a limit given as a number, or by the name that an edition has for it (S9)."""
    if text is None or text in LIMITS:
        return LIMITS[text] if text else None
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    names = ", ".join(LIMITS)
    raise TorilError(
        "bad_limit", f"The limit is a number or one of these names: {names}.", names=names
    )
